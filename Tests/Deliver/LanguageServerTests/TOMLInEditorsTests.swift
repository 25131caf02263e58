import JSON
import KeyModel
import KeyValidation
import Syntaxes
import Testing
import Text

@testable import LanguageServer

/// Hover, completion, diagnostics and outline in TOML, whose tables may be scattered over the file.
struct TOMLInEditorsTests {
  private static let uri = "file:///sky/kite.toml"

  private static let catalogue = Catalogue(
    title: "Kites", document: DocumentKind("kite.toml", id: "kite", format: .toml),
    groups: [
      KeyGroup(
        "kite", "Kite", summary: "Kites.",
        keys: [
          Key("name", .string, summary: "Names it.", required: .required, sources: []),
          Key("bright", .boolean, summary: "Is bright.", sources: []),
          Key(
            "color", .string, summary: "Colors it.",
            values: .closed([AllowedValue("red", "Red."), AllowedValue("blue", "Blue.")]),
            sources: []),
          Key("line", .dictionary, summary: "Holds it.", sources: []),
          Key("line/length", .integer, summary: "Measures the line.", sources: []),
          Key("line/reel", .dictionary, summary: "Winds it.", sources: []),
          Key("line/reel/width", .integer, summary: "Measures the reel.", sources: []),
          Key("tails", .array([.dictionary]), summary: "Hang on it.", sources: []),
          Key("tails/[]/bows", .array([.string]), summary: "Tie it.", sources: []),
        ])
    ], sources: [], releases: ReleaseRegistry([]))

  /// The result of a request where the cursor is at `|`.
  private func ask(_ method: String, _ text: String) throws -> JSONValue? {
    try FilesOfCatalogue(Self.catalogue).answer(to: method, Self.uri, text)
  }

  private static let text = """
    name = "Swift"

    [line.reel]
    width = 3

    [[tails]]
    bows = ["a"]

    [line]
    length = 20

    """

  @Test(arguments: [
    ("na|me = ", "Names it."), ("\"Sw|ift\"", "Names it."), ("[li|ne.reel]", "Holds it."),
    ("[line.re|el]", "Winds it."), ("wi|dth", "Measures the reel."), ("[[ta|ils", "Hang on it."),
    ("bo|ws", "Tie it."), ("[\"|a\"]", "Tie it."), ("len|gth", "Measures the line."),
  ])
  func aKeyIsExplained(marked: String, text: String?) throws {
    let plain = marked.replacing("|", with: "")
    let result = try ask("textDocument/hover", Self.text.replacing(plain, with: marked))
    // A table that is continued is explained where its own header is.
    let expected = marked == "[li|ne.reel]" ? nil : text
    #expect(result?["contents"]?["value"]?.text == expected)
  }

  private func completions(_ added: String, after place: String = "") throws -> [String] {
    let text = place.isEmpty ? added : Self.text.replacing(place, with: place + added)
    let items = try ask("textDocument/completion", text)?["items"]?.elements ?? []
    return items.map { $0["textEdit"]?["newText"]?.text ?? "" }
  }

  @Test func keysOfTheTableAtHandAreOffered() throws {
    #expect(
      try completions("|") == [
        "name = \"\"", "bright = ", "color = ", "line = {  }", "tails = []",
      ])
    #expect(try completions("b|\n", after: "\"Swift\"\n") == ["bright = ", "color = "])
    #expect(try completions("\n|", after: "width = 3") == [])
    #expect(try completions("[line]\n|") == ["length = ", "reel = {  }"])
    #expect(try completions("line.|") == ["length = ", "reel = {  }"])
    #expect(try completions("[[tails]]\n  |") == ["bows = []"])
    #expect(try completions("c| = 'red'") == ["name", "bright", "color", "line", "tails"])
  }

  @Test func tablesAreOfferedInHeaders() throws {
    #expect(try completions("[|") == ["line", "tails"])
    #expect(try completions("[[t|]]") == ["line", "tails"])
    #expect(try completions("[line.|]") == ["reel"])
    #expect(try completions("[line.|\nx = 1") == ["reel"])
    #expect(try completions("[nothing.|]") == [])
  }

  @Test func valuesAreOffered() throws {
    #expect(try completions("color = |") == ["\"red\"", "\"blue\""])
    #expect(try completions("color = \"r|") == ["red\"", "blue\""])
    #expect(try completions("color = 'r|'") == ["\"red\"", "\"blue\""])
    #expect(try completions("bright = t| # x") == ["true", "false"])
    #expect(try completions("bright = true # |") == [])
    #expect(try completions("bows = [|") == [])
  }

  @Test(arguments: [
    ("bright = true\n", "bright = true\nname = \"\"\n"),
    (
      "bright = true # x\n\n[line]\nlength = 2\n",
      "bright = true # x\nname = \"\"\n\n[line]\nlength = 2\n"
    ),
    ("[line]\nlength = 2\n", "name = \"\"\n[line]\nlength = 2\n"),
  ])
  func aMissingKeyCanBeAdded(text: String, repaired: String) throws {
    let bytes = Array(text.utf8)
    let file = DocumentCheckers(Self.catalogue, syntaxes: .all).read(bytes, file: "kite.toml")
    let list = ListInEditor(file, in: Self.catalogue, pages: PageAddresses(textOfKey: { _ in nil }))
    let range = try #require(file.list?.root.range)
    let edit = try #require(list.insertion(of: PropertyPath("name"), into: range))
    let made =
      bytes[..<edit.range.lowerBound] + Array(edit.text.utf8) + bytes[edit.range.upperBound...]
    #expect(String(decoding: made, as: UTF8.self) == repaired)
  }

  @Test func theOutlineHasTablesInsideOfTheirTables() throws {
    let symbols = try ask("textDocument/documentSymbol", Self.text)?.elements ?? []
    #expect(symbols.map { $0["name"]?.text } == ["name", "line", "tails"])
    let inside = symbols.map { $0["children"]?.elements.map { $0["name"]?.text } ?? [] }
    #expect(inside == [[], ["reel", "length"], ["0"]])
  }

  @Test func brokenTextsAreNoMistake() throws {
    for broken in [
      "a = [", "a = 'x", "[", "[[", "[a.", "= |", ".|", "a.|.b", "|", "'|", "[a]]|", "a = '''\n|",
      "a = {|", "[a] |b", "a b|", "a|\r", "é|", "[é|",
    ] {
      _ = try ask("textDocument/completion", broken)
      _ = try ask("textDocument/hover", broken)
      _ = try ask("textDocument/documentSymbol", broken)
    }
  }
}
