package import KeyModel
import Text

/// The facts that a property list shows about its bundle.
package struct ListFacts {
  /// The kind of extension, where the list or the options name one that the catalogue knows.
  package var point: ExtensionPoint?
  var profile: CheckOptions.Profile
  /// Whether the list is surely a product's: it has a mark of a build, or the options say so.
  var isProduct: Bool
  /// The platform of the options, or else of the list and its project; nil if it is unknown.
  package var platform: Platform?
  package var deploymentTarget: Version?
  /// The kit of the options, or else the release whose kit built the list; nil if it is unknown.
  var sdk: Release?
  /// The distribution of the options, or else of the grant, or else the platform's usual one; nil if it is unknown.
  var destination: KnownDistribution?
  /// A distribution that is one way among others for the platform, if nothing says which.
  var possible: Distribution?
  /// Whether the platform doesn't come from the options.
  var isPlatformInferred: Bool
  /// Whether the list is for a program of the format's makers.
  var isPrivate: Bool
  package var bundleKind: BundleKind?
  /// The keys that the extension point requires.
  package var required: Set<PropertyPath>
  /// The names of the keys that their entries don't require already, by the key that they are inside of.
  package var requiredInside: [PropertyPath: [String]]
  /// The keys that the extension point mentions, whatever the keys say about themselves.
  package var used: Set<PropertyPath>
  /// The keys that an extension point of another file asks for, which must not be false either.
  var asked: [PropertyPath: ExtensionPoint.ID]

  init(
    _ document: PropertyListDocument, checker: PropertyListChecker,
    surroundings: BundleSurroundings = BundleSurroundings()
  ) {
    asked = surroundings.asked
    let options = checker.options
    let catalogue = checker.catalogue
    let point = Self.extensionPoint(of: document, checker)
    self.point = point
    let marks = (catalogue.document.build?.marks ?? []).filter(document.root.has)
    // A build that adds a mark has replaced its settings; a tool's placeholder shows that the mark is the author's.
    let isMarkedAsBuilt =
      !marks.isEmpty && !document.root.holdsPlaceholder(Placeholder.ofAToolOccurs)
      && !marks.contains { document.root.node(at: $0.key)?.holdsPlaceholder == true }
    let isOfProduct = isMarkedAsBuilt && document.embedding == nil || surroundings.isSigned
    isProduct = isOfProduct || options.profile == .built
    let isBuilt =
      isOfProduct || (document.format == .binary && !document.root.holdsPlaceholder)
    profile = options.profile ?? (isBuilt ? .built : .source)

    let shown = catalogue.document.target(of: document.root, point)
    let build = surroundings.build
    let project =
      surroundings.target
      ?? (shown == nil ? build.map { ListTarget($0.platform, oldest: $0.oldest) } : nil)
    // If the list and its project disagree, nothing is certain.
    let isCertain = shown == nil || project == nil || shown?.platform == project?.platform
    let platform = isCertain ? shown?.platform ?? project?.platform : nil
    self.platform = options.platform ?? platform
    isPlatformInferred = options.platform == nil
    sdk =
      options.sdk
      ?? self.platform.flatMap { platform in
        catalogue.document.sdk(of: document.root, for: platform)
          ?? build.flatMap { $0.platform == platform ? $0.sdk : nil }
      }
    if !surroundings.isInterim {
      destination = catalogue.destination(
        stated: options.distribution?.id ?? surroundings.distribution, on: self.platform)
      if destination == nil { possible = catalogue.possibleDestination(on: self.platform) }
    }
    let oldest = shown?.oldest ?? project?.oldest
    deploymentTarget =
      options.deploymentTarget ?? (platform != nil && self.platform == platform ? oldest : nil)

    isPrivate = catalogue.document.privateNames.map(NamePattern.init).contains { pattern in
      document.root.names.contains { pattern.fits($0.utf8) }
    }

    // A list that is for an extension point declares one, even if it does not yet.
    let declaration = options.extensionPoint.flatMap { _ in point?.mechanism.declaration }
    let markedKind = catalogue.bundleKinds.first { kind in
      kind.marks.contains { $0.key == declaration && $0.value == nil || document.root.has($0) }
    }
    // A name says at most as much as the list's own marks, unless these are of another kind.
    let named = surroundings.bundleKind
    bundleKind =
      named.map { named in markedKind.flatMap { $0.isOne(of: [named.name]) ? $0 : nil } ?? named }
      ?? markedKind

    required = []
    used = []
    if let point {
      used = Set(point.uses.map { $0.path })
      // A list that declares the extension point in another dictionary has its own needs.
      let isDeclared = document.root.text(at: point.mechanism.identifierKey) == point.id
      if isDeclared || options.extensionPoint != nil {
        required = Set(point.uses.filter { $0.required == .required }.map { $0.path })
          .union(catalogue.dictionariesRequired(by: point))
      }
    }
    if options.extensionPoint != nil, let key = point?.mechanism.identifierKey {
      required.insert(key)
      required.formUnion(catalogue.ancestors(of: key).map { $0.path })
    }
    required.formUnion(asked.keys)
    requiredInside = Dictionary(
      grouping: required.filter { catalogue[$0]?.required != .required }.sorted(),
      by: { catalogue.parent(of: $0)?.path ?? .root }
    ).mapValues { $0.map { $0.name } }
  }
}

