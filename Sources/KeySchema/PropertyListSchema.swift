public import Diagnostics
public import KeyModel

/// A catalogue as a JSON Schema for property lists that were converted to JSON.
///
/// Dates and data are strings, as property list converters write them. Both drafts give the same
/// verdict on every instance: only keywords that they share are written, `items` and
/// `additionalItems` of draft-07 (JSON Schema Validation draft-07, sections 6.4.1 and 6.4.2) being
/// `prefixItems` and `items` of 2020-12 (JSON Schema Core 2020-12, sections 10.3.1.1 and 10.3.1.2).
/// Nothing stands beside a `$ref`, because draft-07 ignores it there (Core draft-07, section 8.3).
public struct PropertyListSchema: Sendable {
  public var catalogue: Catalogue
  public var draft: Draft
  public var profile: SchemaProfile
  /// The folder the schema is served from, or nil to leave out `$id`.
  public var baseURL: String?
  /// The address of a key's page, for what an editor shows.
  public var keyURL: (@Sendable (Key) -> String?)?

  /// Schemas of keys that several profiles have in common, made once.
  public var shared = SharedKeySchemas()

  public init(
    _ catalogue: Catalogue, draft: Draft, profile: SchemaProfile = SchemaProfile(),
    baseURL: String? = nil, keyURL: (@Sendable (Key) -> String?)? = nil
  ) {
    self.catalogue = catalogue
    self.draft = draft
    self.profile = profile
    self.baseURL = baseURL
    self.keyURL = keyURL
  }

  /// The schema of the profile's extension point, or of a whole property list where it names none
  /// that the catalogue knows.
  public func document(fileName: String) -> JSONValue {
    if let point = profile.extensionPoint.flatMap(catalogue.extensionPoint) {
      return document(for: point, fileName: fileName)
    }
    return head(
      title: catalogue.title + remark,
      description: "Every key of the catalogue; keys it does not know are allowed.",
      fileName: fileName, body: root(catalogue.roots, scope: nil))
  }

  /// The schema of a property list for one extension point: its keys, and which of them it requires.
  public func document(for point: ExtensionPoint, fileName: String) -> JSONValue {
    var scope = Scope(point: point, included: [], required: [point.mechanism.identifierKey])
    for (key, use) in catalogue.uses(of: point) {
      scope.included.insert(key.path)
      if use.required == .required { scope.required.insert(key.path) }
      for ancestor in catalogue.ancestors(of: key.path) { scope.included.insert(ancestor.path) }
    }
    // What must hold the identifier must itself be there, whether or not it names its points.
    scope.required.formUnion(
      catalogue.ancestors(of: point.mechanism.identifierKey).map(\.path))
    scope.included.formUnion(scope.required)
    for key in catalogue.keys {
      for rule in key.rules where !rule.extensionPoints.isEmpty && holds(rule, scope) {
        if case .firstElement(let value) = rule.condition {
          scope.firstElements.append((key.path, value))
        }
      }
    }
    let roots = catalogue.roots.filter { key in
      scope.included.contains(key.path) || isRequiredOfEveryBundle(key)
    }
    return head(
      title: "\(point.name) (\(point.id))\(remark)", description: plain(point.summary),
      fileName: fileName, body: root(roots, scope: scope))
  }

  /// What one extension point narrows a schema to.
  struct Scope {
    var point: ExtensionPoint
    var included: Set<PropertyPath>
    var required: Set<PropertyPath>
    /// What lists have to begin with for this extension point alone.
    var firstElements: [(path: PropertyPath, value: PropertyListValue)] = []
  }

  /// Whether the product must have a key that Xcode may add when it builds.
  func isRequiredOfEveryBundle(_ key: Key) -> Bool {
    profile.placeholders == .built && key.required == .required && key.path.components.count == 1
  }

  /// What the profile adds to a title: `, built, strict, for iOS 9.0`.
  private var remark: String {
    var parts: [String] = []
    if profile.placeholders == .built { parts.append("built") }
    if profile.unknownKeys == .strict { parts.append("strict") }
    if profile.isForEditors { parts.append("for editors") }
    if let platform = profile.platform {
      let newest = catalogue.releases.versions(of: platform)?.last
      let version = (profile.minimumVersion ?? newest).map { " \($0)" } ?? ""
      parts.append("for \(platform)\(version)")
    }
    return parts.map { ", " + $0 }.joined()
  }

