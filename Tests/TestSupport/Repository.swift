package import Foundation

/// The folder of this package, which the tests read themes, documents and sources from.
package let repository: URL = {
  var folder = URL(filePath: #filePath)
  repeat {
    folder.deleteLastPathComponent()
  } while folder.path.count > 1
    && !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  return folder
}()
