import JSON
import Text

extension CatalogueRecord {
  static let mechanism = ObjectForm<ExtensionPoint.Mechanism>(
    "a mechanism", { ExtensionPoint.Mechanism("", identifierKey: .root) }
  ) {
    Field("name", .text, \.name, "What entries call it.", isRequired: true)
    Field(
      "identifierKey", .path.defined(as: "path"), \.identifierKey,
      "The key whose value is the identifier of the extension point.", isRequired: true)
    Field(
      "systemPrefix", optional: .text, \.systemPrefix,
      "Prefixes of identifiers that only the system declares; programs may declare others.")
    Field(
      "otherIdentifiers", list: .text, \.otherIdentifiers,
      "Identifiers of extension points that exist, but have no entry.")
    Field(
      "entryKeys", FactForms.paths, \.entryKeys, unless: [],
      "The keys that name what the system starts.")
    Field(
      "entry", .choice, \.entry, unless: .unstated,
      "How many of these keys an extension has, unless its extension point says something else.")
    Field(
      "rejectedOn", list: .platform, \.rejectedOn,
      "The platforms whose systems do not install an extension that has none of them.")
    Field(
      "codes", mechanismCodes, \.codes, unless: ExtensionPoint.Mechanism.Codes(),
      "The codes with which systems and stores report a wrong declaration.")
  }.form

  private static let mechanismCodes = ObjectForm<ExtensionPoint.Mechanism.Codes>(
    "the codes of a mechanism", { ExtensionPoint.Mechanism.Codes() }
  ) {
    Field("unknown", list: .text, \.unknown, "The codes for an identifier that doesn't exist.")
    Field(
      "foreign", list: .text, \.foreign,
      "The codes for an extension point that is declared by another mechanism.")
    Field(
      "noEntry", list: .text, \.noEntry, "The codes for an extension that names nothing to start.")
  }.form

  static let bundleKind = ObjectForm<BundleKind>(
    "a kind of bundle", { BundleKind("", plural: "") }
  ) {
    Field("name", .text, \.name, "The kind in the singular.", isRequired: true)
    Field("plural", .text, \.plural, "The kind in the plural.")
    Field(
      "general", optional: .text, \.general,
      "The name of a more general kind; a file may show no more than that.")
    Field(
      "marks", list: FactForms.mark, \.marks,
      "What a file of such a bundle contains: any of these.")
    Field(
      "endings", list: .text, \.endings, "The ending of such bundles' names, if it shows the kind.")
  }.form(
    reading: { kind, _ in
      changed(kind) { if $0.plural.isEmpty { $0.plural = BundleKind($0.name).plural } }
    }, writing: { $0 })

  static let distribution = ObjectForm<Distribution>(
    "a way of distribution", { Distribution("", name: "") }
  ) {
    Field("id", .text, \.id, "Its name in options.", isRequired: true)
    Field("name", .text, \.name, "Its name in a sentence.", isRequired: true)
  }.form

  static let group = ObjectForm<KeyGroup>(
    "a group", { KeyGroup("", "", summary: "", keys: []) }
  ) {
    Field("id", .text, \.id, "A short name that never changes.", isRequired: true)
    Field("title", .text, \.title, "The title of the group's page.")
    Field(
      "document", optional: .text, \.document,
      "The id of the document that the keys are in; the first one if it is left out.")
    Field("summary", .text, \.summary, "What the keys are for, in one sentence.")
    Field(
      "movedFrom", list: .text, \.movedFrom,
      "The addresses that the group's page had before, without extension.")
  }.titledForm

  static let source = ObjectForm<Source>(
    "a source", { Source("", "", url: nil, summary: "") }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, \.text), \.id,
      "A short name that never changes.", isRequired: true)
    Field("title", .text, \.title, "The document's title.")
    Field("url", orNull: .webAddress, \.url, "The document's address.")
    Field("summary", .text, \.summary, "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, \.sectionsArePaths, unless: false,
      "Whether a section is the path of a page below the address.")
  }.titledForm

  static let code = ObjectForm<RejectionCode>(
    "a code", { RejectionCode("", "", summary: "", sources: []) }
  ) {
    Field("id", .text, \.id, "The code as messages spell it.", isRequired: true)
    Field("title", .text, \.title, "What it is called, in a few words.")
    Field(
      "messages", list: .text, \.messages,
      "The messages as they are printed, the usual one first.")
    Field("summary", .text, \.summary, "What it means, in one sentence of inline Markdown.")
    Field("discussion", .markdown, \.discussion, "More, in Markdown, such as what to do.")
    Field(
      "keys", FactForms.paths, \.keys, unless: [],
      "The keys that it is about besides those whose rules name it.")
    Field(
      "document", optional: .text, \.document,
      "The id of the document that the examples are pieces of; the first one if it is left out.")
    Field(
      "wrong", .value(["type": "object"]), "A piece of a file for which it is reported.",
      store: { $0.wrong = PropertyListValue($1, in: []) }, value: { $0.wrong?.json })
    Field(
      "right", .value(["type": "object"]), "The same piece without the mistake.",
      store: { $0.right = PropertyListValue($1, in: []) }, value: { $0.right?.json })
    Field(
      "refusedBy", list: .text, \.refusedBy,
      "The ids of the distributions that refuse a product for it.")
    Field("sources", FactForms.sources, \.sources, "Where the facts come from.")
  }.titledForm

  static let change = ObjectForm<CatalogueChange>(
    "a change",
    { CatalogueChange("", on: "", "", "") }
  ) {
    Field("id", .text, \.id, "A permanent name for feed readers.", isRequired: true)
    Field("date", .date, \.date, "The day of the change.", isRequired: true)
    Field("title", .text, \.title, "The change in a few words.")
    Field("text", .markdown, \.text, "What is different, in Markdown.")
    Field("keys", FactForms.paths, \.keys, "The keys that are new or say something else.")
  }.titledForm

  static let line = ObjectForm<ReleaseRegistry.Line>(
    "a platform's releases", { ReleaseRegistry.Line(Platform(""), []) }
  ) {
    Field("platform", .platform, \.platform, "The platform's name.", isRequired: true)
    Field(
      "versions", list(of: .string({ Version($0) }, \.text)), \.versions,
      "Its versions in order of release.")
  }.locatedForm
}

extension Form<String> {
  /// `CatalogueCheck.invalidChange` says more about it.
  fileprivate static var date: Form {
    var form = text
    form.schema = [
      "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    ]
    return form
  }
}
