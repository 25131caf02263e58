import JSON
import Text

/// One member of an object in `catalogue.json`, described once: its name, what it is for, how it is
/// read into its owner and written from it, and its schema.
struct Field<Owner>: Sendable {
  typealias SyntaxError = JSONScanner.SyntaxError
  /// Where the owner keeps the member's value.
  typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  enum Reading { case read, empty, wrong }

  let name: String
  /// What the member says, in one sentence for the authors of catalogues.
  let summary: String
  let schema: JSONValue
  let isRequired: Bool
  let read: @Sendable (inout CatalogueReader, inout Owner) throws(SyntaxError) -> Reading
  /// Writes nothing where the member is left out.
  let write: @Sendable (Owner, inout JSONWriter) -> Void

  /// A member that is always written.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ path: Path<Value>,
    _ summary: String, isRequired: Bool = false
  ) {
    self.init(name, form, summary, isRequired: isRequired, store: { $0[keyPath: path] = $1 }) {
      $0[keyPath: path]
    }
  }

  /// A member that is left out where there is no value.
  init<Value>(
    _ name: String, optional form: Form<Value>,
    _ path: Path<Value?>, _ summary: String
  ) {
    self.init(name, form, summary, store: { $0[keyPath: path] = $1 }) { $0[keyPath: path] }
  }

  /// A member that is null where there is no value.
  init<Value>(
    _ name: String, orNull form: Form<Value>,
    _ path: Path<Value?>, _ summary: String
  ) {
    self.init(name, form.orNull, path, summary)
  }

  /// A member that is left out where it says nothing new.
  init<Value: Equatable & Sendable>(
    _ name: String, _ form: Form<Value>, _ path: Path<Value>,
    unless usual: Value, _ summary: String
  ) {
    self.init(name, form, summary, store: { $0[keyPath: path] = $1 }) { owner in
      let value = owner[keyPath: path]
      return value == usual ? nil : value
    }
  }

  /// - Parameter value: Nil where the member is left out.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, isRequired: Bool = false,
    store: @escaping @Sendable (inout Owner, Value) -> Void,
    value: @escaping @Sendable (Owner) -> Value?
  ) {
    let memberName = JSONWriter.MemberName(name)
    self.init(name, form, summary, isRequired: isRequired, store: store) { owner, writer in
      guard let value = value(owner) else { return }
      writer.beginMember(memberName)
      form.write(value, &writer)
    }
  }

  /// - Parameter write: Writes the member with its name.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, isRequired: Bool = false,
    store: @escaping @Sendable (inout Owner, Value) -> Void,
    write: @escaping @Sendable (Owner, inout JSONWriter) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    schema = form.schema
    read = { (reader, owner) throws(SyntaxError) in
      guard let value = try form.read(&reader, name) else { return .wrong }
      store(&owner, value)
      return form.isEmpty(value) ? .empty : .read
    }
    self.write = write
  }
}

/// The form of an object: its members in the order they are written in.
struct ObjectForm<Owner>: Sendable {
  typealias SyntaxError = JSONScanner.SyntaxError

  /// What messages call the object: `a key`.
  let holder: String
  let fields: [Field<Owner>]
  /// What writes the fields: a copy of a whole field for each value would be made for this alone.
  private let writers: [@Sendable (Owner, inout JSONWriter) -> Void]
  private let blank: @Sendable () -> Owner
  private let indexes: [String: Int]

  init(
    _ holder: String, _ blank: @escaping @Sendable () -> Owner,
    @FieldBuilder<Owner> _ fields: () -> [Field<Owner>]
  ) {
    let fields = fields()
    self.holder = holder
    self.fields = fields
    writers = fields.map(\.write)
    self.blank = blank
    indexes = Dictionary(firstOf: fields.enumerated().map { ($1.name, $0) })
  }

  /// The next object; nil if it lacks a member that it must have.
  func read(_ reader: inout CatalogueReader) throws(SyntaxError) -> Owner? {
    let start = reader.scanner.location
    guard try reader.scanner.peek() == .object else {
      try reader.readMembers(of: holder, named: []) { (_: inout CatalogueReader, _: String) in false
      }
      return nil
    }
    var owner = blank()
    var readings = [Field<Owner>.Reading](repeating: .empty, count: fields.count)
    try reader.readMembers(of: holder, named: fields.map(\.name)) {
      (reader, name) throws(SyntaxError) in
      guard let index = indexes[name] else { return false }
      readings[index] = try fields[index].read(&reader, &owner)
      return true
    }
    for (field, reading) in zip(fields, readings) where field.isRequired && reading != .read {
      if reading == .empty { reader.reportMissing(field.name, of: holder, at: start) }
      return nil
    }
    return owner
  }

  func write(_ owner: Owner, _ writer: inout JSONWriter) {
    writer.beginObject()
    for write in writers { write(owner, &writer) }
    writer.endObject()
  }

  var properties: JSONValue {
    .object(fields.map { JSONValue.Member($0.name, $0.describedSchema) })
  }

  var required: JSONValue { JSONValue(strings: fields.filter(\.isRequired).map(\.name)) }

  var schema: JSONValue {
    [
      "type": "object", "required": required, "properties": properties,
      "additionalProperties": false,
    ]
  }

  /// The form of the object as a value; `finish` makes the value of what was read, and where.
  func form<Value>(
    reading finish: @escaping @Sendable (Owner, SourceLocation) -> Value,
    writing record: @escaping @Sendable (Value) -> Owner
  ) -> Form<Value> {
    Form(
      schema: schema,
      read: { (reader, _) throws(SyntaxError) in
        let start = reader.scanner.location
        return try read(&reader).map { finish($0, start) }
      }, write: { write(record($0), &$1) })
  }

  /// The form of the object as a value of its type.
  var form: Form<Owner> { form(reading: { owner, _ in owner }, writing: { $0 }) }
}

extension Field {
  /// The schema with the member's summary.
  var describedSchema: JSONValue {
    guard case .object(let members) = schema else { return ["description": .string(summary)] }
    return .object([.init("description", .string(summary))] + members)
  }
}

/// Lists fields one by one, because one array of them would take the compiler minutes.
@resultBuilder
enum FieldBuilder<Owner> {
  static func buildExpression(_ field: Field<Owner>) -> Field<Owner> { field }
  static func buildBlock(_ fields: Field<Owner>...) -> [Field<Owner>] { fields }
}
