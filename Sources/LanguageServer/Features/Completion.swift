package import KeyModel

package struct Completion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case key, value, buildSetting, skeleton }

  package var label: String
  package var kind: Kind
  /// A few words beside the label, such as the type.
  package var detail: String?
  package var isDeprecated = false
  /// The range to replace: on one line, with the offset inside or at its end.
  package var range: Range<Int>
  /// The new text with tab stops, in the protocol's snippet syntax. Lines are indented as in the text; the first one
  /// begins in `range`.
  package var snippet: String
  /// The new text for editors without snippets.
  package var plainText: String
  /// The text that the editor compares with the typed text in `range`.
  package var filterText: String
  /// The key, for `documentation(of:)`.
  package var path: PropertyPath?

  package init(
    _ label: String, _ kind: Kind, replacing range: Range<Int>, snippet: String, plainText: String,
    filterText: String? = nil, detail: String? = nil, isDeprecated: Bool = false,
    path: PropertyPath? = nil
  ) {
    self.label = label
    self.kind = kind
    self.range = range
    self.snippet = snippet
    self.plainText = plainText
    self.filterText = filterText ?? label
    self.detail = detail
    self.isDeprecated = isDeprecated
    self.path = path
  }
}
