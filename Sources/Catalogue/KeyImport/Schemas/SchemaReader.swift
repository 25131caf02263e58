import Diagnostics
import JSON
import Text

/// Reads schemas into their normal form, each once, and collects what that can't say.
final class SchemaReader {
  var files: SchemaFiles
  private var nodes: [SchemaPlace: SchemaNode] = [:]
  private var children: [SchemaChild: SchemaNode] = [:]
  private var inProgress: Set<SchemaPlace> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  var knownAnyPlace: SchemaPlace?
  private var originNumbers: [String: Int] = [:]
  /// The number of members and alternatives that have been combined so far.
  private var combined = 0

  /// The most alternatives that a place keeps apart.
  static let alternativesLimit = 300
  /// The most combinations of alternatives with others that are tried at a place.
  static let combinationsLimit = 64
  /// The most schemas that are each a part of the one before. A few kilobytes of stack are needed for each.
  static let depthLimit = 100
  /// The most members and alternatives that are combined in all. What is made of a small schema may be large, because
  /// a definition is combined with others in each place where it is used.
  static let combinedLimit = 2_000_000

  /// Read so far, for `reportOverlaps`.
  var exclusiveChoices: [ExclusiveChoice] = []

  init(_ files: SchemaFiles) { self.files = files }

  /// The values that a child allows.
  func node(of child: SchemaChild) -> SchemaNode {
    if let known = children[child] { return known }
    let options = child.options.map { places in intersection(places.map { node(at: $0) }) }
    var joined = union(options)
    let descriptions = options.compactMap(\.notes.description).uniqued
    if descriptions.count > 1 {
      joined.notes.description = descriptions.joined(separator: "\n\n")
    }
    children[child] = joined
    return joined
  }

  /// The values that a schema allows.
  func node(at position: SchemaPlace) -> SchemaNode {
    if let known = nodes[position] { return known }
    let value = files.value(at: position)
    guard inProgress.count < Self.depthLimit else {
      fail(
        value, "more than \(Self.depthLimit) schemas are each a part of the one before",
        remedy: "let schemas refer to others more directly")
      return SchemaNode()
    }
    guard inProgress.insert(position).inserted else {
      fail(
        value, "the schema refers to itself before it says anything",
        remedy: "let it say something itself, or refer to another schema")
      return SchemaNode()
    }
    defer { inProgress.remove(position) }
    let read: SchemaNode
    switch value.content {
    case .boolean(true): read = SchemaNode()
    case .boolean(false): read = .impossible
    case .object(let object): read = self.read(object, at: position, value)
    default:
      fail(value, "a schema is an object or a Boolean", remedy: "correct the schema")
      read = SchemaNode()
    }
    nodes[position] = read
    return read
  }

  /// A short name for what objects are made of.
  func origin(_ parts: [String]) -> String {
    let text = parts.joined(separator: " ")
    let number = originNumbers[text] ?? originNumbers.count
    originNumbers[text] = number
    return "@\(number)"
  }

  /// Reports a document that no file can be: its root, or something that each has to have, contradicts itself.
  func checkThatSomethingFits(_ document: ImportedDocument) {
    let root = node(of: document.root)
    let isImpossible =
      root.types.isEmpty
      || root.types.contains(.object) && !root.objects.isEmpty
        && root.objects.allSatisfy { object in
          let required = Set(object.required)
          return object.properties.contains { property in
            required.contains(property.name) && node(of: property.value).types.isEmpty
          }
        }
    guard isImpossible else { return }
    report(
      .error(
        "import-failed", at: document.notes.location,
        "no file fits the schema: what it says contradicts itself",
        remedy: Self.remedyOfContradiction))
  }

  private static let remedyOfContradiction =
    "correct the schema; its parts must have a type in common"

  // MARK: - Findings

  /// Counts what is combined.
  ///
  /// - Returns: Whether it may be combined; otherwise the import fails.
  func mayCombine(_ count: Int, at notes: SchemaNotes) -> Bool {
    combined += count
    guard combined > Self.combinedLimit else { return true }
    if combined - count <= Self.combinedLimit {
      report(
        .error(
          "import-failed", at: notes.location,
          "the schema has more than \(Self.combinedLimit) keys once its parts are combined",
          remedy: "import a part of the schema"))
    }
    return false
  }

  /// Reports what the catalogue can't say, so that it allows more than the schema.
  func weaken(_ value: SchemaValue, _ what: String) { weaken(value.location, what) }

  func weaken(_ location: SourceLocation, _ what: String) {
    report(.warning("not-imported", at: location, what, remedy: Self.remedyOfWeaker))
  }

  /// A keyword for remarks on what only the import adds to a schema.
  static let remarkKeyword = "x-docgen-remark"

  /// A keyword for a value that files should have though their schema does not demand it.
  static let adviceKeyword = "x-docgen-advised"

  static let remedyOfWeaker =
    "add a rule to the catalogue, or let a validator of JSON Schema check it as well"

  /// Reports what one part of the schema excludes from another.
  func contradict(_ value: SchemaValue, _ what: String) {
    report(
      .warning(
        "contradicting-schema", at: value.location, what,
        remedy: "correct the value, or what excludes it"))
  }

  func fail(_ value: SchemaValue, _ message: String, remedy: String) {
    report(.error("import-failed", at: value.location, message, remedy: remedy))
  }

