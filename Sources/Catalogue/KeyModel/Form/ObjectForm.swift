import JSON
import Text

/// A member of an object in `catalogue.json`: its name, meaning, reader, value and schema.
struct Field<Owner>: Sendable {
  typealias SyntaxError = JSONScanner.SyntaxError
  /// Functions that get and set the member's value. Embedded Swift has no key paths.
  typealias Getter<Value> = @Sendable (Owner) -> Value
  typealias Setter<Value> = @Sendable (inout Owner, Value) -> Void

  let name: String
  let isRequired: Bool
  let read: @Sendable (inout CatalogueReader, inout Owner) throws(SyntaxError) -> FieldOutcome

  #if hasFeature(Embedded)
    var summary: String { "" }
    var schema: JSONValue { .null }
    var json: @Sendable (Owner, JSONExtent) -> JSONValue? { { _, _ in nil } }
    var texts: @Sendable (Owner) -> [String] { { _ in [] } }
    var isSentence: Bool { false }
    var usual: JSONValue? { nil }
  #else
    /// The description in the schema, in one sentence.
    let summary: String
    let schema: JSONValue
    /// Nil where the member is left out.
    let json: @Sendable (Owner, JSONExtent) -> JSONValue?
    let texts: @Sendable (Owner) -> [String]
    let isSentence: Bool
    /// The value of a member that is left out, where that is one to name.
    private(set) var usual: JSONValue?
    /// Whether no check looks at it.
    fileprivate(set) var isForReaders = false
    /// Whether it follows from other members.
    fileprivate(set) var isDerived = false
    /// Whether it is left out where there is nothing to say, so that even an empty value says something.
    private(set) var isOptional = false
  #endif

  /// A member that is always written.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ value: @escaping Getter<Value>,
    _ store: @escaping Setter<Value>, _ summary: String, isRequired: Bool = false
  ) {
    self.init(name, form, summary, isRequired: isRequired, store: store, value: value)
  }

  /// A member that is left out if it is nil.
  init<Value>(
    _ name: String, optional form: Form<Value>, _ value: @escaping Getter<Value?>,
    _ store: @escaping Setter<Value?>, _ summary: String
  ) {
    self.init(name, form, summary, isOptional: true, store: { store(&$0, $1) }, value: value)
  }

  /// A member that is null if it is nil.
  init<Value>(
    _ name: String, orNull form: Form<Value>, _ value: @escaping Getter<Value?>,
    _ store: @escaping Setter<Value?>, _ summary: String
  ) {
    self.init(name, form.orNull, value, store, summary)
  }

  /// A member that is left out if it has its usual value.
  init<Value: Equatable & Sendable>(
    _ name: String, _ form: Form<Value>, _ value: @escaping Getter<Value>,
    _ store: @escaping Setter<Value>, unless usual: Value, _ summary: String
  ) {
    self.init(name, form, summary, isOptional: true, store: store) { owner in
      let value = value(owner)
      return value == usual ? nil : value
    }
  }

  /// A flag that is left out if it has its usual value, which the schema names.
  init(
    _ name: String, _ form: Form<Bool>, _ value: @escaping Getter<Bool>,
    _ store: @escaping Setter<Bool>, unless usual: Bool, _ summary: String
  ) {
    self.init(name, form, summary, isOptional: true, store: store) {
      value($0) == usual ? nil : value($0)
    }
    #if !hasFeature(Embedded)
      self.usual = .boolean(usual)
    #endif
  }

  /// An array that is left out where it is empty.
  init<Element>(
    _ name: String, list element: Form<Element>, _ value: @escaping Getter<[Element]>,
    _ store: @escaping Setter<[Element]>, _ summary: String
  ) {
    self.init(name, list(of: element), summary, isOptional: true, store: store) { owner in
      let elements = value(owner)
      return elements.isEmpty ? nil : elements
    }
  }

  /// - Parameter value: Nil where the member is left out.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, isRequired: Bool = false,
    isOptional: Bool = false,
    store: @escaping @Sendable (inout Owner, Value) -> Void,
    value: @escaping @Sendable (Owner) -> Value?
  ) {
    self.init(
      name, form, summary, isRequired: isRequired, isOptional: isOptional, store: store,
      json: { owner, extent in value(owner).map { form.json($0, extent) } },
      texts: { value($0).map(form.texts) ?? [] })
  }

  /// - Parameter json: Nil where the member is left out.
  init<Value>(
    _ name: String, _ form: Form<Value>, _ summary: String, isRequired: Bool = false,
    isOptional: Bool = false,
    store: @escaping @Sendable (inout Owner, Value) -> Void,
    json: @escaping @Sendable (Owner, JSONExtent) -> JSONValue?,
    texts: @escaping @Sendable (Owner) -> [String] = { _ in [] }
  ) {
    self.name = name
    self.isRequired = isRequired
    read = { (reader, owner) throws(SyntaxError) in
      guard let value = try form.read(&reader, name) else { return .wrong }
      store(&owner, value)
      return form.isEmpty(value) ? .empty : .read
    }
    #if !hasFeature(Embedded)
      self.summary = summary
      schema = form.schema
      self.json = json
      self.isOptional = isOptional
      self.texts = texts
      isSentence = form.isSentence
    #endif
  }
}

