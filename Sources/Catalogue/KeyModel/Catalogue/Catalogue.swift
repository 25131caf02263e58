import Text

/// A catalogue with conventions applied, shapes unfolded and availability inherited. Checks report
/// mistakes; nothing here fails.
public struct Catalogue: Sendable {
  /// The title of the reference.
  public var title: String
  /// The kinds of file that the keys belong in, at least one.
  public package(set) var documents: [DocumentKind]
  /// The groups in the order of the site.
  public var groups: [KeyGroup]
  /// The extension points, sorted by identifier.
  public var extensionPoints: [ExtensionPoint]
  /// The mechanisms that extension points and keys name, in the order of their first use.
  package let mechanisms: [ExtensionPoint.Mechanism]
  /// The kinds of bundles; a file belongs to the first kind whose marks it has.
  public var bundleKinds: [BundleKind]
  /// The ways in which products reach people, such as a store.
  public var distributions: [Distribution]
  /// The documents that facts come from.
  public var sources: [Source]
  /// The platforms and the versions that availability may name.
  public var releases: ReleaseRegistry
  /// The codes with which a service reports that rules are broken, in the order of the site.
  public var codes: [RejectionCode]
  /// Remarks on all keys, in Markdown, such as how platforms are named.
  public var remarks: [String]
  /// Whether it was read from a file or is a draft, where bad style is a warning rather than an error.
  package var isFromOutside = false
  /// Words that search understands as others.
  public var synonyms: [SearchSynonym]
  /// Words of names and texts that search treats specially.
  public var searchWords: SearchWords
  /// How often people meet its keys, extension points and codes.
  public let usage: UsageCounts
  /// The changes of the catalogue, newest first.
  public var changes: [CatalogueChange]
  /// Every key, in path order.
  public let keys: [Key]
  /// Shapes that keys refer to and that are not declared.
  package let unknownShapes: [(key: Key, shape: KeyShape.ID)]
  /// Shapes whose alternatives were left out, because to look through them would never end.
  let endlessShapes: [Key]

  let restatements: [EntryCompletion.Restatement]

  /// The shapes that the keys were made from.
  package let shapes: [KeyShape]

  /// The keys at the root of each document, in path order.
  package let roots: [Key]

  /// The constants of each document that say its kind, in the order of the documents.
  private let kindMarks: [KindMarks]

  /// The root keys that every file must have, in path order.
  package let requiredRoots: [Key]

  /// The entries of shapes, in path order.
  package let shapeEntries: [Key]

  var sourceReadings: SourceReadings
  private let indexes: [PropertyPath: Int]
  private let childIndexes: [PropertyPath: [Int]]
  private let needed: NeededKeys
  /// The ids of the ways of distribution that refuse a product, by the code that they report.
  package let refusals: [RejectionCode.ID: [Distribution.ID]]
  let usageOfKeys: [PropertyPath: Int]
  let usageOfPoints: [ExtensionPoint.ID: Int]
  let usageOfCodes: [RejectionCode.ID: Int]
  let documentNames: DocumentNames
  let rootIndexes: [DocumentKind.ID?: [Int]]
  /// The documents, by the names in paths, in which a path begins with a component, in their order.
  private let documentsByStart: [PropertyPath.Component: [DocumentKind.ID?]]
  private let groupIndexes: [KeyGroup.ID: Int]
  private let pointIndexes: [ExtensionPoint.ID: Int]
  /// The first extension point that asks something of a key, by the key's path.
  private let pointsByUse: [PropertyPath: Int]
  private let keysOfPoints: [ExtensionPoint.ID: [Int]]
  /// The keys with rules for some extension points alone, by these.
  private let keysWithRules: [ExtensionPoint.ID: [Int]]
  private let keysOfMechanisms: [String: [Int]]

