import KeyModel
import Markup
import Text

/// The extension points and keys that ask for a key of another file.
struct Askers: Sendable {
  private let points: [PropertyPath: [ExtensionPoint]]
  private let keys: [PropertyPath: [PropertyPath]]

  init(of catalogue: Catalogue) {
    var points: [PropertyPath: [ExtensionPoint]] = [:]
    for point in catalogue.extensionPoints {
      for path in point.entitlements {
        points[catalogue.path(path, from: catalogue.document.id), default: []].append(point)
      }
    }
    self.points = points
    var keys: [PropertyPath: [PropertyPath]] = [:]
    for key in catalogue.keys where catalogue.hasSeveralDocuments && !key.rules.isEmpty {
      let others = key.rules.compactMap(\.companion).filter { $0.document != key.path.document }
      for path in others.uniqued { keys[path, default: []].append(key.path) }
    }
    self.keys = keys
  }

  /// As many as are read.
  private static let most = 100

  /// Links to the extension points and keys that ask for a key, or nil if nothing does.
  func links(to key: Key, _ builder: PageBuilder) -> [Inline]? {
    let links =
      (points[key.path] ?? []).map { [builder.link(to: $0)] }
      + (keys[key.path] ?? []).map { [builder.link(to: $0)] }
    return links.isEmpty ? nil : builder.few(links, Self.most)
  }
}
