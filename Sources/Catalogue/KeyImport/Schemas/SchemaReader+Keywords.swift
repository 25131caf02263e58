import JSON
import KeyModel
import Text

/// The keywords of a schema that are about one value, without those that combine schemas.
extension SchemaReader {
  func own(_ object: SchemaObject, at position: SchemaPlace, _ value: SchemaValue) -> SchemaNode {
    var node = SchemaNode()
    if let types = object["type"] { node.types = self.types(types) }
    readEnumeration(object, into: &node)
    readText(object, into: &node.text)
    node.isDate = object["format"]?.text.map(Self.formatsOfDates.contains) ?? false
    readNumber(object, into: &node.number)
    readArray(object, at: position, into: &node.array)
    if let facts = self.facts(of: object, at: position, value) { node.objects = [facts] }
    readValidations(object, into: &node)
    if object["nullable"]?.flag == true { node.types.insert(.null) }
    for name in Self.unkeptKeywords {
      if let value = object[name], value.flag != true { weaken(value, "'\(name)' is not kept") }
    }
    if object["x-kubernetes-int-or-string"]?.flag == true {
      node.types.formIntersection([.integer, .string])
    }
    return node
  }

  /// Source: JSON Schema Validation 2020-12, section 7.3.1.
  private static let formatsOfDates: Set<String> = ["date-time", "date", "time"]

  func types(_ value: SchemaValue) -> JSONTypes {
    let names = value.text.map { [$0] } ?? value.texts ?? []
    var types: JSONTypes = []
    for name in names {
      guard let type = name == "any" ? .all : JSONTypes.named[name] else {
        fail(value, "'\(name)' is not a type", remedy: "write a type of JSON Schema")
        return .all
      }
      types.formUnion(type)
    }
    if names.isEmpty {
      fail(value, "'type' is neither a name nor a list of names", remedy: "correct 'type'")
      return .all
    }
    return types
  }

  private func readEnumeration(_ object: SchemaObject, into node: inout SchemaNode) {
    let texts =
      object["enumDescriptions"]?.texts ?? object["markdownEnumDescriptions"]?.texts
      ?? object["x-enumDescriptions"]?.texts
    let byValue = object["x-intellij-enum-metadata"]
    var lists: [[SchemaChoice]] = []
    if let values = object["enum"]?.elements {
      lists.append(
        values.enumerated().map { index, value in
          SchemaChoice(
            value: value.json.normalized,
            description: texts.flatMap { $0.indices.contains(index) ? nonempty($0[index]) : nil }
              ?? value.text.flatMap { byValue?[$0]?["description"]?.text.flatMap(nonempty) })
        })
    }
    if let value = object["const"] { lists.append([SchemaChoice(value: value.json.normalized)]) }
    for list in lists {
      node = intersection(node, SchemaNode(allowing: list))
      if list.contains(where: { !$0.value.isScalar }), let value = object["enum"] ?? object["const"]
      {
        weaken(
          value,
          "a listed array or object is not kept: any array or object is allowed instead")
      }
    }
  }

  private func readText(_ object: SchemaObject, into text: inout TextFacts) {
    text.length = CountBounds(object, "minLength", "maxLength")
    guard let value = object["pattern"], let pattern = value.text else { return }
    if let readable = self.pattern(pattern, value) { text.patterns = [readable] }
  }

  /// A pattern as docgen can match it; nil if it can't.
  func pattern(_ pattern: String, _ value: SchemaValue) -> String? {
    let text = Self.withoutInvisibleCharacters(withoutGroupNames(pattern))
    guard text.legible == text else {
      weaken(value, "the pattern is not kept: it has characters that can't be shown")
      return nil
    }
    do throws(PatternError) {
      _ = try Pattern(text)
      return text
    } catch {
      weaken(value, "the pattern '\(text.shortened(to: 60))' is not kept: \(error.reason)")
      return nil
    }
  }

