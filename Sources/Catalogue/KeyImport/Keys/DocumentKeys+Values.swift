import JSON
import KeyModel
import Text

extension DocumentKeys {
  /// Writes the entry of a value, and what is inside of it.
  mutating func write(
    _ node: SchemaNode, at path: PropertyPath, required: Requirement, names: String? = nil,
    exceptNames: String? = nil,
    rules: [Rule] = []
  ) {
    guard keys.count <= limit else { return }
    var key = self.key(path, node.notes)
    key.required = required
    key.names = names
    key.exceptNames = exceptNames
    key.rules += rules
    let alternatives = node.alternatives
    let element = self.element(of: node)
    let isDeep = path.components.count >= Self.depthLimit
    key.types = types(of: node, element: element)
    addCounts(of: node, element: element, to: &key)
    var ownElement: SchemaNode?
    var elementExamples: [JSONValue] = []
    var isCut = false
    if let element, !element.types.isEmpty {
      if isCarried(element, by: node) {
        addScalarFacts(of: element, to: &key)
        add(text: element.notes, ofElementsTo: &key)
        elementExamples = element.notes.examples
      } else if path.components.count < Self.depthLimit + 4 {
        ownElement = element
      } else {
        isCut = element.types.contains(.object)
        weaken("arrays nested so deeply are not described", at: node.notes.location)
      }
    }
    if ownElement != nil || element.map({ !isCarried($0, by: node) }) ?? true {
      addScalarFacts(of: node, to: &key)
    }
    addDefault(of: node, to: &key)
    // The schema's examples of an element go into an array.
    let shown = elementExamples.filter { $0 != .null }
    if node.notes.examples.isEmpty, !shown.isEmpty { addExamples([.array(shown)], to: &key) }

    let carried = ownElement == nil ? element?.alternatives ?? [] : []
    // The keys of a dictionary beside the array would be demanded of the elements, which are not described.
    let inside = alternatives.isEmpty ? carried : isCut ? [] : alternatives
    let holder = alternatives.isEmpty ? path.appending(.element) : path
    let areShapes = inside.count > 1 || inside.first.map { objects.isShape($0) || isDeep } ?? false
    if areShapes {
      key.variants = inside.map { shape(of: $0, near: path) }.uniqued
    } else if let object = inside.first {
      addRules(of: object, to: &key)
    }
    add(key, node.notes)
    if !areShapes, let object = inside.first { write(object, at: holder) }
    if let ownElement {
      write(ownElement, at: path.appending(.element), required: .unstated)
    }
  }

  // MARK: - Types

  /// The constraints on an array's elements, if any.
  private func element(of node: SchemaNode) -> SchemaNode? {
    guard node.types.contains(.array) else { return nil }
    return node.array.elements.map(nodes) ?? (node.alternatives.isEmpty ? nil : SchemaNode())
  }

  private func types(of node: SchemaNode, element: SchemaNode?) -> [ValueType] {
    guard node.types != .all || !node.isPlain else { return [.any] }
    var types: [ValueType] = []
    if node.types.contains(.string) { types.append(.string) }
    if node.types.contains(.fraction) {
      types.append(.number)
    } else if node.types.contains(.integer) {
      types.append(.integer)
    }
    if node.types.contains(.boolean) { types.append(.boolean) }
    let isDateOfTOML = document.format == .toml && node.isDate && node.types.contains(.string)
    if node.types.contains(.date) || isDateOfTOML { types.append(.date) }
    if node.types.contains(.data) { types.append(.data) }
    if node.types.contains(.array) { types.append(.array(elementTypes(element))) }
    if node.types.contains(.object) { types.append(.dictionary) }
    if node.types.contains(.null) { types.append(.null) }
    return types
  }

  private func elementTypes(_ element: SchemaNode?) -> [ValueType] {
    guard let element, !element.types.isEmpty, element.types != .all || !element.isPlain else {
      return []
    }
    return types(of: element, element: nil)
  }

