package enum OutlineItemKind: Hashable, Sendable {
  case dictionary, array, string, number, boolean, date, data
}

package struct OutlineItem: Hashable, Sendable {
  package var name: String
  /// The value, or the number of elements.
  package var detail: String?
  package var kind: OutlineItemKind
  /// The key with its value.
  package var range: Range<Int>
  /// The key's name, within `range`.
  package var selectionRange: Range<Int>
  package var children: [OutlineItem]
}