  /// Resolves the entries. Mistakes are kept, and `check()` reports them.
  ///
  /// - Parameters:
  ///   - document: The kind of file of groups that name none.
  ///   - isDraft: Whether bad style is a warning, as in a catalogue that is read from a file: its texts were written for
  ///     something else, and a catalogue of them can be published before somebody improves them.
  public init(
    title: String, document: DocumentKind = .configuration, otherDocuments: [DocumentKind] = [],
    groups: [KeyGroup],
    shapes: [KeyShape] = [], extensionPoints: [ExtensionPoint] = [],
    bundleKinds: [BundleKind] = [], distributions: [Distribution] = [], sources: [Source],
    releases: ReleaseRegistry,
    codes: [RejectionCode] = [], remarks: [String] = [], synonyms: [SearchSynonym] = [],
    searchWords: SearchWords = SearchWords(), usage: UsageCounts = UsageCounts(),
    changes: [CatalogueChange] = [], readings: [SourceReading] = [],
    conventions: Conventions = Conventions(), isDraft: Bool = false
  ) {
    self.title = title
    isFromOutside = isDraft
    let documents = [document] + otherDocuments
    self.documents = documents
    let documentNames = DocumentNames(documents)
    self.documentNames = documentNames
    var completion = EntryCompletion(conventions, of: documents)
    // The first document is known by having no name in paths.
    let groups = groups.map { group in
      changed(group) {
        completion.complete(&$0)
        if $0.document == document.id { $0.document = nil }
      }
    }
    self.groups = groups
    let extensionPoints = extensionPoints.map { changed($0) { completion.complete(&$0) } }
      .sorted { $0.id < $1.id }
    self.extensionPoints = extensionPoints
    self.bundleKinds = bundleKinds
    self.distributions = distributions
    let shapes = shapes.map { changed($0) { completion.complete(&$0) } }
    self.shapes = shapes
    restatements = completion.restatements
    pointIndexes = Dictionary(firstOf: extensionPoints.enumerated().map { ($1.id, $0) })
    pointsByUse = Dictionary(
      firstOf: extensionPoints.enumerated().flatMap { index, point in
        point.uses.map { ($0.path, index) }
      })
    let pointValues = Dictionary(grouping: extensionPoints, by: { $0.mechanism }).mapValues {
      $0.map { point in
        AllowedValue(
          .string(point.id), point.summary,
          availability: Self.attributed(point.availability, to: point.sources))
      }
    }
    self.sources = sources
    sourceReadings = SourceReadings(readings)
    self.releases = releases
    self.codes = codes
    refusals = Dictionary(firstOf: codes.map { ($0.id, $0.refusedBy) })
    self.remarks = remarks
    self.synonyms = synonyms
    self.searchWords = searchWords
    self.usage = usage
    usageOfKeys = Dictionary(
      firstOf: usage.keys.map { (documentNames.path(PropertyPath($0.name), from: nil), $0.count) })
    usageOfPoints = Dictionary(firstOf: usage.extensionPoints.map { ($0.name, $0.count) })
    usageOfCodes = Dictionary(firstOf: usage.codes.map { ($0.name, $0.count) })
    // Changes of the same day keep their source order.
    self.changes = changes.enumerated()
      .sorted { ($1.element.date, $0.offset) < ($0.element.date, $1.offset) }.map { $0.element }

    let shapeIndexes = Dictionary(firstOf: shapes.enumerated().map { ($1.id, $0) })
    var missing: [(key: Key, shape: KeyShape.ID)] = []
    var unfolded: [Key] = []
    for group in groups {
      for var key in group.keys {
        key.group = group.id
        key.path.document = key.path.document ?? group.document
        unfolded.append(key)
        #if !hasFeature(Embedded)
          // In JSON, every key is written out.
          guard let shapeID = key.shape else { continue }
          guard let shape = shapeIndexes[shapeID].map({ shapes[$0] }) else {
            missing.append((key, shapeID))
            continue
          }
          unfolded += shape.keys.map { $0.moved(into: key) }
        #endif
      }
    }
    // Sort indices, not keys: keys are large. Keys that share a path, which a check reports,
    // stay in the order they are declared in.
    for index in unfolded.indices {
      unfolded[index].nameDocuments(documentNames)
    }
    let paths = unfolded.map { $0.path }
    let ranks = Dictionary(firstOf: otherDocuments.enumerated().map { ($1.id, $0) })
    let rank = { (path: PropertyPath) in path.document.map { ranks[$0] ?? .max } ?? -1 }
    let ordered = paths.indices.sorted {
      let (one, other) = (paths[$0], paths[$1])
      if one.document != other.document { return (rank(one), one) < (rank(other), other) }
      return one == other ? $0 < $1 : one < other
    }.map { unfolded[$0] }
    let groupIndexes = Dictionary(firstOf: groups.enumerated().map { ($1.id, $0) })
    self.groupIndexes = groupIndexes
    var resolved: [Key] = []
    resolved.reserveCapacity(ordered.count)
    var indexes: [PropertyPath: Int] = [:]
    var children: [PropertyPath: [Int]] = [:]
    var needed = NeededKeys()
    var roots: [Int] = []
    var keysOfPoints: [ExtensionPoint.ID: [Int]] = [:]
    var keysWithRules: [ExtensionPoint.ID: [Int]] = [:]
    var keysOfMechanisms: [String: [Int]] = [:]
    var documentsByStart: [PropertyPath.Component: [DocumentKind.ID?]] = [:]
    var mechanisms = extensionPoints.map { $0.mechanism }
    for var key in ordered {
      if key.rules.contains(where: { $0.namesDeclarations }) {
        key.rules = key.rules.map { $0.resolved(with: bundleKinds, distributions) }
      }
      for index in key.bundleKinds.indices {
        let name = key.bundleKinds[index].name
        if let kind = bundleKinds.first(where: { $0.name == name }) {
          key.bundleKinds[index] = kind
        }
      }
      if documents.count > 1, let start = key.path.components.first,
        documentsByStart[start]?.last != .some(key.path.document)
      {
        documentsByStart[start, default: []].append(key.path.document)
      }
      let parent = Self.nearestAncestor(of: key.path, in: indexes)
      if key.availability == nil {
        key.availability =
          parent.map { Self.inherited(from: resolved[$0], by: key) }
          ?? groupIndexes[key.group].flatMap { groups[$0].availability }
      }
      if case .extensionPoints(let mechanism) = key.values {
        mechanisms.append(mechanism)
        key.values = .open(pointValues[mechanism] ?? [])
      }
      if indexes[key.path] == nil { indexes[key.path] = resolved.count }
      if let parent {
        children[resolved[parent].path, default: []].append(resolved.count)
      } else if key.path.shape == nil {
        roots.append(resolved.count)
      }
      if parent != nil || key.path.shape == nil {
        let holder = parent.map { resolved[$0].path } ?? PropertyPath([], in: key.path.document)
        needed.add(key, at: resolved.count, in: holder)
      }
      switch key.extensionPoints {
      case .none: break
      case .all(let mechanism):
        mechanisms.append(mechanism)
        keysOfMechanisms[mechanism.name, default: []].append(resolved.count)
      case .only(let ids):
        for id in Set(ids) { keysOfPoints[id, default: []].append(resolved.count) }
      }
      for id in Set(key.rules.flatMap { $0.extensionPoints }) {
        keysWithRules[id, default: []].append(resolved.count)
      }
      resolved.append(key)
    }
    let endless = Self.endlessShapes(among: resolved)
    endlessShapes = endless.map { resolved[$0] }
    for index in endless { resolved[index].variants = [] }
    keys = resolved
    // Few, and few alike.
    self.mechanisms = mechanisms.reduce(into: []) { known, mechanism in
      if !known.contains(mechanism) { known.append(mechanism) }
    }
    self.roots = roots.map { resolved[$0] }
    let rootsOfDocuments = Dictionary(grouping: self.roots) { $0.path.document }
    kindMarks = documents.enumerated().map { index, document in
      KindMarks(document, roots: rootsOfDocuments[index == 0 ? nil : document.id] ?? [])
    }
    requiredRoots = self.roots.filter { $0.isRequiredRoot }
    shapeEntries = resolved.indices.filter { resolved[$0].path.isShape }.map { resolved[$0] }
    self.documentsByStart = documentsByStart
    rootIndexes = Dictionary(grouping: roots) { resolved[$0].path.document }
    unknownShapes = missing
    self.indexes = indexes
    childIndexes = children
    self.needed = needed
    self.keysOfPoints = keysOfPoints
    self.keysWithRules = keysWithRules
    self.keysOfMechanisms = keysOfMechanisms
  }

