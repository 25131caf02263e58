import Text

protocol LocatedEntry: Sendable {
  var location: SourceLocation { get set }
}

protocol TitledEntry: LocatedEntry {
  associatedtype ID
  var id: ID { get }
  var title: String { get set }
}

extension ObjectForm where Owner: LocatedEntry {
  /// The form of an entry that knows where it was read.
  var locatedForm: Form<Owner> {
    form(
      reading: { entry, location in changed(entry) { $0.location = location } }, writing: { $0 })
  }
}

extension ObjectForm where Owner: TitledEntry {
  /// The same; a title that is missing is the id.
  var titledForm: Form<Owner> {
    form(
      reading: { entry, location in
        changed(entry) {
          if $0.title.isEmpty { $0.title = "\($0.id)" }
          $0.location = location
        }
      }, writing: { $0 })
  }
}

extension KeyGroup: TitledEntry {}
extension Source: TitledEntry {}
extension RejectionCode: TitledEntry {}
extension CatalogueChange: TitledEntry {}
extension SearchSynonym: LocatedEntry {}
extension ReleaseRegistry.Line: LocatedEntry {}
