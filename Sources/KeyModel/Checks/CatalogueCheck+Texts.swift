import Diagnostics
import Text

extension CatalogueCheck {
  /// A catalogue that was read from a file holds none: its reader has replaced and told them.
  static let unprintableCharacter = CatalogueCheck(
    "unprintable-character", "A text steers what shows it instead of being shown."
  ) { catalogue in
    guard !catalogue.isFromOutside else { return [] }
    var texts = catalogue.keys.flatMap { key in
      ([key.path.description, key.title ?? "", key.summary, key.discussion] + key.symbols)
        .map { ($0, key.location as SourceLocation?) }
    }
    texts += catalogue.extensionPoints.flatMap { point in
      [point.id, point.name, point.summary, point.discussion].map { ($0, point.location) }
    }
    texts += catalogue.groups.flatMap { [$0.id, $0.title, $0.summary].map { ($0, nil) } }
    texts += catalogue.sources.flatMap { [$0.title, $0.summary].map { ($0, nil) } }
    return texts.compactMap { text, location in
      guard let found = text.unprintables().first else { return nil }
      var diagnostic = Diagnostic.unprintable(found.scalar, at: location)
      // Who declares a catalogue can mend it.
      diagnostic.severity = .error
      diagnostic.remedy = "remove it"
      return diagnostic
    }
  }
}
