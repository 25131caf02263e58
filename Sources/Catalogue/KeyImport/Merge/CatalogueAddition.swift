import JSON
package import KeyModel
import Text

/// Adds entries to the text of a `catalogue.json`, without touching what is there.
package struct CatalogueAddition {
  private var bytes: [UInt8]
  private let file: String

  /// - Parameter bytes: A catalogue that can be read.
  package init(to bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The text with the entries that a merge adds; nil if it is not the text of a catalogue.
  package func adding(_ merge: CatalogueMerge, of imported: Catalogue) -> [UInt8]? {
    var addition = self
    let keys = merge.addedKeys.map { key in
      let entry = imported.draftEntry(of: key)
      guard !merge.namesDocuments else {
        return entry["document"] == nil ? entry.adding("document", imported.document.id) : entry
      }
      return entry.without("document")
    }
    let isDone =
      addition.add(merge.addedSources.map(\.json), to: "sources")
      && addition.add(merge.addedGroups.map(\.json), to: "groups")
      && addition.add(keys, to: "keys")
    return isDone ? addition.bytes : nil
  }

  /// Adds elements to the end of an array at the root. A draft without the array does without the entries.
  private mutating func add(_ elements: [JSONValue], to member: String) -> Bool {
    guard !elements.isEmpty else { return true }
    let found: End?
    do throws(JSONScanner.SyntaxError) {
      found = try self.end(of: member)
    } catch {
      return false
    }
    guard let end = found else { return member != "keys" }
    let margin = "\n" + String(repeating: " ", count: 4)
    // A text in JSON has no line breaks.
    let texts = elements.map { margin + $0.readable(width: 116).replacing("\n", with: margin) }
    let text = (end.isEmpty ? "" : ",") + texts.joined(separator: ",") + (end.isEmpty ? "\n  " : "")
    bytes.insert(contentsOf: text.utf8, at: end.offset)
    return true
  }

  private struct End {
    /// The offset after the last element.
    var offset: Int
    var isEmpty: Bool
  }

  /// The end of an array at the root; nil if there is no such member.
  private func end(of member: String) throws(JSONScanner.SyntaxError) -> End? {
    var scanner = JSONScanner(bytes, file: file)
    var members = try scanner.beginObject()
    while let name = try scanner.nextMember(&members) {
      guard name == member else {
        try scanner.skipValue()
        continue
      }
      var elements = try scanner.beginArray()
      var end = scanner.offset
      var isEmpty = true
      while try scanner.nextElement(&elements) {
        isEmpty = false
        try scanner.skipValue()
        end = scanner.offset
      }
      let isBlank: (UInt8) -> Bool = { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
      while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
      return End(offset: end, isEmpty: isEmpty)
    }
    return nil
  }
}

extension JSONValue {
  fileprivate func adding(_ name: String, _ text: String) -> JSONValue {
    changed(self) { $0.append(name, .string(text)) }
  }

  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }
}
