import JSON
import Text

/// What a catalogue has besides documents, keys, extension points and words.
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
      "otherIdentifiers", list(of: .text), \.otherIdentifiers,
      unless: [], "Identifiers of extension points that exist, but have no entry.")
    Field(
      "entryKeys", FactForms.paths, \.entryKeys, unless: [],
      "The keys that name what the system starts.")
    Field(
      "entry", .choice, \.entry, unless: .unstated,
      "How many of these keys an extension has, unless its extension point says something else.")
    Field(
      "rejectedOn", list(of: .string({ Platform($0) }, \.name)), \.rejectedOn, unless: [],
      "The platforms whose systems do not install an extension that has none of them.")
    Field(
      "codes", mechanismCodes, \.codes, unless: ExtensionPoint.Mechanism.Codes(),
      "The codes with which systems and stores report a wrong declaration.")
  }.form

  private static let mechanismCodes = ObjectForm<ExtensionPoint.Mechanism.Codes>(
    "the codes of a mechanism", { ExtensionPoint.Mechanism.Codes() }
  ) {
    Field(
      "unknown", list(of: .text), \.unknown, unless: [],
      "The codes for an identifier that doesn't exist.")
    Field(
      "foreign", list(of: .text), \.foreign, unless: [],
      "The codes for an extension point that is declared by another mechanism.")
    Field(
      "noEntry", list(of: .text), \.noEntry, unless: [],
      "The codes for an extension that names nothing to start.")
  }.form

  static let bundleKind = ObjectForm<BundleKindRecord>(
    "a kind of bundle", { BundleKindRecord(kind: BundleKind("")) }
  ) {
    Field("name", .text, \.kind.name, "The kind in the singular.", isRequired: true)
    Field("plural", .text, "The kind in the plural.", store: { $0.plural = $1 }) {
      $0.kind.plural
    }
    Field(
      "general", optional: .text, \.kind.general,
      "The name of a more general kind; a file may show no more than that.")
    Field(
      "marks", list(of: FactForms.mark), \.kind.marks, unless: [],
      "What a file of such a bundle contains: any of these.")
    Field(
      "endings", list(of: .text), \.kind.endings, unless: [],
      "The ending of such bundles' names, if it shows the kind.")
  }.form(
    reading: { record, _ in
      return changed(record.kind) { $0.plural = record.plural ?? BundleKind($0.name).plural }
    }, writing: { BundleKindRecord(kind: $0) })

  private struct BundleKindRecord {
    var kind: BundleKind
    var plural: String?
  }

  static let distribution = ObjectForm<Distribution>(
    "a way of distribution", { Distribution("", name: "") }
  ) {
    Field("id", .text, \.id, "Its name in options.", isRequired: true)
    Field("name", .text, \.name, "Its name in a sentence.", isRequired: true)
  }.form

  static let group = ObjectForm<Titled<KeyGroup>>(
    "a group", { Titled(KeyGroup("", "", summary: "", keys: [])) }
  ) {
    Field("id", .text, \.entry.id, "A short name that never changes.", isRequired: true)
    Field(title: "The title of the group's page.")
    Field(
      "document", optional: .text, \.entry.document,
      "The id of the document that the keys are in; the first one if it is left out.")
    Field("summary", .text, \.entry.summary, "What the keys are for, in one sentence.")
    Field(
      "movedFrom", list(of: .text), \.entry.movedFrom, unless: [],
      "The addresses that the group's page had before, without extension.")
  }.titledForm()

  static let source = ObjectForm<Titled<Source>>(
    "a source", { Titled(Source("", "", url: nil, summary: "")) }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, \.text), \.entry.id,
      "A short name that never changes.",
      isRequired: true)
    Field(title: "The document's title.")
    Field("url", orNull: .webAddress, \.entry.url, "The document's address.")
    Field("summary", .text, \.entry.summary, "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, \.entry.sectionsArePaths,
      unless: false,
      "Whether a section is the path of a page below the address.")
  }.titledForm()

  static let code = ObjectForm<Titled<RejectionCode>>(
    "a code", { Titled(RejectionCode("", "", summary: "", sources: [])) }
  ) {
    Field("id", .text, \.entry.id, "The code as messages spell it.", isRequired: true)
    Field(title: "What it is called, in a few words.")
    Field(
      "messages", list(of: .text), \.entry.messages, unless: [],
      "The messages as they are printed, the usual one first.")
    Field("summary", .text, \.entry.summary, "What it means, in one sentence of inline Markdown.")
    Field("discussion", .markdown, \.entry.discussion, "More, in Markdown, such as what to do.")
    Field(
      "keys", FactForms.paths, \.entry.keys, unless: [],
      "The keys that it is about besides those whose rules name it.")
    Field(
      "document", optional: .text, \.entry.document,
      "The id of the document that the examples are pieces of; the first one if it is left out.")
    Field(
      "wrong", .value(["type": "object"]), "A piece of a file for which it is reported.",
      store: { $0.entry.wrong = PropertyListValue($1, in: []) }, value: { $0.entry.wrong?.json })
    Field(
      "right", .value(["type": "object"]), "The same piece without the mistake.",
      store: { $0.entry.right = PropertyListValue($1, in: []) }, value: { $0.entry.right?.json })
    Field(
      "refusedBy", list(of: .text), \.entry.refusedBy, unless: [],
      "The ids of the distributions that refuse a product for it.")
    Field("sources", FactForms.sources, \.entry.sources, "Where the facts come from.")
  }.titledForm()

  static let change = ObjectForm<Titled<CatalogueChange>>(
    "a change",
    {
      Titled(
        CatalogueChange(
          id: "", date: "", title: "", text: "", keys: [], location: SourceLocation(file: "")))
    }
  ) {
    Field("id", .text, \.entry.id, "A permanent name for feed readers.", isRequired: true)
    Field("date", .date, \.entry.date, "The day of the change.", isRequired: true)
    Field(title: "The change in a few words.")
    Field("text", .markdown, \.entry.text, "What is different, in Markdown.")
    Field("keys", FactForms.paths, \.entry.keys, "The keys that are new or say something else.")
  }.titledForm()

  static let line = ObjectForm<ReleaseRegistry.Line>(
    "a platform's releases", { ReleaseRegistry.Line(Platform(""), []) }
  ) {
    Field(
      "platform", .string({ Platform($0) }, \.name), \.platform,
      "The platform's name.",
      isRequired: true)
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
