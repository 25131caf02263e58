import JSON
import Testing

@testable import LanguageServer

struct ActionTests {
  private let everything: JSONValue = [
    "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]
  ]

  /// The actions that are offered for a whole text.
  private func actions(
    _ client: inout Conversation, only kinds: [String]? = nil
  ) throws -> [JSONValue] {
    var context: JSONValue = ["diagnostics": []]
    if let kinds { context.append("only", JSONValue(strings: kinds)) }
    let parameters = about(
      listURI,
      [
        .init("range", ["start": at(0, 0), "end": at(.max, 0)]), .init("context", context),
      ])
    return try client.ask("textDocument/codeAction", parameters)?.get().elements ?? []
  }

  /// The text after an action.
  private func text(of text: String, after action: JSONValue) -> String {
    let document = OpenDocument(uri: listURI, version: 1, text: text, counting: .utf16)
    let edits = action["edit"]?["changes"]?[listURI]?.elements ?? []
    var bytes = document.bytes
    for edit in edits.sorted(by: { start($0, document) > start($1, document) }) {
      let end = document.offset(edit["range"]?["end"]) ?? 0
      bytes.replaceSubrange(start(edit, document)..<end, with: (edit["newText"]?.text ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(_ edit: JSONValue, _ document: OpenDocument) -> Int {
    document.offset(edit["range"]?["start"]) ?? 0
  }

  @Test(
    arguments: [
      (list("<key>LMPDimmable</key><string>YES</string>"), ["Write <true/>"]),
      (list("<key>LMPColour</key>", "<string>😀</string>"), []),
      (list("<key>LMPBeam</key>", "<dict>", "</dict>"), ["Add 'LMPBeamWidth'"]),
      (list("<key>LMPBeam</key>", "<dict/>"), ["Add 'LMPBeamWidth'"]),
      (
        list(
          "<key>LMPLabel</key><string>é</string>", "<key>LMPShade</key>",
          "<dict><key>LMPColour</key><string>red</string></dict>"),
        ["Move 'LMPColour' to the root"]
      ),
      (list("<key>LMPLabell</key><string>é</string>"), ["Rename to 'LMPLabel'"]),
      (list("<key>LMPLabel</key><array><dict/></array>").replacing("\n", with: "\r\n"), []),
    ] as [(String, [String])])
  func whatIsOfferedRemovesTheFinding(_ list: String, _ wanted: [String]) throws {
    var client = Conversation(everything)
    client.open(list)
    let offered = try actions(&client, only: ["quickfix"])
    let titles = offered.compactMap { $0["title"]?.text }
    #expect(titles.filter { !$0.hasPrefix("Ignore") } == wanted)
    #expect(titles.contains { $0.hasPrefix("Ignore") })
    for action in offered {
      let code = action["diagnostics"]?.elements.first?["code"]
      let changed = text(of: list, after: action)
      var after = Conversation(everything)
      let left = published(after.open(changed)) ?? []
      #expect(!left.contains { $0["code"] == code || $0["severity"] == 1 }, "\(changed)")
    }
  }

  @Test func allRepairsAreOneAction() throws {
    let wrong = list(
      "<key>LMPDimmable</key><string>YES</string>", "<key>LMPLabell</key><string>é</string>")
    var client = Conversation(everything)
    client.open(wrong)
    for kinds in [["source"], ["source.fixAll"], ["source.fixAll.lamp"]] {
      let offered = try actions(&client, only: kinds)
      #expect(offered.map { $0["kind"] } == ["source.fixAll.lamp"])
      let right = list(
        "<key>LMPDimmable</key><true/>", "<key>LMPLabel</key><string>é</string>")
      #expect(offered.map { text(of: wrong, after: $0) } == [right])
    }
    #expect(try actions(&client, only: ["refactor"]).isEmpty)
    #expect(try actions(&client, only: ["source.fixAll.other"]).isEmpty)
  }

  @Test func versionsAreNamedWhereTheClientTakesThem() throws {
    var client = Conversation([
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ])
    client.open(list("<key>LMPDimmable</key><string>YES</string>"))
    let edit = try actions(&client).first?["edit"]?["documentChanges"]?.elements.first
    #expect(edit?["textDocument"] == ["uri": .string(listURI), "version": 1])
  }

  @Test func whatCannotBeReadCannotBeLeftOut() throws {
    var client = Conversation(everything)
    client.open("<plist><dict><key>LMPLabel</key></dict></plist>")
    #expect(try actions(&client).isEmpty)
    client.open("{\"LMPDimmable\": \"YES\"}")
    #expect(try actions(&client).map { $0["title"] } == ["Write true", "Make the repair"])
  }
}
