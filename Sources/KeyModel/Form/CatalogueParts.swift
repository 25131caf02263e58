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
      "The name of a more general kind, which is all that a file may show.")
    Field(
      "marks", list(of: FactForms.mark), \.kind.marks, { $0.kind.marks = $1 }, unless: [],
      "What a file of such a bundle contains: any of these.")
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

  static let group = ObjectForm<GroupRecord>(
    "a group", { GroupRecord(group: KeyGroup("", "", summary: "", keys: [])) }
  ) {
    Field(
      "id", .text, \.group.id, { $0.group.id = $1 }, "A short name that stays.", isRequired: true)
    Field("title", .text, "The title of the group's page.", store: { $0.title = $1 }) {
      $0.group.title
    }
    Field(
      "document", optional: .text, \.group.document, { $0.group.document = $1 },
      "The id of the document that the keys are in; the first one if it is left out.")
    Field(
      "summary", .text, \.group.summary, { $0.group.summary = $1 },
      "What the keys are for, in one sentence.")
  }.form(
    reading: { record, location in
      var group = record.group
      group.title = record.title ?? group.id
      group.location = location
      return group
    }, writing: { GroupRecord(group: $0) })

  private struct GroupRecord {
    var group: KeyGroup
    var title: String?
  }

  static let source = ObjectForm<SourceRecord>(
    "a source", { SourceRecord(source: Source("", "", url: nil, summary: "")) }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, \.text), \.source.id, { $0.source.id = $1 },
      "A short name that stays.",
      isRequired: true)
    Field("title", .text, "The document's title.", store: { $0.title = $1 }) {
      $0.source.title
    }
    Field(
      "url", orNull: .webAddress, \.source.url, { $0.source.url = $1 }, "The document's address.")
    Field(
      "summary", .text, \.source.summary, { $0.source.summary = $1 },
      "Which edition was read, and what it is good for.")
    Field(
      "sectionsArePaths", .flag, \.source.sectionsArePaths, { $0.source.sectionsArePaths = $1 },
      unless: false,
      "Whether a section is the path of a page below the address.")
  }.form(
    reading: { record, location in
      var source = record.source
      source.title = record.title ?? source.id.text
      source.location = location
      return source
    }, writing: { SourceRecord(source: $0) })

  private struct SourceRecord {
    var source: Source
    var title: String?
  }

  static let code = ObjectForm<CodeRecord>(
    "a code", { CodeRecord(code: RejectionCode("", "", summary: "", sources: [])) }
  ) {
    Field(
      "id", .text, \.code.id, { $0.code.id = $1 }, "The code as messages spell it.",
      isRequired: true)
    Field("title", .text, "What it is called, in a few words.", store: { $0.title = $1 }) {
      $0.code.title
    }
    Field(
      "summary", .text, \.code.summary, { $0.code.summary = $1 },
      "What it means, in one sentence of inline Markdown.")
    Field(
      "discussion", .markdown, \.code.discussion, { $0.code.discussion = $1 },
      "More, in Markdown, such as what to do.")
    Field(
      "sources", FactForms.sources, \.code.sources, { $0.code.sources = $1 },
      "Where the facts come from.")
  }.form(
    reading: { record, location in
      var code = record.code
      code.title = record.title ?? code.id
      code.location = location
      return code
    }, writing: { CodeRecord(code: $0) })

  private struct CodeRecord {
    var code: RejectionCode
    var title: String?
  }

  static let change = ObjectForm<ChangeRecord>("a change", { ChangeRecord() }) {
    Field(
      "id", .text, \.change.id, { $0.change.id = $1 }, "A name for feed readers that stays.",
      isRequired: true)
    Field(
      "date", .date, \.change.date, { $0.change.date = $1 }, "The day of the change.",
      isRequired: true)
    Field("title", .text, "The change in a few words.", store: { $0.title = $1 }) {
      $0.change.title
    }
    Field(
      "text", .markdown, \.change.text, { $0.change.text = $1 }, "What is different, in Markdown.")
    Field(
      "keys", FactForms.paths, \.change.keys, { $0.change.keys = $1 },
      "The keys that are new or say something else.")
  }.form(
    reading: { record, location in
      var change = record.change
      change.title = record.title ?? change.id
      change.location = location
      return change
    }, writing: { ChangeRecord(change: $0) })

  private struct ChangeRecord {
    var change = CatalogueChange(
      id: "", date: "", title: "", text: "", keys: [], location: SourceLocation(file: ""))
    var title: String?
  }

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
  }.form(
    reading: { line, location in
      var line = line
      line.location = location
      return line
    }, writing: { $0 })
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
