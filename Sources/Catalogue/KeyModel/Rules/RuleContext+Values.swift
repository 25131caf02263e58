import JSON

/// Interprets a list's values, as leniently as the document does.
extension RuleContext {
  package var isLenient: Bool { catalogue.document.isLenient }

  /// Whether a build setting or another tool replaces some of the value.
  package func isSubstituted(_ value: some RuleValue) -> Bool { isLenient && value.isSubstituted }

  /// A value as messages about the list show it; nil for a collection or data.
  package func shown(_ value: some RuleValue) -> String? {
    value.plainText(in: catalogue.document.format)
  }

  /// The number that a value is or, in a lenient document, spells.
  package func number(of value: some RuleValue) -> Double? {
    isLenient || value.text == nil ? value.number : nil
  }

  /// Whether a value is one of the catalogue, in a lenient document also in another form.
  package func `is`(_ value: some RuleValue, _ known: PropertyListValue) -> Bool {
    guard !isLenient else { return value.matches(known) }
    switch known {
    case .array, .dictionary: return value.identity == known.identity
    default: return value.matches(known) && value.identity == known.identity
    }
  }
}
