import JSON
import Text

/// A property list as it is while somebody writes it: whatever is open, half typed or out of order is kept.
///
/// `PropertyListReader` makes of a list what a program would read; this keeps what an editor has to show and
/// to complete. Both use the same lexers. The items are a list, not a tree, so depth costs no stack, and one
/// walk over them finds the item at an offset.
package struct EditedList: Sendable {
  /// What a value is written as.
  package enum Kind: Hashable, Sendable {
    case dictionary, array
    case string, integer, real, boolean, date, data
    /// A word that is not a value.
    case unknown

    package var isContainer: Bool { self == .dictionary || self == .array }
  }

  /// A key, or a value that holds no others.
  package struct Piece: Sendable {
    /// With its tags or quotes.
    package var range: Range<Int>
    /// Between the tags or quotes; the same as `range` without them.
    package var content: Range<Int>
    /// False if the closing tag or quote is missing.
    package var isClosed = true
    /// Whether it has no tags or quotes.
    package var isBare: Bool { range == content }

    /// Whether what is typed at an offset becomes part of the piece.
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
    /// How many items of the same holder precede it.
    package let index: Int
    package var key: Piece?
    /// The key's name; empty without a key.
    package var name = ""
    /// Whether a colon or an equals sign follows the key, in the forms that have one.
    package var hasSeparator = false
    package var value: Piece?
    package var kind = Kind.unknown

    /// With key and value.
    package var range: Range<Int> {
      let start = key?.range.lowerBound ?? value?.range.lowerBound ?? 0
      return start..<max(start, value?.range.upperBound ?? key?.range.upperBound ?? start)
    }
  }

  package let bytes: [UInt8]
  /// Nil if the text is empty.
  package let format: PropertyListDocument.Format?
  /// In the order of the text, each container before what it contains.
  package private(set) var items: [Item]
  package private(set) var comments: [Range<Int>]

  /// Reads a text in UTF-8, in time that is proportional to its length.
  ///
  /// - Parameter prefersJSON: Whether a dictionary that has no sign of a form yet is JSON.
  package init(_ bytes: [UInt8], prefersJSON: Bool = false) {
    self.bytes = bytes
    let detected = TextEncoding.detect(bytes)
    let start = detected.encoding == .utf8 ? detected.markLength : 0
    var format = PropertyListFormatDetector(bytes, from: start).format
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
}

extension EditedList {
  /// What is at an offset.
  package enum Spot: Sendable {
    case key(Int)
    /// The content of a value that holds no others.
    case value(Int)
    /// The tags or brackets around what a dictionary or an array contains.
    case bracket(Int)
    /// Between the items of a holder, behind one of them.
    case gap(holder: Int?, after: Int?)
  }

  /// What is at an offset.
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
      // What follows is not at the offset either.
      if value.range.lowerBound > offset { break }
    }
    for index in items.indices where items[index].range.lowerBound < offset {
      if items[index].holder == holder, items[index].range.upperBound <= offset { last = index }
    }
    return .gap(holder: holder, after: last)
  }

  /// The indexes of the items from the root down to one.
  package func chain(to index: Int) -> [Int] {
    var chain = [index]
    while let holder = items[chain[chain.count - 1]].holder { chain.append(holder) }
    return chain.reversed()
  }

  /// The items of a holder.
  package func children(of holder: Int?) -> [Int] {
    items.indices.filter { items[$0].holder == holder }
  }

  /// The text that a value represents, if it holds no others.
  package func text(of item: Item) -> String? {
    guard let value = item.value, !item.kind.isContainer else { return nil }
    return EditedListBuilder.text(of: value, in: bytes, format)
  }
}