  private func head(
    title: String, description: String, fileName: String, body: [JSONValue.Member]
  ) -> JSONValue {
    var members: [JSONValue.Member] = [.init("$schema", .string(draft.metaschema))]
    if let baseURL { members.append(.init("$id", .string(baseURL + fileName))) }
    members.append(.init("title", .string(title)))
    members.append(.init("description", .string(description)))
    members.append(
      .init(
        "$comment",
        "JSON has one kind of number: whether a whole number was an integer or a real in the property list is lost."
      ))
    members += body
    if body.contains(where: { $0.value.refers(to: placeholderReference) }) {
      members.append(
        .init(draft.definitions, .object([.init("placeholder", placeholderDefinition)])))
    }
    return .object(members)
  }

  /// The schema of the property list's own dictionary, whose keys take suffixes.
  private func root(_ keys: [Key], scope: Scope?) -> [JSONValue.Member] {
    var body = dictionary(children: keys, at: .root, scope: scope)
    var patterns = keys.compactMap { key -> JSONValue.Member? in
      guard case .name(let name)? = key.path.components.last else { return nil }
      return .init(
        "^" + escapedForPattern(name) + platformSuffix,
        reference("#/properties/" + pointerToken(name)))
    }
    if let index = body.firstIndex(where: { $0.name == "patternProperties" }) {
      if case .object(let own) = body[index].value { patterns += own }
      body[index].value = .object(patterns)
    } else if !patterns.isEmpty {
      body.append(.init("patternProperties", .object(patterns)))
    }
    if scope == nil {
      var conditions = conditionsOfExtensionPoints()
      if let index = body.firstIndex(where: { $0.name == "allOf" }) {
        if case .array(let own) = body[index].value { conditions = own + conditions }
        body[index].value = .array(conditions)
      } else if !conditions.isEmpty {
        body.append(.init("allOf", .array(conditions)))
      }
    }
    if profile.isForEditors {
      body.append(.init("defaultSnippets", .array(rootSnippets(scope: scope))))
    }
    return body
  }

  // MARK: - References

  var placeholderReference: String { "#/\(draft.definitions)/placeholder" }

  func reference(_ target: String) -> JSONValue { ["$ref": .string(target)] }

  /// In a source, what stands for a Boolean or a number; in a product, what must not be left.
  private var placeholderDefinition: JSONValue {
    switch profile.placeholders {
    case .source:
      [
        "description": "A build setting that stands for the value, such as $(SETTING).",
        "type": "string", "pattern": .string(Placeholder.exactPattern),
      ]
    case .built:
      [
        "description": "A build setting for which the build has not put in a value.",
        "type": "string", "pattern": .string(Placeholder.pattern),
      ]
    }
  }
}

/// What may follow a key at the root to make it hold for one platform or device alone.
///
/// Source: Core Foundation, `CFBundle_InfoPlist.c`, `_isOverrideKey`: a platform after `-`, then a
/// product after `~`, and only in the list's own dictionary. Platforms and products that came later
/// are named after their SDKs.
private let platformSuffix =
  "(?=[-~])(?:-(?:appletvos|iphoneos|macosx?|watchos|xros))?(?:~(?:appletv|applewatch|ipad|iphone|ipod|mac))?$"

/// A name as one step of a JSON Pointer in a URI's fragment (RFC 6901, sections 3 and 6).
func pointerToken(_ name: String) -> String {
  let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
  return percentEncoded(
    isPlain ? name : name.replacing("~", with: "~0").replacing("/", with: "~1"))
}

extension Draft {
  /// Where a schema keeps the schemas it refers to.
  var definitions: String {
    switch self {
    case .draft07: "definitions"
    case .draft202012: "$defs"
    }
  }
}

extension JSONValue {
  /// Whether a reference to the target stands anywhere inside.
  fileprivate func refers(to target: String) -> Bool {
    switch self {
    case .object(let members):
      members.contains { member in
        member.name == "$ref" && member.value == .string(target)
          || member.value.refers(to: target)
      }
    case .array(let elements): elements.contains { $0.refers(to: target) }
    default: false
    }
  }

  /// Sets a member of an object that has none of the name yet.
  mutating func appendOnce(_ name: String, _ value: JSONValue) {
    if self[name] == nil { append(name, value) }
  }
}
