/// What happens if a key is missing or wrong.
public struct Consequence: Hashable, Sendable {
  /// One sentence of inline Markdown.
  public var text: String
  /// Where it was read; nil only in a catalogue that was read from a file.
  public var source: SourceReference?

  /// States what happens, in one sentence, and which source says so.
  public init(_ text: String, from source: SourceReference) {
    self.text = text
    self.source = source
  }

  init(_ text: String, source: SourceReference?) {
    self.text = text
    self.source = source
  }
}
