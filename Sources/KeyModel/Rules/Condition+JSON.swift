import JSON
import Text

/// A condition in `catalogue.json`: an object with one of several members, which `docs/rules.md` lists.
extension Condition {
  var json: JSONValue {
    switch self {
    case .always: [:]
    case .present(let key): ["present": key.json]
    case .value(let key, let values, let isElement):
      ["key": key.json, isElement ? "contains" : "is": .array(values.map(\.json))]
    case .count(let key, let least, let most):
      .object(
        [
          .init("key", key.json), least.map { .init("least", .integer($0)) },
          most.map { .init("most", .integer($0)) },
        ].compactMap(\.self))
    case .all(let parts): ["all": .array(parts.map(\.json))]
    case .any(let parts): ["any": .array(parts.map(\.json))]
    case .not(let part): ["not": part.json]
    case .extensionPoints(let ids): ["extensionPoints": JSONValue(strings: ids)]
    case .bundles(let kinds): ["bundles": JSONValue(strings: kinds.map(\.name))]
    case .platforms(let platforms): ["platforms": JSONValue(strings: platforms.map(\.name))]
    case .target(let limit, let releases):
      ["target": .string(limit.rawValue), "releases": Self.json(releases)]
    case .sdk(let limit, let releases):
      ["sdk": .string(limit.rawValue), "releases": Self.json(releases)]
    case .distributions(let ways): ["distributions": JSONValue(strings: ways.map(\.id))]
    case .product: ["product": true]
    case .depends(let dependence, let text, let apis):
      .object(
        [
          .init("dependsOn", .string(dependence.rawValue)), .init("text", .string(text)),
          apis.isEmpty ? nil : .init("apis", JSONValue(strings: apis)),
        ].compactMap(\.self))
    }
  }

  private static func json(_ releases: [Release]) -> JSONValue {
    .array(
      releases.map {
        ["platform": .string($0.platform.name), "version": .string($0.version.text)]
      })
  }

  /// What is wrong with a condition in `catalogue.json`.
  struct Mistake: Error {
    var message: String

    init(_ message: String) { self.message = message }
  }

  /// The names of the members that show which condition an object is.
  static let names = [
    "present", "is", "contains", "least", "most", "all", "any", "not", "extensionPoints", "bundles",
    "platforms", "target", "sdk", "distributions", "product", "dependsOn",
  ]

  /// How deep conditions may be inside each other.
  private static let depthLimit = 16

  init(json: JSONValue, depth: Int = 0) throws(Mistake) {
    guard case .object(let members) = json else { throw Mistake("a condition is not an object") }
    guard depth < Self.depthLimit else {
      throw Mistake("conditions are nested more than \(Self.depthLimit) deep")
    }
    let reader = Members(members)
    guard let name = Self.names.first(where: { reader[$0] != nil }) else {
      if let first = members.first?.name {
        let near = suggestion(for: first, among: Self.names)
        throw Mistake("there is no condition '\(first)'\(near)")
      }
      self = .always
      return
    }
    let known: Set<String>
    switch name {
    case "present":
      self = .present(try reader.path(name))
      known = [name]
    case "is", "contains":
      self = .value(try reader.path("key"), try reader.values(name), isElement: name == "contains")
      known = ["key", name]
    case "least", "most":
      self = .count(
        try reader.path("key"), atLeast: try reader.count("least"), atMost: try reader.count("most")
      )
      known = ["key", "least", "most"]
    case "all", "any":
      var parts: [Condition] = []
      for part in try reader.array(name) { parts.append(try Self(json: part, depth: depth + 1)) }
      self = name == "all" ? .all(parts) : .any(parts)
      known = [name]
    case "not":
      self = .not(try Self(json: reader[name] ?? .null, depth: depth + 1))
      known = [name]
    case "extensionPoints":
      self = .extensionPoints(try reader.texts(name))
      known = [name]
    case "bundles":
      self = .bundles(try reader.texts(name).map { BundleKind($0) })
      known = [name]
    case "platforms":
      self = .platforms(try reader.texts(name).map { Platform($0) })
      known = [name]
    case "target", "sdk":
      guard let limit = reader[name]?.text.flatMap(Limit.init) else {
        throw Mistake("'\(name)' is neither 'before' nor 'from'")
      }
      let releases = try reader.releases("releases")
      self = name == "target" ? .target(limit, releases) : .sdk(limit, releases)
      known = [name, "releases"]
    case "distributions":
      self = .distributions(try reader.texts(name).map { Distribution($0, name: $0) })
      known = [name]
    case "product":
      guard reader[name] == .boolean(true) else { throw Mistake("'product' is not true") }
      self = .product
      known = [name]
    default:
      guard let dependence = reader[name]?.text.flatMap(Dependence.init) else {
        let choices = Dependence.allCases.map { "'\($0.rawValue)'" }
        throw Mistake("'dependsOn' is not \(alternatives(choices))")
      }
      guard let text = reader["text"]?.text else { throw Mistake("a condition lacks 'text'") }
      self = .depends(dependence, text, apis: reader["apis"] == nil ? [] : try reader.texts("apis"))
      known = [name, "text", "apis"]
    }
    if let other = members.first(where: { !known.contains($0.name) }) {
      throw Mistake("'\(other.name)' does not go with '\(name)'")
    }
  }

