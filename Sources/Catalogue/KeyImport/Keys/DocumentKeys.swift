import Diagnostics
import JSON
import KeyModel
import Text

/// Writes the keys of one document: those at its root and what is inside of them, then the shapes.
struct DocumentKeys {
  let document: ImportedDocument
  let source: Source.ID
  let nodes: SchemaNodes
  let objects: ObjectUses
  /// Whether the keys of the file are at the root, rather than in a shape.
  let hasPlainRoot: Bool
  /// Whether dictionaries with known keys have no others, unless an entry is for these.
  let isClosed: Bool
  /// Whether the root has no others, although dictionaries inside may.
  let hasClosedRoot: Bool

  /// The most keys that are written.
  let limit: Int

  private(set) var keys: [ImportedKey] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The name of the shape that the file has.
  private(set) var root: String?
  /// The rules for the whole file that only people can read, as sentences of Markdown.
  private(set) var statements: [String] = []

  let texts = ForeignTexts()
  private var names: [ObjectIdentity: String] = [:]
  private var shapeNames = FreeNames()
  private var reported: Set<String> = []
  private var waiting: [(object: ObjectFacts, name: String)] = []
  /// The part of the document that the next keys belong to: a key at the root, or a shape.
  private var part = ImportedKey.Part.root("")

  /// Deeper keys are in shapes, because paths have limits.
  static let depthLimit = 18
  static let keysLimit = 90_000

  init(
    of document: ImportedDocument, source: Source.ID, limit: Int = keysLimit,
    nodes: @escaping SchemaNodes
  ) {
    self.limit = limit
    self.document = document
    self.source = source
    self.nodes = nodes
    objects = ObjectUses(of: document.root, nodes: nodes)
    let node = nodes(document.root)
    let alternatives = node.alternatives
    hasPlainRoot =
      node.types == .object && alternatives.count == 1 && !objects.isShape(alternatives[0])
      && alternatives[0].count.allowAny
      && alternatives[0].names.isEmpty && !alternatives[0].hasUnsayableNames
    let keyed = objects.objects.map(\.object).filter {
      !$0.properties.isEmpty || !$0.patterns.isEmpty
    }
    isClosed = !keyed.isEmpty && keyed.allSatisfy(\.refusesOthers)
    hasClosedRoot = !isClosed && hasPlainRoot && alternatives[0].refusesOthers
    writeAll(node)
  }

  private mutating func writeAll(_ node: SchemaNode) {
    if hasPlainRoot, let object = node.alternatives.first {
      // No entry is about the whole file.
      statements = node.notes.statements.map(\.sentence)
      write(object, at: .root)
    } else if node.types == .object, node.alternatives.count == 1,
      let object = node.alternatives.first, objects.isShape(object)
    {
      root = shape(of: object, near: .root)
    } else {
      let name = shapeNames.name(slug(node.notes.title ?? document.name)).name
      root = name
      part = .shape(name)
      write(node, at: PropertyPath([.shape(name)]), required: .unstated)
    }
    var next = 0
    while next < waiting.count, keys.count <= limit {
      let (object, name) = waiting[next]
      next += 1
      part = object.notes.chapter.map(ImportedKey.Part.chapter) ?? .shape(name)
      let path = PropertyPath([.shape(name)])
      var key = self.key(path, object.notes)
      key.types = [.dictionary]
      addRules(of: object, to: &key)
      add(key, object.notes)
      write(object, at: path)
    }
  }

  /// The most characters of a text, because a catalogue has at most four times as many bytes of one.
  static let textLimit = 60_000

  mutating func add(_ key: Key, _ notes: SchemaNotes) {
    var key = key
    if [key.summary, key.discussion].contains(where: { $0.utf8.count > Self.textLimit }) {
      key.summary = ForeignText.markdown(key.summary.shortened(to: Self.textLimit))
      key.discussion = ForeignText.markdown(key.discussion.shortened(to: Self.textLimit))
      weaken("the description is too long to be kept whole", at: notes.location)
    }
    let part =
      key.path.shape == nil ? key.path.components.first.map { .root($0.plainText) } ?? part : part
    keys.append(ImportedKey(key: key, part: part, location: notes.location))
  }

