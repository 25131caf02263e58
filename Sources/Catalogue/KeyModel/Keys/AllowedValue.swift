/// A value that a key may have.
public struct AllowedValue: Hashable, Sendable {
  /// The value as it is written in a file.
  public var value: PropertyListValue
  /// The effect of the value, in one sentence of inline Markdown.
  public var summary: String
  /// Stated where a value came later than its key.
  public var availability: [AvailabilityStatement]
  /// The names of those of the catalogue's APIs whose use the value declares.
  public var apis: [String]

  /// Declares a value; `summary` is one sentence of inline Markdown.
  public init(
    _ value: PropertyListValue, _ summary: String, availability: [AvailabilityStatement] = [],
    apis: [String] = []
  ) {
    self.value = value
    self.summary = summary
    self.availability = availability
    self.apis = apis
  }
}

/// The values a key may have; for an array, the values its elements may have.
public enum AllowedValues: Hashable, Sendable {
  /// Anything that fits the type and the rules.
  case any
  /// These and no others: a source says so, or others are refused, with these codes if a service does it.
  case closed([AllowedValue], codes: [RejectionCode.ID] = [])
  /// Every value that a source of this edition knows; another one is probably a mistake, which a service
  /// may refuse with these codes.
  case documented([AllowedValue], codes: [RejectionCode.ID] = [])
  /// Examples of a set that is open by design, because people invent their own values.
  case open([AllowedValue])
  /// The identifiers of the catalogue's extension points that have the mechanism; an open set.
  case extensionPoints(ExtensionPoint.Mechanism)
}

extension AllowedValues {
  /// The values listed; for `.extensionPoints` empty until the catalogue resolves it.
  public var listed: [AllowedValue] {
    switch self {
    case .closed(let values, _), .documented(let values, _), .open(let values): values
    case .any, .extensionPoints: []
    }
  }

  /// Whether no other values are allowed.
  public var isClosed: Bool { if case .closed = self { true } else { false } }

  /// Whether every value that a source knows is listed.
  public var isComplete: Bool {
    switch self {
    case .closed, .documented: true
    case .any, .open, .extensionPoints: false
    }
  }

  /// The codes with which a service refuses other values.
  public var codes: [RejectionCode.ID] {
    switch self {
    case .closed(_, let codes), .documented(_, let codes): codes
    case .any, .open, .extensionPoints: []
    }
  }
}
