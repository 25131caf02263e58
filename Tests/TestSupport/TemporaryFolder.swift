package import FileSystem
package import Foundation

/// A fresh folder for one test, removed with all that is in it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "docgen-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    let folder = FilePath(path)
    try? OpenFolder(folder.parent ?? ".").removeAll(folder.name)
  }

  /// The path of something inside whose name need not be text.
  package subscript(_ name: FilePath) -> FilePath { FilePath(path) / name }

  /// The path of something inside.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// Renames something inside, and replaces what has the other path.
  package func move(_ path: FilePath, to other: FilePath) throws {
    let folder = try OpenFolder(FilePath(self.path))
    try folder.move(path, to: folder, as: other)
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything inside, hidden or not: folders end in a slash, links have their targets, files
  /// what they hold.
  package func tree(_ name: String = "") throws -> [String: String] {
    var found: [String: String] = [:]
    let manager = FileManager.default
    for path in try manager.subpathsOfDirectory(atPath: self(name)) {
      let full = self(name) + "/" + path
      switch try manager.attributesOfItem(atPath: full)[.type] as? FileAttributeType {
      case .typeDirectory?: found[path + "/"] = ""
      case .typeSymbolicLink?:
        found[path] = "-> " + (try manager.destinationOfSymbolicLink(atPath: full))
      default:
        found[path] = String(decoding: manager.contents(atPath: full) ?? Data(), as: UTF8.self)
      }
    }
    return found
  }

  /// Differs between a file that was written again and one that was left alone.
  package func identity(_ name: String) throws -> FileIdentity {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return FileIdentity(
      inode: attributes[.systemFileNumber] as? Int,
      modified: attributes[.modificationDate] as? Date)
  }
}

package struct FileIdentity: Equatable {
  package var inode: Int?
  package var modified: Date?
}

extension Files {
  /// Writes a new file, whose name need not be text.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws {
    let file = try OpenFolder(path.parent ?? ".").create(path.name)
    try file.append(bytes)
    try file.finish()
  }
}
