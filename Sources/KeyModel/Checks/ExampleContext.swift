package import JSON

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
  func isAtHand(_ document: DocumentKind.ID) -> Bool { false }
  func mayBeMacro(_ text: String) -> Bool { false }
  func holds(_ name: String) -> Bool { false }
  func occurrences(of path: PropertyPath) -> KeyOccurrences { KeyOccurrences() }
  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath] { [] }

  /// The context of an example of a key.
  init(catalogue: Catalogue, of key: Key) {
    self.catalogue = catalogue
    isLenient = catalogue.document(of: key.path).isLenient
  }
}

extension PropertyListValue: RuleValue {
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var isSubstituted: Bool { text.map(Placeholder.occurs) ?? false }
  package var identity: JSONValue { json.normalized }
  package func matches(_ value: PropertyListValue) -> Bool { self == value }
}