  /// The pattern with escapes for characters that can't be seen.
  private static func withoutInvisibleCharacters(_ pattern: String) -> String {
    guard pattern.legible != pattern || pattern.oneLine != pattern else { return pattern }
    return pattern.unicodeScalars.map { scalar in
      guard scalar.isUnprintable || String(scalar).oneLine != String(scalar) else {
        return String(scalar)
      }
      return scalar.utf16.map { unit in
        "\\u" + String(UInt32(unit) + 0x1_0000, radix: 16).dropFirst()
      }.joined()
    }.joined()
  }

  private func readNumber(_ object: SchemaObject, into number: inout NumberFacts) {
    number.min = NumberBound.read(object, "minimum", "exclusiveMinimum", <=)
    number.max = NumberBound.read(object, "maximum", "exclusiveMaximum", >=)
    number.multipleOf = object["multipleOf"]?.number.flatMap { $0.double > 0 ? $0 : nil }
  }

  private func readArray(
    _ object: SchemaObject, at position: SchemaPlace, into array: inout ArrayFacts
  ) {
    array.count = CountBounds(object, "minItems", "maxItems")
    array.isUnique = object["uniqueItems"]?.flag == true
    let tuple = object["prefixItems"] != nil ? "prefixItems" : "items"
    guard let list = object[tuple], let first = list.elements else {
      if object["items"] != nil {
        array.elements = SchemaChild(files.position(in: position, "items"))
      }
      return
    }
    // The elements of a tuple are any of its elements, because the catalogue has one entry for all.
    var elements = first.indices.map { SchemaChild(files.position(in: position, tuple, "\($0)")) }
    let rest = tuple == "items" ? "additionalItems" : "items"
    if isRefusal(object[rest]) {
      array.count.max = min(array.count.max ?? .max, first.count)
    } else if object[rest] != nil {
      elements.append(SchemaChild(files.position(in: position, rest)))
    } else {
      elements = []
    }
    if first.count > 1 || elements.isEmpty {
      weaken(list, "the order of the elements is not kept")
    }
    array.elements = elements.isEmpty ? nil : SchemaChild(anyOf: elements)
  }

  /// Demands that a catalogue has nothing for.
  private static let unkeptKeywords = [
    "contains", "minContains", "maxContains", "unevaluatedItems", "x-kubernetes-list-map-keys",
    "disallow", "extends", "divisibleBy",
  ]

  private static let objectKeywords = [
    "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
    "minProperties", "maxProperties", "dependencies", "dependentRequired", "dependentSchemas",
    "x-kubernetes-embedded-resource",
  ]

  private func facts(of object: SchemaObject, at position: SchemaPlace, _ value: SchemaValue)
    -> ObjectFacts?
  {
    guard Self.objectKeywords.contains(where: { object[$0] != nil }) else { return nil }
    var facts = ObjectFacts(origin: position.id)
    facts.name = files.definitionName(of: position)
    facts.notes = SchemaNotes(location: value.location)
    facts.notes.title = object["title"]?.text.flatMap(nonempty)
    facts.notes.description = object["description"]?.text.flatMap(nonempty)
    // In draft-04 and later it is a list; in draft-03 a Boolean of the property.
    facts.required = object["required"]?.texts?.uniqued ?? []
    facts.count = CountBounds(object, "minProperties", "maxProperties")
    for member in object["patternProperties"]?.object?.members ?? [] {
      let child = SchemaChild(files.position(in: position, "patternProperties", member.name))
      // Every name matches, so it is what any name may have.
      if [".*", "^.*$", ""].contains(member.name) {
        facts.others = .value(child)
        continue
      }
      let readable = pattern(member.name, member.value)
      facts.patterns.append(.init(name: readable ?? member.name, value: child))
    }
    let patterns = NamePatterns(of: facts)
    let properties = object["properties"]?.object?.members ?? []
    let isCompared =
      patterns.comparisons(with: properties.lazy.map(\.name)) <= NamePatterns.comparisonsLimit
    if !isCompared {
      weaken(value, "so many names and patterns of names are not compared with each other")
    }
    for member in properties {
      var child = SchemaChild(files.position(in: position, "properties", member.name))
      if isCompared {
        for other in patterns.values(of: member.name) { child = child.and(other) }
      }
      facts.properties.append(.init(name: member.name, value: child))
    }
    if case .value = facts.others {
      // Nothing is left for the others.
    } else if let others = object["additionalProperties"] {
      if isRefusal(others) {
        facts.others = .nothing
      } else if others.flag == nil {
        facts.others = .value(SchemaChild(files.position(in: position, "additionalProperties")))
      }
    }
    if object["x-kubernetes-preserve-unknown-fields"]?.flag == true { facts.others = .anything }
    readNames(object, into: &facts)
    readDependencies(object, at: position, into: &facts)
    return facts
  }