/// The form of an object: its members in the order they are written in.
struct ObjectForm<Owner>: Sendable {
  typealias SyntaxError = JSONScanner.SyntaxError

  /// The object's name in messages: `a key`.
  let holder: String
  let fields: [Field<Owner>]
  private let members: ObjectMembers
  private let blank: @Sendable () -> Owner
  /// The advice for an unknown member that people know from elsewhere.
  private let advice: @Sendable (String) -> String?

  init(
    _ holder: String, _ blank: @escaping @Sendable () -> Owner,
    advice: @escaping @Sendable (String) -> String? = { _ in nil },
    @FieldBuilder<Owner> _ fields: () -> [Field<Owner>]
  ) {
    let fields = fields()
    self.holder = holder
    self.fields = fields
    self.blank = blank
    self.advice = advice
    members = ObjectMembers(
      holder,
      fields.map { field in
        ObjectMembers.Member(
          name: field.name, summary: field.summary, isRequired: field.isRequired)
      })
  }

  /// The next object; nil if it lacks a member that it must have.
  func read(_ reader: inout CatalogueReader) throws(SyntaxError) -> Owner? {
    var owner = blank()
    let isWhole = try reader.readObject(members, advice) {
      (reader, index) throws(SyntaxError) in
      try fields[index].read(&reader, &owner)
    }
    return isWhole ? owner : nil
  }

  func json(_ owner: Owner, _ extent: JSONExtent) -> JSONValue {
    .object(
      fields.compactMap { field in
        field.json(of: owner, extent).map { JSONValue.Member(field.name, $0) }
      })
  }

  func texts(of owner: Owner) -> [String] { fields.flatMap { $0.texts(owner) } }

  func sentences(of owner: Owner) -> [(name: String, text: String)] {
    fields.filter { $0.isSentence }.flatMap { field in field.texts(owner).map { (field.name, $0) } }
  }

  var properties: JSONValue {
    .object(fields.map { JSONValue.Member($0.name, $0.describedSchema) })
  }

  var required: JSONValue { JSONValue(strings: fields.filter { $0.isRequired }.map { $0.name }) }

  var schema: JSONValue {
    [
      "type": "object", "required": required, "properties": properties,
      "additionalProperties": false,
    ]
  }

  /// The form of a value that is made from the object and its location.
  func form<Value>(
    reading finish: @escaping @Sendable (Owner, SourceLocation) -> Value,
    writing record: @escaping @Sendable (Value) -> Owner
  ) -> Form<Value> {
    Form(
      schema: schema,
      read: { (reader, _) throws(SyntaxError) in
        let start = reader.scanner.location
        return try read(&reader).map { finish($0, start) }
      }, json: { json(record($0), $1) }, texts: { texts(of: record($0)) })
  }

  var form: Form<Owner> { form(reading: { owner, _ in owner }, writing: { $0 }) }
}

extension Field {
  /// The member's value; nil where it is left out.
  func json(of owner: Owner, _ extent: JSONExtent) -> JSONValue? {
    #if hasFeature(Embedded)
      return nil
    #else
      if extent.purpose == .checking, isForReaders { return nil }
      if extent.purpose == .facts || extent.purpose == .draft, isDerived { return nil }
      guard let value = json(owner, extent.inside) else { return nil }
      return extent.isTerse && !isRequired && !isOptional && saysNothing(value) ? nil : value
    #endif
  }

  /// Whether a value means the same as no value. Of a member that may have any value, only null does.
  private func saysNothing(_ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .array([]), .object([]), .string(""): schema != true
    case false: schema["type"] == "boolean"
    default: false
    }
  }

  var describedSchema: JSONValue {
    let described = schema.described(summary)
    guard let usual, case .object(let members) = described else { return described }
    return .object(members + [.init("default", usual)])
  }
}

/// Type-checks fields one by one; one array of them would take minutes.
@resultBuilder
enum FieldBuilder<Owner> {
  static func buildExpression(_ field: Field<Owner>) -> [Field<Owner>] { [field] }
  static func buildExpression(_ fields: [Field<Owner>]) -> [Field<Owner>] { fields }
  static func buildBlock(_ fields: [Field<Owner>]...) -> [Field<Owner>] {
    var all: [Field<Owner>] = []
    for some in fields { all += some }
    return all
  }
}

/// A member that people read and no check looks at: a page's checker has no use for it.
func forReaders<Owner>(
  isDerived: Bool = false, _ field: @autoclosure () -> Field<Owner>
) -> [Field<Owner>] {
  #if hasFeature(Embedded)
    return []
  #else
    return [
      changed(field()) {
        $0.isForReaders = true
        $0.isDerived = isDerived
      }
    ]
  #endif
}
