import Diagnostics
public import Text

/// A change of a catalogue, for people who follow it.
public struct CatalogueChange: Hashable, Sendable {
  /// The permanent name for feed readers.
  public var id: String
  /// The day, as `2026-11-21`. Source: RFC 3339, section 5.6, "full-date".
  public var date: String
  /// The change in a few words.
  public var title: String
  /// In Markdown: what is different, and what to do about it.
  public var text: String
  /// The keys that are new or say something else.
  public var keys: [PropertyPath]
  /// The declaration's location, for diagnostics.
  public var location: SourceLocation

  /// Declares a change on a day such as `2026-11-21`; the text is Markdown.
  public init(
    _ id: String, on date: String, _ title: String, _ text: String, keys: [PropertyPath] = [],
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.id = id
    self.date = date
    self.title = title
    self.text = text
    self.keys = keys
    location = SourceLocation(file: "\(file)", line: line)
  }

  /// Whether a text is a day of the Gregorian calendar, from year 1 to 9999.
  static func isDate(_ text: String) -> Bool {
    RuleSchedule.isDay(text) && !text.hasPrefix("0000")
  }
}
