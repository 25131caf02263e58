import JSON
import Text

/// A way to read values of a type, give them as JSON, and describe them in the schema of `catalogue.json`.
struct Form<Value>: Sendable {
  typealias SyntaxError = JSONScanner.SyntaxError
  typealias Read = @Sendable (inout CatalogueReader, _ name: String) throws(SyntaxError) -> Value?
  typealias Give = @Sendable (Value, JSONExtent) -> JSONValue
  typealias Texts = @Sendable (Value) -> [String]

  /// Reads the next value, which messages call by a name; nil if it was wrong and skipped.
  var read: Read
  /// Whether a value counts as missing where one is required.
  let isEmpty: @Sendable (Value) -> Bool

  #if hasFeature(Embedded)
    // A page only reads catalogues. Half of its module would be the rest.
    var schema: JSONValue { .null }
    var json: Give { { _, _ in .null } }
    var texts: Texts { { _ in [] } }
    var isSentence: Bool { false }
  #else
    private(set) var schema: JSONValue
    let json: Give
    /// The texts in a value, for checks of every text.
    let texts: Texts
    /// Whether the text has to be one sentence.
    private(set) var isSentence = false
  #endif

  init(
    schema: @autoclosure () -> JSONValue, read: @escaping Read,
    json: @escaping Give = { _, _ in .null },
    isEmpty: @escaping @Sendable (Value) -> Bool = { _ in false },
    texts: @escaping Texts = { _ in [] }
  ) {
    self.read = read
    self.isEmpty = isEmpty
    #if !hasFeature(Embedded)
      self.schema = schema()
      self.json = json
      self.texts = texts
    #endif
  }
}

extension Form {
  /// The form with another schema.
  func with(schema: @autoclosure () -> JSONValue) -> Form {
    #if hasFeature(Embedded)
      return self
    #else
      return changed(self) { $0.schema = schema() }
    #endif
  }

  /// The form with a schema that the document defines once, under `$defs`.
  func defined(as name: String) -> Form {
    with(schema: ["$ref": .string("#/$defs/\(name)")])
  }

  var orNull: Form<Value?> {
    Form<Value?>(
      schema: ["anyOf": [schema, ["type": "null"]]],
      read: { [read] (reader, name) throws(SyntaxError) in
        if try reader.isNull() { return .some(nil) }
        return try read(&reader, name)
      },
      json: { [json] (value, extent) in value.map { json($0, extent) } ?? .null },
      texts: { [texts] in $0.map(texts) ?? [] })
  }

  static func string(
    _ value: @escaping @Sendable (String) -> Value, _ text: @escaping @Sendable (Value) -> String
  ) -> Form {
    Form(
      schema: ["type": "string"],
      read: { (reader, name) throws(SyntaxError) in try reader.readText(name).map(value) },
      json: { (value, _) in .string(text(value)) }, texts: { [text($0)] })
  }
}

func list<Element>(of element: Form<Element>) -> Form<[Element]> {
  Form(
    schema: ["type": "array", "items": element.schema],
    read: { (reader, name) throws(JSONScanner.SyntaxError) in
      var elements: [Element] = []
      try reader.readElements(of: name) { (reader) throws(JSONScanner.SyntaxError) in
        if let value = try element.read(&reader, "an element of \(name)") {
          elements.append(value)
        }
      }
      return elements
    }, json: { (elements, extent) in .array(elements.map { element.json($0, extent) }) },
    texts: { $0.flatMap(element.texts) })
}

extension Form<String> {
  static var text: Form {
    Form<String>.string({ $0 }, { $0 })
  }

  /// A text that `CatalogueCheck.notOneSentence` looks at.
  static var sentence: Form {
    #if hasFeature(Embedded)
      return text
    #else
      return changed(text) { $0.isSentence = true }
    #endif
  }

  /// A text that may have paragraphs.
  static var markdown: Form {
    Form(
      schema: text.schema,
      read: { (reader, name) throws(SyntaxError) in try reader.readMarkdown(name) },
      json: { (text, _) in .string(text) }, texts: { [$0] })
  }
}

extension Form<Bool> {
  static var flag: Form {
    Form(
      schema: ["type": "boolean"],
      read: { (reader, name) throws(SyntaxError) in try reader.readFlag(name) },
      json: { (flag, _) in .boolean(flag) })
  }
}

extension Form<JSONValue> {
  static var value: Form {
    Form(
      schema: true,
      read: { (reader, _) throws(SyntaxError) in try reader.readListValue() },
      json: { (value, _) in value })
  }

