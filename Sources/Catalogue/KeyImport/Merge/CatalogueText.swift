import JSON
import KeyModel
import Text

/// The text of a `catalogue.json` in which some entries become others; the rest stays byte for byte.
struct CatalogueText {
  /// The changes of the text.
  struct Edits {
    /// Changes of entries that are there; an entry that becomes nil is left out.
    var changes: [DraftEntries.List: [String: (JSONValue) -> JSONValue?]] = [:]
    /// Entries that go to the end of a list.
    var additions: [DraftEntries.List: [JSONValue]] = [:]
    /// Members of the whole.
    var root: [JSONValue.Member] = []
  }

  private struct Replacement {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private let bytes: [UInt8]
  /// The document of keys that name none; nil if names are without documents.
  private let document: String?
  private var replacements: [Replacement] = []

  /// - Parameter bytes: A catalogue that can be read.
  init(_ bytes: [UInt8], document: String?) {
    self.bytes = bytes
    self.document = document
  }

  /// The text with the edits; nil if it is not the text of a catalogue.
  func applying(_ edits: Edits) -> [UInt8]? {
    var text = self
    do throws(JSONScanner.SyntaxError) {
      return try text.apply(edits)
    } catch {
      return nil
    }
  }

  private mutating func apply(_ edits: Edits) throws(JSONScanner.SyntaxError) -> [UInt8] {
    var scanner = JSONScanner(bytes, file: "")
    var members = try scanner.beginObject()
    let start = scanner.offset
    var found: Set<String> = []
    while let name = try scanner.nextMember(&members) {
      found.insert(name)
      if let list = DraftEntries.List(rawValue: name) {
        try edit(list, edits, &scanner)
      } else {
        let start = scanner.offset
        try scanner.skipValue()
        if let new = edits.root.first(where: { $0.name == name }) {
          let end = end(before: scanner.offset)
          replacements.append(
            Replacement(range: start..<end, bytes: Self.text(new.value, margin: 2)))
        }
      }
    }
    addToRoot(edits, without: found, at: start)
    var result: [UInt8] = []
    var offset = 0
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[offset..<replacement.range.lowerBound] + replacement.bytes
      offset = replacement.range.upperBound
    }
    return result + bytes[offset...]
  }

  private mutating func edit(
    _ list: DraftEntries.List, _ edits: Edits, _ scanner: inout JSONScanner
  ) throws(JSONScanner.SyntaxError) {
    let changes = edits.changes[list, default: [:]]
    var elements = try scanner.beginArray()
    var end = scanner.offset
    var (isEmpty, hasOthers) = (true, false)
    while try scanner.nextElement(&elements) {
      let start = scanner.offset
      let entry = try scanner.readValue()
      let before = end
      end = self.end(before: scanner.offset)
      isEmpty = false
      guard let name = DraftEntries.name(of: entry, in: list, document),
        let change = changes[name]
      else {
        hasOthers = true
        continue
      }
      if let new = change(entry) {
        hasOthers = true
        if new != entry {
          replacements.append(
            Replacement(range: start..<end, bytes: Self.text(new, margin: 4)))
        }
      } else if hasOthers {
        // With the comma before it.
        replacements.append(Replacement(range: before..<end, bytes: []))
      } else {
        // With the comma after it, if there is one.
        let next = bytes[scanner.offset] == UInt8(ascii: ",") ? scanner.offset + 1 : end
        replacements.append(Replacement(range: start..<next, bytes: []))
      }
    }
    let additions = edits.additions[list, default: []]
    guard !additions.isEmpty else { return }
    let margin = "\n" + String(repeating: " ", count: 4)
    let texts = additions.map { Array(margin.utf8) + Self.text($0, margin: 4) }
    let separator = isEmpty || !hasOthers ? "" : ","
    replacements.append(
      Replacement(
        range: end..<end,
        bytes: Array(separator.utf8) + texts.joined(separator: Array(",".utf8))
          + (isEmpty ? Array("\n  ".utf8) : [])))
  }

  /// Adds lists and members that the text lacks in front of all others.
  private mutating func addToRoot(_ edits: Edits, without found: Set<String>, at start: Int) {
    let lists = edits.additions.filter { !found.contains($0.key.rawValue) }.map {
      JSONValue.Member($0.key.rawValue, .array($0.value))
    }
    let missing =
      edits.root.filter { !found.contains($0.name) } + lists.sorted { $0.name < $1.name }
    guard !missing.isEmpty else { return }
    let text = missing.map { member in
      JSONValue.string(member.name).readable() + ": "
        + String(decoding: Self.text(member.value, margin: 2), as: UTF8.self) + ",\n  "
    }
    replacements.append(Replacement(range: start..<start, bytes: Array(text.joined().utf8)))
  }

  private static func text(_ value: JSONValue, margin: Int) -> [UInt8] {
    // A text in JSON has no line breaks.
    let blanks = "\n" + String(repeating: " ", count: margin)
    return Array(value.readable(width: 120 - margin).replacing("\n", with: blanks).utf8)
  }

  /// The end of what is before an offset, without white space and a comma.
  private func end(before offset: Int) -> Int {
    var end = offset
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
