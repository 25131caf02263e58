import JSON
import Text

struct KeyRecord {
  var document: DocumentKind.ID?
  var key = Key("", summary: "", sources: [])
  var types: [ValueType] = []
  var elementTypes: [ValueType] = []
  var values: [ValueRecord] = []
  var areValuesClosed = false
  var areValuesDocumented = false
  var valueCodes: [String] = []
  var defaultValue: JSONValue?
  var platformDefaults: [PlatformDefaultRecord] = []
  var example: JSONValue?
  var extensionPoints: [ExtensionPoint.ID] = []
  var everyExtensionOf: ExtensionPoint.Mechanism?
  var consequence: String?
  var consequenceSource: SourceReference?
  var bundleKinds: [String] = []
  var url = ""

  static let form = ObjectForm<KeyRecord>(
    "a key",
    { changed(KeyRecord()) { $0.key.declaredIn = nil } },
    advice: { SchemaWord(rawValue: $0)?.advice }
  ) {
    Field(
      "document", optional: .text, \.document,
      "The id of the key's document; the catalogue's first one if it is left out.")
    Field("path", .steps, \.key.path, "Where the key is, from the root down.", isRequired: true)
    Field("name", .text, "The last name on the path.", store: { _, _ in }) {
      $0.key.path.name
    }
    Field("types", .types, \.types, "The types that the value may have.", isRequired: true)
    Field(
      "elementTypes", .types, \.elementTypes,
      "The types of the elements, if the value may be an array.")
    Field("title", orNull: .text, \.key.title, "A readable name.")
    Field(
      "summary", .sentence, \.key.summary,
      "What the key does, in one sentence of inline Markdown.", isRequired: true)
    Field("discussion", .markdown, \.key.discussion, "More, in Markdown.")
    Field(
      "availability", optional: FactForms.availability.defined(as: "availability"),
      \.key.availability,
      "Where the key works; if it is left out, the key inherits it from the key it is in.")
    Field(
      "values", list(of: FactForms.listedValue.defined(as: "value")), \.values,
      "The values that the key, or an element of its array, may have.")
    Field("valuesAreClosed", .flag, \.areValuesClosed, "Whether no other values are allowed.")
    Field(
      "valuesAreDocumented", .flag, \.areValuesDocumented, unless: false,
      "Whether every value that the sources know is listed, although others may come.")
    Field(
      "valueCodes", list: .text, \.valueCodes,
      "The codes with which a service refuses other values.")
    Field("default", .valueOrNull, \.defaultValue, "The value that applies without the key.")
    Field(
      "required", .requirement.defined(as: "required"), \.key.required,
      "Whether the key must be present where its parent is; null if no source says.")
    Field(
      "extensionPoints", list(of: .text), \.extensionPoints,
      "The identifiers of the extension points that the key is for.")
    Field("group", .text, \.key.group, "The id of the group that lists the key.")
    Field(
      "rules", list(of: .rule.defined(as: "rule")), \.key.rules,
      "What the value must satisfy besides its types.")
    Field("seeAlso", FactForms.paths, \.key.seeAlso, "Related keys.")
    Field("sources", FactForms.sources, \.key.sources, "Where the facts come from.")
    Field("notes", FactForms.notes, \.key.notes, "Where sources disagree, and what was chosen.")
    Field("url", .text, \.url, "The address of the key's page.")
    Field(
      "alsoAccepts", .types, \.key.alsoAccepts, unless: [],
      "Types that work in practice although no source names them.")
    Field(
      "typeCodes", list: .text, \.key.typeCodes,
      "The codes with which a service reports a value of another type.")
    Field(
      "placeholder", optional: .text, \.key.placeholder,
      "The text that pages show for an arbitrary name.")
    Field(
      "names", optional: .text, \.key.names,
      "The arbitrary names that the key is for, as a regular expression; all others if it is left out."
    )
    Field(
      "exceptNames", optional: .text, \.key.exceptNames,
      "The arbitrary names that the key is not for, as a regular expression; they may have any value."
    )
    Field("subgroup", optional: .text, \.key.subgroup, "A division of the group.")
    Field(
      "platformDefaults", list: PlatformDefaultRecord.form, \.platformDefaults,
      "The values that apply without the key on platforms where that is another one.")
    Field(
      "defaultDescription", optional: .text, \.key.defaultDescription,
      "What applies without the key, in words.")
    Field(
      "localizable", optional: .flag, \.key.localizable,
      "Whether translated values may be in a file of translations.")
    Field(
      "fallback", optional: .path.defined(as: "path"), \.key.fallback,
      "The key that is read where this one is missing.")
    Field(
      "buildSetting", optional: .text, \.key.buildSetting, "The build setting that sets the value.")
    Field("symbols", list: .text, \.key.symbols, "Constants for the key's name in code.")
    Field(
      "apis", list: FactForms.api.form, \.key.apis,
      "The parts of programming interfaces that read the key or need it.")
    Field(
      "consequence", optional: .sentence, \.consequence,
      "What happens if the key is missing or wrong, in one sentence of inline Markdown.")
    Field(
      "consequenceSource", optional: sourceReference, \.consequenceSource,
      "Where the consequence is stated.")
    Field(
      "capability", optional: .text, \.key.capability,
      "What turns the key on in the developer's tools; names are separated by commas.")
    Field(
      "approval", optional: .sentence, \.key.approval,
      "Whose permission the key needs, in one sentence.")
    Field(
      "bundleKinds", list: .text, \.bundleKinds, "The kinds of bundles that the key belongs in.")
    Field(
      "valuesSource", optional: sourceReference, \.key.valuesSource,
      "Where the set of values is stated.")
    Field(
      "defaultSource", optional: sourceReference, \.key.defaultSource,
      "Where the default is stated.")
    Field(
      "replacedBy", optional: FactForms.paths, \.key.replacedBy,
      "The keys to use instead; empty if nothing replaces it, left out if no source says.")
    Field(
      "replaces", FactForms.paths, \.key.replaces, unless: [], "The keys that this one replaces.")
    Field("example", optional: .value, \.example, "A value that shows the key at work.")
    Field(
      "variants", list: .text, \.key.variants,
      "The names of shapes, one of which the dictionary has, or each dictionary in the array: the shape of the entry {name}."
    )
    Field(
      "everyExtensionOf", optional: .mechanismName, \.everyExtensionOf,
      "The name of a mechanism, if the key is for all of its extension points.")
    Field(
      "movedFrom", list: .text, \.key.movedFrom,
      "The addresses that the key's page had before, without extension.")
    Field(
      "declaredIn", optional: .location, \.key.declaredIn,
      "Where the key is declared, as file:line.")
  }
}

