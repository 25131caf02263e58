import Diagnostics
import JSON
import Text

/// The files of an import, with every value by its place, and where references lead.
struct SchemaFiles {
  struct File {
    /// As it was given.
    var name: String
    var root: SchemaValue
    /// The address that the schema states of itself.
    var id: String?
    /// Places with their own address, by it, without `#`.
    var ids: [String: String] = [:]
    /// Places with a name, by that.
    var anchors: [String: String] = [:]
    var draft: SchemaDraft
  }

  private(set) var files: [File] = []
  private var known: [SchemaPlace: SchemaValue] = [:]

  /// Adds a file, or one document of it, and returns its number.
  mutating func add(_ root: SchemaValue, name: String) -> Int {
    var file = File(name: name, root: root, draft: SchemaDraft(of: root))
    file.id = (root["$id"] ?? root["id"])?.text.map { String($0.prefix { $0 != "#" }) }
    collectNames(of: root, into: &file)
    files.append(file)
    return files.count - 1
  }

  private func collectNames(of root: SchemaValue, into file: inout File) {
    var waiting: [(SchemaValue, String)] = [(root, "")]
    while let (value, pointer) = waiting.popLast() {
      switch value.content {
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          waiting.append((element, "\(pointer)/\(index)"))
        }
      case .object(let object):
        for name in ["$anchor", "$dynamicAnchor"] {
          if let anchor = object[name]?.text { file.anchors[anchor] = pointer }
        }
        for name in ["$id", "id"] {
          guard let id = object[name]?.text else { continue }
          if id.hasPrefix("#") {
            file.anchors[String(id.dropFirst())] = pointer
          } else if !pointer.isEmpty, id.contains("/") || id.contains(".") || name == "$id" {
            file.ids[String(id.prefix { $0 != "#" })] = pointer
          }
        }
        for member in object.members {
          waiting.append((member.value, "\(pointer)/\(escapedForPointer(member.name))"))
        }
      default: break
      }
    }
  }

  /// The value at a place; nil if the file has nothing there.
  mutating func value(at position: SchemaPlace) -> SchemaValue? {
    if let value = known[position] { return value }
    guard let value = Self.value(at: position.pointer, in: files[position.file].root) else {
      return nil
    }
    known[position] = value
    return value
  }

  private static func value(at pointer: String, in root: SchemaValue) -> SchemaValue? {
    var value = root
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      switch value.content {
      case .object(let object):
        guard let inner = object[unescapedFromPointer(String(token))] else { return nil }
        value = inner
      case .array(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// A place with a value that no file contains.
  mutating func position(for value: JSONValue, at location: SourceLocation) -> SchemaPlace {
    let root = SchemaValue(value, at: location)
    files.append(File(name: location.file, root: root, draft: .draft202012))
    return SchemaPlace(file: files.count - 1, pointer: "")
  }

  // MARK: - References

  enum Target {
    case position(SchemaPlace)
    /// A schema of schemas, which is not worth importing.
    case metaschema
    case missing(String)
  }

  /// Where a reference leads that is written at a place.
  mutating func target(of reference: String, from position: SchemaPlace) -> Target {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0])
    let fragment = parts.count > 1 ? percentDecoded(String(parts[1])) : ""
    guard !base.isEmpty else {
      for root in resourceRoots(above: position) {
        if let found = self.position(fragment, in: root) { return .position(found) }
      }
      return .missing("there is nothing at '\(reference)'")
    }
    let roots = self.roots(named: base, from: position)
    for root in roots {
      if let found = self.position(fragment, in: root) { return .position(found) }
    }
    if base.contains("json-schema.org/") { return .metaschema }
    return .missing(
      roots.isEmpty
        ? "the schema '\(base)' is not among the files" : "there is nothing at '\(reference)'")
  }

  /// The nearest place above that has its own address, then the file's root.
  private func resourceRoots(above position: SchemaPlace) -> [SchemaPlace] {
    let file = files[position.file]
    let above = file.ids.values.filter {
      position.pointer == $0 || position.pointer.hasPrefix($0 + "/")
    }
    .max { $0.utf8.count < $1.utf8.count }
    return (above.map { [SchemaPlace(file: position.file, pointer: $0)] } ?? [])
      + [SchemaPlace(file: position.file, pointer: "")]
  }

  /// The places with an address: exactly this one, one relative to the file's, or a file of this name.
  private func roots(named base: String, from position: SchemaPlace) -> [SchemaPlace] {
    let wanted = Set([base, resolved(base, against: files[position.file].id ?? "")])
    var exact: [SchemaPlace] = []
    var alike: [SchemaPlace] = []
    for (index, file) in files.enumerated() {
      if let id = file.id, wanted.contains(id) { exact.append(.init(file: index, pointer: "")) }
      for (id, pointer) in file.ids
      where wanted.contains(id) || wanted.contains(resolved(id, against: file.id ?? "")) {
        exact.append(.init(file: index, pointer: pointer))
      }
      if index != position.file, lastName(of: file.name) == lastName(of: base) {
        alike.append(.init(file: index, pointer: ""))
      }
    }
    return exact.sorted { ($0.file, $0.pointer) < ($1.file, $1.pointer) } + alike
  }

  private mutating func position(_ fragment: String, in root: SchemaPlace) -> SchemaPlace? {
    if fragment.isEmpty { return root }
    if fragment.hasPrefix("/") {
      let position = SchemaPlace(file: root.file, pointer: root.pointer + fragment)
      return value(at: position) == nil ? nil : position
    }
    return files[root.file].anchors[fragment].map { SchemaPlace(file: root.file, pointer: $0) }
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

extension SchemaPlace {
  func appending(_ names: String...) -> SchemaPlace {
    SchemaPlace(
      file: file, pointer: names.reduce(pointer) { $0 + "/" + escapedForPointer($1) })
  }

  /// The name of the definition at the place; nil if there is none.
  var definitionName: String? {
    let steps = pointer.split(separator: "/")
    guard steps.count >= 2, ["definitions", "$defs"].contains(steps[steps.count - 2]),
      let last = steps.last
    else { return nil }
    return unescapedFromPointer(String(last))
  }

  /// The place as one text.
  var id: String { "\(file)#\(pointer)" }
}

func escapedForPointer(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
    return name
  }
  return name.replacing("~", with: "~0").replacing("/", with: "~1")
}

private func unescapedFromPointer(_ token: String) -> String {
  guard token.utf8.contains(UInt8(ascii: "~")) else { return token }
  return token.replacing("~1", with: "/").replacing("~0", with: "~")
}

private func lastName(of address: String) -> Substring {
  address.split(separator: "/").last ?? ""
}

/// An address relative to another: a name replaces the last one, a path that begins with a slash everything after the host.
private func resolved(_ reference: String, against base: String) -> String {
  guard !reference.contains("://"), !base.isEmpty else { return reference }
  var reference = reference[...]
  var folder = base.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  if reference.hasPrefix("/") {
    folder = folder.prefix(base.contains("://") ? 3 : 0)
    reference = reference.dropFirst()
  }
  while true {
    if reference.hasPrefix("./") {
      reference = reference.dropFirst(2)
    } else if reference.hasPrefix("../") {
      reference = reference.dropFirst(3)
      folder = folder.dropLast()
    } else {
      break
    }
  }
  return (folder + [reference]).joined(separator: "/")
}

/// A text whose `%XX` are bytes.
private func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
