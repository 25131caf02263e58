import KeyModel

/// The subjects of a catalogue that have pages or parts of one, each list from one pass over it.
struct SiteSubjects: Sendable {
  let catalogue: Catalogue
  /// The types and functions that keys name.
  let apis: [APIOwner]
  /// Each platform's releases, with the keys they added and ended.
  let histories: [ReleaseHistory]

  /// The major releases that have pages, each with the platforms on which it changed the same; the first platform gives
  /// the page its address.
  let releases: [(platforms: [Platform], major: ReleaseHistory.Major)]

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    apis = APIOwner.all(of: catalogue)
    histories = ReleaseHistory.all(of: catalogue)
    var releases: [(platforms: [Platform], major: ReleaseHistory.Major)] = []
    for history in histories {
      for major in history.majorsWithPages {
        if let twin = releases.firstIndex(where: { $0.major == major }) {
          releases[twin].platforms.append(history.platform)
        } else {
          releases.append(([history.platform], major))
        }
      }
    }
    self.releases = releases
  }
}
