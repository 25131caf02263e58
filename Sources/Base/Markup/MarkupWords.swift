/// The words that renderers add to texts, in the language of the readers.
package struct MarkupWords: Sendable {
  /// The titles of the callouts that authors write, by their styles.
  package var callouts: [String: String]
  /// The label of a numbered listing.
  package var listing: @Sendable (Int) -> String
  /// The name of a mark that leads to a source, for screen readers.
  package var source: @Sendable (Int) -> String

  /// The name of a footnote's mark, for screen readers.
  package var note: @Sendable (Int) -> String
  /// The name of the link from a footnote back to its mark.
  package var backToNote: @Sendable (Int) -> String
  /// The meanings of the marks of tasks.
  package var done: String
  package var toDo: String

  package init(
    callouts: [String: String], listing: @escaping @Sendable (Int) -> String,
    source: @escaping @Sendable (Int) -> String, note: @escaping @Sendable (Int) -> String,
    backToNote: @escaping @Sendable (Int) -> String, done: String, toDo: String
  ) {
    self.note = note
    self.backToNote = backToNote
    self.done = done
    self.toDo = toDo
    self.callouts = callouts
    self.listing = listing
    self.source = source
  }

  package static let english = MarkupWords(
    callouts: [:], listing: { "Listing \($0)." }, source: { "Source \($0)" },
    note: { "Note \($0)" }, backToNote: { "Back to note \($0)" }, done: "Done", toDo: "To do")

  /// The title of a callout.
  func title(of kind: Callout) -> String {
    Callout.written.contains(kind) ? callouts[kind.style] ?? kind.title : kind.title
  }
}
