import Diagnostics
public import JSON

/// The catalogue as `catalogue.json` holds it: the contract that other programs read.
extension Catalogue {
  public static let jsonFormat = 1

  /// The whole document. `url` gives each key and extension point the address of its page.
  public func json(
    keyURL: (Key) -> String, extensionPointURL: (ExtensionPoint) -> String
  ) -> JSONValue {
    json(keys: keys.map { self.json(of: $0, url: keyURL($0)) }, extensionPointURL)
  }

  /// The same as UTF-8, made key by key.
  public func jsonBytes(
    keyURL: (Key) -> String, extensionPointURL: (ExtensionPoint) -> String
  ) -> [UInt8] {
    json(keys: [], extensionPointURL).serializedBytes(filling: "keys", with: keys.count) {
      json(of: keys[$0], url: keyURL(keys[$0]))
    }
  }

  private func json(keys: [JSONValue], _ extensionPointURL: (ExtensionPoint) -> String)
    -> JSONValue
  {
    [
      "format": .integer(Self.jsonFormat),
      "title": .string(title),
      "document": document.json,
      "remarks": JSONValue(strings: remarks),
      "keys": .array(keys),
      "extensionPoints": .array(
        extensionPoints.map { self.json(of: $0, url: extensionPointURL($0)) }),
      "groups": .array(
        groups.map {
          ["id": .string($0.id), "title": .string($0.title), "summary": .string($0.summary)]
        }),
      "sources": .array(
        sources.map {
          var json: JSONValue = [
            "id": .string($0.id.text), "title": .string($0.title), "url": JSONValue($0.url),
            "summary": .string($0.summary),
          ]
          if $0.sectionsArePaths { json.append("sectionsArePaths", true) }
          return json
        }),
      "synonyms": .array(
        synonyms.map {
          ["words": .string($0.words), "meanings": JSONValue(strings: $0.meanings)]
        }),
      "changes": .array(changes.map(\.json)),
      "releases": .array(
        releases.lines.map {
          [
            "platform": .string($0.platform.name),
            "versions": JSONValue(strings: $0.versions.map(\.text)),
          ]
        }),
    ]
  }

