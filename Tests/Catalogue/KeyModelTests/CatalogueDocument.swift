import JSON

/// The reference of `catalogue.json` in Markdown: a section for each object that its schema describes.
struct CatalogueDocument {
  struct Section {
    var title: String
    var object: JSONValue
    var members: [Member]
    /// The form that may stand instead of the object.
    var shortForm: String
    var example: JSONValue?
  }

  struct Member {
    var name: String
    var type: String
    var usual: String
    var meaning: String
  }

  /// An object that is to be described, with the objects of the example.
  private struct Found {
    var schema: JSONValue
    var title: String
    var examples: [JSONValue]
  }

  let schema: JSONValue
  private(set) var sections: [Section] = []
  private var waiting: [Found] = []

  init(schema: JSONValue, example: JSONValue) {
    self.schema = schema
    waiting = [Found(schema: schema, title: "catalogue", examples: [example])]
    while let next = nextFound() { describe(next) }
    for index in sections.indices { fill(index) }
  }

  // MARK: - Sections

  /// Objects of every document come before objects that few documents have.
  private mutating func nextFound() -> Found? {
    guard !waiting.isEmpty else { return nil }
    let index = waiting.firstIndex { !$0.title.hasPrefix("documents.") } ?? 0
    return waiting.remove(at: index)
  }

  /// Adds a section, unless one has the same object.
  private mutating func describe(_ found: Found) {
    guard let object = object(in: found.schema), title(of: object) == nil,
      case .object(let properties)? = object["properties"]
    else { return }
    sections.append(
      Section(
        title: found.title, object: object, members: [],
        shortForm: shortForm(of: found.schema),
        example: found.title == "catalogue" ? nil : best(found.examples)))
    for property in properties {
      let name =
        found.title == "catalogue" ? property.name : "\(found.title).\(property.name)"
      visitElements(
        of: property.value, named: name, found.examples.compactMap { $0[property.name] })
    }
  }

  private mutating func visitElements(
    of schema: JSONValue, named name: String, _ examples: [JSONValue]
  ) {
    if let reference = schema["$ref"]?.text, let definition = definition(reference) {
      visitElements(of: definition, named: Self.definitionName(reference), examples)
    } else if let items = schema["items"] {
      visitElements(of: items, named: name, examples.flatMap(\.elements))
    } else if let choices = schema["anyOf"], object(in: schema) == nil {
      for choice in choices.elements { visitElements(of: choice, named: name, examples) }
    } else {
      waiting.append(Found(schema: schema, title: name, examples: examples))
    }
  }

  private mutating func fill(_ index: Int) {
    let object = sections[index].object
    guard case .object(let properties)? = object["properties"] else { return }
    let required = object["required"]?.elements.compactMap(\.text) ?? []
    sections[index].members = properties.map { property in
      Member(
        name: property.name, type: type(of: property.value, property.name),
        usual: required.contains(property.name)
          ? "required" : property.value["default"].map(\.line) ?? "",
        meaning: property.value["description"]?.text ?? "")
    }
  }

  private func title(of object: JSONValue) -> String? {
    sections.first { $0.object["properties"] == object["properties"] }?.title
  }

  private func shortForm(of schema: JSONValue) -> String {
    let others = schema["anyOf"]?.elements.filter { $0["properties"] == nil } ?? []
    return others.map {
      $0["$comment"] == nil
        ? type(of: $0, "") : "an array of the names, or a text with `/` between them"
    }.joined(separator: " or ")
  }

  /// The fullest example that fits into a few lines.
  private func best(_ examples: [JSONValue]) -> JSONValue? {
    let objects = examples.filter { if case .object = $0 { true } else { false } }
    return objects.max {
      ($0.line.utf8.count < 420 ? $0.line.utf8.count : 0)
        < ($1.line.utf8.count < 420 ? $1.line.utf8.count : 0)
    }
  }

  // MARK: - Schemas

  private func object(in schema: JSONValue) -> JSONValue? {
    schema["properties"] != nil
      ? schema : schema["anyOf"]?.elements.first { $0["properties"] != nil }
  }

  private func definition(_ reference: String) -> JSONValue? {
    schema["$defs"]?[Self.definitionName(reference)]
  }

  private static func definitionName(_ reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? reference
  }

