/// A value that a key may have.
public struct AllowedValue: Hashable, Sendable {
  /// The value as it is written in a file.
  public var value: PropertyListValue
  /// What the value does, in one sentence of inline Markdown.
  public var summary: String
  /// Stated where a value came later than its key.
  public var availability: [AvailabilityStatement]

  /// Declares a value; `summary` is one sentence of inline Markdown.
  public init(
    _ value: PropertyListValue, _ summary: String, availability: [AvailabilityStatement] = []
  ) {
    self.value = value
    self.summary = summary
    self.availability = availability
  }
}

/// The values a key may have; for an array, the values its elements may have.
public enum AllowedValues: Hashable, Sendable {
  /// Anything that fits the type and the rules.
  case any
  /// These and no others.
  case closed([AllowedValue])
  /// These are known; others are possible.
  case open([AllowedValue])
  /// The identifiers of the catalogue's extension points that have the mechanism; an open set.
  case extensionPoints(ExtensionPoint.Mechanism)
}

extension AllowedValues {
  /// The values listed; for `.extensionPoints` empty until the catalogue resolves it.
  public var listed: [AllowedValue] {
    switch self {
    case .closed(let values), .open(let values): values
    case .any, .extensionPoints: []
    }
  }

  /// Whether no other values are allowed.
  public var isClosed: Bool { if case .closed = self { true } else { false } }
}
