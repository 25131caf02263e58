import Foundation
import KeyCatalogue
import KeyModel
import Testing

/// A document whose keys the catalogue must hold, all of them and under its name.
///
/// `Documents/<id>.txt` lists the keys that the document defines, by their paths in the catalogue;
/// `Documents/<id>-mentions.txt` those of others about which it states a fact.
struct SourceDocument: Sendable, CustomTestStringConvertible {
  var id: Source.ID
  var testDescription: String { id.text }

  static let all = ["app-extension-keys", "cocoa-keys", "format-reader"].map {
    SourceDocument(id: Source.ID($0))
  }

  func defined() throws -> Set<String> { Set(try Self.lines(of: id.text)) }
  func mentioned() throws -> Set<String> { Set(try Self.lines(of: id.text + "-mentions")) }

  /// The paths of the catalogue's keys that cite the document.
  var cited: Set<String> {
    Set(
      infoPlistCatalogue.keys.filter { key in key.sources.contains { $0.id == id } }
        .map(\.path.description))
  }

  /// The lines of a fixture, without comments.
  static func lines(of name: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Documents/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
