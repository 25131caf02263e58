import KeyModel

/// The subjects of a catalogue that have pages or parts of one, each list from one pass over it.
struct SiteSubjects: Sendable {
  let catalogue: Catalogue
  /// The types and functions that keys name.
  let apis: [APIOwner]
  /// Each platform's releases, with the keys they added and ended.
  let histories: [ReleaseHistory]

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    apis = APIOwner.all(of: catalogue)
    histories = ReleaseHistory.all(of: catalogue)
  }
}
