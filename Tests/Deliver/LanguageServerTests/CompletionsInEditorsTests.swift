import JSON
import Testing

@testable import LanguageServer

struct CompletionsInEditorsTests {
  /// The item of a label, where the cursor is at `|`.
  private func item(_ label: String, _ text: String, _ capabilities: JSONValue = [:]) throws
    -> JSONValue?
  {
    var client = Conversation(capabilities)
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    client.open(parts.joined())
    let position = at(lines.count - 1, lines.last?.utf16.count ?? 0)
    let result = client.ask(
      "textDocument/completion", about(listURI, [.init("position", position)]))
    return try result?.get()["items"]?.elements.first { $0["label"]?.text == label }
  }

  @Test(
    arguments: [
      (list("<key>LMPDimm|"), 6), (list("<key>LMPDimm|</key>"), 6),
      ("{\"LMPColour\": \"red\", \"LMPDimm|", 22),
      ("{\"LMPColour\": \"red\", \"LMPDimm|\"}", 22),
    ] as [(String, Int)])
  func aNameThatIsTypedIsComparedWithTheLabel(_ text: String, _ column: Int) throws {
    let item = try item("LMPDimmable", text)
    #expect(item?["textEdit"]?["range"]?["start"]?["character"] == .integer(column))
    #expect(item?["textEdit"]?["newText"]?.text?.hasPrefix("LMPDimmable") == true)
    #expect(item != nil && item?["filterText"] == nil)
  }

  @Test func snippetsAreForClientsThatHaveThem() throws {
    let snippets: JSONValue = [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ]
    let text = list("<key>LMPLab|")
    let plain = try item("LMPLabel", text)
    #expect(plain?["insertTextFormat"] == 1)
    #expect(plain?["textEdit"]?["newText"]?.text?.contains("$") == false)
    let snippet = try item("LMPLabel", text, snippets)
    #expect(snippet?["insertTextFormat"] == 2)
    #expect(snippet?["textEdit"]?["newText"]?.text?.contains("$") == true)
  }

  @Test(arguments: [
    list("<key>LMPDimm</key>", "<key>LMPColour</key><string>re</string>", "LMP"), "",
    "{\"LMPDimm\": true, \"LMPColour\": \"\"}", "{ LMPDimm = x; LMPColour = ; LMP }",
  ]) func whatIsReplacedIsInTheLineAtHandAndHasTheCursor(_ text: String) throws {
    var client = Conversation()
    client.open(text)
    let document = OpenDocument(uri: listURI, version: 1, text: text, counting: .utf16)
    for offset in 0...text.utf8.count {
      let position = document.position(of: offset)
      let result = try client.ask(
        "textDocument/completion", about(listURI, [.init("position", position)]))?.get()
      for item in result?["items"]?.elements ?? [] {
        let range = item["textEdit"]?["range"]
        #expect(range?["start"]?["line"] == position["line"])
        #expect(range?["end"]?["line"] == position["line"])
        let start = try #require(document.offset(range?["start"]))
        let end = try #require(document.offset(range?["end"]))
        #expect(start <= offset && offset <= end, "\(item)")
      }
    }
  }
}
