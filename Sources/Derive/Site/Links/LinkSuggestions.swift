import KeyModel
import Text

/// Names near those that links misspell. The known names are prepared at the first mistake, because most sites have none,
/// and once, because a site may have many. Which thread asks first changes no answer.
final class LinkSuggestions: Sendable {
  private let catalogue: Catalogue
  private let keys = Lock<KeySuggestions?>(nil)
  private let points: Lock<Suggestions>
  private let guides: Lock<Suggestions>

  init(_ catalogue: Catalogue, guides: [String]) {
    self.catalogue = catalogue
    points = Lock(Suggestions(catalogue.extensionPoints.map(\.id), limit: .max))
    self.guides = Lock(Suggestions(guides.sorted(), limit: .max))
  }

  /// `; did you mean 'X'?`, or nothing.
  func key(_ path: PropertyPath) -> String {
    keys.withLock { [catalogue] known in
      var keys = known ?? KeySuggestions(catalogue, limit: .max)
      defer { known = keys }
      return keys.ending(for: path)
    }
  }

  func point(_ id: String) -> String { points.withLock { $0.ending(for: id) } }

  func guide(_ name: String) -> String { guides.withLock { $0.ending(for: name) } }
}
