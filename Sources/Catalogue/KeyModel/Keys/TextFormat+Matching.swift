import Text

extension TextFormat {
  /// Whether a text has the form: what `pattern` says, in time proportional to the text.
  package func accepts(_ text: String) -> Bool {
    switch self {
    // Patterns that are matched in linear time can't look ahead.
    case .notAddress: Self.address?.matches(text) == false
    default: Self.compiled[self]?.matches(text) == true
    }
  }

  /// The form as a pattern; nil for the one that needs to look ahead.
  var compiledPattern: Pattern? { Self.compiled[self] }

  private static let address = try? Pattern("^(?:\(addressPattern))$")
  private static let compiled = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { format in
      (try? Pattern(format.pattern)).map { (format, $0) }
    })
}
