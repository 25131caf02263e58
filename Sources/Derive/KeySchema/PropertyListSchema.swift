import Diagnostics
package import JSON
package import KeyModel
import Text

/// A catalogue as a JSON Schema for property lists that were converted to JSON.
///
/// Dates and data are strings, as property list converters write them. Both drafts give the same
/// verdict on every instance: only keywords that they share are written, `items` and
/// `additionalItems` of draft-07 (JSON Schema Validation draft-07, sections 6.4.1 and 6.4.2) being
/// `prefixItems` and `items` of 2020-12 (JSON Schema Core 2020-12, sections 10.3.1.1 and 10.3.1.2).
/// No keyword is written beside a `$ref`, because draft-07 ignores it there (Core draft-07, section 8.3).
package struct PropertyListSchema: Sendable {
  package var catalogue: Catalogue
  package var draft: Draft
  package var profile: SchemaProfile
  /// The folder from which the schema is served; nil to omit `$id`.
  package var baseURL: String?
  /// The address of a key's page, which an editor shows.
  package var keyURL: (@Sendable (Key) -> String?)?

  /// The schema's path in the file of another tool; empty if it is a file itself.
  var pointer = ""

  /// The near misses of keys at the root, if they were made before: they are the same in both drafts and make up most of a
  /// strict schema.
  package var rootNearMisses: [JSONValue.Member]?

  package init(
    _ catalogue: Catalogue, draft: Draft, profile: SchemaProfile = SchemaProfile(),
    baseURL: String? = nil, keyURL: (@Sendable (Key) -> String?)? = nil
  ) {
    self.catalogue = catalogue
    self.draft = draft
    self.profile = profile
    self.baseURL = baseURL
    self.keyURL = keyURL
  }

  /// The schema of the profile's extension point, or of a whole property list if the profile names no known one.
  ///
  /// Keys are written one by one, because all their schemas at once would need much memory.
  ///
  /// - Returns: JSON in UTF-8, indented by two spaces, with a newline at the end.
  package func document(fileName: String) -> [UInt8] {
    if let point = profile.extensionPoint.flatMap(catalogue.extensionPoint) {
      return document(for: point, fileName: fileName)
    }
    return document(
      title: title, description: wholeDescription, fileName: fileName, keys: catalogue.roots,
      scope: nil)
  }

  /// The title of the schema of every key.
  var title: String {
    (catalogue.hasSeveralDocuments
      ? "\(catalogue.document.title) – \(catalogue.title)" : catalogue.title) + remark
  }

  /// The description of the schema of every key.
  var wholeDescription: String {
    let document = catalogue.document
    let others =
      document.isClosed
      ? "no others are allowed"
      : document.hasClosedRoot
        ? "no others are allowed at the root" : "unknown keys are allowed"
    let keys =
      catalogue.hasSeveralDocuments
      ? "Every key of \(withArticle(catalogue.document.name)) in the catalogue; \(others)."
      : "Every key of the catalogue; \(others)."
    return document.summary.isEmpty ? keys : "\(plain(document.summary)) \(keys)"
  }

  /// The schema of a property list for one extension point: its keys, and those that it requires.
  package func document(for point: ExtensionPoint, fileName: String) -> [UInt8] {
    var scope = Scope(point: point, included: [], required: [point.mechanism.identifierKey])
    for (key, use) in catalogue.uses(of: point) {
      scope.included.insert(key.path)
      if use.required == .required { scope.required.insert(key.path) }
      for ancestor in catalogue.ancestors(of: key.path) { scope.included.insert(ancestor.path) }
    }
    scope.required.formUnion(catalogue.dictionariesRequired(by: point))
    // The dictionary around the identifier is required too, whether or not it names its points.
    scope.required.formUnion(
      catalogue.ancestors(of: point.mechanism.identifierKey).map(\.path))
    scope.included.formUnion(scope.required)
    for key in catalogue.keysWithRules(for: point) {
      for (rule, demand) in demands(on: key, scope: scope) where !rule.extensionPoints.isEmpty {
        if case .firstElement(let value) = demand { scope.firstElements.append((key.path, value)) }
        if demand == .absence {
          scope.included.insert(key.path)
          scope.included.formUnion(catalogue.ancestors(of: key.path).map(\.path))
        }
      }
    }
    let required = demandsRootKeys ? catalogue.requiredRoots.map(\.path) : []
    let roots = scope.included.filter { catalogue.parent(of: $0) == nil }.union(required).sorted()
      .compactMap { catalogue[$0] }
    return document(
      title: "\(point.name) (\(point.id))\(remark)", description: plain(point.summary),
      fileName: fileName, keys: roots, scope: scope)
  }

  /// The part of a schema that one extension point uses.
  struct Scope {
    var point: ExtensionPoint
    var included: Set<PropertyPath>
    var required: Set<PropertyPath>
    /// The required first elements of arrays for this extension point only.
    var firstElements: [(path: PropertyPath, value: PropertyListValue)] = []
  }

  /// Whether the schema demands keys at the root. In a source it doesn't, because a build may add them.
  var demandsRootKeys: Bool {
    profile.placeholders == .built || catalogue.document.build == nil
  }

  /// Whether the schema demands a key at the root.
  func isRequiredOfEveryFile(_ key: Key) -> Bool {
    demandsRootKeys && key.isRequiredRoot
  }

  /// Whether other forms of values are accepted.
  var isLenient: Bool { catalogue.document.isLenient }

  /// Whether a placeholder may be instead of a value.
  var takesPlaceholders: Bool { isLenient && profile.placeholders == .source }

  /// Whether a placeholder is a mistake, because a build should have replaced it.
  var refusesPlaceholders: Bool { isLenient && profile.placeholders == .built }

  /// The profile's part of a title: `, built, strict, for Deck 9.0`.
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

  private func document(
    title: String, description: String, fileName: String, keys: [Key], scope: Scope?
  ) -> [UInt8] {
    // Reserve the size of a key's schema in a large catalogue: a growing buffer would copy many megabytes.
    let bytesOfKey = profile.unknownKeys == .strict ? 1_600 : 640
    var writer = SchemaWriter(
      draft, id: baseURL.map { $0 + fileName }, capacity: keys.count * bytesOfKey)
    write(title: title, description: description, keys: keys, scope: scope, to: &writer)
    return writer.finish()
  }

  /// Adds the definitions that a schema refers to, shapes first: these refer to others.
  private func writeDefinitions(to writer: inout SchemaWriter) {
    var references = writer.references
    let shapes = shapeDefinitions(referredToBy: &references)
    var definitions = Definition.allCases.filter { references.contains(target(of: $0)) }
    if profile.placeholders == .source, definitions.contains(where: \.includesPlaceholder),
      !definitions.contains(.placeholder)
    {
      definitions.append(.placeholder)
    }
    let values = definitions.map { definition in
      JSONValue.Member(
        definition.rawValue,
        definition.schema(for: profile.placeholders, placeholder: reference(.placeholder)))
    }
    guard !values.isEmpty || !shapes.isEmpty else { return }
    writer.append(draft.definitions, .object(values + shapes))
  }

  /// Writes the schema of every key, without what belongs to a file.
  func writeWhole(to writer: inout SchemaWriter) {
    write(
      title: title, description: wholeDescription, keys: catalogue.roots, scope: nil, to: &writer)
  }

  private func write(
    title: String, description: String, keys: [Key], scope: Scope?, to writer: inout SchemaWriter
  ) {
    writer.append("title", .string(title))
    writer.append("description", .string(description))
    if catalogue.document.deprecation != nil { writer.append("deprecated", true) }
    if catalogue.document.isPropertyList {
      writer.append(
        "$comment",
        "JSON has one kind of number: whether a whole number was an integer or a real in the property list is lost."
      )
    }
    writeRoot(keys, scope: scope, to: &writer)
    writeDefinitions(to: &writer)
  }

  /// Writes the schema of the property list's own dictionary, whose keys take suffixes.
  private func writeRoot(_ keys: [Key], scope: Scope?, to writer: inout SchemaWriter) {
    if let shape = catalogue.document.root, scope == nil {
      return writer.append("allOf", [reference(toShape: shape)])
    }
    writer.append("type", "object")
    writeProperties(keys, scope: scope, to: &writer)
    let misses = (scope == nil ? rootNearMisses : nil) ?? nearMisses(of: keys, at: .root)
    let names = namePatterns(of: keys, scope: scope)
    if !misses.isEmpty { writePatterns(ofSuffixesOf: keys, misses + names, to: &writer) }
    var conditions = scope == nil ? conditionsOfExtensionPoints() : []
    for member in constraints(children: keys, scope: scope) {
      guard member.name == "allOf", case .array(let own) = member.value else {
        writer.append(member.name, member.value)
        continue
      }
      writer.append("allOf", .array(own + conditions))
      conditions = []
    }
    if profile.unknownKeys == .strict, scope == nil,
      catalogue.document.reservedNames.contains(where: \.areAll)
    {
      writer.append("additionalProperties", rejectionOfOthers)
    }
    if misses.isEmpty { writePatterns(ofSuffixesOf: keys, names, to: &writer) }
    if !conditions.isEmpty { writer.append("allOf", .array(conditions)) }
    if profile.isForEditors {
      writer.append("defaultSnippets", .array(rootSnippets(scope: scope)))
    }
  }

  private func writeProperties(_ keys: [Key], scope: Scope?, to writer: inout SchemaWriter) {
    guard keys.contains(where: { $0.lastName != nil }) else { return }
    writer.beginObject("properties")
    for key in keys {
      if let name = key.lastName { writer.append(name, schema(of: key, scope: scope)) }
    }
    let document = catalogue.document
    if document.isClosed || document.hasClosedRoot, document.takesEditorSchema,
      !keys.contains(where: { $0.lastName == DocumentKind.editorSchema })
    {
      writer.append(
        DocumentKind.editorSchema,
        ["description": "The schema that an editor reads; nothing else does."])
    }
    writer.endObject()
  }

  /// Writes the keys with suffixes, which share the schemas of the keys without, and near misses.
  private func writePatterns(
    ofSuffixesOf keys: [Key], _ misses: [JSONValue.Member], to writer: inout SchemaWriter
  ) {
    let suffix = catalogue.document.keySuffixes.pattern
    guard !misses.isEmpty || suffix != nil else { return }
    writer.beginObject("patternProperties")
    if let suffix {
      for name in keys.compactMap(\.lastName) {
        writer.append(
          "^" + escapedForPattern(name) + suffix,
          ["$ref": .string("#\(pointer)/properties/\(pointerToken(name))")])
      }
    }
    for miss in misses { writer.append(miss.name, miss.value) }
    writer.endObject()
  }

  // MARK: - References

  func reference(_ definition: Definition) -> JSONValue {
    ["$ref": .string(target(of: definition))]
  }

  private func target(of definition: Definition) -> String {
    "#\(pointer)/\(draft.definitions)/\(definition.rawValue)"
  }
}

/// A name as one step of a JSON Pointer in a URI's fragment (RFC 6901, sections 3 and 6).
func pointerToken(_ name: String) -> String {
  // Nearly every name consists of letters.
  guard name.utf8.contains(where: { !$0.isLetter }) else { return name }
  return percentEncoded(name.escapedForPointer)
}

extension PropertyPath {
  /// Whether the path ends at an arbitrary name.
  var isOfAnyName: Bool { if case .anyName? = components.last { true } else { false } }

  /// Whether the path ends at an element of an array.
  var isOfElement: Bool { components.last == .element }
}

extension Key {
  /// The key's name in its dictionary; nil for an arbitrary name.
  var lastName: String? {
    if case .name(let name)? = self.path.components.last { name } else { nil }
  }
}

extension Draft {
  /// The member of a schema that contains its definitions.
  var definitions: String {
    switch self {
    case .draft07: "definitions"
    case .draft202012: "$defs"
    }
  }
}
