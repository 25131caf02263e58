import KeyModel
import TestSupport
import Testing

@Suite struct PlaceholderTests {
  @Test(arguments: [
    ("$(FLAG)", true), ("${FLAG}", true), ("${NAME:rfc1034identifier}", true), ("@FLAG@", true),
    ("$(FLAG_$(CONFIGURATION))", true), ("${FLAG_${CONFIGURATION}}", true), ("$($(A))", true),
    ("$(A)x$(B)", false), ("$(A)$(B)", false), ("${A}${B}", false), ("x$(A)", false),
    ("$(A)x", false), ("$(A", false), ("$A)", false), ("$()", false), ("@@", false),
    ("@A@@B@", false), ("@A B@", false), ("$(A B)", false), ("YES", false), ("", false),
    ("$(A))", false), ("$((A)", false), ("@1@", false), ("$(1FOO)", false), ("${1}", false),
    ("$(A\u{A0})", false), ("$(A\u{2028})", false),
  ])
  func placeholderAsTheWholeText(text: String, isWhole: Bool) {
    #expect(Placeholder.isWhole(text) == isWhole)
  }

  @Test(arguments: [
    ("com.example.$(NAME)", true), ("${A}b", true), ("a@B@c", true), ("$(A B)", true),
    ("$(A_$(B))", true), ("$(1FOO)", false), ("$(A", false), ("a@b.example", false),
    ("a@b.c@d", false), ("$5 (about)", false), ("", false), ("$()", false),
    ("%BUNDLE_ID%", true), ("v%VERSION%b", true), ("a%C3%A9b%20c", false), ("100%", false),
    ("50% or 60%", false), ("net.example.{MOD_ID}", true), ("fb{your-app-id}", true),
    ("[0-9]{2}", false), ("{}", false), ("{{ name }}", true), ("{{}}", false),
    ("__VERSION__", true), ("__init__", false), ("a__b", false), ("$VERSION", true),
    ("US$ 5", false), ("::APP_PACKAGE::", true), ("a::b", false), ("fe80::1::", false),
    ("com.example.___VARIABLE_name:identifier___", true), ("a___b", false), ("___", false),
  ])
  func placeholderInsideAText(text: String, occurs: Bool) {
    #expect(Placeholder.occurs(in: text) == occurs)
  }

  /// Schemas carry the patterns, the checker calls the functions.
  @Test(arguments: fuzzSeeds(otherwise: 7, atMost: 200))
  func placeholderPatternsAndFunctionsAgree(seed: Int) throws {
    let anywhere = try Regex(Placeholder.pattern).matchingSemantics(.unicodeScalar)
    let exact = try Regex(Placeholder.exactPattern).matchingSemantics(.unicodeScalar)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<1_000 {
      let text = numbers.text(
        of: [
          "$", "(", ")", "{", "}", "@", "%", "A", "z", "1", "_", ":", " ", "\n", "é", "$(", "${",
          "{{",
          "}}", "__", "::",
        ],
        atMost: 9)
      #expect(
        Placeholder.occurs(in: text) == (text.firstMatch(of: anywhere) != nil),
        "\(text.debugDescription)")
      #expect(
        Placeholder.isWhole(text) == (text.firstMatch(of: exact) != nil), "\(text.debugDescription)"
      )
      if Placeholder.isWhole(text) { #expect(Placeholder.occurs(in: text)) }
    }
  }
}
