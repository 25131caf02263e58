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
  func isAtHand(_ document: DocumentKind.ID) -> Bool { false }
  func mayBeMacro(_ text: String) -> Bool { false }
  func holds(_ name: String) -> Bool { false }
  func occurrences(of path: PropertyPath) -> KeyOccurrences<PropertyListValue> {
    KeyOccurrences()
  }
  func pathsOfSameShape(as path: PropertyPath) -> [PropertyPath] { [] }

  /// The context of an example of a key.
  init(catalogue: Catalogue, of key: Key) {
    self.catalogue = catalogue
    isLenient = catalogue.document(of: key.path).isLenient
  }
}
