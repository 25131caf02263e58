package import KeyModel

/// The numbers come from the protocol.
package enum CompletionKind: Int, Sendable {
  case key = 10
  case value = 12
  case buildSetting = 6
  case skeleton = 15
}

package struct Completion: Hashable, Sendable {
  package var label: String
  package var kind: CompletionKind
  /// The range to replace: on one line, with the offset inside or at its end.
  package var range: Range<Int>
  /// The new text with tab stops, in the protocol's snippet syntax, indented as in the text.
  package var snippet: String
  /// The new text for editors without snippets.
  package var plainText: String
  /// The text that the editor compares with the typed text in `range`.
  package var filterText: String
  /// A few words beside the label, such as the type.
  package var detail: String?
  package var isDeprecated = false
  /// The key, for `documentation(of:)`.
  package var path: PropertyPath?
}