  /// The members of a condition's object.
  private struct Members {
    private var members: [JSONValue.Member]

    init(_ members: [JSONValue.Member]) { self.members = members }

    subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

    func array(_ name: String) throws(Mistake) -> [JSONValue] {
      guard case .array(let elements)? = self[name], !elements.isEmpty else {
        throw Mistake("'\(name)' is not an array with elements")
      }
      return elements
    }

    func texts(_ name: String) throws(Mistake) -> [String] {
      let elements = try array(name)
      let texts = elements.compactMap(\.text)
      guard texts.count == elements.count else {
        throw Mistake("'\(name)' contains something other than a string")
      }
      return texts
    }

    func path(_ name: String) throws(Mistake) -> PropertyPath {
      guard let path = self[name].flatMap(PropertyPath.init(json:)) else {
        throw Mistake("'\(name)' is not the path of a key")
      }
      return path
    }

    func values(_ name: String) throws(Mistake) -> [PropertyListValue] {
      try array(name).map { PropertyListValue($0, in: []) }
    }

    func count(_ name: String) throws(Mistake) -> Int? {
      guard let value = self[name] else { return nil }
      guard case .integer(let number) = value, number >= 0, let count = Int(exactly: number) else {
        throw Mistake("'\(name)' is not a number of elements")
      }
      return count
    }

    func releases(_ name: String) throws(Mistake) -> [Release] {
      var releases: [Release] = []
      for element in try array(name) {
        guard let platform = element["platform"]?.text, let version = element["version"]?.text
        else {
          throw Mistake("'\(name)' contains something other than a platform and a version")
        }
        releases.append(Release(Platform(platform), Version(version)))
      }
      return releases
    }
  }
}

extension Condition {
  /// The schema of a condition, which `catalogue.schema.json` defines once.
  static var schema: JSONValue {
    let text: JSONValue = ["type": "string"]
    let texts: JSONValue = ["type": "array", "minItems": 1, "items": text]
    let count: JSONValue = ["type": "integer", "minimum": 0]
    let path: JSONValue = ["$ref": "#/$defs/path"]
    let condition: JSONValue = ["$ref": "#/$defs/condition"]
    let list: JSONValue = ["type": "array", "minItems": 1, "items": condition]
    let values: JSONValue = ["type": "array", "minItems": 1]
    let limit: JSONValue = ["enum": JSONValue(strings: Limit.allCases.map(\.rawValue))]
    return [
      "type": "object", "additionalProperties": false,
      "properties": [
        "present": path, "key": path, "is": values, "contains": values, "least": count,
        "most": count, "all": list, "any": list, "not": condition, "extensionPoints": texts,
        "bundles": texts, "platforms": texts, "target": limit, "sdk": limit,
        "releases": FactForms.releases.schema, "distributions": texts, "product": ["const": true],
        "dependsOn": ["enum": JSONValue(strings: Dependence.allCases.map(\.rawValue))],
        "text": text, "apis": texts,
      ],
    ]
  }
}
