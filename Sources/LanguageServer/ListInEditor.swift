package import KeyModel
package import KeyValidation

/// A property list as it is in an editor, and what an editor can show of it.
///
/// Offsets are bytes of the text, which is UTF-8; any of them may be anywhere, also outside of the text.
package struct ListInEditor {
  /// The text, and what the checker's reader made of it.
  let file: DocumentCheckers.File
  /// All documents of the reference; `file.catalogue` has the keys of the list's own.
  let catalogue: Catalogue
  let pages: PageAddresses

  package init(_ file: DocumentCheckers.File, in catalogue: Catalogue, pages: PageAddresses) {
    self.file = file
    self.catalogue = catalogue
    self.pages = pages
  }

  var text: [UInt8] { file.bytes }

  /// What the text at an offset means.
  package func hover(at offset: Int) -> Hover? { nil }

  /// What can be written at an offset, the best first.
  package func completions(at offset: Int) -> [Completion] { [] }

  /// What a completion means, which editors ask for when it is selected.
  package func documentation(of completion: Completion) -> Prose? { nil }

  /// What writes a key with a value into a dictionary or behind a list's other keys; nil where that is not certain.
  ///
  /// - Parameters:
  ///   - path: The key, as the catalogue has it.
  ///   - range: The bytes of the dictionary that gets it, tags or brackets included.
  package func insertion(of path: PropertyPath, into range: Range<Int>) -> (
    offset: Int, text: String
  )? {
    nil
  }

  package func outline() -> [OutlineItem] { [] }

  /// What can be folded: dictionaries and arrays, tags or brackets included.
  package func folds() -> [Range<Int>] { [] }

  /// Names of keys and values that have a page.
  package func links() -> [(range: Range<Int>, address: String)] { [] }
}

/// Where the pages of the reference are; a function returns nil where there is no page. Paths of keys are those
/// of the whole catalogue.
package struct PageAddresses: Sendable {
  package var ofKey: @Sendable (PropertyPath) -> String?
  package var ofExtensionPoint: @Sendable (ExtensionPoint.ID) -> String?

  package init(
    ofKey: @escaping @Sendable (PropertyPath) -> String? = { _ in nil },
    ofExtensionPoint: @escaping @Sendable (ExtensionPoint.ID) -> String? = { _ in nil }
  ) {
    self.ofKey = ofKey
    self.ofExtensionPoint = ofExtensionPoint
  }
}

/// A text for editors that show Markdown, and for the others.
package struct Prose: Hashable, Sendable {
  package var markdown: String
  package var plain: String

  package init(markdown: String, plain: String) {
    self.markdown = markdown
    self.plain = plain
  }
}

package struct Hover: Hashable, Sendable {
  /// What it is about.
  package var range: Range<Int>
  package var text: Prose

  package init(_ range: Range<Int>, _ text: Prose) {
    self.range = range
    self.text = text
  }
}

package struct Completion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case key, value, buildSetting, skeleton }

  package var label: String
  package var kind: Kind
  /// A few words beside the label, such as the type.
  package var detail: String?
  package var isDeprecated = false
  /// What is replaced; in one line, and the offset is within it or at its end.
  package var range: Range<Int>
  /// The new text with tab stops, in the syntax of the protocol's snippets. Lines are indented with tabs or
  /// spaces as in the text, and the first line begins in `range`.
  package var snippet: String
  /// The new text for editors without snippets.
  package var plainText: String
  /// What the text in `range` is compared with while somebody types.
  package var filterText: String
  /// The key that it is, for `documentation(of:)`.
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

package struct OutlineItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case dictionary, array, string, number, boolean, date, data
  }

  package var name: String
  /// The value, or how many elements it has.
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
