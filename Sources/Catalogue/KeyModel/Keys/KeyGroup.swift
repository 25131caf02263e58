public import Text

/// Keys that belong together, in the order of the page they become.
public struct KeyGroup: Sendable {
  /// A short name that stays.
  public typealias ID = String

  /// The name that entries refer to.
  public var id: ID
  /// The document that the keys are in; nil for the catalogue's first one.
  public var document: DocumentKind.ID?
  /// The title of the group's page.
  public var title: String
  /// The purpose of the keys, in one sentence of inline Markdown.
  public var summary: String
  /// The availability of keys at the root that state none.
  public var availability: [AvailabilityStatement]
  /// The keys, in any order.
  public var keys: [Key]
  /// The addresses that the page had before, from the site's root without extension.
  public var movedFrom: [String]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares keys that belong together.
  public init(
    _ id: ID, _ title: String, in document: DocumentKind.ID? = nil, summary: String,
    availability: [AvailabilityStatement] = [], keys: [Key], movedFrom: [String] = [],
    file: StaticString = #fileID,
    line: Int = #line
  ) {
    self.id = id
    self.document = document
    self.title = title
    self.summary = summary
    self.availability = availability
    self.keys = keys
    self.movedFrom = movedFrom
    location = SourceLocation(file: "\(file)", line: line)
  }
}

/// The keys of a dictionary that occurs under several keys, declared once with relative paths.
public struct KeyShape: Sendable {
  /// A short name that stays.
  public typealias ID = String

  /// The name that entries refer to.
  public var id: ID
  /// The keys, in any order.
  public var keys: [Key]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares keys that belong together.
  public init(_ id: ID, keys: [Key], file: StaticString = #fileID, line: Int = #line) {
    self.id = id
    self.keys = keys
    location = SourceLocation(file: "\(file)", line: line)
  }
}
