import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Markup
import Syntaxes
import TestSupport
import Testing

@testable import Site

/// Property lists in other languages say what the list says.
struct CodeLanguageTests {
  private static let sample: PropertyListValue = [
    "NSExtension": [
      "NSExtensionAttributes": ["Count": 3, "Ratio": 1.5, "Yes": true, "No": false],
      "Names": ["plain", "true", "No", "12", "a: b", "# c", "", " x", "$(PRODUCT)", "ä\n\"q\"\\"],
      "Empty": [:], "None": [], "Lists": [["a", "b"], [["c": ["d"]]]],
    ]
  ]

  @Test func yamlOfAListIsReadBack() throws {
    let read = try Self.read(Self.sample.yaml)
    #expect(
      read.serialized() == Self.sample.json.serialized(), "\(Self.sample.yaml)")
  }

  @Test(arguments: fuzzSeeds(otherwise: 67))
  func anyTextIsReadBackFromYAML(seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    let alphabet = Array("ab:#-'\"[]{}&*!|>%@`,? \t\n\\0.eYnto~=<äé\u{2028}\u{85}\u{1F}")
    let text = String(
      (0..<Int.random(in: 0..<9, using: &random)).map { _ in
        alphabet[Int.random(in: alphabet.indices, using: &random)]
      })
    let value: PropertyListValue = .dictionary([.init(text + "k", [.string(text)])])
    let read = try Self.read(value.yaml)
    #expect(read.serialized() == value.json.serialized(), "\(value.yaml)")
  }

  @Test func swiftFormIsALiteral() {
    let value: PropertyListValue = [
      "A": ["b": 1, "c": [true, "x\\(y)\n\u{2028}"]], "D": [:], "E": [],
    ]
    #expect(
      value.swiftLiteral == """
        [
          "A": [
            "b": 1,
            "c": [
              true,
              "x\\\\(y)\\n\\u{2028}",
            ],
          ],
          "D": [:],
          "E": [],
        ]

        """)
  }

  @Test func settingChoosesCodeLanguagesAndTheirOrder() throws {
    func page(_ languages: String?) throws -> String {
      var input = Fixture.input()
      input.settings.codeLanguages = languages
      return try #require(
        Site(input).text(of: "keys/NSExtension/NSExtensionMode.html"))
    }
    let all = try page("Swift, yaml xml,json, swift")
    let positions = ["Swift", "YAML", "XML", "JSON"].map {
      all.firstRange(of: ">\($0)</label>")?.lowerBound
    }
    #expect(!positions.contains(nil))
    #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
    #expect(all.ranges(of: "</label>").count == 4)
    let one = try page("json")
    #expect(!one.contains("<fieldset") && one.contains("language-json"))
  }

  /// A form in which such a file is never written would only push the rest of the page down.
  @Test(arguments: [
    (DocumentKind.Format.propertyList, "xml"), (.json, "json"), (.yaml, "yaml"), (.toml, "toml"),
  ])
  func filesAreShownInTheFormThatPeopleWrite(format: DocumentKind.Format, language: String) throws {
    var input = Fixture.input()
    input.catalogue.documents[0].format = format
    let page = try #require(Site(input).text(of: "keys/NSExtension/NSExtensionMode.html"))
    #expect(page.contains("language-\(language)"))
    #expect(!page.contains("<fieldset"))
  }

  @Test func schemasOfTOMLAreNamedToItsEditors() throws {
    var input = Fixture.input()
    input.catalogue.documents[0].format = .toml
    input.catalogue.documents[0].fileMatch = ["conf/*.lamp.toml"]
    let page = try #require(Site(input).text(of: "schemas/index.md"))
    #expect(page.contains(#""evenBetterToml.schema.associations": {"#))
    #expect(page.contains(#""^.*/conf/[^/]*\\.lamp\\.toml$": "./"#))
    #expect(page.contains("#:schema ./") && page.contains("taplo check --schema"))
    #expect(!page.contains("json.schemas") && !page.contains("yaml"))
  }

  private static func read(_ yaml: String) throws -> JSONValue {
    let reading = YAMLReader().read(Array(yaml.utf8), file: "a.yaml")
    #expect(reading.diagnostics.isEmpty, "\(yaml)")
    return try json(of: #require(reading.document?.root, "\(yaml)"), yaml)
  }

  private static func json(of node: PropertyListDocument.Node, _ yaml: String) -> JSONValue {
    // Readers of former versions of YAML take it for something else.
    #expect(!node.isAmbiguous, "\(yaml)")
    return switch node.value {
    case .dictionary(let members):
      .object(members.map { JSONValue.Member($0.key, json(of: $0.node, yaml)) })
    case .array(let elements): .array(elements.map { json(of: $0, yaml) })
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .string(let text): .string(text)
    default: .null
    }
  }
}
