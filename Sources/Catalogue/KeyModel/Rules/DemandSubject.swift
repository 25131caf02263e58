package import JSON
import Text

/// The aspects of a list that rules examine.
package enum DemandAspect: Hashable, Sendable {
  case text, scalar, array, entries, emptiness, key, holder, unknownKey
}

/// The subject of a rule's check: the key that carries the rule, and a part of a list with such values.
package struct DemandSubject<Value: RuleValue> {
  package enum ListPart {
    /// A value, an element of an array, or the name of an arbitrary key. `isFinal` is false if the
    /// build replaces part of it.
    case text(String, isFinal: Bool, isName: Bool)
    /// A value that holds no others, or such an element of an array.
    case scalar(Value)
    /// The elements of an array.
    case array([Value])
    /// The number of entries of a dictionary that has some.
    case entries(Int)
    /// A dictionary or an array that holds nothing.
    case emptiness
    /// The key itself, wherever it occurs, with its value or the elements of its array.
    case key([Value])
    /// A dictionary that may hold the key: its names, its phrase, and whether it lacks the key and
    /// that is not reported yet.
    case holder(present: Set<String>, phrase: String, lacksKey: Bool)
    /// An unknown name in the key's dictionary, and the known one that it probably means.
    case unknownKey(String, near: String?, phrase: String)
  }

  package var rule: Rule
  /// The key that carries the rule.
  package var key: Key
  /// The key as the list spells it.
  package var written: WrittenKey
  package var part: ListPart

  package init(_ rule: Rule, of key: Key, written: WrittenKey, _ part: ListPart) {
    self.rule = rule
    self.key = key
    self.written = written
    self.part = part
  }

  /// The key as the list spells it, in quotes.
  package var quotedKey: String { "'\(written.text)'" }

  /// The rule's condition as the end of a message, with a space before it.
  /// Of a key with this one's name, the key around it is named too.
  var whenItHolds: String {
    let condition = rule.condition.mappingReferences { path in
      guard path.name == key.path.name, let parent = path.parent, !parent.isRoot else {
        return path
      }
      return PropertyPath([.name("\(parent.name)/\(path.name)")])
    }
    return condition.phrase.map { " \(plain($0))" } ?? ""
  }
}

/// A key as a list spells it.
package struct WrittenKey: Hashable, Sendable {
  package var text: String
  /// The ending that limits it to a platform or a device.
  package var suffix: String
  /// The offset in the file; nil in a binary list.
  package var offset: Int?

  package init(_ text: String, suffix: String = "", offset: Int? = nil) {
    self.text = text
    self.suffix = suffix
    self.offset = offset
  }
}

/// A value of a property list as a rule sees it.
package protocol RuleValue: Sendable {
  /// The number that the value is or spells.
  var number: Double? { get }
  /// The value as a message shows it; nil for a collection or data.
  var plainText: String? { get }
  /// The same as files of a format have it.
  func plainText(in format: DocumentKind.Format) -> String?
  var text: String? { get }
  /// Whether a build setting replaces some of the value.
  var isSubstituted: Bool { get }
  /// The value in JSON, the same for equal values.
  var identity: JSONValue { get }
  /// Whether it is a value of the catalogue, spelled as the list's format can spell it.
  func matches(_ value: PropertyListValue) -> Bool
}

/// A property list around the subject of a rule.
package protocol RuleContext {
  associatedtype Value: RuleValue
  var catalogue: Catalogue { get }
  /// Whether the document accepts other forms of a value, and settings of a build instead of it.
  var isLenient: Bool { get }
  /// Whether a build made the list, so that every value is final.
  var isBuilt: Bool { get }
  /// False if part of the list could not be read, so that nothing is missing for sure.
  var isComplete: Bool { get }
  /// Nil where it is unknown.
  var bundleKind: BundleKind? { get }
  /// Nil if the list is for none, or for an unknown one.
  var extensionPointID: ExtensionPoint.ID? { get }
  /// Nil where it is unknown.
  var platform: Platform? { get }
  /// The oldest release that the product runs on; nil if it is not stated.
  var target: Release? { get }
  /// The release of the SDK; nil if it is not stated.
  var sdk: Release? { get }
  /// The id of a distribution; nil if it is not stated.
  var distribution: String? { get }
  /// Whether the product's code uses one of some APIs, by their symbols; nil where it is unknown.
  func codeUses(_ apis: [String]) -> Bool?
  /// Whether the product's file of another document is at hand.
  func isAtHand(_ document: DocumentKind.ID) -> Bool
  /// Whether a text may be the name of a macro that the build replaces.
  func mayBeMacro(_ text: String) -> Bool
  /// Whether the dictionary that holds the subject has a key of this spelling.
  func holds(_ name: String) -> Bool
  /// The occurrences of a key that are nearest to the subject: a rule of one service refers to the same service.
  func occurrences(of path: PropertyPath) -> KeyOccurrences<Value>
  /// The same path in other dictionaries of the same shape.
  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath]
}

/// The occurrences of a key in a list.
package struct KeyOccurrences<Value: RuleValue>: Sendable {
  /// The first occurrence of each suffix.
  package var keys: [WrittenKey] = []
  package var containDictionary = false
  /// Whether one of them has a value other than 0, false or an empty text.
  package var haveNonzero = false
  /// Their values, or the elements of these.
  package var values: [Value] = []
  /// The texts that their values are, or that are elements of them.
  package var texts: Set<String> = []
  /// Whether a build setting replaces some of these texts.
  package var areSubstituted = false

  package init() {}

  package var isEmpty: Bool { keys.isEmpty }
}

/// A breach of a rule.
package struct RuleProblem {
  package enum Repair: Hashable, Sendable {
    /// Replaces the text, or the unknown key.
    case write(String)
    /// Removes what follows these first characters of the text.
    case keepPrefix(String)
  }

  package var message: String
  package var remedy: String
  /// The index of the wrong value; nil for the subject itself.
  package var element: Int?
  /// Nil for the severity of the rule's kind.
  package var isError: Bool?
  package var repair: Repair?

  package init(
    _ message: String, remedy: String, element: Int? = nil, isError: Bool? = nil,
    repair: Repair? = nil
  ) {
    self.message = message
    self.remedy = remedy
    self.element = element
    self.isError = isError
    self.repair = repair
  }
}

extension DemandSubject.ListPart {
  package var aspect: DemandAspect {
    switch self {
    case .text: .text
    case .scalar: .scalar
    case .array: .array
    case .entries: .entries
    case .emptiness: .emptiness
    case .key: .key
    case .holder: .holder
    case .unknownKey: .unknownKey
    }
  }
}

extension JSONValue {
  /// The same form for all values that JSON Schema calls equal: whole numbers are integers, members are sorted.
  package var normalized: JSONValue {
    switch self {
    case .real(let number): Int64(exactly: number).map { .integer($0) } ?? self
    case .array(let elements): .array(elements.map { $0.normalized })
    case .object(let members):
      .object(
        members.map { Member($0.name, $0.value.normalized) }.sorted { $0.name < $1.name })
    default: self
    }
  }
}
