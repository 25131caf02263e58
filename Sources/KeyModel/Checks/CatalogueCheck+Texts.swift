import Diagnostics
import Text

extension CatalogueCheck {
  /// The reader of a file has already replaced and reported them.
  static let unprintableCharacter = CatalogueCheck(
    "unprintable-character", "A text contains invisible control characters."
  ) { catalogue in
    guard !catalogue.isFromOutside else { return [] }
    var texts: [(String, SourceLocation?)] = []
    for key in catalogue.keys {
      var own = [key.path.description, key.summary, key.discussion]
      own += [key.title, key.consequence?.text, key.capability, key.approval].compactMap(\.self)
      own += key.symbols
      own += key.apis.map(\.symbol)
      texts += own.map { ($0, key.location) }
    }
    texts += catalogue.extensionPoints.flatMap { point in
      [point.id, point.name, point.summary, point.discussion].map { ($0, point.location) }
    }
    texts += catalogue.codes.flatMap { code in
      ([code.id, code.title, code.summary, code.discussion] + code.messages).map {
        ($0, code.location)
      }
    }
    texts += catalogue.groups.flatMap { [$0.id, $0.title, $0.summary].map { ($0, nil) } }
    texts += catalogue.sources.flatMap { [$0.title, $0.summary].map { ($0, nil) } }
    return texts.compactMap { text, location in
      guard let found = text.unprintables().first else { return nil }
      var diagnostic = Diagnostic.unprintable(found.scalar, at: location)
      // In a catalogue's own source it can be corrected.
      diagnostic.severity = .error
      diagnostic.remedy = "remove it"
      return diagnostic
    }
  }
}
