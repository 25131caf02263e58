import Diagnostics
import JSON
import KeyModel
import Text

/// Makes nodes of the keys that descriptions list.
final class DescribedKeys {
  /// The facts from above a key.
  struct Surroundings {
    var systems = DescribedSystems()
    /// The statements about the systems above.
    var statements: [AvailabilityStatement] = []
    /// Whether an entry above says it.
    var isStated = false
    var chapter: ImportedChapter?
    /// The syntax of the files, because only property lists have dates and data.
    var isPropertyList: Bool
  }

  private var nodes: [SchemaNode] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []
  /// The node with the keys of a list inside, by where the list begins: a list may be a part of itself.
  private var holders: [SourceLocation: (holder: SchemaChild, isArray: Bool)] = [:]

  func node(of child: SchemaChild) -> SchemaNode {
    guard let number = child.options.first?.first?.number, nodes.indices.contains(number) else {
      return SchemaNode()
    }
    return nodes[number]
  }

  private func reserve() -> SchemaPlace {
    nodes.append(SchemaNode())
    return SchemaPlace(number: nodes.count - 1)
  }

  func add(_ node: SchemaNode) -> SchemaChild {
    nodes.append(node)
    return SchemaChild(SchemaPlace(number: nodes.count - 1))
  }

  // MARK: - Objects

  /// A dictionary with the keys of a list.
  func object(of list: [SchemaValue], _ around: Surroundings, at location: SourceLocation)
    -> ObjectFacts
  {
    var object = newObject(around, at: location)
    var names: Set<String> = []
    for key in list {
      guard let name = key["key"]?.name else {
        fail(key.location, "the key has no name", remedy: "write 'key', with a text")
        continue
      }
      guard names.insert(name).inserted else {
        weaken(key.location, "'\(name)' is listed twice, and only the first is imported")
        continue
      }
      let child = child(of: key, around)
      guard name != "ANY" else {
        object.others = .value(child)
        continue
      }
      object.properties.append(.init(name: name, value: child))
      if key["presence"]?.text == "required" { object.required.append(name) }
    }
    return object
  }

  func newObject(_ around: Surroundings, at location: SourceLocation) -> ObjectFacts {
    // Each has its own number, as nodes have.
    var object = ObjectFacts(origin: reserve().id)
    object.notes = SchemaNotes(location: location)
    object.notes.chapter = around.chapter
    object.notes.availability = around.statements.isEmpty ? nil : around.statements
    return object
  }

  // MARK: - Keys

  /// - Parameter name: The name of the dictionary if it is one of several in an array.
  func child(of key: SchemaValue, _ around: Surroundings, named name: String? = nil) -> SchemaChild
  {
    if let repeated = key["subkeys"]?.repeated, key["type"]?.text == "<dictionary>",
      let known = holders[repeated], !known.isArray
    {
      return known.holder
    }
    let place = reserve()
    nodes[place.number] = node(of: key, around, at: place, named: name)
    return SchemaChild(place)
  }

  private func node(
    of key: SchemaValue, _ around: Surroundings, at place: SchemaPlace, named name: String?
  ) -> SchemaNode {
    let inside = surroundings(of: key, around)
    var node = SchemaNode(types: types(of: key, around))
    node.notes = notes(of: key, inside.systems)
    if inside.statements != around.statements || !around.isStated {
      node.notes.availability = inside.statements.isEmpty ? nil : inside.statements
    }
    addFacts(of: key, to: &node)
    guard let list = key["subkeys"] else { return node }
    switch node.types {
    case .array: addElements(list, of: key, inside, to: &node)
    case .object: addObject(list, of: key, inside, at: place, named: name, to: &node)
    case .string, .integer, .number:
      node.addKnown((list.elements ?? []).compactMap(choice))
    default: weaken(list.location, "the keys inside are left out, because nothing can contain them")
    }
    return node
  }

  private func surroundings(of key: SchemaValue, _ around: Surroundings) -> Surroundings {
    var inside = around
    inside.isStated = true
    inside.systems = around.systems.overridden(by: key["supportedOS"])
    if key["supportedOS"] != nil {
      inside.statements = inside.systems.statements(within: around.statements) { weaken($0, $1) }
    }
    return inside
  }

  private func addObject(
    _ list: SchemaValue, of key: SchemaValue, _ inside: Surroundings, at place: SchemaPlace,
    named name: String?, to node: inout SchemaNode
  ) {
    holders[list.location] = (SchemaChild(place), false)
    var keys = list.elements ?? []
    // A dictionary named as the item of this one stands for its arbitrary names.
    if keys.count == 1, let item = keys[0]["key"]?.text, item == "\(key["key"]?.text ?? "")Item",
      let names = keys[0]["subkeys"]?.elements, names.count == 1, names[0]["key"]?.text == "ANY"
    {
      keys = names
    }
    if list.repeated != nil { weaken(list.location, "the keys inside are those of no dictionary") }
    guard !keys.isEmpty else { return }
    var object = object(of: keys, inside, at: key.location)
    object.name = key["subkeytype"]?.text ?? name
    object.notes.title = node.notes.title
    object.notes.description = node.notes.description
    node.objects = [object]
  }

  private func addElements(
    _ list: SchemaValue, of key: SchemaValue, _ inside: Surroundings, to node: inout SchemaNode
  ) {
    if let repeated = list.repeated {
      if let known = holders[repeated], known.isArray {
        node.array.elements = known.holder
      } else {
        weaken(list.location, "what the array has is left out, because it is described nowhere")
      }
      return
    }
    guard let items = list.elements, !items.isEmpty else { return }
    let place = reserve()
    holders[list.location] = (SchemaChild(place), true)
    node.array.elements = SchemaChild(place)
    let name = items.count == 1 ? key["subkeytype"]?.text : nil
    let options = items.map { item in
      var around = inside
      // No entry is sure to state what an element says of itself.
      around.isStated = item["supportedOS"] == nil
      return self.node(of: child(of: item, around, named: name ?? item["key"]?.name))
    }
    nodes[place.number] = options.count == 1 ? options[0] : either(options)
    node.array.count = node.array.count.and(bounds(items[0]["repetition"]))
  }

  /// One of several, of which only dictionaries keep what they say.
  private func either(_ options: [SchemaNode]) -> SchemaNode {
    var node = SchemaNode(types: options.reduce([]) { $0.union($1.types) })
    node.notes.location = options[0].notes.location
    let objects = options.filter { $0.types.contains(.object) }.map(\.objects)
    if objects.allSatisfy({ !$0.isEmpty }) { node.objects = objects.flatMap(\.self) }
    return node
  }

  // MARK: - Findings

  /// Reports what is left out, so that the catalogue allows more.
  func weaken(_ location: SourceLocation, _ what: String) {
    report(
      .warning(
        "not-imported", at: location, what.oneLine,
        remedy: "correct the description, or the catalogue"))
  }

  func fail(_ location: SourceLocation, _ message: String, remedy: String) {
    report(.error("import-failed", at: location, message, remedy: remedy))
  }

  private func report(_ diagnostic: Diagnostic) {
    let key = "\(diagnostic.location.map(\.description) ?? "") \(diagnostic.message)"
    guard reported.insert(key).inserted else { return }
    diagnostics.append(diagnostic)
  }
}

extension SchemaValue {
  /// The name of a key, which may look like a number.
  var name: String? { text.flatMap(nonempty) ?? count.map(String.init) }
}
