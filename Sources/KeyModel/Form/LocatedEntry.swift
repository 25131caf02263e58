import Text

/// An entry that knows where it is declared.
protocol LocatedEntry: Sendable {
  var location: SourceLocation { get set }
}

extension ObjectForm where Owner: LocatedEntry {
  /// The form of the object as a value that knows where it was read.
  var locatedForm: Form<Owner> {
    form(
      reading: { entry, location in
        return changed(entry) { $0.location = location }
      }, writing: { $0 })
  }
}

/// An entry that has a title.
protocol TitledEntry: LocatedEntry {
  var title: String { get set }
  /// The title of an entry for which none is written.
  var usualTitle: String { get }
}

/// An entry while it is being read, when its title may still be missing.
struct Titled<Entry: TitledEntry>: Sendable {
  var entry: Entry
  var title: String?

  init(_ entry: Entry) { self.entry = entry }
}

extension Field {
  /// The member with the title, which may be left out.
  init<Entry>(title summary: String) where Owner == Titled<Entry> {
    self.init("title", .text, summary, store: { $0.title = $1 }) { $0.entry.title }
  }
}

extension ObjectForm {
  /// The form of the object as a value that has a title and knows where it was read.
  func titledForm<Entry>() -> Form<Entry> where Owner == Titled<Entry> {
    form(
      reading: { record, location in
        return changed(record.entry) {
          $0.title = record.title ?? $0.usualTitle
          $0.location = location
        }
      }, writing: { Titled($0) })
  }
}

extension KeyGroup: TitledEntry {
  var usualTitle: String { id }
}

extension Source: TitledEntry {
  var usualTitle: String { id.text }
}

extension RejectionCode: TitledEntry {
  var usualTitle: String { id }
}

extension CatalogueChange: TitledEntry {
  var usualTitle: String { id }
}

extension SearchSynonym: LocatedEntry {}

extension ReleaseRegistry.Line: LocatedEntry {}
