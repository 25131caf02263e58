import Diagnostics
public import Text

/// A code with which a service that receives products reports that a rule is broken.
public struct RejectionCode: Hashable, Sendable {
  /// The code as its messages spell it.
  public typealias ID = String

  /// The code.
  public var id: ID
  /// What it is called, in a few words.
  public var title: String
  /// What it means, in one sentence of inline Markdown.
  public var summary: String
  /// More, in Markdown, such as what to do.
  public var discussion: String
  /// The ids of the ways of distribution that refuse a product for it; empty where it is only a warning.
  public var refusedBy: [String]
  /// Where the facts come from.
  public var sources: [SourceReference]
  /// Where it is declared, for diagnostics.
  public var location: SourceLocation

  /// Declares a code; `Rule.codes(_:)` says which rules it reports.
  public init(
    _ id: ID, _ title: String, summary: String, discussion: String = "",
    refusedBy: [Distribution] = [], sources: [SourceReference], file: StaticString = #fileID,
    line: Int = #line
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.discussion = discussion
    self.refusedBy = refusedBy.map(\.id)
    self.sources = sources
    location = SourceLocation(file: "\(file)", line: line)
  }
}
