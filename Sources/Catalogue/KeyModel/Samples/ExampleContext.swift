import JSON

struct ExampleContext: RuleContext {
  var catalogue: Catalogue
  var isLenient: Bool
  var isBuilt: Bool { false }
  var isComplete: Bool { true }
  var bundleKind: BundleKind? { nil }
  var extensionPointID: ExtensionPoint.ID? { nil }
  var platform: Platform? { nil }
  var target: Release? { nil }
  var sdk: Release? { nil }
  var distribution: String? { nil }
  func codeUses(_ apis: [String]) -> Bool? { nil }
  func isAtHand(_ document: DocumentKind.ID) -> Bool {
    frames.contains { $0.path.document == document }
  }
  func mayBeMacro(_ text: String) -> Bool { false }
  func holds(_ name: String) -> Bool { false }
  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath] { [] }

  /// The dictionaries around the value, the outermost first.
  var frames: [Frame] = []

  /// A dictionary in an example, and the path of its keys' parent.
  struct Frame {
    var path: PropertyPath
    var entries: [PropertyListValue.Entry]

    /// Whether it would have a key.
    func sees(_ key: PropertyPath) -> Bool {
      path.shape == key.shape && path.isAncestor(of: key)
    }
  }

  /// The context of an example of a key.
  init(catalogue: Catalogue, of key: Key, in frames: [Frame] = []) {
    self.catalogue = catalogue
    isLenient = catalogue.document(of: key.path).isLenient
    self.frames = frames
  }
}

extension ExampleContext {
  /// Whether every example must keep a rule, as far as the dictionaries around the value show.
  func applies(_ rule: Rule, asAdvice: Bool = false) -> Bool {
    guard rule.strength == .must || asAdvice, rule.extensionPoints.isEmpty, rule.until.isEmpty,
      !rule.demand.isAboutProducts,
      rule.references.allSatisfy({ path in frames.contains { $0.sees(path) } })
    else { return false }
    return rule.condition == .always || rule.condition.holds(in: self) == true
  }

  func occurrences(of path: PropertyPath) -> KeyOccurrences<PropertyListValue> {
    var found = KeyOccurrences<PropertyListValue>()
    guard let frame = frames.last(where: { $0.sees(path) }) else { return found }
    let steps = path.components.dropFirst(frame.path.components.count)
    for value in PropertyListValue.dictionary(frame.entries).values(at: steps) {
      if found.keys.isEmpty { found.keys = [WrittenKey(path.name)] }
      if case .dictionary = value { found.containDictionary = true }
      if !value.isZero { found.haveNonzero = true }
      for scalar in value.elementsOrSelf {
        found.values.append(scalar)
        if case .dictionary = scalar { found.containDictionary = true }
        guard let text = scalar.text else { continue }
        found.texts.insert(text)
        if isSubstituted(scalar) { found.areSubstituted = true }
      }
    }
    return found
  }
}

extension PropertyListValue {
  /// The elements of an array, or else the value itself.
  var elementsOrSelf: [PropertyListValue] {
    if case .array(let elements) = self { elements } else { [self] }
  }

  /// Whether it is 0, false or an empty text.
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .real(let number): number == 0
    case .boolean(let flag): !flag
    case .string(let text): text.isEmpty
    default: false
    }
  }
}

extension Demand {
  /// Whether it is about the product that has the file, which an example doesn't show.
  fileprivate var isAboutProducts: Bool {
    switch self {
    case .developmentOnly, .mustNotShip, .onlyIn, .stated: true
    default: false
    }
  }

  /// Whether it is about a value, rather than about a key that is there or not.
  var isAboutValues: Bool {
    if case .oneOf = self { return true }
    let aspects: [DemandAspect] = [.text, .scalar, .array, .entries, .emptiness]
    return !isAboutProducts && references.isEmpty && aspects.contains { judges($0) }
  }
}
