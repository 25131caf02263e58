import Diagnostics
import Text

extension CatalogueCheck {
  /// The reader of a file has already replaced and reported them.
  static let unprintableCharacter = CatalogueCheck(
    "unprintable-character", "A text contains invisible control characters."
  ) { catalogue in
    guard !catalogue.isFromOutside else { return [] }
    let identifiers = Set(catalogue.mechanisms.map(\.identifierKey))
    let keys = catalogue.keys.map { key in
      var record = KeyRecord(key, in: catalogue, url: "")
      // The values of such a key are the extension points.
      if identifiers.contains(key.path) { record.values = [] }
      return (KeyRecord.form.texts(of: record), key.location)
    }
    let points = catalogue.extensionPoints.map { point in
      let record = ExtensionPointRecord(point, in: catalogue, url: "")
      return (ExtensionPointRecord.form.texts(of: record), point.location)
    }
    let others =
      catalogue.codes.map { (CatalogueRecord.code.texts($0), $0.location) }
      + catalogue.groups.map { (CatalogueRecord.group.texts($0), $0.location) }
      + catalogue.sources.map { (CatalogueRecord.source.texts($0), $0.location) }
    let texts = (keys + points + others).flatMap { texts, location in
      texts.uniqued.map { ($0, location) }
    }
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