  /// The constants that say the kind of a document.
  package func kindMarks(of document: DocumentKind) -> KindMarks {
    kindMarks[documentNames.index(of: document.id) ?? 0]
  }

  /// The key at exactly this path.
  public subscript(_ path: PropertyPath) -> Key? {
    indexes[path.document == nil ? path : documentNames.path(path, from: nil)].map { keys[$0] }
  }

  /// The keys at a path that names no document, one of each document that has it.
  func keysOfDocuments(at path: PropertyPath) -> [Key] {
    guard hasSeveralDocuments else { return [self[path]].compactMap { $0 } }
    let documents = path.components.first.flatMap { documentsByStart[$0] } ?? []
    return documents.compactMap { self[PropertyPath(path.components, in: $0)] }
  }

  /// The keys directly inside, in path order. An array's elements are transparent: the keys of an
  /// array of dictionaries are its children.
  package func children(of path: PropertyPath) -> SomeKeys { keys(at: childIndexes[path] ?? []) }

  /// The keys directly inside, or at a document's root, that a dictionary may lack whatever it has, in path order.
  func keysThatMayBeNeeded(in path: PropertyPath) -> SomeKeys { keys(at: needed.inside(path)) }

  /// The keys that a dictionary may lack because it has the key at this path, in path order.
  func keysThatMayBeNeeded(beside path: PropertyPath) -> SomeKeys {
    keys(at: needed.beside(path))
  }

