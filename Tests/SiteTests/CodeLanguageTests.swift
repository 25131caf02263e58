import Diagnostics
import JSON
import KeyModel
import Markup
import TestSupport
import Testing
import Yams

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
    let read = try #require(try Yams.compose(yaml: Self.sample.yaml))
    #expect(
      Self.json(of: read).serialized() == Self.sample.json.serialized(), "\(Self.sample.yaml)")
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
    let read = try #require(try Yams.compose(yaml: value.yaml), "\(value.yaml)")
    #expect(Self.json(of: read).serialized() == value.json.serialized(), "\(value.yaml)")
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
  @Test(arguments: [(DocumentKind.Format.propertyList, "xml"), (.json, "json")])
  func filesAreShownInTheFormThatPeopleWrite(format: DocumentKind.Format, language: String) throws {
    var input = Fixture.input()
    input.catalogue.documents[0].format = format
    let page = try #require(Site(input).text(of: "keys/NSExtension/NSExtensionMode.html"))
    #expect(page.contains("language-\(language)"))
    #expect(!page.contains("<fieldset"))
  }

  private static func json(of node: Node) -> JSONValue {
    if let mapping = node.mapping {
      return .object(mapping.map { JSONValue.Member($0.key.string ?? "?", json(of: $0.value)) })
    }
    if let sequence = node.sequence { return .array(sequence.map(json)) }
    switch node.any {
    case let flag as Bool: return .boolean(flag)
    case let number as Int: return .integer(number)
    case let number as Double: return .real(number)
    case let text as String: return .string(text)
    default: return .null
    }
  }
}