  /// A value with a more specific schema.
  static func value(_ schema: @autoclosure () -> JSONValue) -> Form { value.with(schema: schema()) }
}

extension Form<JSONValue?> {
  static var valueOrNull: Form {
    Form(
      schema: true,
      read: { (reader, _) throws(SyntaxError) in
        if try reader.isNull() { return .some(nil) }
        return try reader.readListValue()
      }, json: { (value, _) in value ?? .null })
  }
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  static var choice: Form {
    Form(
      schema: ["enum": JSONValue(strings: Value.allCases.map { $0.rawValue })],
      read: { (reader, name) throws(SyntaxError) in try reader.readChoice(name, Value.self) },
      json: { (choice, _) in .string(choice.rawValue) })
  }
}

extension Form<ExtensionPoint.Mechanism> {
  /// The name of a mechanism in `mechanisms`.
  static var mechanismName: Form {
    .string({ ExtensionPoint.Mechanism($0, identifierKey: .root) }, { $0.name })
  }
}

extension Form<Platform> {
  static var platform: Form { .string({ Platform($0) }, { $0.name }) }
}

extension Form<PropertyPath> {
  /// A path in the document of the entry.
  static var steps: Form {
    Form(
      schema: [
        "$comment": "* is an arbitrary key, [] an element.",
        "anyOf": [
          ["type": "array", "items": Form<String>.text.schema, "minItems": 1],
          ["type": "string", "minLength": 1],
        ],
      ],
      read: { (reader, name) throws(SyntaxError) in try reader.readPath(name) },
      json: { (path, _) in path.jsonSteps },
      isEmpty: { $0.isRoot }, texts: { $0.components.map { $0.plainText } })
  }

  /// A path in any document.
  static var path: Form {
    let otherwise = ObjectForm<PropertyPath>("a path", { .root }) {
      Field(
        "document", .text, "The id of another document.", isRequired: true,
        store: { $0.document = $1 }, value: { $0.document })
      Field(
        "path", steps, "The path in that document.", isRequired: true,
        store: { $0.components = $1.components }, value: { $0 })
    }
    return Form(
      schema: ["anyOf": [steps.schema, otherwise.schema]],
      read: { (reader, name) throws(SyntaxError) in
        try reader.scanner.peek() == .object
          ? otherwise.read(&reader) : reader.readPath(name)
      },
      json: { (path, _) in path.json }, isEmpty: { $0.isRoot })
  }
}

extension Form<[ValueType]> {
  /// The names of types, without the types of an array's elements.
  ///
  /// A single type needs no array.
  static var types: Form {
    let name: JSONValue = ["enum": JSONValue(strings: ValueType.named.map { $0.name })]
    return Form(
      schema: ["anyOf": [["type": "array", "items": name], name]],
      read: { (reader, name) throws(SyntaxError) in try reader.readTypes(name) },
      json: { (types, _) in JSONValue(strings: types.map { $0.name }) },
      isEmpty: { $0.isEmpty })
  }
}

extension Form<Requirement> {
  static var requirement: Form {
    Form(
      schema: ["enum": [true, false, .null, "required", "optional"]],
      read: { (reader, name) throws(SyntaxError) in
        if try reader.isNull() { return .unstated }
        if try reader.scanner.peek() == .string {
          let start = reader.scanner.location
          guard let text = try reader.readText(name) else { return nil }
          if let known = Requirement(rawValue: text), known != .unstated { return known }
          reader.reportUnknown(
            "'\(text)' is not a value of 'required'", text,
            among: ["true", "false", "required", "optional"], at: start)
          return nil
        }
        return try reader.readFlag(name).map { $0 ? .required : .optional }
      },
      json: { (requirement, _) in
        requirement == .unstated ? .null : .boolean(requirement == .required)
      })
  }
}

extension Form<Moment?> {
  static var moment: Form {
    Form(
      schema: [
        "description": "A version; with ≤ before it, that version or an earlier one.",
        "type": ["string", "null"], "pattern": "^(≤?[0-9]+(\\.[0-9]+)*|unknown)$",
      ],
      read: { (reader, name) throws(SyntaxError) in
        if try reader.isNull() { return .some(nil) }
        return try reader.readText(name).map { .some(Moment($0)) }
      },
      json: { (moment, _) in JSONValue(moment?.text) })
  }
}

extension Form<SourceLocation> {
  /// `file:line`; a text without a line is a file.
  static var location: Form {
    Form<SourceLocation>.string({ SourceLocation(reading: $0) }, { $0.description })
  }
}
