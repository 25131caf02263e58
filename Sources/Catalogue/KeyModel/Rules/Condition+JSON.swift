import JSON
import Text

/// Conditions in `catalogue.json`, as `docs/rules.md` lists them.
extension Condition {
  var json: JSONValue {
    switch self {
    case .always: [:]
    case .present(let key): ["present": key.json]
    case .value(let key, let values, let isElement):
      ["key": key.json, isElement ? "contains" : "is": .array(values.map { $0.json })]
    case .count(let key, let min, let max):
      .object(
        [
          .init("key", key.json), min.map { .init("min", .integer($0)) },
          max.map { .init("max", .integer($0)) },
        ].compactMap { $0 })
    case .all(let parts): ["all": .array(parts.map { $0.json })]
    case .any(let parts): ["any": .array(parts.map { $0.json })]
    case .not(let part): ["not": part.json]
    case .extensionPoints(let ids): ["extensionPoints": JSONValue(strings: ids)]
    case .bundles(let kinds): ["bundles": JSONValue(strings: kinds.map { $0.name })]
    case .platforms(let platforms): ["platforms": JSONValue(strings: platforms.map { $0.name })]
    case .target(let limit, let releases):
      ["target": .string(limit.rawValue), "releases": Self.json(releases)]
    case .sdk(let limit, let releases):
      ["sdk": .string(limit.rawValue), "releases": Self.json(releases)]
    case .distributions(let ways): ["distributions": JSONValue(strings: ways.map { $0.id })]
    case .product: ["product": true]
    case .depends(let dependence, let text, let apis):
      .object(
        [
          .init("dependsOn", .string(dependence.rawValue)), .init("text", .string(text)),
          apis.isEmpty ? nil : .init("apis", JSONValue(strings: apis)),
        ].compactMap { $0 })
    }
  }

  private static func json(_ releases: [Release]) -> JSONValue {
    .array(
      releases.map {
        ["platform": .string($0.platform.name), "version": .string($0.version.text)]
      })
  }

  struct ConditionError: Error {
    var message: String

    init(_ message: String) { self.message = message }
  }

  /// The names of the members that show which condition an object is.
  static let names = [
    "present", "is", "contains", "min", "max", "least", "most", "all", "any", "not",
    "extensionPoints", "bundles",
    "platforms", "target", "sdk", "distributions", "product", "dependsOn",
  ]

  private static let depthLimit = 16

  init(json: JSONValue, depth: Int = 0) throws(ConditionError) {
    guard case .object(let members) = json else {
      throw ConditionError("a condition is not an object")
    }
    guard depth < Self.depthLimit else {
      throw ConditionError("conditions are nested more than \(Self.depthLimit) deep")
    }
    var reader = MemberReader(members: members)
    guard let name = Self.names.first(where: { name in members.contains { $0.name == name } })
    else {
      if let first = members.first?.name {
        let near = suggestion(for: first, among: Self.names)
        throw ConditionError("there is no condition '\(first)'\(near)")
      }
      self = .always
      return
    }
    switch name {
    case "present": self = .present(try reader.path(name))
    case "is", "contains":
      self = .value(try reader.path("key"), try reader.values(name), isElement: name == "contains")
    case "min", "max", "least", "most":
      self = .count(
        try reader.path("key"), atLeast: try reader.count("min", formerly: "least"),
        atMost: try reader.count("max", formerly: "most"))
    case "all", "any":
      var parts: [Condition] = []
      for part in try reader.array(name) { parts.append(try Self(json: part, depth: depth + 1)) }
      self = name == "all" ? .all(parts) : .any(parts)
    case "not": self = .not(try Self(json: reader.value(name) ?? .null, depth: depth + 1))
    case "extensionPoints": self = .extensionPoints(try reader.texts(name))
    case "bundles": self = .bundles(try reader.texts(name).map { BundleKind($0) })
    case "platforms": self = .platforms(try reader.texts(name).map { Platform($0) })
    case "target", "sdk":
      guard let limit = reader.value(name)?.text.flatMap(Limit.init) else {
        throw ConditionError("'\(name)' is neither 'before' nor 'from'")
      }
      let releases = try reader.releases("releases")
      self = name == "target" ? .target(limit, releases) : .sdk(limit, releases)
    case "distributions":
      self = .distributions(try reader.texts(name).map { Distribution($0, name: $0) })
    case "product":
      guard reader.value(name) == .boolean(true) else {
        throw ConditionError("'product' is not true")
      }
      self = .product
    default:
      guard let dependence = reader.value(name)?.text.flatMap(Dependence.init) else {
        let choices = Dependence.allCases.map { "'\($0.rawValue)'" }
        throw ConditionError("'dependsOn' is not \(alternatives(choices))")
      }
      guard let text = reader.value("text")?.text else {
        throw ConditionError("a condition lacks 'text'")
      }
      self = .depends(
        dependence, text, apis: reader.value("apis") == nil ? [] : try reader.texts("apis"))
    }
    if let other = members.first(where: { !reader.names.contains($0.name) }) {
      throw ConditionError("'\(other.name)' does not go with '\(name)'")
    }
  }

