import KeyModel
import Testing

@Suite struct ImpliedRuleTests {
  static let catalogue = Catalogue(
    title: "Small",
    groups: [
      KeyGroup(
        "g", "G", summary: "S.",
        keys: [
          Key(
            "A", .dictionary, summary: "K.",
            availability: [.iOS("9.0"), .macOS("10.0", deprecated: "10.5")], required: .required,
            sources: [SourceReference("s", "1")]),
          Key(
            "A/B", .array(of: .string), .string, summary: "K.",
            values: .closed([AllowedValue("x", "X."), AllowedValue("y", "Y.")]),
            required: .required, extensionPoints: .only(["com.example.point"]),
            sources: [SourceReference("s", "1")]),
          Key(
            "A/*", .integer, placeholder: "name", summary: "K.", availability: [],
            sources: [SourceReference("s", "1")]),
        ])
    ], sources: [], releases: ReleaseRegistry([]))

  @Test(arguments: [
    (
      "A",
      [
        "Must be a dictionary.", "Should be at the top level of the configuration file.",
        "Must be present in what you ship.",
        "Platforms: iOS from 9.0 on; macOS from 10.0 on, deprecated from 10.5 on.",
      ]
    ),
    (
      "A/B",
      [
        "Must be an array of strings or a string.", "Should be directly in [`A`](<key:A>).",
        "Each element must be one of `x`, `y`.", "Must be present wherever [`A`](<key:A>) is.",
        "Only for [`com.example.point`](point:com.example.point).",
        "Platforms: iOS from 9.0 on; macOS from 10.0 on, deprecated from 10.5 on.",
      ]
    ),
    ("A/*", ["Must be an integer.", "Should be directly in [`A`](<key:A>)."]),
  ])
  func impliedRulesFollowFromTheEntry(_ path: String, _ sentences: [String]) throws {
    let key = try #require(Self.catalogue[PropertyPath(path)])
    #expect(Self.catalogue.impliedRules(of: key).map(\.sentence) == sentences)
  }
}