  /// Keys that are looked up as they are used: of a thousand neighbours a page may only want the number.
  package typealias SomeKeys = LazyMapCollection<[Int], Key>

  func keys(at indexes: [Int]) -> SomeKeys {
    indexes.lazy.map { [keys] in keys[$0] }
  }

  /// The key that contains this one, or nil at the root.
  package func parent(of path: PropertyPath) -> Key? {
    Self.nearestAncestor(of: path, in: indexes).map { keys[$0] }
  }

  /// The keys from the root down to this path's parent.
  package func ancestors(of path: PropertyPath) -> [Key] {
    var chain: [Key] = []
    var path = path
    while let parent = parent(of: path) {
      chain.append(parent)
      path = parent.path
    }
    return chain.reversed()
  }

  /// The group with an id.
  package func group(_ id: KeyGroup.ID) -> KeyGroup? { groupIndexes[id].map { groups[$0] } }

  /// The first extension point that asks something of a key.
  package func extensionPoint(using path: PropertyPath) -> ExtensionPoint? {
    pointsByUse[path].map { extensionPoints[$0] }
  }

  /// The extension point with an identifier.
  public func extensionPoint(_ id: ExtensionPoint.ID) -> ExtensionPoint? {
    pointIndexes[id].map { extensionPoints[$0] }
  }

  /// The extension points that a key serves, in the order of their identifiers.
  package func extensionPoints(of key: Key) -> [ExtensionPoint] {
    switch key.extensionPoints {
    case .none: []
    case .all(let mechanism): extensionPoints.filter { $0.mechanism == mechanism }
    case .only(let ids):
      Set(ids.compactMap { pointIndexes[$0] }).sorted().map { extensionPoints[$0] }
    }
  }

  /// The keys that name an extension point, in path order.
  package func keys(onlyFor point: ExtensionPoint) -> SomeKeys {
    keys(at: keysOfPoints[point.id] ?? [])
  }

  /// The keys that have a rule for some extension points, this one among them, in path order.
  package func keysWithRules(for point: ExtensionPoint) -> SomeKeys {
    keys(at: keysWithRules[point.id] ?? [])
  }

