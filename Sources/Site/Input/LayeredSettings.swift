/// Settings that come from the command line and from a file, where every field may be left open.
package protocol LayeredSettings {
  /// The fields of text.
  static var texts: [any WritableKeyPath<Self, String?> & Sendable] { get }
}

extension LayeredSettings {
  /// The same settings, with the texts of others where these leave a field open.
  package func completed(by others: Self) -> Self {
    var settings = self
    for text in Self.texts {
      settings[keyPath: text] = settings[keyPath: text] ?? others[keyPath: text]
    }
    return settings
  }
}
