import JSON
import Text

/// What a catalogue has besides documents, keys, extension points and words.
extension CatalogueRecord {
  static let mechanism = ObjectForm<ExtensionPoint.Mechanism>(
    "a mechanism", { ExtensionPoint.Mechanism("", identifierKey: .root) }
  ) {
    Field("name", .text, \.name, { $0.name = $1 }, "What entries call it.", isRequired: true)
    Field(
      "identifierKey", .path.defined(as: "path"), \.identifierKey, { $0.identifierKey = $1 },
      "The key whose value is the identifier of the extension point.", isRequired: true)
    Field(
      "systemPrefix", optional: .text, \.systemPrefix, { $0.systemPrefix = $1 },
      "Prefixes of identifiers that only the system declares; programs may declare others.")
    Field(
      "otherIdentifiers", list(of: .text), \.otherIdentifiers, { $0.otherIdentifiers = $1 },
      unless: [], "Identifiers of extension points that exist, but have no entry.")
    Field(
      "entryKeys", FactForms.paths, \.entryKeys, { $0.entryKeys = $1 }, unless: [],
      "The keys that name what the system starts.")
    Field(
      "entry", .choice, \.entry, { $0.entry = $1 }, unless: .unstated,
      "How many of these keys an extension has, unless its extension point says something else.")
    Field(
      "rejectedOn", list(of: .string({ Platform($0) }, \.name)), \.rejectedOn,
      { $0.rejectedOn = $1 }, unless: [],
      "The platforms whose systems do not install an extension that has none of them.")
    Field(
      "codes", mechanismCodes, \.codes, { $0.codes = $1 }, unless: ExtensionPoint.Mechanism.Codes(),
      "The codes with which systems and stores report a wrong declaration.")
  }.form

  private static let mechanismCodes = ObjectForm<ExtensionPoint.Mechanism.Codes>(
    "the codes of a mechanism", { ExtensionPoint.Mechanism.Codes() }
  ) {
    Field(
      "unknown", list(of: .text), \.unknown, { $0.unknown = $1 }, unless: [],
      "The codes for an identifier that doesn't exist.")
    Field(
      "foreign", list(of: .text), \.foreign, { $0.foreign = $1 }, unless: [],
      "The codes for an extension point that is declared by another mechanism.")
    Field(
      "noEntry", list(of: .text), \.noEntry, { $0.noEntry = $1 }, unless: [],
      "The codes for an extension that names nothing to start.")
  }.form

  static let bundleKind = ObjectForm<BundleKindRecord>(
    "a kind of bundle", { BundleKindRecord(kind: BundleKind("")) }
  ) {
    Field(
      "name", .text, \.kind.name, { $0.kind.name = $1 }, "The kind in the singular.",
      isRequired: true)
    Field("plural", .text, "The kind in the plural.", store: { $0.plural = $1 }) {
      $0.kind.plural
    }
    Field(
      "general", optional: .text, \.kind.general, { $0.kind.general = $1 },
      "The name of a more general kind; a file may show no more than that.")
    Field(
      "marks", list(of: FactForms.mark), \.kind.marks, { $0.kind.marks = $1 }, unless: [],
      "What a file of such a bundle contains: any of these.")
    Field(
      "endings", list(of: .text), \.kind.endings, { $0.kind.endings = $1 }, unless: [],
      "The ending of such bundles' names, if it shows the kind.")
  }.form(
    reading: { record, _ in
      var kind = record.kind
      kind.plural = record.plural ?? BundleKind(kind.name).plural
      return kind
    }, writing: { BundleKindRecord(kind: $0) })

  private struct BundleKindRecord {
    var kind: BundleKind
    var plural: String?
  }

  static let distribution = ObjectForm<Distribution>(
    "a way of distribution", { Distribution("", name: "") }
  ) {
    Field("id", .text, \.id, { $0.id = $1 }, "Its name in options.", isRequired: true)
    Field("name", .text, \.name, { $0.name = $1 }, "Its name in a sentence.", isRequired: true)
  }.form

