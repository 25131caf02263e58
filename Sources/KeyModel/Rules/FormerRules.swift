// Former spellings, until every entry is written with conditions.
extension Rule {
  public static func requiredWhen(_ situation: String) -> Self { .present.when(.code(situation)) }
  public static func stated(_ sentence: String) -> Self { .stated(sentence, on: .intent) }
  public static var expected: Self { .present }
  public static var notEmpty: Self { .count(atLeast: 1) }
  public static func present(where other: PropertyPath, is value: PropertyListValue) -> Self {
    .present.when(.has(other, value))
  }
  public static func oneOf(
    _ allowed: [PropertyListValue], where other: PropertyPath, is value: PropertyListValue
  ) -> Self { .oneOf(allowed).when(.has(other, value)) }
  public static func notEmpty(where other: PropertyPath, is value: PropertyListValue) -> Self {
    .count(atLeast: 1).when(.has(other, value))
  }
  public static func empty(unless other: PropertyPath, is value: PropertyListValue) -> Self {
    .count(exactly: 0).when(!.has(other, value))
  }
}
