import JSON
import Text

enum FactForms {
  static let sourceReference = ObjectForm<SourceReference>(
    "a source's section", { SourceReference("", "") }
  ) {
    Field(
      "id", .string({ Source.ID($0) }, { $0.text }), { $0.id }, { $0.id = $1 },
      "The id of a source.", isRequired: true)
    Field(
      "section", .text, { $0.section }, { $0.section = $1 },
      "A heading, a table, or a page below the source's address.")
    Field(
      "confidence", optional: .choice, { $0.confidence }, { $0.confidence = $1 },
      "How sure a second-hand fact is.")
  }

  static let api = ObjectForm<API>("an API", { API("", url: nil) }) {
    Field(
      "symbol", .text, { $0.symbol }, { $0.symbol = $1 },
      "Its name in code, with the type that it belongs to.", isRequired: true)
    forReaders(
      Field(
        "framework", optional: .text, { $0.framework }, { $0.framework = $1 },
        "The framework that it is part of."))
    forReaders(
      Field(
        "url", optional: .webAddress, { $0.url }, { $0.url = $1 },
        "The address of its documentation."))
    Field(
      "linked", list: .text, { $0.linked }, { $0.linked = $1 },
      "The names in a program that uses it, each a way to use it: symbols, and methods behind a -.")
    forReaders(
      Field(
        "written", list: .text, { $0.written }, { $0.written = $1 },
        "The words in Swift sources that use it, each a way to use it; those of its symbol if left out."
      ))
  }

  static let paths = list(of: Form<PropertyPath>.path.defined(as: "path"))

  /// A section of a source; the id alone stands for the whole.
  static let section: Form<SourceReference> = {
    let form = sourceReference.form
    return changed(form.with(schema: ["anyOf": [form.schema, Form<String>.text.schema]])) {
      $0.read = { (reader, name) throws(JSONScanner.SyntaxError) in
        guard try reader.scanner.peek() == .string else { return try form.read(&reader, name) }
        return try reader.readText(name).map { SourceReference(Source.ID($0), "") }
      }
    }
  }()

  static let sources = list(of: section.defined(as: "sourceReference"))