  /// Whether the array's own entry can say all about its elements. What it says of a dictionary beside the array, it would
  /// demand of dictionaries in the array too.
  private func isCarried(_ element: SchemaNode, by node: SchemaNode) -> Bool {
    guard node.types.isSubset(of: [.array, .null]), !element.types.contains(.array) else {
      return element.isPlain && (node.alternatives.isEmpty || !element.types.contains(.object))
    }
    return element.alternatives.count != 1 || objects.isShape(element.alternatives[0])
      || !hasRulesOfItsOwn(element.alternatives[0])
  }

  private func hasRulesOfItsOwn(_ object: ObjectFacts) -> Bool {
    count(of: object) != nil || hasOnlyKnownKeys(object, at: "")
  }

  // MARK: - Facts

  private mutating func addCounts(
    of node: SchemaNode, element: SchemaNode?, to key: inout Key
  ) {
    guard node.types.contains(.array) else { return }
    var bounds = node.array.count
    if element?.types.isEmpty == true { bounds.max = 0 }
    if node.array.isUnique { key.rules.append(.uniqueElements) }
    guard !bounds.allowAny else { return }
    guard !node.types.contains(.object) else {
      return weaken("how many elements it has is not checked", at: node.notes.location)
    }
    key.rules.append(.count(atLeast: bounds.least, atMost: bounds.max))
  }

  private mutating func addScalarFacts(of node: SchemaNode, to key: inout Key) {
    addValues(of: node, to: &key)
    if node.types.contains(.string), node.text.allowed == nil { addTextRules(node, to: &key) }
    if !node.types.isDisjoint(with: .number), node.number.allowed == nil {
      addNumberRules(node, to: &key)
    }
  }

  private mutating func addTextRules(_ node: SchemaNode, to key: inout Key) {
    let facts = node.text
    if !facts.length.allowAny {
      key.rules.append(
        Rule(.length(LengthDemand(min: facts.length.least, max: facts.length.max))))
    }
    for pattern in facts.patterns {
      guard (try? Pattern(pattern)) != nil else {
        weaken("texts are not compared with the pattern '\(pattern)'", at: node.notes.location)
        continue
      }
      key.rules.append(.pattern(pattern, Self.form(of: pattern)))
    }
    let refused = facts.refused.filter { $0.legible == $0 }
    if refused.count < facts.refused.count {
      weaken(
        "a text with characters that can't be shown is allowed, although 'not' lists it",
        at: node.notes.location)
    }
    if !refused.isEmpty {
      key.rules.append(.noneOf(refused.map(PropertyListValue.string)))
    }
  }

  private static func form(of pattern: String) -> String {
    pattern.contains("`") || pattern.contains(where: \.isNewline)
      ? "a text of the form that the schema states" : "a text that `\(pattern)` matches"
  }

  private mutating func addNumberRules(_ node: SchemaNode, to key: inout Key) {
    let facts = node.number
    guard facts.min != nil || facts.max != nil || facts.multipleOf != nil else { return }
    func bound(_ value: JSONValue?) -> PropertyListValue? {
      value.map(PropertyListValue.init(imported:))
    }
    // A text that spells a number is compared with the bounds too.
    key.rules.append(
      Rule(
        .range(
          RangeDemand(
            min: bound(facts.min?.value), max: bound(facts.max?.value),
            excludesMin: facts.min?.isExcluded == true, excludesMax: facts.max?.isExcluded == true,
            multipleOf: bound(facts.multipleOf)))))
  }