  /// Reads members of a condition's object and remembers their names.
  private struct MemberReader {
    let members: [JSONValue.Member]
    private(set) var names: Set<String> = []

    init(members: [JSONValue.Member]) { self.members = members }

    mutating func value(_ name: String) -> JSONValue? {
      names.insert(name)
      return members.first { $0.name == name }?.value
    }

    mutating func array(_ name: String) throws(ConditionError) -> [JSONValue] {
      guard case .array(let elements)? = value(name), !elements.isEmpty else {
        throw ConditionError("'\(name)' is not an array with elements")
      }
      return elements
    }

    mutating func texts(_ name: String) throws(ConditionError) -> [String] {
      let elements = try array(name)
      let texts = elements.compactMap { $0.text }
      guard texts.count == elements.count else {
        throw ConditionError("'\(name)' contains something other than a string")
      }
      return texts
    }

    mutating func path(_ name: String) throws(ConditionError) -> PropertyPath {
      guard let path = value(name).flatMap(PropertyPath.init(json:)) else {
        throw ConditionError("'\(name)' is not the path of a key")
      }
      return path
    }

    mutating func values(_ name: String) throws(ConditionError) -> [PropertyListValue] {
      // One value may stand without an array.
      let values: [JSONValue] =
        switch value(name) {
        case .array, .object, nil: try array(name)
        case let value?: [value]
        }
      return values.map { PropertyListValue($0, in: []) }
    }

    mutating func count(
      _ name: String, formerly former: String
    ) throws(ConditionError) -> Int? {
      guard let json = value(name) else {
        return name == former ? nil : try count(former, formerly: former)
      }
      guard case .integer(let number) = json, number >= 0, let count = Int(exactly: number) else {
        throw ConditionError("'\(name)' is not a number of elements")
      }
      return count
    }

    mutating func releases(_ name: String) throws(ConditionError) -> [Release] {
      var releases: [Release] = []
      for element in try array(name) {
        guard let platform = element["platform"]?.text, let version = element["version"]?.text
        else {
          throw ConditionError("'\(name)' contains something other than a platform and a version")
        }
        releases.append(Release(Platform(platform), Version(version)))
      }
      return releases
    }
  }
}

extension Condition {
  /// One member decides which condition an object is; an object without members is always true.
  static var schema: JSONValue {
    func member(_ name: String, _ meaning: String, _ schema: JSONValue) -> JSONValue.Member {
      .init(name, schema.described(meaning))
    }
    let text: JSONValue = ["type": "string"]
    let texts: JSONValue = ["type": "array", "minItems": 1, "items": text]
    let count: JSONValue = ["type": "integer", "minimum": 0]
    let path: JSONValue = ["$ref": "#/$defs/path"]
    let condition: JSONValue = ["$ref": "#/$defs/condition"]
    let list: JSONValue = ["type": "array", "minItems": 1, "items": condition]
    let values: JSONValue = [
      "anyOf": [["type": "array", "minItems": 1], ["not": ["type": ["array", "object"]]]]
    ]
    let limit: JSONValue = ["enum": JSONValue(strings: Limit.allCases.map { $0.rawValue })]
    let properties: [JSONValue.Member] = [
      member("present", "The key is present.", path),
      member("key", "The key that the next four members are about.", path),
      member("is", "The key has one of these values, or an element with one of them.", values),
      member("contains", "The array has an element with one of these values.", values),
      member("min", "The array has at least so many elements.", count),
      member("max", "The array has at most so many elements.", count),
      member("all", "All of these conditions are true.", list),
      member("any", "One of these conditions is true.", list),
      member("not", "This condition is false.", condition),
      member("extensionPoints", "The file is for one of these extension points.", texts),
      member("bundles", "The file is in a bundle of one of these kinds.", texts),
      member("platforms", "The product runs on one of these platforms.", texts),
      member(
        "target", "The oldest supported release is before, or from, one of `releases`.", limit),
      member("sdk", "The SDK is from before, or from, one of `releases`.", limit),
      member(
        "releases", "The releases that `target` and `sdk` are about.", FactForms.releases.schema),
      member("distributions", "The product is distributed in one of these ways.", texts),
      member("product", "The file was made by a build.", ["const": true]),
      member(
        "dependsOn", "What decides the condition, as no file shows it.",
        ["enum": JSONValue(strings: Dependence.allCases.map { $0.rawValue })]),
      member("text", "That condition in words: `the app uses the camera`.", text),
      member("apis", "The APIs whose use is that condition.", texts),
      member("least", "The former name of `min`.", count),
      member("most", "The former name of `max`.", count),
    ]
    return [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
    ]
  }
}
