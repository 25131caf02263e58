import KeyValidation

extension PropertyListDocument.Node {
  /// The value in one line.
  var shown: String {
    switch value {
    case .string(let text): "'\(text)'"
    case .array(let nodes): "[" + nodes.map(\.shown).joined(separator: ", ") + "]"
    case .dictionary(let members):
      "{" + members.map { "\($0.key): \($0.node.shown)" }.joined(separator: ", ") + "}"
    case .boolean(let flag): String(flag)
    default: plainText ?? "?"
    }
  }

  /// The ranges of the value and of everything in it, keys included.
  var ranges: [Range<Int>] {
    let inside: [Range<Int>] =
      switch value {
      case .array(let nodes): nodes.flatMap(\.ranges)
      case .dictionary(let members):
        members.flatMap { ($0.keyRange.map { [$0] } ?? []) + $0.node.ranges }
      default: []
      }
    return (range.map { [$0] } ?? []) + inside
  }
}
