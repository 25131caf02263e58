/// Settings that come from the command line and from a file, where every field may be left open.
package protocol LayeredSettings {
  /// The fields of text.
  static var texts: [any WritableKeyPath<Self, String?> & Sendable] { get }
}

extension LayeredSettings {
  /// These settings, with open fields taken from others.
  package func completed(by others: Self) -> Self {
    var settings = self
    for text in Self.texts {
      settings[keyPath: text] = settings[keyPath: text] ?? others[keyPath: text]
    }
    return settings
  }
}