  private func type(of schema: JSONValue, _ name: String) -> String {
    if let reference = schema["$ref"]?.text, let definition = definition(reference) {
      return type(of: definition, Self.definitionName(reference))
    }
    if let title = object(in: schema).flatMap(title(of:)) { return Self.link(title) }
    if schema["$comment"] != nil { return Self.link("path") }
    if let items = schema["items"] { return "array of " + type(of: items, name) }
    if let choices = schema["anyOf"] {
      var types: [String] = []
      for choice in choices.elements.map({ type(of: $0, name) }) where !types.contains(choice) {
        types.append(choice)
      }
      if types.count == 2, types[0] == "array of " + types[1] {
        return "one or an array of " + types[1]
      }
      return types.joined(separator: " or ")
    }
    if let values = schema["enum"] {
      return values.elements.map { "`\($0.line)`" }.joined(separator: ", ")
    }
    if schema["oneOf"] != nil { return "one of [these](#values-of-\(name.lowercased()))" }
    if let value = schema["const"] { return "`\(value.line)`" }
    if schema["not"] != nil { return "any value but an object" }
    switch schema["type"]?.text {
    case "string": return "text"
    case "boolean": return "Boolean"
    case let name?: return name
    case nil:
      let names = schema["type"]?.elements.compactMap(\.text) ?? []
      return names.isEmpty ? "any value" : names.joined(separator: " or ")
    }
  }

  private static func link(_ title: String) -> String {
    "[\(title)](#\(title.lowercased().replacing(".", with: "")))"
  }
}

// MARK: - Markdown

extension CatalogueDocument {
  var text: String {
    var text = """
      # The members of catalogue.json

      A catalogue in JSON is an object with the members below; [Your own catalogue](own-catalogue.md) shows how to begin. This page is generated from the schema
      `schemas/catalogue.schema.json` of every published site, which editors read: write its address into the member `$schema`. The examples are pieces of
      [one catalogue](../Tests/Catalogue/KeyModelTests/Documents/greenhouse.json), which a test reads.

      Only what is marked *required* must be there. An unknown member is an error. A path is an array of the names from the root down or a text with `/` between them;
      `*` is an arbitrary name, `[]` an element of an array, and `{name}` at the start a shape. A few values have a short form: one type instead of an array of types, a
      value alone instead of an object with its summary, the id of a source instead of an object with its section.


      """
    for section in sections {
      let short =
        section.shortForm.isEmpty ? "" : "Instead of the object: \(section.shortForm).\n\n"
      text +=
        "## \(section.title)\n\n\(short)| member | type | if left out | meaning |\n| --- | --- | --- | --- |\n"
      for member in section.members {
        text +=
          "| `\(member.name)` | \(cell(member.type)) | \(member.usual) | \(cell(member.meaning)) |\n"
      }
      if let example = section.example {
        text += "\n```json\n\(example.compact())\n```\n"
      }
      text += "\n"
    }
    text += lists
    return text
  }

  /// The names of rules and of forms of texts.
  private var lists: String {
    guard case .object(let members)? = schema["$defs"]?["rule"]?["properties"] else { return "" }
    return members.filter { $0.value["oneOf"] != nil }.map { member in
      let more =
        member.name == "rule"
        ? "[Rules](rules.md) shows each with an example; the right column is the mistake that it reports."
        : "[Rules](rules.md#forms-of-texts) has texts that match and texts that don't."
      let rows = (member.value["oneOf"]?.elements ?? []).map { choice in
        "| `\(choice["const"]?.text ?? "")` | \(cell(choice["description"]?.text ?? "")) |\n"
      }
      return
        "## Values of \(member.name)\n\n\(more)\n\n| value | meaning |\n| --- | --- |\n\(rows.joined())"
    }.joined(separator: "\n")
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing(" *", with: " \\*")
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var line: String {
    serialized().split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

extension JSONValue {
  /// Indented, with what fits on a line on one.
  fileprivate func compact(_ indentation: String = "") -> String {
    let line = line.replacing("[ ", with: "[").replacing(" ]", with: "]")
      .replacing("{ ", with: "{").replacing(" }", with: "}")
    guard line.count + indentation.count > 100 else { return line }
    let inner = indentation + "  "
    let parts: [String]
    let brackets: (String, String)
    switch self {
    case .array(let elements):
      (parts, brackets) = (elements.map { $0.compact(inner) }, ("[", "]"))
    case .object(let members):
      parts = members.map { "\(JSONValue.string($0.name).line): \($0.value.compact(inner))" }
      brackets = ("{", "}")
    default: return line
    }
    let rows = parts.map { inner + $0 }.joined(separator: ",\n")
    return "\(brackets.0)\n\(rows)\n\(indentation)\(brackets.1)"
  }
}
