import KeyModel
import TestSupport
import Testing
import Text

@testable import KeyImport

@Suite struct CatalogueSourceTests {
  private func catalogue(_ keys: [Key], id: String = "beam") -> Catalogue {
    Catalogue(
      title: "Small", document: DocumentKind("lamp.json", id: "lamp"),
      groups: [KeyGroup(id, "Beam", summary: "The light.", keys: keys)],
      sources: [Source("manual", "The Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([.init(Platform("Lamp Control"), ["1.0"])]))
  }

  private func source(of keys: [Key]) -> [String: String] {
    let files = CatalogueSource.files(of: catalogue(keys))
    return Dictionary(firstOf: files.map { ($0.name, $0.text) })
  }

  @Test func aKeyIsWrittenWithoutWhatItLeavesToDefaults() throws {
    let text = try #require(
      source(of: [
        Key(
          "Beam/Colour", .string, .null, title: "Colour", summary: "Selects the glass.",
          values: .closed([AllowedValue("red", "Is port.")]), default: "red", required: .optional,
          rules: [.count(atLeast: 1), .should(.length(atMost: 9)).when(.has("Beam/On", true))],
          sources: [SourceReference("manual", "Glass")])
      ])["Beam.swift"])
    #expect(
      text.hasSuffix(
        """
        private var beamKeys: [Key] {
          [
            Key(
              "Beam/Colour", .string, .null,
              title: "Colour",
              summary: "Selects the glass.",
              values: .closed([AllowedValue("red", "Is port.")]),
              default: "red",
              required: .optional,
              rules: [.count(atLeast: 1), .should(.length(atMost: 9)).when(.has("Beam/On", true))],
              sources: [.manual("Glass")])
          ]
        }

        """), "\(text)")
  }

  @Test func theCatalogueIsADraftWhoseTextsMayBeImperfect() throws {
    let text = try #require(
      source(of: [Key("Beam", .boolean, summary: "on or off")])["Catalogue.swift"])
    #expect(text.contains("isDraft: true"))
    let draft = Catalogue(
      title: "Small",
      groups: [
        KeyGroup("a", "A", summary: "", keys: [Key("Beam", .boolean, summary: "on or off")])
      ],
      sources: [], releases: ReleaseRegistry([]), isDraft: true)
    #expect(!draft.check().contains { $0.severity == .error })
  }

  @Test func aLargeGroupHasFilesOfAtMost25Keys() {
    let keys = (1...60).map {
      Key(PropertyPath("Beam/Key\($0)"), .boolean, summary: "Is key \($0).")
    }
    let files = source(of: keys)
    #expect(files["Beam.swift"]?.contains("[beamKeys, beamKeysFromBeamKey26, ") == true)
    #expect(files["Beam+BeamKey26.swift"]?.contains("var beamKeysFromBeamKey26: [Key]") == true)
    let counts = files.values.map { $0.matches(of: /\n    Key\(/).count }
    #expect(counts.max() == 25 && counts.reduce(0, +) == 60)
  }

  @Test func manyValuesAreAPropertyOfTheirOwn() throws {
    let values = (1...60).map { AllowedValue(.integer($0), "Is \($0).") }
    let text = try #require(
      source(of: [Key("Beam", .integer, summary: "Is one.", values: .closed(values))])[
        "Beam.swift"])
    #expect(text.contains("values: .closed(beamBeamValues)"))
    #expect(text.contains("let part3: [AllowedValue] = ["))
  }

  @Test(arguments: [
    (Rule.range(min: 1, max: nil), ".range(min: 1, max: nil)"),
    (.range(-2.5...(-0.5)), ".range(-2.5...(-0.5))"), (.range(0.5...), ".range(0.5...)"),
    (.range((-0.5)...), ".range((-0.5)...)"), (.range(...(-0.5)), ".range(...(-0.5))"),
    (
      .number(min: -2, max: 5.5, excludesMin: true, multipleOf: 0.5),
      ".number(min: -2, max: 5.5, excludesMin: true, multipleOf: 0.5)"
    ),
    (.length(atLeast: 1, atMost: 2), ".length(atLeast: 1, atMost: 2)"),
    (
      .pattern(#"^\d$"#, "a digit").from(SourceReference("a", "b")),
      ##".pattern(#"^\d$"#, "a digit").from(.a("b"))"##
    ),
    (
      Rule.present.when(.absent("A") && !.has("B", 1)),
      #".present.when(.all([.absent("A"), .not(.has("B", 1))]))"#
    ),
    (.must(.uniqueElements, for: ["p"]), #".must(.uniqueElements, for: ["p"])"#),
  ])
  func aRuleIsWrittenAsPeopleWriteIt(rule: Rule, source: String) {
    let names = DeclaredNames(
      Catalogue(
        title: "", groups: [], sources: [Source("a", "A", url: nil, summary: "")],
        releases: ReleaseRegistry([])))
    #expect(SwiftLayout.text(names.rule(rule), indentation: 0, column: 0) == source)
  }

  @Test func whatAKeyInheritsIsNotRepeated() throws {
    let on = [AvailabilityStatement(Platform("Lamp Control"), introduced: "1.0")]
    let files = source(of: [
      Key("Beam", .dictionary, summary: "Is light.", availability: on),
      Key("Beam/Colour", .string, summary: "Is glass.", availability: on),
    ])
    let text = try #require(files["Beam.swift"])
    #expect(text.matches(of: /availability:/).count == 1)
  }
}
