import Diagnostics
public import Text

/// A document that facts come from.
public struct Source: Hashable, Sendable {
  /// A short stable name, such as `cocoa-keys`.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public var text: String
    /// An id of this name.
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { self.init(value) }
    public var description: String { text }
  }

  /// The name that references use.
  public var id: ID
  /// The document's title.
  public var title: String
  /// Nil where the document has no lasting address.
  public var url: String?
  /// The edition and the use of the document, in one sentence.
  public var summary: String
  /// Whether a section is the path of a page below the address, and can be linked.
  public var sectionsArePaths: Bool
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares a document; an address is of the web.
  public init(
    _ id: ID, _ title: String, url: String?, summary: String, sectionsArePaths: Bool = false,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.summary = summary
    self.sectionsArePaths = sectionsArePaths
    location = SourceLocation(file: "\(file)", line: line)
  }

  /// The address of a section's own page, where sections have pages.
  package func url(ofSection section: String) -> String? {
    sectionsArePaths
      ? url.map { $0 + percentEncoded(section, keeping: "/:@!$&'()*+,;=") } : nil
  }
}

/// The certainty of a collected fact.
public enum Confidence: String, Sendable, CaseIterable {
  case low, medium, high
}

/// A section of a source, where a fact was read.
public struct SourceReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The document.
  public var id: Source.ID
  /// A heading, a table, or a page's name below the source's address.
  public var section: String
  /// Stated for facts collected at second hand.
  public var confidence: Confidence?
  /// Whether it stands for the documentation of the key that names it.
  private(set) var isOwnPage = false

  /// A section of a document.
  public init(_ id: Source.ID, _ section: String, confidence: Confidence? = nil) {
    self.id = id
    self.section = section
    self.confidence = confidence
  }

  /// The document without a section.
  package var wholeDocument: Self { Self(id, "") }

  /// A whole document, by its id.
  public init(stringLiteral value: String) { self.init(Source.ID(value), "") }

  /// The documentation of the key that names it, which follows from the catalogue's conventions.
  public static let ownPage = changed(Self("own-page", "")) { $0.isOwnPage = true }
}

/// A point where sources disagree, or where a source is wrong: every reading, the choice, the reason.
public struct EditorNote: Hashable, Sendable {
  /// The subject of the disagreement.
  public enum Subject: String, Sendable, CaseIterable {
    case name, type, values, `default`, availability, placement, requirement, title, reference
    case text

    /// Whether notes on it change nothing that a reader writes, unless they say otherwise.
    var isEditorial: Bool { [.title, .reference, .text].contains(self) }
  }

  /// The statement of one source.
  public struct Reading: Hashable, Sendable {
    /// The source.
    public var source: SourceReference
    /// The statement, in one sentence.
    public var text: String

    /// A statement of a source, in one sentence.
    public init(_ source: SourceReference, _ text: String) {
      self.source = source
      self.text = text
    }
  }

  /// The subject of the disagreement.
  public var subject: Subject
  /// The statements of the sources.
  public var readings: [Reading]
  /// The catalogue's choice, in one sentence of inline Markdown.
  public var choice: String
  /// The reason, in one sentence of inline Markdown.
  public var reason: String
  /// Nil for the usual value of its subject.
  package var statedEditorial: Bool?

  /// Whether it changes nothing that a reader writes; then only the page of all notes shows it.
  public var isEditorial: Bool { statedEditorial ?? subject.isEditorial }

  /// Records a disagreement, the choice and its reason.
  ///
  /// - Parameter isEditorial: Nil for the usual value of the subject: true for titles, references
  ///   and texts.
  public init(
    _ subject: Subject, _ readings: [Reading], choice: String, reason: String,
    isEditorial: Bool? = nil
  ) {
    self.subject = subject
    self.readings = readings
    self.choice = choice
    statedEditorial = isEditorial
    self.reason = reason
  }
}
