import Text

extension EditedList {
  /// The documents of a YAML text as they were read; the root of each is an item without a holder. What an alias repeats is
  /// where it is written.
  package init(_ bytes: [UInt8], reading lists: [PropertyListDocument]) {
    var items: [Item] = []
    // Last in, first out, so that items are in the order of the text.
    var waiting: [(holder: Int?, index: Int, key: Piece?, name: String, node: Node)] = []
    for (number, list) in lists.enumerated().reversed() {
      waiting.append((nil, number, nil, "", list.root))
    }
    while let next = waiting.popLast() {
      guard let range = next.node.range else { continue }
      var item = Item(holder: next.holder, index: next.index)
      item.key = next.key
      item.name = next.name
      item.value = Self.piece(range, in: bytes)
      item.kind = next.node.kindInEditor
      item.text = next.node.textInEditor
      items.append(item)
      let holder = items.count - 1
      switch next.node.value {
      case .dictionary(let members):
        var end = range.lowerBound
        var own: [(holder: Int?, index: Int, key: Piece?, name: String, node: Node)] = []
        for member in members {
          guard let keyRange = member.keyRange, keyRange.lowerBound >= end,
            keyRange.upperBound <= range.upperBound, let value = member.node.range
          else { continue }
          end = max(keyRange.upperBound, value.upperBound)
          own.append(
            (holder, own.count, Self.piece(keyRange, in: bytes), member.key, member.node))
        }
        waiting += own.reversed()
      case .array(let elements):
        for (index, element) in elements.enumerated().reversed() {
          guard let inside = element.range, inside.lowerBound >= range.lowerBound,
            inside.upperBound <= range.upperBound
          else { continue }
          waiting.append((holder, index, nil, "", element))
        }
      default: break
      }
    }
    self.init(bytes, .yaml, items: items)
  }

  private typealias Node = PropertyListDocument.Node

  /// A text without its quotes, or a container without its brackets.
  private static func piece(_ range: Range<Int>, in bytes: [UInt8]) -> Piece {
    guard range.upperBound <= bytes.count, range.count >= 2,
      "\"'[{".utf8.contains(bytes[range.lowerBound])
    else { return Piece(range: range, content: range) }
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