  private func readNames(_ object: SchemaObject, into facts: inout ObjectFacts) {
    guard let names = object["propertyNames"] else { return }
    if let value = names["pattern"], let pattern = value.text {
      if let readable = self.pattern(pattern, value) { facts.names = [readable] }
    } else if let texts = names["enum"]?.texts {
      let list = "^(?:\(texts.map(escapedForPattern).joined(separator: "|")))$"
      if let readable = pattern(list, names) { facts.names = [readable] }
    } else if names.object?.members.isEmpty == false,
      names["type"]?.text != "string"
        || names.object?.members.count != 1
    {
      weaken(names, "what names of keys must be is not kept")
    }
  }

  private func readDependencies(
    _ object: SchemaObject, at position: SchemaPlace, into facts: inout ObjectFacts
  ) {
    for keyword in ["dependencies", "dependentRequired", "dependentSchemas"] {
      for member in object[keyword]?.object?.members ?? [] {
        let names = member.value.texts ?? member.value["required"]?.texts ?? []
        facts.conditions += names.map {
          ObjectCondition(premise: .present(member.name), name: $0, isRequired: true)
        }
        if member.value.texts == nil,
          member.value.object?.members.contains(where: {
            $0.name != "required"
          }) == true
        {
          weaken(
            member.value, "what depends on '\(member.name)' is kept only as far as it is required")
          facts.isPartial = true
        }
      }
    }
  }
}

/// The pattern with plain groups for those with names, which match the same; not every matcher knows names.
private func withoutGroupNames(_ pattern: String) -> String {
  var result = ""
  var rest = pattern.unicodeScalars[...]
  var isInClass = false
  while let scalar = rest.popFirst() {
    result.unicodeScalars.append(scalar)
    switch scalar {
    case "\\": if let escaped = rest.popFirst() { result.unicodeScalars.append(escaped) }
    case "[": isInClass = true
    case "]": isInClass = false
    case "(" where !isInClass && rest.starts(with: "?<".unicodeScalars):
      let name = rest.dropFirst(2).prefix { $0 != ">" }
      let isName = name.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
      if isName, name.endIndex < rest.endIndex {
        rest = rest[rest.index(after: name.endIndex)...]
      }
    default: break
    }
  }
  return result
}

extension SchemaValue {
  var number: JSONValue? {
    switch content {
    case .integer(let number): .integer(number)
    case .real(let number): JSONValue.real(number).normalized
    default: nil
    }
  }
}

extension JSONValue {
  /// A number's value; 0 for anything else.
  var double: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: 0
    }
  }

  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension SchemaNode {
  /// One of these values; any array or object if there is one among them.
  init(allowing values: [SchemaChoice]) {
    types = values.reduce(into: []) { $0.formUnion($1.value.types) }
    func choices(_ type: JSONTypes) -> [SchemaChoice]? {
      types.isDisjoint(with: type)
        ? nil : values.filter { !$0.value.types.isDisjoint(with: type) }
    }
    flags = choices(.boolean)
    number.allowed = choices(.number)
    text.allowed = choices(.string)
  }
}