  static let statement = ObjectForm<AvailabilityStatement>(
    "a statement of availability",
    { AvailabilityStatement(Platform("")) }
  ) {
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "introduced", .moment.defined(as: "moment"), { $0.introducedOrNil },
      { $0.introducedOrNil = $1 },
      "The first release that has it; null if no source says.")
    Field(
      "deprecated", .moment.defined(as: "moment"), { $0.deprecated }, { $0.deprecated = $1 },
      "The release that deprecated it.")
    Field(
      "removed", .moment.defined(as: "moment"), { $0.removed }, { $0.removed = $1 },
      "The release that removed it.")
    Field(
      "ignored", .moment.defined(as: "moment"), { $0.ignored }, { $0.ignored = $1 },
      "The release that ignores it from then on.")
    forReaders(
      Field(
        "note", orNull: .text, { $0.note }, { $0.note = $1 },
        "A condition or an explanation in a short sentence."))
    forReaders(
      Field(
        "source", orNull: .string({ Source.ID($0) }, { $0.text }), { $0.source?.id },
        { statement, id in
          let section = statement.sourceSection
          statement.source =
            id == nil && section == nil ? nil : SourceReference(id ?? "", section ?? "")
        },
        "The id of the source that says so; the first source of the entry if null."))
    Field(
      "section", optional: .text, { $0.sourceSection }, { $0.sourceSection = $1 },
      "The section of this source; the entry's first one if it is left out.")
    Field(
      "available", .flag, { $0.isAvailable }, { $0.isAvailable = $1 }, unless: true,
      "False if a source says that it does not work on the platform.")
  }

  static let availability = list(of: statement.form)

  static let releases = list(
    of: ObjectForm<Release>("a release", { Release(Platform(""), "") }) {
      Field(
        "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
        isRequired: true)
      Field(
        "version", .string({ Version($0) }, { $0.text }), { $0.version }, { $0.version = $1 },
        "Its version.", isRequired: true)
    }.form)

  static let mark = ObjectForm<MarkRecord>("a mark", { MarkRecord() }) {
    Field(
      "key", .path.defined(as: "path"), { $0.key }, { $0.key = $1 }, "A key that the file has.",
      isRequired: true)
    Field(
      "value", optional: .value, { $0.value }, { $0.value = $1 },
      "The value of the key; any value if it is left out.")
  }.form(
    reading: { record, _ in
      KeyMark(record.key, record.value.map { PropertyListValue($0, in: []) })
    }, writing: { MarkRecord(key: $0.key, value: $0.value?.json) })

  struct MarkRecord {
    var key = PropertyPath.root
    var value: JSONValue?
  }

  static let reading = ObjectForm<EditorNote.Reading>(
    "a reading", { EditorNote.Reading(SourceReference("", ""), "") }
  ) {
    Field(
      "source", section.defined(as: "sourceReference"), { $0.source }, { $0.source = $1 },
      "Where it was read.", isRequired: true)
    Field("text", .text, { $0.text }, { $0.text = $1 }, "What the source says.", isRequired: true)
  }

  static let note = ObjectForm<EditorNote>(
    "a note", { EditorNote(.text, [], choice: "", reason: "") }
  ) {
    Field(
      "subject", .choice, { $0.subject }, { $0.subject = $1 }, "What the sources disagree about.")
    Field(
      "readings", list(of: reading.form), { $0.readings }, { $0.readings = $1 },
      "What each source says.")
    Field(
      "choice", .text, { $0.choice }, { $0.choice = $1 },
      "What the catalogue says, in one sentence.", isRequired: true)
    Field("reason", .text, { $0.reason }, { $0.reason = $1 }, "Why, in one sentence.")
    Field(
      "editorial", optional: .flag, { $0.statedEditorial }, { $0.statedEditorial = $1 },
      "Whether it changes nothing that a reader writes; left out if that follows from the subject.")
  }

  static let notes = list(of: note.form.defined(as: "note"))

  static let value = ObjectForm<ValueRecord>("a value", { ValueRecord() }) {
    Field("value", .value, { $0.value }, { $0.value = $1 }, "The value.", isRequired: true)
    forReaders(
      Field(
        "summary", optional: .text, { $0.summary }, { $0.summary = $1 },
        "What the value does, in one sentence."
      ))
    Field(
      "availability", availability.defined(as: "availability"), { $0.availability },
      { $0.availability = $1 }, unless: [],
      "Stated where the value came later than its key.")
    Field(
      "apis", list: .text, { $0.apis }, { $0.apis = $1 },
      "The symbols of those APIs whose use the value declares.")
  }
}

extension FactForms {
  /// An allowed value with its facts, or the value alone; an object as a value always needs the facts around it.
  static let listedValue: Form<ValueRecord> = {
    let form = value.form
    return changed(form.with(schema: ["anyOf": [form.schema, ["not": ["type": "object"]]]])) {
      $0.read = { (reader, name) throws(JSONScanner.SyntaxError) in
        guard try reader.scanner.peek() != .object else { return try form.read(&reader, name) }
        return ValueRecord(value: try reader.readListValue())
      }
    }
  }()
}

/// An allowed value in JSON; its key's types decide how a text is meant.
struct ValueRecord {
  var value: JSONValue = .null
  var summary: String?
  var availability: [AvailabilityStatement] = []
  var apis: [String] = []
}

extension AvailabilityStatement {
  /// JSON does not distinguish unstated from unknown.
  fileprivate var introducedOrNil: Moment? {
    get { introduced == .unknown ? nil : introduced }
    set { introduced = newValue ?? .unknown }
  }

  /// A statement in JSON names the section beside the source.
  fileprivate var sourceSection: String? {
    get { source.flatMap { $0.section.isEmpty ? nil : $0.section } }
    set { source = newValue.map { SourceReference(source?.id ?? "", $0) } ?? source }
  }
}

extension [AvailabilityStatement] {
  /// The statements, with nil for the first source of their entry, which a section alone is of.
  func droppingSource(_ first: SourceReference?) -> Self {
    map { statement in
      changed(statement) {
        if $0.source == first?.wholeDocument { $0.source = nil }
        if let first, $0.source?.id == "" { $0.source?.id = first.id }
      }
    }
  }

  /// The statements, with the first source of their entry for nil.
  package func naming(_ first: SourceReference?) -> Self {
    map { statement in changed(statement) { $0.source = $0.source ?? first?.wholeDocument } }
  }
}