  /// One key, as it stands in the document and in a file of its own.
  public func json(of key: Key, url: String) -> JSONValue {
    let elementTypes = key.elementTypes.map(\.name)
    var json: JSONValue = [
      "path": JSONValue(strings: key.path.components.map(\.plainText)),
      "name": .string(key.name),
      "types": JSONValue(strings: key.types.map(\.name)),
      "elementTypes": JSONValue(strings: elementTypes),
      "title": JSONValue(key.title),
      "summary": .string(key.summary),
      "discussion": .string(key.discussion),
      "availability": json(of: key.availability ?? [], firstSource: key.sources.first?.id),
      "values": .array(
        key.values.listed.map { self.json(of: $0, firstSource: key.sources.first?.id) }),
      "valuesAreClosed": .boolean(key.values.isClosed),
      "default": key.defaultValue?.json ?? .null,
      "required": json(of: key.required),
      "extensionPoints": JSONValue(strings: extensionPoints(of: key).map(\.id)),
      "group": .string(key.group),
      "rules": .array(key.rules.map(\.json)),
      "seeAlso": .array(key.seeAlso.map(\.json)),
      "sources": .array(key.sources.map(\.json)),
      "notes": .array(key.notes.map(\.json)),
      "url": .string(url),
    ]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { json.append(name, value) }
    }
    add(
      "alsoAccepts",
      key.alsoAccepts.isEmpty ? nil : JSONValue(strings: key.alsoAccepts.map(\.name)))
    add("placeholder", key.placeholder.map(JSONValue.string))
    add("subgroup", key.subgroup.map(JSONValue.string))
    add("defaultDescription", key.defaultDescription.map(JSONValue.string))
    add("localizable", key.localizable.map(JSONValue.boolean))
    add("fallback", key.fallback?.json)
    add("buildSetting", key.buildSetting.map(JSONValue.string))
    add("symbols", key.symbols.isEmpty ? nil : JSONValue(strings: key.symbols))
    add("replacedBy", key.replacedBy.isEmpty ? nil : .array(key.replacedBy.map(\.json)))
    add("replaces", key.replaces.isEmpty ? nil : .array(key.replaces.map(\.json)))
    add("example", key.example?.json)
    if case .all(let mechanism) = key.extensionPoints {
      add("everyExtensionOf", .string(mechanism.rawValue))
    }
    add("declaredIn", key.declaredIn.map { .string($0.description) })
    return json
  }

  private func json(of point: ExtensionPoint, url: String) -> JSONValue {
    let stated = Set(point.uses.map(\.path))
    var json: JSONValue = [
      "identifier": .string(point.id),
      "name": .string(point.name),
      "platforms": JSONValue(strings: point.platforms.map(\.name)),
      "mechanism": .string(point.mechanism.rawValue),
      "availability": json(of: point.availability, firstSource: point.sources.first?.id),
      "keys": .array(
        uses(of: point).map { self.json(of: $0.use, isStated: stated.contains($0.use.path)) }),
      "summary": .string(point.summary),
      "url": .string(url),
      "discussion": .string(point.discussion),
      "minimal": minimalPropertyList(for: point).json,
      "sources": .array(point.sources.map(\.json)),
      "notes": .array(point.notes.map(\.json)),
    ]
    if let place = point.declaredIn { json.append("declaredIn", .string(place.description)) }
    if !point.symbols.isEmpty { json.append("symbols", JSONValue(strings: point.symbols)) }
    return json
  }

  private func json(of use: ExtensionPoint.Use, isStated: Bool) -> JSONValue {
    var json: JSONValue = ["path": use.path.json, "required": self.json(of: use.required)]
    if let sample = use.sample { json.append("sample", sample.json) }
    // The others follow from the keys' own entries.
    if !isStated { json.append("stated", false) }
    return json
  }

  private func json(of value: AllowedValue, firstSource: Source.ID?) -> JSONValue {
    var json: JSONValue = ["value": value.value.json, "summary": .string(value.summary)]
    if !value.availability.isEmpty {
      json.append("availability", self.json(of: value.availability, firstSource: firstSource))
    }
    return json
  }

  private func json(of statements: [AvailabilityStatement], firstSource: Source.ID?) -> JSONValue {
    .array(
      statements.map { statement in
        var json: JSONValue = [
          "platform": .string(statement.platform.name),
          // Unstated and unknown are one here: the platform is named, the version is not.
          "introduced": statement.introduced == .unknown
            ? .null : .string(statement.introduced.text),
          "deprecated": JSONValue(statement.deprecated?.text),
          "removed": JSONValue(statement.removed?.text),
          "ignored": JSONValue(statement.ignored?.text),
          "note": JSONValue(statement.note),
          "source": JSONValue((statement.source ?? firstSource)?.text),
        ]
        if !statement.isAvailable { json.append("available", false) }
        return json
      })
  }

  private func json(of required: Requirement) -> JSONValue {
    switch required {
    case .required: true
    case .optional: false
    case .unstated: .null
    }
  }
}

extension PropertyPath {
  /// The path's components as an array of strings, with `*` and `[]`.
  public var json: JSONValue { JSONValue(strings: components.map(\.plainText)) }
}

extension PropertyListValue {
  /// The value as property list converters write it: dates and data become strings.
  public var json: JSONValue {
    switch self {
    case .string(let text), .date(let text), .data(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .boolean(let flag): .boolean(flag)
    case .array(let elements): .array(elements.map(\.json))
    case .dictionary(let entries):
      .object(entries.map { JSONValue.Member($0.key, $0.value.json) })
    }
  }
}

extension SourceReference {
  var json: JSONValue {
    var json: JSONValue = ["id": .string(id.text), "section": .string(section)]
    if let confidence { json.append("confidence", .string(confidence.rawValue)) }
    return json
  }
}

extension EditorNote {
  var json: JSONValue {
    [
      "subject": .string(subject.rawValue),
      "readings": .array(
        readings.map { ["source": $0.source.json, "text": .string($0.text)] }),
      "choice": .string(choice),
      "reason": .string(reason),
    ]
  }
}