extension KeyRecord {
  private static let sourceReference = FactForms.section.defined(as: "sourceReference")

  func resolved(at location: SourceLocation) -> Key {
    var key = self.key
    key.path.document = document ?? key.path.document
    key.types = types.map { if case .array = $0 { .array(elementTypes) } else { $0 } }
    let first = key.sources.first?.id
    let listed = values.map {
      AllowedValue(
        PropertyListValue($0.value, in: key.types + elementTypes), $0.summary,
        availability: $0.availability.droppingSource(first))
    }
    key.values =
      areValuesClosed
      ? .closed(listed, codes: valueCodes)
      : listed.isEmpty
        ? .any : areValuesDocumented ? .documented(listed, codes: valueCodes) : .open(listed)
    key.defaultValue = defaultValue.map { PropertyListValue($0, in: key.types) }
    key.platformDefaults = platformDefaults.map {
      PlatformDefault($0.platform, PropertyListValue($0.value, in: key.types))
    }
    key.example = example.map { PropertyListValue($0, in: key.types) }
    key.availability = key.availability?.droppingSource(first)
    key.extensionPoints =
      if let everyExtensionOf {
        .all(everyExtensionOf)
      } else if extensionPoints.isEmpty {
        .none
      } else {
        .only(extensionPoints)
      }
    key.consequence = consequence.map { Consequence($0, source: consequenceSource) }
    key.bundleKinds = bundleKinds.map { BundleKind($0) }
    key.location = location
    return key
  }

  init(_ key: Key, in catalogue: Catalogue, url: String) {
    let first = key.sources.first?.id
    document = catalogue.document(of: key.path).id
    self.key = key
    // Paths of the first document name none, which an entry of another one has to say.
    if let own = key.path.document {
      self.key.mapReferences { catalogue.documentNames.path($0, writtenIn: own) }
    }
    self.key.availability = key.statements.naming(first)
    types = key.types
    elementTypes = key.elementTypes
    values = key.values.listed.map {
      ValueRecord(
        value: $0.value.json, summary: $0.summary, availability: $0.availability.naming(first))
    }
    areValuesClosed = key.values.isClosed
    areValuesDocumented = key.values.isComplete && !key.values.isClosed
    valueCodes = key.values.codes
    defaultValue = key.defaultValue?.json
    platformDefaults = key.platformDefaults.map {
      PlatformDefaultRecord(platform: $0.platform, value: $0.value.json)
    }
    example = key.example?.json
    extensionPoints = catalogue.extensionPoints(of: key).map(\.id)
    if case .all(let mechanism) = key.extensionPoints { everyExtensionOf = mechanism }
    consequence = key.consequence?.text
    consequenceSource = key.consequence?.source
    bundleKinds = key.bundleKinds.map(\.name)
    self.url = url
  }
}

struct PlatformDefaultRecord {
  var platform = Platform("")
  var value: JSONValue = .null

  static let form = ObjectForm<PlatformDefaultRecord>("a default", { PlatformDefaultRecord() }) {
    Field("platform", .platform, \.platform, "The platform's name.", isRequired: true)
    Field("value", .value, \.value, "The value on this platform.", isRequired: true)
  }.form
}