  private func report(_ diagnostic: Diagnostic) {
    let key = "\(diagnostic.location.map(\.description) ?? "") \(diagnostic.message)"
    guard reported.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
  }

  // MARK: - A schema

  private func read(_ object: SchemaObject, at position: SchemaPlace, _ value: SchemaValue)
    -> SchemaNode
  {
    let draft = files.file(of: position).draft
    var parts: [SchemaNode] = []
    let notes = notes(of: object, at: value.location)
    let reference = object["$ref"] ?? object["$recursiveRef"] ?? object["$dynamicRef"]
    if let reference, let text = reference.text {
      let target = target(of: text, from: position, reference)
      let other = target.map { self.node(at: $0) } ?? SchemaNode()
      if !draft.readsBesideReferences {
        return name(changed(other) { $0.notes = notes.over($0.notes) }, at: position)
      }
      parts.append(other)
    }
    parts.append(own(object, at: position, value))
    parts += (object["allOf"]?.elements ?? []).indices.map {
      self.node(at: files.position(in: position, "allOf", "\($0)"))
    }
    for keyword in ["anyOf", "oneOf"] {
      guard let branches = object[keyword]?.elements, !branches.isEmpty else { continue }
      parts.append(choice(branches, keyword, at: position))
    }
    var node = intersection(parts)
    if let premise = object["if"] { apply(premise, of: object, at: position, to: &node) }
    if let refused = object["not"] { exclude(refused, at: position, from: &node) }
    if isRefusal(object["unevaluatedProperties"]) {
      for index in node.objects.indices where !node.objects[index].isPartial {
        node.objects[index].others = .nothing
      }
    }
    if node.types.isEmpty, object["not"] == nil {
      report(
        .warning(
          "contradicting-schema", at: value.location,
          "nothing fits here: what the schema says contradicts itself",
          remedy: Self.remedyOfContradiction))
    }
    reportExcludedValues(of: object, in: node)
    node.notes = notes.over(node.notes)
    node.collapseEqualShapes()
    return name(node, at: position)
  }

  /// A schema that only refers to another, or combines some, may be a definition itself.
  private func name(_ node: SchemaNode, at position: SchemaPlace) -> SchemaNode {
    guard node.objects.count == 1, node.objects[0].name == nil,
      let name = files.definitionName(of: position)
    else { return node }
    return changed(node) { $0.objects[0].name = name }
  }

  func target(of reference: String, from position: SchemaPlace, _ value: SchemaValue)
    -> SchemaPlace?
  {
    switch files.target(of: reference, from: position) {
    case .position(let target): return target
    case .metaschema:
      weaken(value, "any schema is allowed here, which the catalogue doesn't describe")
      return nil
    case .missing(let problem):
      fail(value, problem, remedy: "correct '$ref', or give the file that it refers to as well")
      return nil
    }
  }

  private func notes(of object: SchemaObject, at location: SourceLocation) -> SchemaNotes {
    var notes = SchemaNotes(location: location)
    notes.title = object["title"]?.text.flatMap(nonempty)
    notes.description =
      object["description"]?.text.flatMap(nonempty)
      ?? object["markdownDescription"]?.text.flatMap(nonempty)
    notes.defaultValue = object["default"]?.json
    notes.examples = (object["examples"]?.elements ?? []).map(\.json)
    if let example = object["example"] { notes.examples.append(example.json) }
    notes.isDeprecated =
      object["deprecated"]?.flag == true || object["deprecationMessage"] != nil
      || object["x-deprecated"]?.flag == true
    notes.isAdvised = object[Self.adviceKeyword]?.flag == true
    notes.remarks =
      [
        object["deprecationMessage"]?.text, object["format"]?.text.map { "Format: \($0)." },
        object["contentMediaType"]?.text.map { "Content: \($0)." },
        object["readOnly"]?.flag == true ? "Read-only." : nil,
        object["writeOnly"]?.flag == true ? "Write-only." : nil,
        object[Self.remarkKeyword]?.text,
      ].compactMap(\.self) + KubernetesType.all(of: object).map(\.remark)
    return notes
  }
}

func nonempty(_ text: String) -> String? {
  text.contains { !$0.isWhitespace } ? text : nil
}

extension SchemaReader {
  /// Whether a schema allows nothing.
  func isRefusal(_ value: SchemaValue?) -> Bool { value?.flag == false }
}

extension SchemaNotes {
  /// The notes of a place, completed by the notes of the definition.
  func over(_ other: SchemaNotes) -> SchemaNotes {
    var notes = self
    notes.title = title ?? other.title
    notes.description = description ?? other.description
    notes.defaultValue = defaultValue ?? other.defaultValue
    notes.examples = examples.isEmpty ? other.examples : examples
    notes.isDeprecated = isDeprecated || other.isDeprecated
    notes.isAdvised = isAdvised || other.isAdvised
    notes.remarks = (remarks + other.remarks).uniqued
    notes.statements = (statements + other.statements).uniqued
    return notes
  }

  /// The notes of two parts of a schema about one object, with the texts of both unless they get long.
  func beside(_ other: SchemaNotes) -> SchemaNotes {
    var notes = over(other)
    if let description, let text = other.description, !description.contains(text),
      description.utf8.count + text.utf8.count < 4_000
    {
      notes.description = text.contains(description) ? text : "\(description)\n\n\(text)"
    }
    return notes
  }
}
