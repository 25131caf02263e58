package struct OutlineItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case dictionary, array, string, number, boolean, date, data
  }

  package var name: String
  /// The value, or the number of elements.
  package var detail: String?
  package var kind: Kind
  /// The key with its value.
  package var range: Range<Int>
  /// The key's name, within `range`.
  package var selectionRange: Range<Int>
  package var children: [OutlineItem]

  package init(
    _ name: String, _ kind: Kind, range: Range<Int>, selectionRange: Range<Int>,
    detail: String? = nil, children: [OutlineItem] = []
  ) {
    self.name = name
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.detail = detail
    self.children = children
  }
}
