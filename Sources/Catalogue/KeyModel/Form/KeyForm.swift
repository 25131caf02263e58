import JSON
import Text

struct KeyRecord {
  var document: DocumentKind.ID?
  var key = Key("", summary: "", sources: [])
  var types: [ValueType] = []
  var elementTypes: [ValueType] = []
  var alsoAcceptedElementTypes: [ValueType] = []
  var values: [ValueRecord] = []
  var areValuesClosed = false
  var areValuesDocumented = false
  var valueCodes: [String] = []
  var defaultValue: JSONValue?
  var platformDefaults: [PlatformDefaultRecord] = []
  var example: JSONValue?
  var otherExamples: [JSONValue] = []
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
      "document", optional: .text, { $0.document }, { $0.document = $1 },
      "The id of the key's document; the catalogue's first one if it is left out.")
    Field(
      "path", .steps, { $0.key.path }, { $0.key.path = $1 },
      "Where the key is, from the root down.", isRequired: true)
    forReaders(
      isDerived: true,
      Field("name", .text, "The last name on the path.", store: { _, _ in }) {
        $0.key.path.name
      })
    Field(
      "types", .types, { $0.types }, { $0.types = $1 }, "The types that the value may have.",
      isRequired: true)
    Field(
      "elementTypes", .types, { $0.elementTypes }, { $0.elementTypes = $1 },
      "The types of the elements, if the value may be an array.")
    Field("title", orNull: .text, { $0.key.title }, { $0.key.title = $1 }, "A readable name.")
    Field(
      "summary", .sentence, { $0.key.summary }, { $0.key.summary = $1 },
      "What the key does, in one sentence of inline Markdown.", isRequired: true)
    forReaders(
      Field(
        "discussion", .markdown, { $0.key.discussion }, { $0.key.discussion = $1 },
        "More, in Markdown."))
    Field(
      "availability", optional: FactForms.availability.defined(as: "availability"),
      { $0.key.availability }, { $0.key.availability = $1 },
      "Where the key works; if it is left out, the key inherits it from the key it is in.")
    Field(
      "values", list(of: FactForms.listedValue.defined(as: "value")), { $0.values },
      { $0.values = $1 },
      "The values that the key, or an element of its array, may have.")
    Field(
      "valuesAreClosed", .flag, { $0.areValuesClosed }, { $0.areValuesClosed = $1 },
      "Whether no other values are allowed.")
    Field(
      "valuesAreDocumented", .flag, { $0.areValuesDocumented }, { $0.areValuesDocumented = $1 },
      unless: false,
      "Whether every value that the sources know is listed, although others may come.")
    Field(
      "valueCodes", list: .text, { $0.valueCodes }, { $0.valueCodes = $1 },
      "The codes with which a service refuses other values.")
    forReaders(
      Field(
        "default", .valueOrNull, { $0.defaultValue }, { $0.defaultValue = $1 },
        "The value that applies without the key."))
    Field(
      "required", .requirement.defined(as: "required"), { $0.key.required },
      { $0.key.required = $1 },
      "Whether the key must be present where its parent is; null if no source says.")
    Field(
      "extensionPoints", list(of: .text), { $0.extensionPoints }, { $0.extensionPoints = $1 },
      "The identifiers of the extension points that the key is for.")
    forReaders(
      Field(
        "group", .text, { $0.key.group }, { $0.key.group = $1 },
        "The id of the group that lists the key."))
    Field(
      "rules", list(of: .rule.defined(as: "rule")), { $0.key.rules }, { $0.key.rules = $1 },
      "What the value must satisfy besides its types.")
    forReaders(
      Field(
        "seeAlso", FactForms.paths, { $0.key.seeAlso }, { $0.key.seeAlso = $1 }, "Related keys."))
    forReaders(
      Field(
        "sources", FactForms.sources, { $0.key.sources }, { $0.key.sources = $1 },
        "Where the facts come from."))
    forReaders(
      Field(
        "notes", FactForms.notes, { $0.key.notes }, { $0.key.notes = $1 },
        "Where sources disagree, and what was chosen."))
    Field("url", .text, { $0.url }, { $0.url = $1 }, "The address of the key's page.")
    Field(
      "alsoAccepts", .types, { $0.key.alsoAccepts }, { $0.key.alsoAccepts = $1 }, unless: [],
      "Types that work in practice although no source names them.")
    Field(
      "alsoAcceptedElementTypes", .types, { $0.alsoAcceptedElementTypes },
      { $0.alsoAcceptedElementTypes = $1 }, unless: [],
      "The types of the elements, if `alsoAccepts` has arrays; any if it is left out.")
    Field(
      "typeCodes", list: .text, { $0.key.typeCodes }, { $0.key.typeCodes = $1 },
      "The codes with which a service reports a value of another type.")
    Field(
      "placeholder", optional: .text, { $0.key.placeholder }, { $0.key.placeholder = $1 },
      "The text that pages show for an arbitrary name.")
    Field(
      "names", optional: .text, { $0.key.names }, { $0.key.names = $1 },
      "The arbitrary names that the key is for, as a regular expression; all others if it is left out."
    )
    Field(
      "exceptNames", optional: .text, { $0.key.exceptNames }, { $0.key.exceptNames = $1 },
      "The arbitrary names that the key is not for, as a regular expression; they may have any value."
    )
    forReaders(
      Field(
        "subgroup", optional: .text, { $0.key.subgroup }, { $0.key.subgroup = $1 },
        "A division of the group."))
    forReaders(
      Field(
        "platformDefaults", list: PlatformDefaultRecord.form, { $0.platformDefaults },
        { $0.platformDefaults = $1 },
        "The values that apply without the key on platforms where that is another one."))
    forReaders(
      Field(
        "defaultDescription", optional: .text, { $0.key.defaultDescription },
        { $0.key.defaultDescription = $1 },
        "What applies without the key, in words."))
    forReaders(
      Field(
        "localizable", optional: .flag, { $0.key.localizable }, { $0.key.localizable = $1 },
        "Whether translated values may be in a file of translations."))
    forReaders(
      Field(
        "fallback", optional: .path.defined(as: "path"), { $0.key.fallback },
        { $0.key.fallback = $1 },
        "The key that is read where this one is missing."))
    Field(
      "buildSetting", optional: .text, { $0.key.buildSetting }, { $0.key.buildSetting = $1 },
      "The build setting that sets the value.")
    forReaders(
      Field(
        "symbols", list: .text, { $0.key.symbols }, { $0.key.symbols = $1 },
        "Constants for the key's name in code."))
    Field(
      "apis", list: FactForms.api.form, { $0.key.apis }, { $0.key.apis = $1 },
      "The parts of programming interfaces that read the key or need it.")
    forReaders(
      Field(
        "avoid", optional: .sentence, { $0.key.avoid }, { $0.key.avoid = $1 },
        "Why new files should not have the key, in one sentence of inline Markdown."))
    forReaders(
      Field(
        "consequence", optional: .sentence, { $0.consequence }, { $0.consequence = $1 },
        "What happens if the key is missing or wrong, in one sentence of inline Markdown."))
    forReaders(
      Field(
        "consequenceSource", optional: sourceReference, { $0.consequenceSource },
        { $0.consequenceSource = $1 },
        "Where the consequence is stated."))
    forReaders(
      Field(
        "capability", optional: .text, { $0.key.capability }, { $0.key.capability = $1 },
        "What turns the key on in the developer's tools; names are separated by commas."))
    forReaders(
      Field(
        "approval", optional: .sentence, { $0.key.approval }, { $0.key.approval = $1 },
        "Whose permission the key needs, in one sentence."))
    Field(
      "bundleKinds", list: .text, { $0.bundleKinds }, { $0.bundleKinds = $1 },
      "The kinds of bundles that the key belongs in.")
    forReaders(
      Field(
        "valuesSource", optional: sourceReference, { $0.key.valuesSource },
        { $0.key.valuesSource = $1 },
        "Where the set of values is stated."))
    forReaders(
      Field(
        "defaultSource", optional: sourceReference, { $0.key.defaultSource },
        { $0.key.defaultSource = $1 },
        "Where the default is stated."))
    forReaders(
      Field(
        "requiredSource", optional: sourceReference, { $0.key.requiredSource },
        { $0.key.requiredSource = $1 },
        "Where it is stated that the key is required."))
    Field(
      "replacedBy", optional: FactForms.paths, { $0.key.replacedBy }, { $0.key.replacedBy = $1 },
      "The keys to use instead; empty if nothing replaces it, left out if no source says.")
    forReaders(
      Field(
        "replaces", FactForms.paths, { $0.key.replaces }, { $0.key.replaces = $1 }, unless: [],
        "The keys that this one replaces."))
    Field(
      "formerNames", list: .text, { $0.key.formerNames }, { $0.key.formerNames = $1 },
      "Names that the key had before, in the same dictionary.")
    forReaders(
      Field(
        "example", optional: .value, { $0.example }, { $0.example = $1 },
        "A value that shows the key at work."))
    forReaders(
      Field(
        "otherExamples", list: .value, { $0.otherExamples }, { $0.otherExamples = $1 },
        "More values that are as good as the example."))
    Field(
      "variants", list: .text, { $0.key.variants }, { $0.key.variants = $1 },
      "The names of shapes, one of which the dictionary has, or each dictionary in the array: the shape of the entry {name}."
    )
    Field(
      "everyExtensionOf", optional: .mechanismName, { $0.everyExtensionOf },
      { $0.everyExtensionOf = $1 },
      "The name of a mechanism, if the key is for all of its extension points.")
    forReaders(
      Field(
        "movedFrom", list: .text, { $0.key.movedFrom }, { $0.key.movedFrom = $1 },
        "The addresses that the key's page had before, without extension."))
    forReaders(
      isDerived: true,
      Field(
        "declaredIn", optional: .location, { $0.key.declaredIn }, { $0.key.declaredIn = $1 },
        "Where the key is declared, as file:line."))
  }
}

