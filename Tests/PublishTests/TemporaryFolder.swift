import Foundation
import Publish
import Site

/// A fresh folder for one test, removed with all that is in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "docgen-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A place inside.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything inside, hidden or not: folders end in a slash, links tell where they lead, files
  /// what they hold.
  func tree(_ name: String = "") throws -> [String: String] {
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

  /// What tells a file that was written anew from one that was left alone.
  func identity(_ name: String) throws -> FileIdentity {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return FileIdentity(
      inode: attributes[.systemFileNumber] as? Int,
      modified: attributes[.modificationDate] as? Date)
  }

  func publish(_ files: [OutputFile], into name: String = "site") throws -> OutputFolder.Report {
    try OutputFolder(self(name)).publish(files)
  }
}

struct FileIdentity: Equatable {
  var inode: Int?
  var modified: Date?
}

/// A small site.
let pages = [
  OutputFile("index.html", text: "home"), OutputFile("keys/A.html", text: "A"),
  OutputFile("keys/A/B.html", text: "B"), OutputFile("assets/icon", bytes: [0, 255, 10]),
]

let manifest = OutputFolder.manifestName
