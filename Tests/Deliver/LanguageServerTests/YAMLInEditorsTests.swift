import JSON
import KeyModel
import KeyValidation
import Syntaxes
import Testing
import Text

@testable import LanguageServer

/// Hover, completion and outline in YAML, with documents of several kinds in a file.
struct YAMLInEditorsTests {
  private static let uri = "file:///sky/any.yaml"

  private static func constant(_ name: String, _ value: String) -> Key {
    Key(
      PropertyPath([.name(name)]), .string, summary: "Says the kind.",
      values: .closed([AllowedValue(.string(value), "It.")]), sources: [])
  }

  private static let catalogue = Catalogue(
    title: "Kites", document: DocumentKind("Kite", id: "kite", format: .yaml),
    otherDocuments: [DocumentKind("Tail", id: "tail", format: .yaml)],
    groups: [
      KeyGroup(
        "kite", "Kite", summary: "Kites.",
        keys: [
          constant("api", "sky.example/v1"), constant("kind", "Kite"),
          Key("meta", .dictionary, summary: "M.", sources: []),
          Key("meta/name", .string, summary: "N.", sources: []),
          Key("spec", .dictionary, summary: "S.", required: .required, sources: []),
          Key("spec/bright", .boolean, summary: "Is bright.", sources: []),
          Key(
            "spec/color", .string, summary: "Colors it.",
            values: .closed([
              AllowedValue("red", "Red."), AllowedValue("on", "Any."),
            ]), sources: []),
          Key("spec/tails", .array([.string]), summary: "T.", sources: []),
        ]),
      KeyGroup(
        "tail", "Tail", in: "tail", summary: "Tails.",
        keys: [
          constant("api", "sky.example/v1"), constant("kind", "Tail"),
          Key("bows", .array([.dictionary]), summary: "B.", sources: []),
          Key("bows/color", .string, summary: "Colors a bow.", sources: []),
          Key("bows/width", .integer, summary: "W.", sources: []),
        ]),
    ], sources: [], releases: ReleaseRegistry([]))

  /// The result of a request where the cursor is at `|`.
  private func ask(_ method: String, _ text: String) throws -> JSONValue? {
    try FilesOfCatalogue(Self.catalogue).answer(to: method, Self.uri, text)
  }

  private static let stream = """
    api: other/v1
    kind: Password
    ---
    api: sky.example/v1
    kind: Kite
    meta: {name: swift}
    spec:
      bright: true
    ---
    api: sky.example/v1
    kind: Tail
    bows:
      - color: red

    """

  @Test(arguments: [
    ("  bri|ght: true", "Is bright."), ("  bright: tr|ue", "Is bright."),
    ("  - co|lor: red", "Colors a bow."), ("meta: {na|me", "N."), ("kind: Pass|word", nil),
  ])
  func aKeyIsExplained(marked: String, text: String?) throws {
    let plain = marked.replacing("|", with: "")
    let result = try ask("textDocument/hover", Self.stream.replacing(plain, with: marked))
    #expect(result?["contents"]?["value"]?.text == text)
  }

  private func completions(_ added: String, in stream: String = Self.stream, after place: String)
    throws -> [String]
  {
    let text = stream.replacing(place, with: place + added)
    let items = try ask("textDocument/completion", text)?["items"]?.elements ?? []
    return items.map { $0["textEdit"]?["newText"]?.text ?? "" }
  }

  @Test func keysOfTheMappingAtHandAreOffered() throws {
    let place = "  bright: true\n"
    #expect(try completions("  |\n", after: place) == ["color: ", "tails:\n    - "])
    #expect(try completions("  co|\n", after: place) == ["color: ", "tails:\n    - "])
    #expect(try completions("    |\n", after: "  - color: red\n") == ["width: "])
    #expect(try completions("  - |\n", after: "  - color: red\n") == ["color: ", "width: "])
    // Keys that are there already aren't offered again, nor those of another document.
    #expect(try completions("b|\n", after: "kind: Tail\n") == [])
    let begun = "api: sky.example/v1\nkind: Kite\n"
    #expect(try completions("|", in: begun, after: "Kite\n") == ["spec:\n  ", "meta:\n  "])
  }

  @Test func valuesAreOffered() throws {
    let place = "  bright: true\n"
    #expect(try completions("  color: |\n", after: place) == ["red", "'on'"])
    let flags = Self.stream.replacing(place, with: "")
    #expect(try completions("\n  bright: t|\n", in: flags, after: "spec:") == ["true", "false"])
    #expect(try completions("  color: 'r|\n", after: place) == [])
    #expect(try completions("  # |\n", after: place) == [])
  }

  @Test func theOutlineHasADocumentOfEachKind() throws {
    let symbols = try ask("textDocument/documentSymbol", Self.stream)?.elements ?? []
    #expect(symbols.map { $0["name"]?.text } == ["Kite", "Tail"])
    #expect(symbols.map { $0["detail"]?.text } == ["swift", "3 keys"])
    let keys = symbols.first?["children"]?.elements.map { $0["name"]?.text }
    #expect(keys == ["api", "kind", "meta", "spec"])
  }

  /// Whatever is in a text, an alias is where it is written.
  @Test func aliasesAndBrokenTextsAreNoMistake() throws {
    let text = "api: sky.example/v1\nkind: Kite\nmeta: &a {name: x}\nspec: *a\n"
    #expect(try ask("textDocument/documentSymbol", text)?.elements.count == 4)
    for broken in ["a: [", "a: 'x", "\t", "- |", "? |", "a: |", "|", ": |", "-|", "a:|"] {
      _ = try ask("textDocument/completion", broken)
      _ = try ask("textDocument/hover", broken)
    }
  }
}