extension KeyRecord {
  private static let sourceReference = FactForms.section.defined(as: "sourceReference")

  func resolved(at location: SourceLocation) -> Key {
    var key = self.key
    key.path.document = document ?? key.path.document
    key.types = types.map { if case .array = $0 { .array(elementTypes) } else { $0 } }
    key.alsoAccepts = key.alsoAccepts.map {
      if case .array = $0 { .array(alsoAcceptedElementTypes) } else { $0 }
    }
    let first = key.sources.first
    let listed = values.map {
      AllowedValue(
        PropertyListValue($0.value, in: key.types + elementTypes), $0.summary ?? "",
        availability: $0.availability.droppingSource(first), apis: $0.apis)
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
    key.otherExamples = otherExamples.map { PropertyListValue($0, in: key.types) }
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
    let first = key.sources.first
    document = catalogue.document(of: key.path).id
    self.key = key
    // Paths of the first document name none, which an entry of another one has to say.
    if let own = key.path.document {
      self.key.mapReferences { catalogue.documentNames.path($0, writtenIn: own) }
    }
    self.key.availability = key.statements.naming(first)
    types = key.types
    elementTypes = key.elementTypes
    alsoAcceptedElementTypes = key.alsoAccepts.flatMap { $0.elementTypes }
    values = key.values.listed.map {
      ValueRecord(
        value: $0.value.json, summary: $0.summary, availability: $0.availability.naming(first),
        apis: $0.apis)
    }
    areValuesClosed = key.values.isClosed
    areValuesDocumented = key.values.isComplete && !key.values.isClosed
    valueCodes = key.values.codes
    defaultValue = key.defaultValue?.json
    platformDefaults = key.platformDefaults.map {
      PlatformDefaultRecord(platform: $0.platform, value: $0.value.json)
    }
    example = key.example?.json
    otherExamples = key.otherExamples.map { $0.json }
    extensionPoints = catalogue.extensionPoints(of: key).map { $0.id }
    if case .all(let mechanism) = key.extensionPoints { everyExtensionOf = mechanism }
    consequence = key.consequence?.text
    consequenceSource = key.consequence?.source
    bundleKinds = key.bundleKinds.map { $0.name }
    self.url = url
  }
}

struct PlatformDefaultRecord {
  var platform = Platform("")
  var value: JSONValue = .null

  static let form = ObjectForm<PlatformDefaultRecord>("a default", { PlatformDefaultRecord() }) {
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "value", .value, { $0.value }, { $0.value = $1 }, "The value on this platform.",
      isRequired: true)
  }.form
}
