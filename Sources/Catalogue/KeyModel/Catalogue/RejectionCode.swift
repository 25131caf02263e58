import Diagnostics
public import Text

/// A code or a message with which a store, an installer or a running system reports that a rule is broken.
public struct RejectionCode: Hashable, Sendable {
  /// The code as its messages spell it.
  public typealias ID = String

  /// The code.
  public var id: ID
  /// The title, in a few words.
  public var title: String
  /// The messages as they are printed, which readers paste into a search field; the usual one first.
  public var messages: [String]
  /// The meaning, in one sentence of inline Markdown.
  public var summary: String
  /// More, in Markdown, such as what to do.
  public var discussion: String
  /// The keys that it is about besides those whose rules name it.
  public var keys: [PropertyPath]
  /// The document that the examples are pieces of; nil for the catalogue's first one.
  public var document: DocumentKind.ID?
  /// A piece of a file for which it is reported.
  public var wrong: PropertyListValue?
  /// The same piece without the mistake.
  public var right: PropertyListValue?
  /// The mistake, as the title of the codes about it: `Icons`. Empty where the catalogue doesn't say.
  public var subject: String
  /// The ids of the ways of distribution that refuse a product for it; empty where it is only a warning.
  public var refusedBy: [String]
  /// The effect besides `refusedBy`, such as that it is only a warning, and since when, in inline Markdown; empty if `refusedBy` says all.
  public var outcome: String
  /// The sources of the facts.
  public var sources: [SourceReference]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares a code; `Rule.codes(_:)` says which rules it reports.
  public init(
    _ id: ID, _ title: String, messages: [String] = [], summary: String, discussion: String = "",
    keys: [PropertyPath] = [], in document: DocumentKind.ID? = nil,
    wrong: PropertyListValue? = nil, right: PropertyListValue? = nil, subject: String = "",
    refusedBy: [Distribution] = [], outcome: String = "", sources: [SourceReference],
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.id = id
    self.title = title
    self.messages = messages
    self.summary = summary
    self.discussion = discussion
    self.keys = keys
    self.document = document
    self.wrong = wrong
    self.right = right
    self.refusedBy = refusedBy.map { $0.id }
    self.subject = subject
    self.outcome = outcome
    self.sources = sources
    location = SourceLocation(file: "\(file)", line: line)
  }

  /// The same code among those about a subject.
  public func about(_ subject: String) -> RejectionCode {
    changed(self) { $0.subject = subject }
  }
}

extension RejectionCode {
  /// The examples, each with what messages call it.
  var examples: [(name: String, value: PropertyListValue)] {
    [("wrong", wrong), ("right", right)].compactMap { name, value in value.map { (name, $0) } }
  }
}
