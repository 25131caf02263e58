import Text

/// A condition of a rule, which is true, false or unknown for a file. If it is unknown, nothing is reported.
public indirect enum Condition: Hashable, Sendable {
  /// Always.
  case always
  /// A key is there, with any value.
  case present(PropertyPath)
  /// A key has one of these values; for an array, whether one of them is an element.
  case value(PropertyPath, [PropertyListValue], isElement: Bool)
  /// An array has so many elements, or a dictionary so many entries.
  case count(PropertyPath, atLeast: Int?, atMost: Int?)
  /// All of them hold.
  case all([Condition])
  /// One of them holds, at least.
  case any([Condition])
  /// It doesn't hold.
  case not(Condition)
  /// The file is for one of these extension points.
  case extensionPoints([ExtensionPoint.ID])
  /// The file is in a bundle of one of these kinds.
  case bundles([BundleKind])
  /// The product runs on one of these platforms.
  case platforms([Platform])
  /// The product runs on releases before one of these, or on none of them.
  case target(Limit, [Release])
  /// The product was built with the kit of releases before one of these, or from them on.
  case sdk(Limit, [Release])
  /// The product reaches people in one of these ways.
  case distributions([Distribution])
  /// A build has made the file, so that nothing is added to it anymore.
  case product
  /// A fact that no list shows, in words that continue "when": `the app uses the camera`.
  ///
  /// - `apis`: symbols whose use in code makes it true. A program shows it if the key's `apis` say how they are linked.
  case depends(Dependence, String, apis: [String])

  /// A side of a release.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// Before the release.
    case before
    /// The release and later ones.
    case from
  }

  /// The subject of a fact that no property list shows.
  public enum Dependence: String, Hashable, Sendable, CaseIterable {
    /// The behaviour of the code.
    case code
    /// The device, the system's state, or an account.
    case device
    /// Other files, such as images.
    case files
    /// A review of the product, or the data of a service.
    case review
    /// The purpose of the product.
    case intent
  }
}

// MARK: - How a catalogue writes them

extension Condition {
  /// A key is not there.
  public static func absent(_ key: PropertyPath) -> Condition { .not(.present(key)) }

  /// A key has one of these values, or an element that is one of them.
  public static func has(_ key: PropertyPath, _ values: PropertyListValue...) -> Condition {
    .value(key, values, isElement: false)
  }

  /// An array has an element that is one of these.
  public static func contains(_ key: PropertyPath, _ values: PropertyListValue...) -> Condition {
    .value(key, values, isElement: true)
  }

  /// An array has at least so many elements.
  public static func count(_ key: PropertyPath, atLeast least: Int) -> Condition {
    .count(key, atLeast: least, atMost: nil)
  }

  /// An array has at most so many elements.
  public static func count(_ key: PropertyPath, atMost most: Int) -> Condition {
    .count(key, atLeast: nil, atMost: most)
  }

  /// The file is for one of these extension points.
  public static func extensionPoint(_ ids: ExtensionPoint.ID...) -> Condition {
    .extensionPoints(ids)
  }

  /// The file is in a bundle of one of these kinds.
  public static func bundle(_ kinds: BundleKind...) -> Condition { .bundles(kinds) }

  /// The product runs on one of these platforms.
  public static func platform(_ platforms: Platform...) -> Condition { .platforms(platforms) }

  /// The product runs on releases before one of these.
  public static func target(before releases: Release...) -> Condition { .target(.before, releases) }

  /// The product needs one of these releases or a later one.
  public static func target(from releases: Release...) -> Condition { .target(.from, releases) }

  /// The product was built with the kit of a release before one of these.
  public static func sdk(before releases: Release...) -> Condition { .sdk(.before, releases) }

  /// The product was built with the kit of one of these releases or a later one.
  public static func sdk(from releases: Release...) -> Condition { .sdk(.from, releases) }

  /// The product reaches people in one of these ways.
  public static func distribution(_ distributions: Distribution...) -> Condition {
    .distributions(distributions)
  }

  /// The code does something: `the app uses the camera`.
  ///
  /// - Parameter apis: The symbols of those of the key's `apis` whose use shows it.
  public static func code(_ text: String, _ apis: [String] = []) -> Condition {
    .depends(.code, text, apis: apis)
  }

  /// The device, the system's state or an account is so.
  public static func device(_ text: String) -> Condition { .depends(.device, text, apis: []) }

  /// Other files are so.
  public static func files(_ text: String) -> Condition { .depends(.files, text, apis: []) }