extension ListFacts {
  var target: ListTarget? { platform.map { ListTarget($0, oldest: deploymentTarget) } }

  /// The extension point that the options name, or else the list, if the catalogue knows it.
  static func extensionPoint(of document: PropertyListDocument, _ checker: PropertyListChecker)
    -> ExtensionPoint?
  {
    let named = checker.catalogue.mechanisms.lazy.compactMap {
      document.root.text(at: $0.identifierKey)
    }
    return (checker.options.extensionPoint ?? named.first)
      .flatMap(checker.catalogue.extensionPoint)
  }
}

extension PropertyListDocument.Node {
  package var members: [PropertyListDocument.Member] {
    if case .dictionary(let members) = value { members } else { [] }
  }

  var names: [String] { members.map { $0.key } }

  var valueCount: Int {
    switch value {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .dictionary(let members): members.reduce(1) { $0 + $1.node.valueCount }
    default: 1
    }
  }

  func node(at path: PropertyPath) -> Self? {
    path.components.reduce(self as Self?) { node, step in
      node?.members.first { .name($0.key) == step }?.node
    }
  }

  /// Whether the list has what a mark says, or an array with it.
  func has(_ mark: KeyMark) -> Bool {
    guard let node = node(at: mark.key) else { return false }
    return mark.value.map { value in node.scalars.contains { $0.matches(value) } } ?? true
  }

  /// The text at a path of names, if it is one and is final.
  func text(at path: PropertyPath) -> String? {
    guard case .string(let text)? = node(at: path)?.value, !Placeholder.occurs(in: text) else {
      return nil
    }
    return text
  }

  var holdsPlaceholder: Bool { holdsPlaceholder(Placeholder.occurs) }

  func holdsPlaceholder(_ occurs: (String) -> Bool) -> Bool {
    switch value {
    case .string(let text): occurs(text)
    case .array(let elements): elements.contains { $0.holdsPlaceholder(occurs) }
    case .dictionary(let members):
      members.contains { occurs($0.key) || $0.node.holdsPlaceholder(occurs) }
    default: false
    }
  }

  /// The value's type in words: `string`, `array`.
  var typeName: String {
    switch value {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "Boolean"
    case .date: "date"
    case .data: "data"
    case .null: "null"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }

  /// The value's type, with its article: `an array`, `null`.
  var typePhrase: String {
    if case .null = value { "null" } else { withArticle(typeName) }
  }

  /// The value as a message shows it, nil for a collection.
  package var plainText: String? {
    switch value {
    case .string(let text), .date(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .null: "null"
    case .data, .array, .dictionary: nil
    }
  }

  /// The same as files of a format have it: only in a property list is a Boolean `YES`.
  package func plainText(in format: DocumentKind.Format) -> String? {
    if case .boolean(let flag) = value, format != .propertyList { return flag ? "true" : "false" }
    return plainText
  }

  /// Whether the value counts as absent: 0, false, an empty text.
  var isZero: Bool {
    switch value {
    case .integer(let number): number == 0
    case .real(let number): number == 0
    case .boolean(let flag): !flag
    case .null: true
    case .string(let text): ["", "0", "NO", "no", "false"].contains(text)
    default: false
    }
  }
}