  /// The keys that an extension point reads, in path order, each with what the point asks of it.
  package func uses(of point: ExtensionPoint) -> [(key: Key, use: ExtensionPoint.Use)] {
    let stated = Dictionary(firstOf: point.uses.enumerated().map { ($1.path, $0) })
    var reading = Set(point.uses.compactMap { indexes[$0.path] })
    reading.formUnion(keysOfPoints[point.id] ?? [])
    let shared = (keysOfMechanisms[point.mechanism.name] ?? []).filter { !reading.contains($0) }
    reading.formUnion(shared.filter { point.mayRead(keys[$0]) })
    // A dictionary for what some extension points add says nothing where one adds nothing.
    let paths = reading.map { keys[$0].path } + [point.mechanism.identifierKey]
    reading.subtract(
      shared.filter { index in
        keys[index].required != .required && keys[index].types.contains(.dictionary)
          && !paths.contains { keys[index].path.isAncestor(of: $0) }
      })
    let holders = dictionariesRequired(by: point)
    return reading.sorted().map { index in
      let key = keys[index]
      let required = holders.contains(key.path) ? .required : key.required
      return (
        key, stated[key.path].map { point.uses[$0] } ?? ExtensionPoint.Use(key.path, required)
      )
    }
  }

  /// The dictionaries that a list for an extension point must have, because they hold what the point requires.
  ///
  /// Keys that every dictionary of its kind requires, and those in arrays or below arbitrary names, don't count.
  package func dictionariesRequired(by point: ExtensionPoint) -> Set<PropertyPath> {
    let required = point.uses.filter { use in
      use.required == .required && self[use.path]?.required != .required
        && use.path.components.allSatisfy { if case .name = $0 { true } else { false } }
    }
    return Set(required.flatMap { ancestors(of: $0.path).map { $0.path } })
  }

  /// The statements that a key would have if it stated none, as `catalogue.json` writes them.
  package func inheritedAvailability(of key: Key) -> [AvailabilityStatement] {
    let inherited =
      parent(of: key.path).map { Self.inherited(from: $0, by: key) }
      ?? group(key.group)?.availability
    return (inherited ?? []).naming(key.sources.first)
  }

  private static func nearestAncestor(of path: PropertyPath, in indexes: [PropertyPath: Int])
    -> Int?
  {
    var ancestor = path.parent
    while let candidate = ancestor {
      if let index = indexes[candidate] { return index }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The statements of the key above. Where the key below cites the same document, its own section has them too.
  private static func inherited(from parent: Key, by key: Key) -> [AvailabilityStatement]? {
    guard let statements = parent.availability else { return nil }
    return attributed(statements, to: parent.sources).map { statement in
      changed(statement) { statement in
        if let source = statement.source, key.sources.contains(where: { $0.id == source.id }) {
          statement.source = source.wholeDocument
        }
      }
    }
  }

  /// A statement without a source, or without its section, means the first one of its entry, so it
  /// names that before it is copied.
  private static func attributed(
    _ statements: [AvailabilityStatement], to sources: [SourceReference]
  ) -> [AvailabilityStatement] {
    statements.map { statement in
      guard statement.source?.section.isEmpty ?? true else { return statement }
      let id = statement.source?.id ?? sources.first?.id
      return changed(statement) { statement in
        statement.source = sources.first { $0.id == id } ?? statement.source
      }
    }
  }
}

extension Key {
  /// A shape's key at its path inside the key that has the shape.
  fileprivate func moved(into owner: Key) -> Key {
    let isArray = owner.types.contains { $0.isArray }
    let base = isArray ? owner.path.appending(.element) : owner.path
    let inside = { (path: PropertyPath) in
      path.document != nil
        ? path
        : path.components.first == .name("..")
          ? PropertyPath(Array(path.components.dropFirst())) : base.appending(path)
    }
    var key = self
    key.path = base.appending(self.path)
    key.group = owner.group
    key.mapReferences(inside)
    return key
  }
}