  /// The listed values. A closed list is about the types that occur in it.
  private mutating func addValues(of node: SchemaNode, to key: inout Key) {
    var closed: [SchemaChoice] = []
    var known: [SchemaChoice] = []
    if node.types.contains(.string) {
      closed += node.text.allowed ?? []
      known += node.text.known
    }
    if !node.types.isDisjoint(with: .number) {
      closed += node.number.allowed ?? []
      known += node.number.known
    }
    if node.types.contains(.boolean), let flags = node.flags {
      closed += flags
    } else if node.types.contains(.boolean), node.number.allowed?.isEmpty == false {
      // Some readers take 0 and 1 for Booleans, so that both are listed where numbers are.
      closed += [true, false].map { SchemaChoice(value: .boolean($0), description: nil) }
    }
    let isSayable = closed.allSatisfy(\.value.isLegible)
    if !isSayable {
      weaken(
        "other values are allowed as well, because one that is listed has characters that can't be shown",
        at: node.notes.location)
    }
    let shown = (closed.isEmpty ? known : closed).filter(\.value.isLegible)
    let values = shown.map { choice in
      let text = choice.description.map { texts.text($0) }
      return AllowedValue(PropertyListValue(imported: choice.value), text?.summary ?? "")
    }
    let listed = values.uniqued(by: \.value)
    guard !listed.isEmpty else { return }
    key.values = closed.isEmpty || !isSayable ? .open(listed) : .closed(listed)
    addLongTexts(of: shown, to: &key)
  }

  /// Adds the descriptions of values after their first sentence.
  private func addLongTexts(of choices: [SchemaChoice], to key: inout Key) {
    let paragraphs = choices.compactMap { choice -> String? in
      guard let description = choice.description else { return nil }
      let text = texts.text(description)
      guard !text.discussion.isEmpty, let name = PropertyListValue(imported: choice.value).plainText
      else { return nil }
      let code = name.contains("`") || name.isEmpty ? "" : "`\(name)`: "
      return code + text.discussion
    }
    key.discussion = ([key.discussion] + paragraphs).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func add(text notes: SchemaNotes, ofElementsTo key: inout Key) {
    guard let description = notes.description else { return }
    let text = ForeignText.markdown(description)
    guard !text.isEmpty, !key.discussion.contains(text), key.summary != text else { return }
    if key.summary.isEmpty, key.discussion.isEmpty {
      let texts = ForeignText(description)
      (key.summary, key.discussion) = (texts.summary, texts.discussion)
    } else {
      key.discussion = [key.discussion, "Each element: \(text)"].filter { !$0.isEmpty }
        .joined(separator: "\n\n")
    }
  }

  func addExamples(_ examples: [JSONValue], to key: inout Key) {
    let sayable = examples.lazy.filter { $0 != .null && $0.isLegible }
    let values = sayable.prefix(Self.mostExamples).map(PropertyListValue.init(imported:)).uniqued
    key.example = values.first
    key.otherExamples = Array(values.dropFirst())
  }

  private static let mostExamples = 10

  private func addDefault(of node: SchemaNode, to key: inout Key) {
    switch node.notes.defaultValue {
    case .null?: key.defaultDescription = "null"
    case let value? where value.isLegible: key.defaultValue = PropertyListValue(imported: value)
    case .some: key.defaultDescription = "A value with characters that can't be shown."
    case nil: break
    }
    addExamples(node.notes.examples, to: &key)
  }
}

extension PropertyListValue {
  /// A value of a schema.
  init(imported json: JSONValue) {
    self =
      switch json {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      case .real(let number):
        Int64(exactly: number).map(PropertyListValue.integer) ?? .real(number)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map(Self.init(imported:)))
      case .object(let members):
        .dictionary(members.map { Entry($0.name, Self(imported: $0.value)) })
      }
  }
}

extension JSONValue {
  /// Whether a catalogue can contain it: no text in it has characters that can't be shown.
  var isLegible: Bool {
    switch self {
    case .string(let text): text.legible == text
    case .array(let elements): elements.allSatisfy(\.isLegible)
    case .object(let members):
      members.allSatisfy { $0.name.legible == $0.name && $0.value.isLegible }
    default: true
    }
  }
}
