package import KeyModel
package import Text

/// The addresses and first sections of the reference's pages; nil if a page is missing.
package struct PageAddresses: Sendable {
  package var ofKey: @Sendable (PropertyPath) -> PageAddress?
  package var ofExtensionPoint: @Sendable (ExtensionPoint.ID) -> PageAddress?
  package var ofFinding: @Sendable (_ id: String) -> PageAddress?
  /// The first sections of a key's page.
  package var textOfKey: @Sendable (PropertyPath) -> Prose?
  package var textOfExtensionPoint: @Sendable (ExtensionPoint.ID) -> Prose?
  /// The meaning of a listed value of a key.
  package var textOfValue: @Sendable (PropertyPath, AllowedValue) -> Prose?

  package init(
    ofKey: @escaping @Sendable (PropertyPath) -> PageAddress? = { _ in nil },
    ofExtensionPoint: @escaping @Sendable (ExtensionPoint.ID) -> PageAddress? = { _ in nil },
    ofFinding: @escaping @Sendable (_ id: String) -> PageAddress? = { _ in nil },
    textOfKey: @escaping @Sendable (PropertyPath) -> Prose? = { _ in nil },
    textOfExtensionPoint: @escaping @Sendable (ExtensionPoint.ID) -> Prose? = { _ in nil },
    textOfValue: @escaping @Sendable (PropertyPath, AllowedValue) -> Prose? = { _, _ in nil }
  ) {
    self.ofKey = ofKey
    self.ofExtensionPoint = ofExtensionPoint
    self.ofFinding = ofFinding
    self.textOfKey = textOfKey
    self.textOfExtensionPoint = textOfExtensionPoint
    self.textOfValue = textOfValue
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
