import KeyModel
import Testing

@testable import KeyValidation

/// The checker's own reading of placeholders says what the patterns say that schemas carry.
@Suite struct PlaceholderTests {
  @Test(arguments: [
    ("$(FLAG)", true), ("${FLAG}", true), ("${NAME:rfc1034identifier}", true), ("@FLAG@", true),
    ("$(FLAG_$(CONFIGURATION))", true), ("${FLAG_${CONFIGURATION}}", true),
    ("$(A)x$(B)", false), ("$(A)$(B)", false), ("${A}${B}", false), ("x$(A)", false),
    ("$(A)x", false), ("$(A", false), ("$A)", false), ("$()", false), ("@@", false),
    ("@A@@B@", false), ("@A B@", false), ("$(A B)", false), ("YES", false), ("", false),
    ("$(A))", false), ("$((A)", false), ("@1@", false),
  ])
  func wholePlaceholdersAreOne(_ text: String, _ isWhole: Bool) throws {
    #expect(Placeholder.isWhole(text) == isWhole)
    let regex = try Regex(Placeholder.exactPattern)
    #expect((text.firstMatch(of: regex) != nil) == isWhole)
  }
}
