import JSON
import Text

extension CatalogueRecord {
  static let mechanism = ObjectForm<ExtensionPoint.Mechanism>(
    "a mechanism", { ExtensionPoint.Mechanism("", identifierKey: .root) }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "What entries call it.", isRequired: true)
    Field(
      "identifierKey", .path.defined(as: "path"), { $0.identifierKey }, { $0.identifierKey = $1 },
      "The key whose value is the identifier of the extension point.", isRequired: true)
    Field(
      "systemPrefix", optional: .text, { $0.systemPrefix }, { $0.systemPrefix = $1 },
      "Prefixes of identifiers that only the system declares; programs may declare others.")
    Field(
      "otherIdentifiers", list: .text, { $0.otherIdentifiers }, { $0.otherIdentifiers = $1 },
      "Identifiers of extension points that exist, but have no entry.")
    Field(
      "entryKeys", FactForms.paths, { $0.entryKeys }, { $0.entryKeys = $1 }, unless: [],
      "The keys that name what the system starts.")
    Field(
      "entry", .choice, { $0.entry }, { $0.entry = $1 }, unless: .unstated,
      "How many of these keys an extension has, unless its extension point says something else.")
    Field(
      "rejectedOn", list: .platform, { $0.rejectedOn }, { $0.rejectedOn = $1 },
      "The platforms whose systems do not install an extension that has none of them.")
    Field(
      "codes", mechanismCodes, { $0.codes }, { $0.codes = $1 },
      unless: ExtensionPoint.Mechanism.Codes(),
      "The codes with which systems and stores report a wrong declaration.")
  }.form

  private static let mechanismCodes = ObjectForm<ExtensionPoint.Mechanism.Codes>(
    "the codes of a mechanism", { ExtensionPoint.Mechanism.Codes() }
  ) {
    Field(
      "unknown", list: .text, { $0.unknown }, { $0.unknown = $1 },
      "The codes for an identifier that doesn't exist.")
    Field(
      "foreign", list: .text, { $0.foreign }, { $0.foreign = $1 },
      "The codes for an extension point that is declared by another mechanism.")
    Field(
      "noEntry", list: .text, { $0.noEntry }, { $0.noEntry = $1 },
      "The codes for an extension that names nothing to start.")
  }.form

  static let bundleKind = ObjectForm<BundleKind>(
    "a kind of bundle", { BundleKind("", plural: "") }
  ) {
    Field(
      "name", .text, { $0.name }, { $0.name = $1 }, "The kind in the singular.", isRequired: true)
    Field("plural", .text, { $0.plural }, { $0.plural = $1 }, "The kind in the plural.")
    Field(
      "general", optional: .text, { $0.general }, { $0.general = $1 },
      "The name of a more general kind; a file may show no more than that.")
    Field(
      "marks", list: FactForms.mark, { $0.marks }, { $0.marks = $1 },
      "What a file of such a bundle contains: any of these.")
    Field(
      "endings", list: .text, { $0.endings }, { $0.endings = $1 },
      "The ending of such bundles' names, if it shows the kind.")
  }.form(
    reading: { kind, _ in
      changed(kind) { if $0.plural.isEmpty { $0.plural = BundleKind($0.name).plural } }
    }, writing: { $0 })

  static let distribution = ObjectForm<Distribution>(
    "a way of distribution", { Distribution("", name: "") }
  ) {
    Field("id", .text, { $0.id }, { $0.id = $1 }, "Its name in options.", isRequired: true)
    Field("name", .text, { $0.name }, { $0.name = $1 }, "Its name in a sentence.", isRequired: true)
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms of the products that it takes; those of any if it is left out.")
    Field(
      "usualFor", list: .platform, { $0.usualFor }, { $0.usualFor = $1 },
      "The platforms whose products reach people in this way as long as nothing says otherwise.")
    Field(
      "countedFor", list: .platform, { $0.countedFor }, { $0.countedFor = $1 },
      "The platforms on which what it refuses is only counted until something names it.")
  }.form

  static let group = ObjectForm<KeyGroup>(
    "a group", { KeyGroup("", "", summary: "", keys: []) }
  ) {
    Field(
      "id", .text, { $0.id }, { $0.id = $1 }, "A short name that never changes.", isRequired: true)
    Field("title", .text, { $0.title }, { $0.title = $1 }, "The title of the group's page.")
    Field(
      "document", optional: .text, { $0.document }, { $0.document = $1 },
      "The id of the document that the keys are in; the first one if it is left out.")
    Field(
      "summary", .text, { $0.summary }, { $0.summary = $1 },
      "What the keys are for, in one sentence.")
    Field(
      "movedFrom", list: .text, { $0.movedFrom }, { $0.movedFrom = $1 },
      "The addresses that the group's page had before, without extension.")
  }.titledForm

  static let source = ObjectForm<Source>(
    "a source", { Source("", "", url: nil, summary: "") }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, { $0.text }), { $0.id }, { $0.id = $1 },
      "A short name that never changes.", isRequired: true)
    Field("title", .text, { $0.title }, { $0.title = $1 }, "The document's title.")
    Field("url", orNull: .webAddress, { $0.url }, { $0.url = $1 }, "The document's address.")
    Field(
      "summary", .text, { $0.summary }, { $0.summary = $1 },
      "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, { $0.sectionsArePaths }, { $0.sectionsArePaths = $1 },
      unless: false,
      "Whether a section is the path of a page below the address.")
  }.titledForm

  static let code = ObjectForm<RejectionCode>(
    "a code", { RejectionCode("", "", summary: "", sources: []) }
  ) {
    Field(
      "id", .text, { $0.id }, { $0.id = $1 }, "The code as messages spell it.", isRequired: true)
    forReaders(
      Field("title", .text, { $0.title }, { $0.title = $1 }, "What it is called, in a few words."))
    forReaders(
      Field(
        "subject", .text, { $0.subject }, { $0.subject = $1 }, unless: "",
        "What went wrong, as the title of the codes about it."))
    forReaders(
      Field(
        "messages", list: .text, { $0.messages }, { $0.messages = $1 },
        "The messages as they are printed, the usual one first."))
    forReaders(
      Field(
        "summary", .text, { $0.summary }, { $0.summary = $1 },
        "What it means, in one sentence of inline Markdown."))
    forReaders(
      Field(
        "discussion", .markdown, { $0.discussion }, { $0.discussion = $1 },
        "More, in Markdown, such as what to do."))
    forReaders(
      Field(
        "keys", FactForms.paths, { $0.keys }, { $0.keys = $1 }, unless: [],
        "The keys that it is about besides those whose rules name it."))
    forReaders(
      Field(
        "document", optional: .text, { $0.document }, { $0.document = $1 },
        "The id of the document that the examples are pieces of; the first one if it is left out."))
    forReaders(
      Field(
        "wrong", .value(["type": "object"]), "A piece of a file for which it is reported.",
        store: { $0.wrong = PropertyListValue($1, in: []) }, value: { $0.wrong?.json }))
    forReaders(
      Field(
        "right", .value(["type": "object"]), "The same piece without the mistake.",
        store: { $0.right = PropertyListValue($1, in: []) }, value: { $0.right?.json }))
    Field(
      "refusedBy", list: .text, { $0.refusedBy }, { $0.refusedBy = $1 },
      "The ids of the distributions that refuse a product for it.")
    forReaders(
      Field(
        "outcome", .text, { $0.outcome }, { $0.outcome = $1 }, unless: "",
        "What it does besides, such as that it is only a warning, and since when, in inline Markdown."
      ))
    forReaders(
      Field(
        "sources", FactForms.sources, { $0.sources }, { $0.sources = $1 },
        "Where the facts come from."))
  }.titledForm

  static let change = ObjectForm<CatalogueChange>(
    "a change",
    { CatalogueChange("", on: "", "", "") }
  ) {
    Field(
      "id", .text, { $0.id }, { $0.id = $1 }, "A permanent name for feed readers.", isRequired: true
    )
    Field("date", .date, { $0.date }, { $0.date = $1 }, "The day of the change.", isRequired: true)
    Field("title", .text, { $0.title }, { $0.title = $1 }, "The change in a few words.")
    Field("text", .markdown, { $0.text }, { $0.text = $1 }, "What is different, in Markdown.")
    Field(
      "keys", FactForms.paths, { $0.keys }, { $0.keys = $1 },
      "The keys that are new or say something else.")
  }.titledForm

  static let reading = ObjectForm<SourceReading>(
    "a comparison", { SourceReading(of: "", "", edition: "", compared: "") }
  ) {
    Field(
      "source", .string({ Source.ID($0) }, { $0.text }), { $0.source }, { $0.source = $1 },
      "The id of the source.", isRequired: true)
    Field(
      "section", .text, { $0.section }, { $0.section = $1 },
      "The page, as the sections of sources name it.", isRequired: true)
    Field(
      "edition", .date, { $0.edition }, { $0.edition = $1 },
      "The day from which the copy is that was read.", isRequired: true)
    Field(
      "compared", .date, { $0.compared }, { $0.compared = $1 }, "The day of the comparison.",
      isRequired: true)
  }.form

  static let line = ObjectForm<ReleaseRegistry.Line>(
    "a platform's releases", { ReleaseRegistry.Line(Platform(""), []) }
  ) {
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "versions", list(of: .string({ Version($0) }, { $0.text })), { $0.versions },
      { $0.versions = $1 },
      "Its versions in order of release.")
  }.locatedForm
}

extension Form<String> {
  /// `CatalogueCheck.invalidChange` says more about it.
  fileprivate static var date: Form {
    text.with(
      schema: [
        "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
      ])
  }
}
