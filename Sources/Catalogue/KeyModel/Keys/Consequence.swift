/// The consequence of a missing or wrong key.
public struct Consequence: Hashable, Sendable {
  /// One sentence of inline Markdown.
  public var text: String
  /// The source that says it; nil only in a catalogue that was read from a file.
  public var source: SourceReference?

  /// A consequence, in one sentence, with its source; nil for one that a file without it said.
  public init(_ text: String, from source: SourceReference?) {
    self.text = text
    self.source = source
  }

  init(_ text: String, source: SourceReference?) {
    self.text = text
    self.source = source
  }
}
