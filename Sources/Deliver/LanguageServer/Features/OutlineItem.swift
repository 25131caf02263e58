package import KeyValidation

package struct OutlineItem: Hashable, Sendable {
  package var name: String
  /// The value, or the number of elements.
  package var detail: String?
  package var kind: EditedList.ValueKind
  /// The key with its value.
  package var range: Range<Int>
  /// The key's name, within `range`.
  package var selectionRange: Range<Int>
  package var children: [OutlineItem]
}
