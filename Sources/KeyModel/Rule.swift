/// A statement about a key's value or place that a property list keeps or breaks.
///
/// One value renders as a schema keyword where a schema can express it, as a diagnostic, and as a
/// sentence on the key's page.
public indirect enum Rule: Hashable, Sendable {
  /// An integer between the bounds, both included.
  case range(min: Int?, max: Int?)
  /// Text, or every element of an array of texts, of a known form.
  case format(TextFormat)
  /// A file is named without these endings, each with its dot.
  case withoutSuffix([String])
  /// A file is named with one of these endings, each with its dot.
  case withSuffix([String])
  /// The first element of an array is this one.
  case firstElement(PropertyListValue)
  /// The value serves development only and must not be shipped.
  case mustNotShip(PropertyListValue, reason: String)
  /// At least one of these keys stands beside or at this place.
  case atLeastOne(of: [PropertyPath])
  /// Not together with these keys.
  case excludes([PropertyPath])
  /// Needs the other key, with a value that is not zero.
  case needsNonzero(PropertyPath, when: String)
  /// Needs the other key.
  case needs(PropertyPath, when: String)
  /// Has no effect where the other key is present.
  case ignoredBeside([PropertyPath])
  /// A value, or every element, occurs in the value at another path too.
  case agrees(with: PropertyPath)
  /// Required in the case named.
  case requiredWhen(String)
  /// Only for bundles of this kind.
  case onlyIn(BundleKind)
  /// Not meant for a product that ships.
  case developmentOnly
  /// Every element of an array occurs once.
  case uniqueElements
  /// A condition that no machine can check, as one sentence of inline Markdown.
  case stated(String)
}

/// A form of text that a checker and a schema can test.
public enum TextFormat: String, Sendable, CaseIterable {
  /// `com.example.app`: letters, digits, hyphens, separated by dots.
  case reverseDNS = "reverse-dns"
  /// A uniform type identifier: reverse DNS, or `public.` and the like.
  case uniformTypeIdentifier = "uniform-type-identifier"
  /// A language tag of BCP 47 (RFC 5646).
  case languageTag = "language-tag"
  /// Four letters of ISO 15924: `Latn`.
  case scriptTag = "script-tag"
  case singleCharacter = "single-character"
  /// Decimal digits in a string.
  case numericString = "numeric-string"
  /// Lower case, no port, not an address of numbers.
  case domainName = "domain-name"
  case url = "url"
  /// A file name extension without its dot.
  case filenameExtension = "filename-extension"
  /// `video/mp4` (RFC 6838).
  case mimeType = "mime-type"
}

/// A kind of bundle that some keys are for alone.
public enum BundleKind: String, Sendable, CaseIterable {
  case app = "app"
  case preferencePane = "preference pane"
  case cocoaJavaApp = "Cocoa Java app"
  case appExtension = "app extension"
}
