/// A statement about a key's value or place that a property list keeps or breaks.
///
/// One value renders as a schema keyword where a schema can express it, as a finding of the
/// checker, and as a sentence on the key's page.
public struct Rule: Hashable, Sendable {
  /// How much a source demands it.
  public enum Strength: String, Hashable, Sendable, CaseIterable {
    /// Breaking it is an error.
    case must
    /// Breaking it is unwise; a schema says nothing of it.
    case should
  }

  public var condition: Condition
  public var strength: Strength
  /// The extension points it holds for; all, and apps, where there are none.
  public var extensionPoints: [ExtensionPoint.ID]
  /// Where the rule is stated; nil for the first source of its key.
  public var source: SourceReference?

  public init(
    _ condition: Condition, _ strength: Strength = .must,
    for extensionPoints: [ExtensionPoint.ID] = [], source: SourceReference? = nil
  ) {
    self.condition = condition
    self.strength = strength
    self.extensionPoints = extensionPoints
    self.source = source
  }

  /// Whether every property list must keep it, whatever its extension point.
  public var isUnconditional: Bool { strength == .must && extensionPoints.isEmpty }

  /// What the rule demands.
  public enum Condition: Hashable, Sendable {
    /// An integer between the bounds, both included.
    case range(min: Int?, max: Int?)
    /// Text, or every element of an array of texts, of a known form; the name of an arbitrary key.
    case format(TextFormat)
    /// A name without these endings, each with its dot.
    case withoutSuffix([String])
    /// A name with one of these endings, each with its dot.
    case withSuffix([String])
    /// Text that holds none of these pieces.
    case withoutText([String])
    /// A string that `NSPredicate` can compile. A checker sees what is open and never closed; the
    /// rest only the system can tell.
    case predicate
    /// The first element of an array is this one.
    case firstElement(PropertyListValue)
    /// The value serves development only and must not be shipped.
    case mustNotShip(PropertyListValue, reason: String)
    /// At least one of these keys stands beside this one or is it.
    case atLeastOne([PropertyPath])
    /// Not together with these keys.
    case excludes([PropertyPath])
    /// Needs the other key, with a value that is not zero, where what holds the other key is a
    /// dictionary; `when` says that, or a narrower case, in words.
    case needsNonzero(PropertyPath, when: String)
    /// Needs the other key.
    case needs(PropertyPath, when: String)
    /// Has no effect where the other key is present.
    case ignoredBeside([PropertyPath])
    /// A value, or every element, occurs in the value at another path too.
    case agrees(PropertyPath)
    /// Required in the case named; with extension points, required for them.
    case requiredWhen(String)
    /// Only for bundles of this kind.
    case onlyIn(BundleKind)
    /// Only inside this key, of the places where a shared dictionary stands.
    case onlyInside(PropertyPath)
    /// Not meant for a product that ships.
    case developmentOnly
    /// Every element of an array occurs once.
    case uniqueElements
    /// A dictionary or an array holds something.
    case notEmpty
    /// A dictionary holds no keys but those the catalogue knows.
    case onlyKnownKeys
    /// What no machine can check, as one sentence of inline Markdown.
    case stated(String)
  }
}

/// The catalogue writes `.format(.languageTag)`: a rule of a condition that must be kept.
extension Rule {
  public static func range(min: Int?, max: Int?) -> Self { Self(.range(min: min, max: max)) }
  public static func format(_ format: TextFormat) -> Self { Self(.format(format)) }
  public static func withoutSuffix(_ endings: [String]) -> Self { Self(.withoutSuffix(endings)) }
  public static func withSuffix(_ endings: [String]) -> Self { Self(.withSuffix(endings)) }
  public static func withoutText(_ pieces: [String]) -> Self { Self(.withoutText(pieces)) }
  public static var predicate: Self { Self(.predicate) }
  public static func firstElement(_ value: PropertyListValue) -> Self { Self(.firstElement(value)) }
  public static func mustNotShip(_ value: PropertyListValue, reason: String) -> Self {
    Self(.mustNotShip(value, reason: reason))
  }
  public static func atLeastOne(of keys: [PropertyPath]) -> Self { Self(.atLeastOne(keys)) }
  public static func excludes(_ keys: [PropertyPath]) -> Self { Self(.excludes(keys)) }
  public static func needsNonzero(_ key: PropertyPath, when situation: String) -> Self {
    Self(.needsNonzero(key, when: situation))
  }
  public static func needs(_ key: PropertyPath, when situation: String) -> Self {
    Self(.needs(key, when: situation))
  }
  public static func ignoredBeside(_ keys: [PropertyPath]) -> Self { Self(.ignoredBeside(keys)) }
  public static func agrees(with key: PropertyPath) -> Self { Self(.agrees(key)) }
  public static func requiredWhen(_ situation: String) -> Self { Self(.requiredWhen(situation)) }
  public static func onlyIn(_ kind: BundleKind) -> Self { Self(.onlyIn(kind)) }
  public static func onlyInside(_ key: PropertyPath) -> Self { Self(.onlyInside(key)) }
  public static var developmentOnly: Self { Self(.developmentOnly) }
  public static var uniqueElements: Self { Self(.uniqueElements) }
  public static var notEmpty: Self { Self(.notEmpty) }
  public static var onlyKnownKeys: Self { Self(.onlyKnownKeys) }
  public static func stated(_ sentence: String) -> Self { Self(.stated(sentence)) }

  /// The same rule as advice.
  public static func should(_ condition: Condition, for points: [ExtensionPoint.ID] = []) -> Self {
    Self(condition, .should, for: points)
  }

  /// The same rule for some extension points alone.
  public static func must(_ condition: Condition, for points: [ExtensionPoint.ID]) -> Self {
    Self(condition, .must, for: points)
  }
}

/// A kind of bundle that some keys are for alone.
public enum BundleKind: String, Sendable, CaseIterable {
  case app = "app"
  case preferencePane = "preference pane"
  case cocoaJavaApp = "Cocoa Java app"
  case appExtension = "app extension"
}
