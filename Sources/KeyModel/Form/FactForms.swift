import JSON
import Text

enum FactForms {
  static let sourceReference = ObjectForm<SourceReference>(
    "a source's section", { SourceReference("", "") }
  ) {
    Field("id", .string({ Source.ID($0) }, \.text), \.id, "The id of a source.", isRequired: true)
    Field("section", .text, \.section, "A heading, a table, or a page below the source's address.")
    Field("confidence", optional: .choice, \.confidence, "How sure a second-hand fact is.")
  }

  static let api = ObjectForm<API>("an API", { API("", url: nil) }) {
    Field(
      "symbol", .text, \.symbol,
      "Its name in code, with the type that it belongs to.", isRequired: true)
    Field("framework", optional: .text, \.framework, "The framework that it is part of.")
    Field("url", optional: .webAddress, \.url, "The address of its documentation.")
  }

  static let paths = list(of: Form<PropertyPath>.path.defined(as: "path"))

  /// A section of a source; the id alone stands for the whole.
  static let section: Form<SourceReference> = {
    let form = sourceReference.form
    return changed(form) {
      $0.schema = ["anyOf": [form.schema, Form<String>.text.schema]]
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
    Field("platform", .platform, \.platform, "The platform's name.", isRequired: true)
    Field(
      "introduced", .moment.defined(as: "moment"), \.introducedOrNil,
      "The first release that has it; null if no source says.")
    Field(
      "deprecated", .moment.defined(as: "moment"), \.deprecated, "The release that deprecated it.")
    Field("removed", .moment.defined(as: "moment"), \.removed, "The release that removed it.")
    Field(
      "ignored", .moment.defined(as: "moment"), \.ignored,
      "The release that ignores it from then on.")
    Field("note", orNull: .text, \.note, "A condition or an explanation in a short sentence.")
    Field(
      "source", orNull: .string({ Source.ID($0) }, \.text), \.source,
      "The id of the source that says so; the first source of the entry if null.")
    Field(
      "available", .flag, \.isAvailable, unless: true,
      "False if a source says that it does not work on the platform.")
  }

  static let availability = list(of: statement.form)

  static let releases = list(
    of: ObjectForm<Release>("a release", { Release(Platform(""), "") }) {
      Field("platform", .platform, \.platform, "The platform's name.", isRequired: true)
      Field(
        "version", .string({ Version($0) }, \.text), \.version, "Its version.", isRequired: true)
    }.form)

  static let mark = ObjectForm<MarkRecord>("a mark", { MarkRecord() }) {
    Field("key", .path.defined(as: "path"), \.key, "A key that the file has.", isRequired: true)
    Field("value", optional: .value, \.value, "The value of the key; any value if it is left out.")
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
      "source", section.defined(as: "sourceReference"), \.source,
      "Where it was read.", isRequired: true)
    Field("text", .text, \.text, "What the source says.", isRequired: true)
  }

  static let note = ObjectForm<EditorNote>(
    "a note", { EditorNote(.text, [], choice: "", reason: "") }
  ) {
    Field("subject", .choice, \.subject, "What the sources disagree about.")
    Field("readings", list(of: reading.form), \.readings, "What each source says.")
    Field("choice", .text, \.choice, "What the catalogue says, in one sentence.", isRequired: true)
    Field("reason", .text, \.reason, "Why, in one sentence.")
    Field(
      "editorial", optional: .flag, \.statedEditorial,
      "Whether it changes nothing that a reader writes; left out if that follows from the subject.")
  }

  static let notes = list(of: note.form.defined(as: "note"))

  static let value = ObjectForm<ValueRecord>("a value", { ValueRecord() }) {
    Field("value", .value, \.value, "The value.", isRequired: true)
    Field("summary", .text, \.summary, "What the value does, in one sentence.")
    Field(
      "availability", availability.defined(as: "availability"), \.availability, unless: [],
      "Stated where the value came later than its key.")
  }
}

extension FactForms {
  /// What is to say about a value, or the value alone; one that is an object is always within another.
  static let listedValue: Form<ValueRecord> = {
    let form = value.form
    return changed(form) {
      $0.schema = ["anyOf": [form.schema, ["not": ["type": "object"]]]]
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
  var summary = ""
  var availability: [AvailabilityStatement] = []
}

extension AvailabilityStatement {
  /// JSON does not distinguish unstated from unknown.
  fileprivate var introducedOrNil: Moment? {
    get { introduced == .unknown ? nil : introduced }
    set { introduced = newValue ?? .unknown }
  }
}

extension [AvailabilityStatement] {
  /// The statements, with nil for the first source of their entry.
  func droppingSource(_ first: Source.ID?) -> Self {
    map { statement in changed(statement) { if $0.source == first { $0.source = nil } } }
  }

  /// The statements, with the first source of their entry for nil.
  package func naming(_ first: Source.ID?) -> Self {
    map { statement in changed(statement) { $0.source = $0.source ?? first } }
  }
}
