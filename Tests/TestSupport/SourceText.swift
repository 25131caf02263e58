import Foundation

/// The text of a source file of the package, by its name.
package func sourceText(_ name: String) throws -> String {
  let files = FileManager.default.enumerator(
    at: repository.appending(path: "Sources"), includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    if file.lastPathComponent == name { return try String(contentsOf: file, encoding: .utf8) }
  }
  throw CocoaError(.fileNoSuchFile)
}