  static let group = ObjectForm<Titled<KeyGroup>>(
    "a group", { Titled(KeyGroup("", "", summary: "", keys: [])) }
  ) {
    Field(
      "id", .text, \.entry.id, { $0.entry.id = $1 }, "A short name that never changes.",
      isRequired: true)
    Field(title: "The title of the group's page.")
    Field(
      "document", optional: .text, \.entry.document, { $0.entry.document = $1 },
      "The id of the document that the keys are in; the first one if it is left out.")
    Field(
      "summary", .text, \.entry.summary, { $0.entry.summary = $1 },
      "What the keys are for, in one sentence.")
    Field(
      "movedFrom", list(of: .text), \.entry.movedFrom, { $0.entry.movedFrom = $1 }, unless: [],
      "The addresses that the group's page had before, without extension.")
  }.titledForm()

  static let source = ObjectForm<Titled<Source>>(
    "a source", { Titled(Source("", "", url: nil, summary: "")) }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, \.text), \.entry.id, { $0.entry.id = $1 },
      "A short name that never changes.",
      isRequired: true)
    Field(title: "The document's title.")
    Field(
      "url", orNull: .webAddress, \.entry.url, { $0.entry.url = $1 }, "The document's address.")
    Field(
      "summary", .text, \.entry.summary, { $0.entry.summary = $1 },
      "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, \.entry.sectionsArePaths, { $0.entry.sectionsArePaths = $1 },
      unless: false,
      "Whether a section is the path of a page below the address.")
  }.titledForm()

  static let code = ObjectForm<Titled<RejectionCode>>(
    "a code", { Titled(RejectionCode("", "", summary: "", sources: [])) }
  ) {
    Field(
      "id", .text, \.entry.id, { $0.entry.id = $1 }, "The code as messages spell it.",
      isRequired: true)
    Field(title: "What it is called, in a few words.")
    Field(
      "summary", .text, \.entry.summary, { $0.entry.summary = $1 },
      "What it means, in one sentence of inline Markdown.")
    Field(
      "discussion", .markdown, \.entry.discussion, { $0.entry.discussion = $1 },
      "More, in Markdown, such as what to do.")
    Field(
      "refusedBy", list(of: .text), \.entry.refusedBy, { $0.entry.refusedBy = $1 }, unless: [],
      "The ids of the distributions that refuse a product for it.")
    Field(
      "sources", FactForms.sources, \.entry.sources, { $0.entry.sources = $1 },
      "Where the facts come from.")
  }.titledForm()

  static let change = ObjectForm<Titled<CatalogueChange>>(
    "a change",
    {
      Titled(
        CatalogueChange(
          id: "", date: "", title: "", text: "", keys: [], location: SourceLocation(file: "")))
    }
  ) {
    Field(
      "id", .text, \.entry.id, { $0.entry.id = $1 }, "A permanent name for feed readers.",
      isRequired: true)
    Field(
      "date", .date, \.entry.date, { $0.entry.date = $1 }, "The day of the change.",
      isRequired: true)
    Field(title: "The change in a few words.")
    Field(
      "text", .markdown, \.entry.text, { $0.entry.text = $1 }, "What is different, in Markdown.")
    Field(
      "keys", FactForms.paths, \.entry.keys, { $0.entry.keys = $1 },
      "The keys that are new or say something else.")
  }.titledForm()

  static let line = ObjectForm<ReleaseRegistry.Line>(
    "a platform's releases", { ReleaseRegistry.Line(Platform(""), []) }
  ) {
    Field(
      "platform", .string({ Platform($0) }, \.name), \.platform, { $0.platform = $1 },
      "The platform's name.",
      isRequired: true)
    Field(
      "versions", list(of: .string({ Version($0) }, \.text)), \.versions, { $0.versions = $1 },
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
