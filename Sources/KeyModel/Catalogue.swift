/// A whole catalogue, resolved: shapes are unfolded, availability is inherited, references are
/// looked up by path. Checks report what is wrong with it; nothing here fails.
public struct Catalogue: Sendable {
  public var title: String
  /// What the keys stand in.
  public var document: DocumentKind
  public var groups: [KeyGroup]
  public var extensionPoints: [ExtensionPoint]
  public var sources: [Source]
  public var releases: ReleaseRegistry
  /// What holds for every key, in Markdown, such as how platforms are named.
  public var remarks: [String]
  /// Whether it was read from a file of somebody else's. What is bad style there is no error.
  public var isFromOutside = false
  /// What search takes for the words of names.
  public var synonyms: [SearchSynonym]
  /// What changed and when, newest first.
  public var changes: [CatalogueChange]
  /// Every key, in path order.
  public let keys: [Key]
  /// Shapes that a key asks for and nobody declares, by the key that asks.
  public let unknownShapes: [(key: Key, shape: KeyShape.ID)]

  /// The keys that stand in no other, in path order.
  public let roots: [Key]

  private let indexes: [PropertyPath: Int]
  private let childIndexes: [PropertyPath: [Int]]

  public init(
    title: String, document: DocumentKind = .configuration, groups: [KeyGroup],
    shapes: [KeyShape] = [], extensionPoints: [ExtensionPoint] = [], sources: [Source],
    releases: ReleaseRegistry,
    remarks: [String] = [], synonyms: [SearchSynonym] = [], changes: [CatalogueChange] = []
  ) {
    self.title = title
    self.document = document
    self.groups = groups
    self.extensionPoints = extensionPoints.sorted { $0.id < $1.id }
    self.sources = sources
    self.releases = releases
    self.remarks = remarks
    self.synonyms = synonyms
    // Those of one day stay in the order they are written in.
    self.changes = changes.enumerated()
      .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map(\.element)

    let shapesByID = Dictionary(shapes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var missing: [(key: Key, shape: KeyShape.ID)] = []
    var unfolded: [Key] = []
    for group in groups {
      for var key in group.keys {
        key.group = group.id
        unfolded.append(key)
        guard let shapeID = key.shape else { continue }
        guard let shape = shapesByID[shapeID] else {
          missing.append((key, shapeID))
          continue
        }
        unfolded += shape.keys.map { $0.moved(into: key) }
      }
    }
    // Places are sorted, because a key is large. Keys that share a path stay in the order they are
    // declared in, which a check reports.
    let paths = unfolded.map(\.path)
    let ordered = paths.indices.sorted {
      paths[$0] == paths[$1] ? $0 < $1 : paths[$0] < paths[$1]
    }.map { unfolded[$0] }
    let groupsByID = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var resolved: [Key] = []
    resolved.reserveCapacity(ordered.count)
    var indexes: [PropertyPath: Int] = [:]
    var children: [PropertyPath: [Int]] = [:]
    var roots: [Int] = []
    for var key in ordered {
      let parent = Self.nearestAncestor(of: key.path, in: indexes)
      if key.availability == nil {
        key.availability =
          parent.map { Self.inherited(from: resolved[$0]) } ?? groupsByID[key.group]?.availability
      }
      if case .extensionPoints(let mechanism) = key.values {
        key.values = .open(
          self.extensionPoints.filter { $0.mechanism == mechanism }
            .map {
              AllowedValue(
                .string($0.id), $0.summary,
                availability: Self.attributed($0.availability, to: $0.sources.first?.id))
            })
      }
      if indexes[key.path] == nil { indexes[key.path] = resolved.count }
      if let parent {
        children[resolved[parent].path, default: []].append(resolved.count)
      } else {
        roots.append(resolved.count)
      }
      resolved.append(key)
    }
    keys = resolved
    self.roots = roots.map { resolved[$0] }
    unknownShapes = missing
    self.indexes = indexes
    childIndexes = children
  }

  /// The key at exactly this path.
  public subscript(_ path: PropertyPath) -> Key? { indexes[path].map { keys[$0] } }

  /// The keys directly inside, in path order. An array's elements are transparent: the keys of an
  /// array of dictionaries are its children.
  public func children(of path: PropertyPath) -> [Key] {
    (childIndexes[path] ?? []).map { keys[$0] }
  }

  /// The key this one stands in, or nil at the root.
  public func parent(of path: PropertyPath) -> Key? {
    Self.nearestAncestor(of: path, in: indexes).map { keys[$0] }
  }

  /// The keys from the root down to this path's parent.
  public func ancestors(of path: PropertyPath) -> [Key] {
    var chain: [Key] = []
    var place = path
    while let parent = parent(of: place) {
      chain.insert(parent, at: 0)
      place = parent.path
    }
    return chain
  }

  public func extensionPoint(_ id: ExtensionPoint.ID) -> ExtensionPoint? {
    extensionPoints.first { $0.id == id }
  }

  /// The extension points that a key serves.
  public func extensionPoints(of key: Key) -> [ExtensionPoint] {
    switch key.extensionPoints {
    case .none: []
    case .all(let mechanism): extensionPoints.filter { $0.mechanism == mechanism }
    case .only(let ids): extensionPoints.filter { ids.contains($0.id) }
    }
  }

  /// The keys that an extension point reads, in path order, each with what the point asks of it.
  public func uses(of point: ExtensionPoint) -> [(key: Key, use: ExtensionPoint.Use)] {
    let stated = Dictionary(
      point.uses.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return keys.compactMap { key in
      let serves = extensionPoints(of: key).contains { $0.id == point.id }
      guard serves || stated[key.path] != nil else { return nil }
      return (key, stated[key.path] ?? ExtensionPoint.Use(key.path, key.required))
    }
  }

  /// The smallest property list for an extension point: its identifier and the samples its uses give.
  public func minimalPropertyList(for point: ExtensionPoint) -> PropertyListValue {
    let placeholder = { (path: PropertyPath) in self[path]?.placeholder ?? "name" }
    var list = PropertyListValue.string(point.id).nested(
      at: point.mechanism.identifierKey, placeholder: placeholder)
    for use in point.uses.sorted(by: { $0.path < $1.path }) {
      guard let sample = use.sample else { continue }
      list = list.merging(sample.nested(at: use.path, placeholder: placeholder))
    }
    return list
  }

  private static func nearestAncestor(of path: PropertyPath, in indexes: [PropertyPath: Int])
    -> Int?
  {
    var place = path.parent
    while let candidate = place {
      if let index = indexes[candidate] { return index }
      place = candidate.parent
    }
    return nil
  }

  private static func inherited(from parent: Key) -> [AvailabilityStatement]? {
    parent.availability.map { attributed($0, to: parent.sources.first?.id) }
  }

  /// Statements say nothing about their own source once they stand at another entry, unless they
  /// name it.
  private static func attributed(_ statements: [AvailabilityStatement], to source: Source.ID?)
    -> [AvailabilityStatement]
  {
    statements.map { statement in
      var statement = statement
      statement.source = statement.source ?? source
      return statement
    }
  }
}

extension Key {
  /// A shape's key at its place inside the key that has the shape.
  fileprivate func moved(into owner: Key) -> Key {
    let isArray = owner.types.contains { if case .array = $0 { true } else { false } }
    let base = isArray ? owner.path.appending(.element) : owner.path
    let inside = { (path: PropertyPath) in
      path.components.first == .name("..")
        ? PropertyPath(Array(path.components.dropFirst())) : base.appending(path)
    }
    var key = self
    key.path = base.appending(self.path)
    key.group = owner.group
    key.fallback = self.fallback.map(inside)
    key.seeAlso = self.seeAlso.map(inside)
    key.replacedBy = self.replacedBy.map(inside)
    key.replaces = self.replaces.map(inside)
    key.rules = self.rules.map { $0.mappingReferences(inside) }
    return key
  }
}

extension Rule {
  /// The same rule with every reference to another key changed.
  fileprivate func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Rule {
    var rule = self
    rule.condition =
      switch condition {
      case .atLeastOne(let keys): .atLeastOne(keys.map(change))
      case .excludes(let keys): .excludes(keys.map(change))
      case .ignoredBeside(let keys): .ignoredBeside(keys.map(change))
      case .needsNonzero(let key, let when): .needsNonzero(change(key), when: when)
      case .needs(let key, let when): .needs(change(key), when: when)
      case .agrees(let key): .agrees(change(key))
      case .onlyInside(let key): .onlyInside(change(key))
      default: condition
      }
    return rule
  }
}
