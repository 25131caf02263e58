import KeyModel

/// What a property list says about the bundle it belongs to.
struct ListFacts {
  /// The kind of extension, where the list or the options name one that the catalogue knows.
  var point: ExtensionPoint?
  var profile: CheckOptions.Profile
  /// Whether the list is surely a product's: Xcode has left its keys in it, or the options say so.
  var isProduct: Bool
  /// Nil where it is unknown.
  var bundleKind: BundleKind?
  /// The keys that the extension point requires.
  var required: Set<PropertyPath>
  /// The names of those that their entries don't require already, by the key they are inside of.
  var requiredInside: [PropertyPath: [String]]
  /// The keys that the extension point mentions, whatever the keys say about themselves.
  var used: Set<PropertyPath>

  init(_ document: PropertyListDocument, checker: PropertyListChecker) {
    let options = checker.options
    let identifiers = ExtensionPoint.Mechanism.allCases.compactMap {
      document.root.text(at: $0.identifierKey)
    }
    let identifier = options.extensionPoint ?? identifiers.first
    point = identifier.flatMap(checker.catalogue.extensionPoint)
    let isMarkedAsBuilt = document.root.names.contains {
      $0 == "BuildMachineOSBuild" || ($0.hasPrefix("DT") && Self.buildKeys.contains($0))
    }
    isProduct = isMarkedAsBuilt || options.profile == .built
    let isBuilt =
      isMarkedAsBuilt || (document.format == .binary && !document.root.holdsPlaceholder)
    profile = options.profile ?? (isBuilt ? .built : .source)

    let mechanisms = ExtensionPoint.Mechanism.allCases.compactMap(\.identifierKey.parent?.name)
    if options.extensionPoint != nil || document.root.names.contains(where: mechanisms.contains) {
      bundleKind = .appExtension
    } else if document.root.text(at: "CFBundlePackageType") == "APPL" {
      bundleKind = .app
    }

    required = []
    used = []
    if let point {
      used = Set(point.uses.map(\.path))
      required = Set(point.uses.filter { $0.required == .required }.map(\.path))
    }
    if options.extensionPoint != nil, let key = point?.mechanism.identifierKey {
      required.insert(key)
      required.formUnion(checker.catalogue.ancestors(of: key).map(\.path))
    }
    requiredInside = Dictionary(
      grouping: required.filter { checker.catalogue[$0]?.required != .required }.sorted(),
      by: { checker.catalogue.parent(of: $0)?.path ?? .root }
    ).mapValues { $0.map(\.name) }
  }

  /// Source: what Xcode adds to the Info.plist of a product.
  private static let buildKeys: Set<String> = [
    "DTCompiler", "DTPlatformBuild", "DTPlatformName", "DTPlatformVersion", "DTSDKBuild",
    "DTSDKName", "DTXcode", "DTXcodeBuild",
  ]
}

extension PropertyListDocument.Node {
  var members: [PropertyListDocument.Member] {
    if case .dictionary(let members) = value { members } else { [] }
  }

  var names: [String] { members.map(\.key) }

  /// The text at a path of names, if it is one and is final.
  func text(at path: PropertyPath) -> String? {
    var node = self
    for component in path.components {
      guard case .name(let name) = component,
        let member = node.members.first(where: { $0.key == name })
      else { return nil }
      node = member.node
    }
    guard case .string(let text) = node.value, !Placeholder.occurs(in: text) else { return nil }
    return text
  }

  /// Whether a build setting replaces some value or key.
  var holdsPlaceholder: Bool {
    switch value {
    case .string(let text): Placeholder.occurs(in: text)
    case .array(let elements): elements.contains(where: \.holdsPlaceholder)
    case .dictionary(let members):
      members.contains { Placeholder.occurs(in: $0.key) || $0.node.holdsPlaceholder }
    default: false
    }
  }

  /// What the value is, in words: `string`, `array`.
  var typeName: String {
    switch value {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "Boolean"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }

  /// The value as a message shows it, nil for a collection.
  package var plainText: String? {
    switch value {
    case .string(let text), .date(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .data, .array, .dictionary: nil
    }
  }

  /// Whether the value counts as none: 0, false, an empty text.
  var isZero: Bool {
    switch value {
    case .integer(let number): number == 0
    case .real(let number): number == 0
    case .boolean(let flag): !flag
    case .string(let text): ["", "0", "NO", "no", "false"].contains(text)
    default: false
    }
  }
}
