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
    let record = record(
      { KeyRecord($0, in: self, url: keyURL($0)) },
      { ExtensionPointRecord($0, in: self, url: extensionPointURL($0)) })
    write(record, .whole, &writer)
    return writer.finish()
  }

  /// The part of the document that a check needs, on one line: no texts for readers, no rules that programs can't check
  /// and no members that say nothing.
  package func checkingBytes(keyURL: @escaping (Key) -> String) -> [UInt8] {
    var writer = JSONWriter(reserving: 1_200 * keys.count, linesTo: 0)
    // Most addresses follow from the paths.
    func address(of key: Key) -> String {
      let (url, path) = (keyURL(key), changed(key.path) { $0.document = document(of: key.path).id })
      return url == path.plainPage ? "" : url
    }
    let record = record { key in
      changed(terseRecord(of: key, url: address(of: key))) {
        $0.key.rules.removeAll { if case .stated = $0.demand { true } else { false } }
        $0.key.apis.removeAll { $0.linked.isEmpty }
      }
    }
    write(record, JSONExtent(.checking), &writer)
    return writer.finish()
  }

  /// The catalogue in the form of `catalogue.json` in UTF-8, for people who go on writing it: without members that say
  /// nothing or follow from others. What is there has its full form, so that programs read both alike.
  package func draftBytes() -> [UInt8] { Array((draft.readable() + "\n").utf8) }

  /// The same, as data.
  package var draft: JSONValue {
    CatalogueRecord.form.json(record(draftRecord), JSONExtent(.draft))
  }

  /// The members of the document that state facts.
  var facts: JSONValue {
    CatalogueRecord.form.json(
      record { key in
        // It is part of the key's name.
        changed(KeyRecord(key, in: self, url: "")) { $0.document = nil }
      }, JSONExtent(.facts))
  }

  /// One key in UTF-8, as it is in the document and in its own file.
  package func jsonBytes(of key: Key, url: String) -> [UInt8] {
    KeyRecord.form.json(KeyRecord(key, in: self, url: url), .whole).serializedBytes(linesTo: 2)
  }

  private func draftRecord(of key: Key) -> KeyRecord {
    changed(terseRecord(of: key, url: "")) { record in
      if !hasSeveralDocuments { record.document = nil }
      for index in record.values.indices where record.values[index].summary == "" {
        record.values[index].summary = nil
      }
    }
  }

  private func terseRecord(of key: Key, url: String) -> KeyRecord {
    changed(KeyRecord(key, in: self, url: url)) {
      if $0.key.availability == [] { $0.key.availability = nil }
    }
  }

  /// Writes keys one by one: all of a large catalogue would take a gigabyte.
  private func write(_ record: CatalogueRecord, _ extent: JSONExtent, _ writer: inout JSONWriter) {
    writer.beginObject()
    for field in CatalogueRecord.form.fields {
      if field.name == "keys" {
        writer.beginMember(field.name)
        writer.writeArray(of: keys) {
          $1.write(KeyRecord.form.json(record.keyRecord($0), extent.inside))
        }
      } else if let value = field.json(of: record, extent) {
        writer.append(field.name, value)
      }
    }
    writer.endObject()
  }

  private func record(
    _ keyRecord: @escaping (Key) -> KeyRecord,
    _ pointRecord: ((ExtensionPoint) -> ExtensionPointRecord)? = nil
  ) -> CatalogueRecord {
    CatalogueRecord(
      title: title, documents: documents, remarks: remarks, keys: keys,
      extensionPoints: extensionPoints, mechanisms: mechanisms, bundleKinds: bundleKinds,
      distributions: distributions,
      groups: groups, sources: sources, codes: codes, synonyms: synonyms, searchWords: searchWords,
      usage: usage, changes: changes, readings: readings, lines: releases.lines,
      keyRecord: keyRecord,
      pointRecord: pointRecord ?? { ExtensionPointRecord($0, in: self, url: "") })
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
  package init?(json: JSONValue) {
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
