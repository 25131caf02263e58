import JSON
import Text

/// A property list that is being edited, with everything that an editor must show and complete.
///
/// It may be incomplete or malformed. The items are an array, not a tree, so depth costs no stack.
package struct EditedList: Sendable {
  /// The type with which a value is written.
  package enum ValueKind: String, Sendable {
    case dictionary, array
    case string, integer, real, boolean, date, data
    /// A word that is not a value.
    case unknown

    package var isContainer: Bool { self == .dictionary || self == .array }
  }

  /// A key or a scalar value.
  package struct Piece: Sendable {
    /// Including tags or quotes.
    package var range: Range<Int>
    /// Without tags or quotes.
    package var content: Range<Int>
    /// False if the closing tag or quote is missing.
    package var isClosed = true
    /// Whether it has no tags or quotes.
    package var isBare: Bool { range == content }

    /// Whether text typed at an offset becomes part of the piece.
    package func holds(_ offset: Int) -> Bool {
      if isBare { return range.lowerBound <= offset && offset <= range.upperBound }
      return range.lowerBound < offset
        && (offset < range.upperBound || !isClosed && offset == range.upperBound)
    }
  }

  /// A key, a value, or a key with its value.
  package struct Item: Sendable {
    /// The index of the item whose dictionary or array contains this one; nil at the root.
    package let holder: Int?
    /// Its index among the items of the same holder.
    package let index: Int
    package var key: Piece?
    /// The key's name; empty without a key.
    package var name = ""
    /// Whether a colon or an equals sign follows the key, in formats that have one.
    package var hasSeparator = false
    package var value: Piece?
    package var kind = ValueKind.unknown
    /// The text of a scalar, where its syntax isn't as simple as its bytes.
    var text: String?

    /// Including key and value.
    package var range: Range<Int> {
      let start = key?.range.lowerBound ?? value?.range.lowerBound ?? 0
      return start..<max(start, value?.range.upperBound ?? key?.range.upperBound ?? start)
    }
  }

  package let bytes: [UInt8]
  /// Nil for an empty text.
  package let format: PropertyListDocument.Format?
  /// In the order of the text, or of TOML's tables; containers before their contents.
  package private(set) var items: [Item]
  package private(set) var comments: [Range<Int>]

  /// - Parameter prefersJSON: Whether a dictionary whose format is not yet clear is JSON.
  package init(_ bytes: [UInt8], prefersJSON: Bool = false) {
    self.bytes = bytes
    let detected = TextEncoding.detect(bytes)
    let start = detected.encoding == .utf8 ? detected.markLength : 0
    var format = PropertyListDocument.Format(detecting: bytes, from: start)
    if bytes.starts(with: "bplist".utf8) { format = .binary }
    let first = bytes[start...].first { !$0.isWhiteSpace }
    if prefersJSON, format == .openStep, first == UInt8(ascii: "{") { format = .json }
    self.format = format
    var builder = EditedListBuilder(bytes, format)
    builder.read(from: start)
    if builder.hasUnclosedDictionary {
      builder = EditedListBuilder(bytes, format, followsIndentation: true)
      builder.read(from: start)
    }
    items = builder.items
    comments = builder.comments
  }

  /// A text with items that were read before.
  init(_ bytes: [UInt8], _ format: PropertyListDocument.Format, items: [Item]) {
    self.bytes = bytes
    self.format = format
    self.items = items
    comments = []
  }
}

extension EditedList {
  /// A position in the structure of a list.
  package enum Spot: Sendable {
    case key(Int)
    /// In the content of a scalar value.
    case value(Int)
    /// In the tags or brackets of a dictionary or an array.
    case bracket(Int)
    /// Between the items of a holder, after one of them.
    case gap(holder: Int?, after: Int?)
  }

  /// The position in the structure at an offset.
  package func spot(at offset: Int) -> Spot {
    var holder: Int?
    var last: Int?
    for index in items.indices {
      let item = items[index]
      if item.key?.holds(offset) == true { return .key(index) }
      guard let value = item.value else { continue }
      if !item.kind.isContainer {
        if value.holds(offset) { return .value(index) }
      } else if value.range.lowerBound < offset,
        offset < value.content.lowerBound
          || value.isClosed && value.content.upperBound < offset && offset < value.range.upperBound
      {
        return .bracket(index)
      } else if value.content.lowerBound <= offset, offset <= value.content.upperBound,
        !value.isClosed || offset < value.range.upperBound
      {
        holder = index
      }
      // Items are sorted, so later ones are not at the offset either; those of a table of TOML may be anywhere.
      if format != .toml, value.range.lowerBound > offset { break }
    }
    for index in items.indices where items[index].range.lowerBound < offset {
      if items[index].holder == holder, items[index].range.upperBound <= offset { last = index }
    }
    return .gap(holder: holder, after: last)
  }

  /// The items of a holder.
  package func children(of holder: Int?) -> [Int] {
    items.indices.filter { items[$0].holder == holder }
  }

  /// The text of a scalar value.
  package func text(of item: Item) -> String? {
    guard let value = item.value, !item.kind.isContainer else { return nil }
    return item.text ?? EditedListBuilder.text(of: value, in: bytes, format)
  }
}
