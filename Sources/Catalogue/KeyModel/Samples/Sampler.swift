import Text

/// Makes values of keys that keep what the catalogue says of them: the smallest, unless the entry states one.
struct Sampler {
  /// A value, and whether it keeps everything that the catalogue says of its key.
  struct Sample {
    var value: PropertyListValue
    var isSound = true
  }

  /// The circumstances of a value.
  struct Wish {
    /// Rules that apply beside others that the key's dictionary has.
    var rules: [Rule] = []
    /// Values that don't fit beside others.
    var avoided: [PropertyListValue] = []
    /// Whether an array should have an element although it may be empty.
    var isShown = false

    func avoids(_ value: PropertyListValue) -> Bool {
      guard !avoided.isEmpty else { return false }
      let identity = value.identity
      return avoided.contains { $0.identity == identity }
    }

    var isPlain: Bool { rules.isEmpty && avoided.isEmpty && !isShown }
  }

  let catalogue: Catalogue
  /// The text where any text is right.
  let text: String
  /// The key that is shown; nil for a value that is for no extension point.
  private let subject: Key?
  var check: ValueCheck
  /// The keys whose values are being made, the outermost first: a shape may need itself.
  private var open: [PropertyPath] = []
  private var known: [PropertyPath: Sample] = [:]
  /// The number of values that were begun.
  private var work = 0

  private static let mostLevels = 40
  /// Alternatives of alternatives would take for ever; whoever reads an example has long stopped.
  private static let mostWork = 3_000

  /// - Parameters:
  ///   - text: The text to write where any text is right.
  ///   - subject: The key that is shown.
  init(_ catalogue: Catalogue, text: String = "", showing subject: Key? = nil) {
    self.catalogue = catalogue
    self.text = text
    self.subject = subject
    check = ValueCheck(catalogue)
  }

  /// A value for a key; as far as possible not an empty array.
  mutating func value(of key: Key) -> PropertyListValue {
    sample(of: key, Wish(isShown: true)).value
  }

  /// The smallest value for a key, or what its entry states.
  mutating func sample(of key: Key, _ wish: Wish = Wish()) -> Sample {
    if wish.isPlain, let sample = known[key.path] { return sample }
    work += 1
    guard !open.contains(key.path), open.count < Self.mostLevels, work < Self.mostWork else {
      return Sample(value: (key.types.first ?? .string).sample(text: text), isSound: false)
    }
    open.append(key.path)
    defer { open.removeLast() }
    let stated = [key.example] + key.values.listed.map { $0.value } + [key.defaultValue]
    for case let value? in stated where keeps(value, key, wish) { return Sample(value: value) }
    let sample = self.sample(of: key, as: key.types, wish)
    if wish.isPlain, sample.isSound { known[key.path] = sample }
    return sample
  }

  /// A value of one of some types for a key, or for an element of its array.
  mutating func sample(
    of key: Key, as types: [ValueType], _ wish: Wish, isElement: Bool = false
  ) -> Sample {
    var fallback: Sample?
    for type in types.filter({ $0 != .null }) + types.filter({ $0 == .null }) {
      let sample =
        switch type {
        case .dictionary: dictionary(of: key, wish, isElement: isElement)
        case .array(let elements): array(of: key, elements, wish, isElement: isElement)
        default: scalar(of: key, as: type, wish, isElement: isElement)
        }
      if sample.isSound { return sample }
      fallback = fallback ?? sample
    }
    return fallback ?? Sample(value: .string(text))
  }

  /// Whether a key may be beside the one that is shown, as far as extension points are concerned.
  func isForSubject(_ key: Key) -> Bool {
    switch key.extensionPoints {
    case .none: true
    case .all: false
    case .only: subject.map { catalogue.isFor(key, asFor: $0) } ?? false
    }
  }

  /// Whether a whole value may be a key's.
  private mutating func keeps(_ value: PropertyListValue, _ key: Key, _ wish: Wish) -> Bool {
    if wish.isShown, value == .array([]) { return false }
    return !wish.avoids(value) && check.problem(with: value, at: key) == nil
      && keepsRules(value, key, wish)
  }

  /// Whether a value keeps the rules on it; those that name other keys are kept by the dictionary around it.
  func keepsRules(_ value: PropertyListValue, _ key: Key, _ wish: Wish) -> Bool {
    let rules = rules(on: key, wish)
    guard !rules.isEmpty else { return true }
    let parts = check.parts(of: value, at: key)
    return !rules.contains { check.isBroken($0, of: key, parts) }
  }

  /// The rules on a key's value alone.
  func rules(on key: Key, _ wish: Wish) -> [Rule] {
    wish.rules + key.rules.filter { $0.isUnconditional && $0.demand.isAboutValues }
  }
}
