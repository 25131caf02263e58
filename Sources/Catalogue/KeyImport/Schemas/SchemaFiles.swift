import Diagnostics
import JSON
import Text

/// The files of an import, with the places of their schemas, and where references lead.
///
/// A place is a number, and its way from the root is stored a step at a time: written out, ways would be as long as the
/// file is deep at every value.
struct SchemaFiles {
  struct File {
    /// As it was given.
    var name: String
    var root: SchemaPlace
    /// The address that the schema states of itself.
    var id: String?
    /// Places with a name, by that.
    var anchors: [String: SchemaPlace] = [:]
    var draft: SchemaDraft
  }

  private struct Entry {
    var value: SchemaValue
    /// The index of the file.
    var file: Int
    /// The place around it; nil for a root.
    var above: SchemaPlace?
    /// The name of the member, or the index of the element.
    var step: String
  }

  private struct Step: Hashable {
    var above: SchemaPlace
    var name: String
  }

  private(set) var files: [File] = []
  /// More schemas, of which those are read that others refer to.
  var folder: SchemaFolder?
  private var entries: [Entry] = []
  private var positions: [Step: SchemaPlace] = [:]
  /// Places with their own address, by it, as it is written and as it is meant.
  var addresses: [String: [SchemaPlace]] = [:]
  /// Files that were given, by the last part of their name.
  var named: [Substring: [Int]] = [:]
  /// Places with their own address inside of files.
  private(set) var resources: Set<SchemaPlace> = []

  // MARK: - Places

  func value(at position: SchemaPlace) -> SchemaValue { entries[position.number].value }

  func file(of position: SchemaPlace) -> File { files[entries[position.number].file] }

  func above(_ position: SchemaPlace) -> SchemaPlace? { entries[position.number].above }

  /// The place of a member or an element; a missing one is a schema that allows anything.
  mutating func position(in position: SchemaPlace, _ steps: String...) -> SchemaPlace {
    steps.reduce(position) { above, step in
      known(step, in: above) ?? add(.true, in: above, step)
    }
  }

  /// The place of a member or an element; nil if there is none.
  mutating func known(_ step: String, in above: SchemaPlace) -> SchemaPlace? {
    if let known = positions[Step(above: above, name: step)] { return known }
    switch value(at: above).content {
    case .object(let object): return object[step].map { add($0, in: above, step) }
    case .array(let elements):
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      return add(elements[index], in: above, step)
    default: return nil
    }
  }

  private mutating func add(_ value: SchemaValue, in above: SchemaPlace, _ step: String)
    -> SchemaPlace
  {
    let position = SchemaPlace(number: entries.count)
    entries.append(
      Entry(value: value, file: entries[above.number].file, above: above, step: step))
    positions[Step(above: above, name: step)] = position
    return position
  }

  private mutating func addRoot(_ value: SchemaValue) -> SchemaPlace {
    entries.append(Entry(value: value, file: files.count, above: nil, step: ""))
    return SchemaPlace(number: entries.count - 1)
  }

  /// The name of the definition at a place; nil if there is none.
  func definitionName(of position: SchemaPlace) -> String? {
    guard let above = above(position),
      ["definitions", "$defs"].contains(entries[above.number].step)
    else { return nil }
    return entries[position.number].step
  }

  /// A place with a value that no file contains.
  mutating func position(for value: JSONValue, at location: SourceLocation) -> SchemaPlace {
    let root = addRoot(SchemaValue(value, at: location))
    files.append(File(name: location.file, root: root, draft: .draft202012))
    return root
  }

  // MARK: - Names

  /// Adds a file, or one document of it.
  mutating func add(_ root: SchemaValue, name: String) {
    let root = SchemaRepetitions.removed(from: root)
    var file = File(name: name, root: addRoot(root), draft: SchemaDraft(of: root))
    file.id = (root["$id"] ?? root["id"])?.text.map { String($0.prefix { $0 != "#" }) }
    named[lastName(of: name), default: []].append(files.count)
    if let id = file.id { addresses[id, default: []].append(file.root) }
    files.append(file)
    collectNames(of: file.root)
  }

  private mutating func collectNames(of root: SchemaPlace) {
    let file = entries[root.number].file
    // The containers that were met, each with the index of the one around it.
    var met: [(above: Int, step: String)] = []
    // The places of those in which there is a name.
    var placed = [0: root]
    func position(of index: Int) -> SchemaPlace {
      var steps: [Int] = []
      var index = index
      while placed[index] == nil {
        steps.append(index)
        index = met[index].above
      }
      var position = placed[index] ?? root
      for index in steps.reversed() {
        position = self.position(in: position, met[index].step)
        placed[index] = position
      }
      return position
    }
    var waiting = [(value: value(at: root), above: -1, step: "")]
    while let (value, above, step) = waiting.popLast() {
      let index = met.count
      switch value.content {
      case .array(let elements):
        met.append((above, step))
        for (number, element) in elements.enumerated() where element.isContainer {
          waiting.append((element, index, "\(number)"))
        }
      case .object(let object):
        met.append((above, step))
        for name in ["$anchor", "$dynamicAnchor"] {
          guard let anchor = object[name]?.text else { continue }
          let position = position(of: index)
          files[file].anchors[anchor] = position
        }
        for name in ["$id", "id"] {
          guard let id = object[name]?.text else { continue }
          if id.hasPrefix("#") {
            let position = position(of: index)
            files[file].anchors[String(id.dropFirst())] = position
          } else if index > 0, id.contains("/") || id.contains(".") || name == "$id" {
            add(address: String(id.prefix { $0 != "#" }), of: position(of: index))
          }
        }
        for member in object.members where member.value.isContainer {
          waiting.append((member.value, index, member.name))
        }
      default: break
      }
    }
  }

  private mutating func add(address: String, of position: SchemaPlace) {
    resources.insert(position)
    let base = file(of: position).id ?? ""
    for address in [address, address.resolved(against: base)].uniqued {
      addresses[address, default: []].append(position)
    }
  }
}

/// A schema in a file, to be read where it is needed.
struct SchemaPlace: Hashable, Comparable {
  let number: Int

  /// The place as a text.
  var id: String { "#\(number)" }

  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

extension SchemaValue {
  fileprivate static var `true`: SchemaValue { SchemaValue(true, at: SourceLocation(file: "")) }

  fileprivate var isContainer: Bool {
    switch content {
    case .array, .object: true
    default: false
    }
  }
}

/// The editions of JSON Schema, as far as they differ in what is read here.
enum SchemaDraft {
  case draft04, draft07, draft202012

  init(of root: SchemaValue) {
    let text = root["$schema"]?.text ?? ""
    if text.contains("draft-04") || text.contains("draft-03") {
      self = .draft04
    } else if text.contains("2019-09") || text.contains("2020-12") {
      self = .draft202012
    } else {
      self = .draft07
    }
  }

  /// Whether keywords beside a reference count.
  var readsBesideReferences: Bool { self == .draft202012 }
}