  /// Somebody who reviews the product, or a service, says so.
  public static func review(_ text: String) -> Condition { .depends(.review, text, apis: []) }

  /// The product is for something.
  public static func intent(_ text: String) -> Condition { .depends(.intent, text, apis: []) }

  /// Both hold.
  public static func && (one: Condition, other: Condition) -> Condition {
    let parts = one.conjuncts + other.conjuncts
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .always : .all(parts)
  }

  /// One of the two holds, or both.
  public static func || (one: Condition, other: Condition) -> Condition {
    switch (one, other) {
    case (.any(let ones), .any(let others)): .any(ones + others)
    case (.any(let ones), _): .any(ones + [other])
    case (_, .any(let others)): .any([one] + others)
    default: .any([one, other])
    }
  }

  /// It doesn't hold.
  public static prefix func ! (condition: Condition) -> Condition { .not(condition) }
}

// MARK: - What it consists of

extension Condition {
  /// The conditions that all have to hold.
  var conjuncts: [Condition] {
    switch self {
    case .always: []
    case .all(let parts): parts.flatMap { $0.conjuncts }
    default: [self]
    }
  }

  /// The conditions that it is made of.
  package var parts: [Condition] {
    switch self {
    case .all(let parts), .any(let parts): parts
    case .not(let part): [part]
    case .always, .present, .value, .count, .extensionPoints, .bundles, .platforms, .target, .sdk,
      .distributions, .product, .depends:
      []
    }
  }

  /// The conditions without parts.
  package var leaves: [Condition] { parts.isEmpty ? [self] : parts.flatMap { $0.leaves } }

  /// The keys that it mentions.
  package var references: [PropertyPath] {
    leaves.compactMap { leaf in
      switch leaf {
      case .present(let key), .value(let key, _, _), .count(let key, _, _): key
      default: nil
      }
    }
  }

  /// The subject of the fact that no file shows and it depends on. Programs show which APIs they use.
  package var dependence: Dependence? {
    leaves.lazy.compactMap { leaf in
      if case .depends(let dependence, _, let apis) = leaf, apis.isEmpty { dependence } else { nil }
    }.first
  }

  /// The APIs whose use in code it is about.
  package var apis: [String] {
    leaves.flatMap { leaf in
      if case .depends(_, _, let apis) = leaf { apis } else { [] as [String] }
    }
  }

  /// Whether no file can show that it holds.
  package var isUndecidable: Bool {
    switch self {
    case .depends(_, _, let apis): apis.isEmpty
    case .all(let parts): parts.contains(where: { $0.isUndecidable })
    case .any(let parts): parts.allSatisfy { $0.isUndecidable }
    case .not(let part): part.isUndecidable
    default: false
    }
  }

  /// The platforms and releases that it names, as statements.
  var releases: [AvailabilityStatement] {
    leaves.flatMap { leaf -> [AvailabilityStatement] in
      switch leaf {
      case .platforms(let platforms): platforms.map { AvailabilityStatement($0) }
      case .target(_, let releases), .sdk(_, let releases): releases.map { $0.statement }
      default: []
      }
    }.uniqued
  }

  var namesDeclarations: Bool {
    leaves.contains { leaf in
      switch leaf {
      case .bundles, .distributions: true
      default: false
      }
    }
  }

  package var namesDistributions: Bool {
    self != .always && leaves.contains { if case .distributions = $0 { true } else { false } }
  }

  func mappingReferences(_ change: (PropertyPath) -> PropertyPath) -> Condition {
    mappingLeaves { leaf in
      switch leaf {
      case .present(let key): .present(change(key))
      case .value(let key, let values, let isElement):
        .value(change(key), values, isElement: isElement)
      case .count(let key, let least, let most): .count(change(key), atLeast: least, atMost: most)
      default: leaf
      }
    }
  }

  func resolved(
    with kinds: [BundleKind], _ distributions: [Distribution]
  ) -> Condition {
    mappingLeaves { leaf in
      switch leaf {
      case .bundles(let named):
        .bundles(named.map { kind in kinds.first { $0.name == kind.name } ?? kind })
      case .distributions(let named):
        .distributions(named.map { way in distributions.first { $0.id == way.id } ?? way })
      default: leaf
      }
    }
  }

  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
  func mappingLeaves(_ change: (Condition) -> Condition) -> Condition {
    switch self {
    case .all(let parts): .all(parts.map { $0.mappingLeaves(change) })
    case .any(let parts): .any(parts.map { $0.mappingLeaves(change) })
    case .not(let part): .not(part.mappingLeaves(change))
    default: change(self)
    }
  }
}
