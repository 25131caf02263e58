import Text

extension EditedList {
  /// The documents of a YAML or TOML text as they were read; the root of each is an item without a holder. What an alias
  /// repeats is where it is written. Nil for other formats.
  package init?(_ bytes: [UInt8], reading lists: [PropertyListDocument]) {
    guard let format = lists.first?.format, format == .yaml || format == .toml else { return nil }
    var items: [Item] = []
    // Last in, first out, so that items are in the order of the text.
    var waiting: [(holder: Int?, index: Int, key: Piece?, name: String, node: Node)] = []
    for (number, list) in lists.enumerated().reversed() {
      waiting.append((nil, number, nil, "", list.root))
    }
    // Values that an alias repeats are elsewhere, and keys of a table of TOML may be.
    func isWritten(_ inside: Range<Int>?, in range: Range<Int>) -> Bool {
      guard let inside else { return false }
      return format == .toml
        || inside.lowerBound >= range.lowerBound && inside.upperBound <= range.upperBound
    }
    while let next = waiting.popLast() {
      guard let range = next.node.range else { continue }
      var item = Item(holder: next.holder, index: next.index)
      item.key = next.key
      item.name = next.name
      item.kind = next.node.kindInEditor
      item.text = next.node.textInEditor
      item.value = Self.piece(range, item.kind, in: bytes, format)
      items.append(item)
      let holder = items.count - 1
      switch next.node.value {
      case .dictionary(let members):
        var end = range.lowerBound
        var own: [(holder: Int?, index: Int, key: Piece?, name: String, node: Node)] = []
        for member in members {
          guard let keyRange = member.keyRange, isWritten(keyRange, in: range),
            format == .toml || keyRange.lowerBound >= end, let value = member.node.range
          else { continue }
          end = max(keyRange.upperBound, value.upperBound)
          own.append(
            (
              holder, own.count, Self.piece(keyRange, .string, in: bytes, format), member.key,
              member.node
            ))
        }
        waiting += own.reversed()
      case .array(let elements):
        for (index, element) in elements.enumerated().reversed()
        where isWritten(element.range, in: range) {
          waiting.append((holder, index, nil, "", element))
        }
      default: break
      }
    }
    self.init(bytes, format, items: items)
  }

  private typealias Node = PropertyListDocument.Node

  /// A text without its quotes, a container without its brackets, or a table of TOML without its header.
  private static func piece(
    _ range: Range<Int>, _ kind: ValueKind, in bytes: [UInt8], _ format: PropertyListDocument.Format
  ) -> Piece {
    guard range.upperBound <= bytes.count, range.count >= 2 else {
      return Piece(range: range, content: range)
    }
    let first = bytes[range.lowerBound]
    if format == .toml, kind == .dictionary, first != UInt8(ascii: "{") {
      guard first == UInt8(ascii: "[") else { return Piece(range: range, content: range) }
      let end = bytes[range].firstIndex { $0.endsLine } ?? range.upperBound
      return Piece(range: range, content: end..<range.upperBound)
    }
    guard "\"'[{".utf8.contains(first) else { return Piece(range: range, content: range) }
    return Piece(range: range, content: (range.lowerBound + 1)..<(range.upperBound - 1))
  }
}

extension PropertyListDocument.Node {
  fileprivate var kindInEditor: EditedList.ValueKind {
    switch value {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .null: .unknown
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  fileprivate var textInEditor: String? {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .null: ""
    case .array, .dictionary: nil
    default: plainText
    }
  }
}
