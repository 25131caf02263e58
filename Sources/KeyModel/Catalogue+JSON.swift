package import JSON
import Text

/// The catalogue as `catalogue.json` holds it: the contract that other programs read.
extension Catalogue {
  /// The written version of `catalogue.json`. Version 1, which has a single document, is read too.
  package static let jsonFormat = 2

  /// The whole document in UTF-8. The functions give each key and extension point the address of its page.
  package func jsonBytes(
    keyURL: @escaping (Key) -> String, extensionPointURL: @escaping (ExtensionPoint) -> String
  ) -> [UInt8] {
    // A key of a large catalogue takes this much; growing would copy many megabytes.
    var writer = JSONWriter(reserving: 2_400 * keys.count)
    CatalogueRecord.form.write(record(keyURL, extensionPointURL), &writer)
    return writer.finish()
  }

  /// The part of the document that a check needs, on one line: no texts for readers, no rules that programs can't check
  /// and no members that say nothing.
  package func checkingBytes(keyURL: @escaping (Key) -> String) -> [UInt8] {
    var writer = JSONWriter(reserving: 1_200 * keys.count, linesTo: 0)
    writer.isForChecking = true
    // Most addresses follow from the paths.
    func address(of key: Key) -> String {
      let (url, path) = (keyURL(key), changed(key.path) { $0.document = document(of: key.path).id })
      return url == path.plainPage ? "" : url
    }
    CatalogueRecord.form.write(record(address, { _ in "" }), &writer)
    return whatIsChecked(in: writer.finish())
  }

  /// One key in UTF-8, as it is in the document and in its own file.
  package func jsonBytes(of key: Key, url: String) -> [UInt8] {
    var writer = JSONWriter(reserving: 2_400)
    KeyRecord.form.write(KeyRecord(key, in: self, url: url), &writer)
    return writer.finish()
  }

  private func record(
    _ keyURL: @escaping (Key) -> String, _ extensionPointURL: @escaping (ExtensionPoint) -> String
  ) -> CatalogueRecord {
    CatalogueRecord(
      title: title, documents: documents, remarks: remarks, keys: keys,
      extensionPoints: extensionPoints, mechanisms: mechanisms, bundleKinds: bundleKinds,
      distributions: distributions,
      groups: groups, sources: sources, codes: codes, synonyms: synonyms, searchWords: searchWords,
      changes: changes, lines: releases.lines,
      keyRecord: { KeyRecord($0, in: self, url: keyURL($0)) },
      pointRecord: { ExtensionPointRecord($0, in: self, url: extensionPointURL($0)) })
  }
}

extension PropertyPath {
  /// The address that the page of a key with a simple name has in a site.
  var plainPage: String {
    let steps = components.map { $0 == .element ? "_item" : $0.plainText }
    return ([document ?? ""] + steps).joined(separator: "/") + ".html"
  }

  /// The path's components as strings, with `*` and `[]`, and its document if it names one.
  package var json: JSONValue {
    document.map { ["document": .string($0), "path": jsonSteps] } ?? jsonSteps
  }

  package var jsonSteps: JSONValue { JSONValue(strings: components.map { $0.plainText }) }

  /// Reads the form that `json` writes.
  init?(json: JSONValue) {
    switch json {
    case .string(let text): self.init(text)
    case .array(let steps): self.init(plainSteps: steps.compactMap { $0.text })
    case .object(let members):
      guard let path = members.first(where: { $0.name == "path" })?.value,
        case .array = path, let inner = PropertyPath(json: path)
      else { return nil }
      self.init(inner.components, in: members.first { $0.name == "document" }?.value.text)
    default: return nil
    }
  }
}

extension PropertyListValue {
  /// The value as property list converters write it: dates and data become strings.
  package var json: JSONValue {
    switch self {
    case .string(let text), .date(let text), .data(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .boolean(let flag): .boolean(flag)
    case .null: .null
    case .array(let elements): .array(elements.map { $0.json })
    case .dictionary(let entries):
      .object(entries.map { JSONValue.Member($0.key, $0.value.json) })
    }
  }
}