  /// Reports what the catalogue can't say, so that it allows more than the schema.
  mutating func weaken(_ what: String, at location: SourceLocation) {
    let diagnostic = Diagnostic.warning(
      "not-imported", at: location, what, remedy: SchemaReader.remedyOfWeaker)
    if reported.insert("\(location) \(what)").inserted { diagnostics.append(diagnostic) }
  }

  /// An entry with the texts of a schema.
  func key(_ path: PropertyPath, _ notes: SchemaNotes) -> Key {
    var texts = texts.text(notes.description ?? "")
    let title = notes.title.flatMap { $0 == path.name ? nil : $0 }
    if texts.summary.isEmpty, let title { texts.summary = ForeignText.sentence(ofTitle: title) }
    let remarks = notes.remarks.map { ForeignText.markdown($0) }
    let paragraphs = [notes.isDeprecated ? "Deprecated." : "", texts.discussion] + remarks
    var key = Key(
      path, summary: texts.summary,
      discussion: paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n"),
      sources: [SourceReference(source, path.shape ?? "")])
    key.title = title.map(ForeignText.title)
    key.availability = notes.availability
    key.rules = notes.statements.map { .stated($0.sentence, on: .review) }
    if notes.isAdvised { key.rules.append(.should(.present)) }
    return key
  }

  // MARK: - Shapes

  /// The name of an object's shape, which is written later.
  mutating func shape(of object: ObjectFacts, near path: PropertyPath) -> String {
    let identity = ObjectIdentity(object)
    if let name = names[identity] { return name }
    let near = path.isRoot ? document.name : path.name == "*" ? "entry" : path.name
    let wanted = object.name ?? object.notes.title ?? constant(of: object) ?? near
    let name = shapeNames.name(slug(wanted)).name
    names[identity] = name
    waiting.append((object, name))
    return name
  }

  /// The value of the property by which an alternative is recognized.
  private func constant(of object: ObjectFacts) -> String? {
    let required = Set(object.required)
    return object.properties.lazy.filter { required.contains($0.name) }.compactMap { property in
      let node = nodes(property.value)
      guard node.types == .string, let choice = node.text.allowed, choice.count == 1 else {
        return nil
      }
      return choice[0].value.text
    }.first
  }
}

extension SchemaStatement {
  /// The message with the rule, or the rule alone where the message isn't a sentence.
  fileprivate var sentence: String {
    let code = rule.contains("`") ? rule.replacing("`", with: "'") : rule
    let sentence = message.map { ForeignText.sentence(ofTitle: $0) } ?? ""
    return sentence.isEmpty
      ? "Must keep `\(code)`." : "\(sentence.dropLast()) (`\(code)`)."
  }
}

/// A key on its way into the catalogue.
struct ImportedKey {
  /// The part of the document that a key is filed under.
  enum Part: Hashable {
    case root(String)
    case shape(String)
    case chapter(ImportedChapter)
  }

  var key: Key
  var part: Part
  /// The location in the schema.
  var location: SourceLocation
}

/// A group of keys that a description names.
struct ImportedChapter: Hashable {
  var id: String
  var title: String
  /// One sentence, or nothing.
  var summary: String
}

/// A name that paths, addresses and texts may contain: letters, digits and single marks.
func slug(_ text: String) -> String {
  var name = ""
  for scalar in text.unicodeScalars.prefix(60) {
    let isFine = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
    if isFine {
      name.unicodeScalars.append(scalar)
    } else if scalar == "." || scalar == "-" || scalar == " " {
      if let last = name.last, last != "-", last != "." { name += scalar == "." ? "." : "-" }
    } else if let last = name.last, last != "-" {
      name += "-"
    }
  }
  while let last = name.last, last == "-" || last == "." { name.removeLast() }
  return name.isEmpty ? "entry" : name
}
