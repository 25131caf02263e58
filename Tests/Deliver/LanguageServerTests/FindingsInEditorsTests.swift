import JSON
import Testing

@testable import LanguageServer

struct FindingsInEditorsTests {
  private let wrong = list("<key>LMPColour</key>", "<string>green</string>")
  private let pulling: JSONValue = ["textDocument": ["diagnostic": [:]]]

  @Test func findingsComeAfterOpeningAndAfterAQuietWhile() {
    var client = Conversation()
    let first = published(client.open(wrong))
    #expect(first?.map { $0["code"] } == ["value-not-allowed"])
    let repair: JSONValue = ["range": ["start": at(3, 9), "end": at(3, 14)], "text": "blue"]
    #expect(published(client.change([repair])) == nil)
    #expect(published(client.wait(100)) == nil)
    let wrongAgain: JSONValue = ["range": ["start": at(3, 9), "end": at(3, 13)], "text": "grey"]
    client.change([wrongAgain], version: 3)
    #expect(published(client.wait(149)) == nil)
    #expect(published(client.wait(1))?.count == 1)
    #expect(client.server.due == nil)
  }

  @Test func aFindingHasWhatTheClientCanShow() {
    let all: JSONValue = [
      "textDocument": [
        "publishDiagnostics": [
          "codeDescriptionSupport": true, "versionSupport": true, "relatedInformation": true,
          "tagSupport": ["valueSet": [1, 2]],
        ]
      ]
    ]
    let text = list("<!-- 😀 --><key>LMPColour</key><string>green</string>")
    for (capabilities, has) in [(all, true), ([:], false)] {
      var client = Conversation(capabilities)
      let messages = client.open(text)
      let finding = published(messages)?.first
      #expect(finding?["range"] == ["start": at(2, 32), "end": at(2, 54)])
      #expect(finding?["severity"] == 1)
      #expect(finding?["source"] == "lamp")
      #expect(finding?["message"]?.text?.contains("; ") == true)
      #expect((finding?["codeDescription"] != nil) == has)
      guard case .notification(_, let parameters) = messages[0] else { continue }
      #expect((parameters["version"] != nil) == has)
    }
  }

  @Test func aKeyThatOccursTwiceNamesTheFirst() {
    var client = Conversation([
      "textDocument": ["publishDiagnostics": ["relatedInformation": true]]
    ])
    let one = "<key>LMPLabel</key><string>a</string>"
    let finding = published(client.open(list(one, one)))?.first
    let other = finding?["relatedInformation"]?.elements.first?["location"]
    #expect(finding?["code"] == "duplicate-key")
    #expect(other?["uri"]?.text == listURI)
    #expect(other?["range"]?["start"] == at(2, 1))
  }

  @Test func clientsThatAskGetNothingUnasked() throws {
    var client = Conversation(pulling)
    #expect(published(client.open(wrong)) == nil)
    client.change([["text": .string(wrong)]])
    #expect(published(client.wait(1000)) == nil)
    let report = try client.ask("textDocument/diagnostic", about())?.get()
    #expect(report?["items"]?.elements.count == 1)
    #expect(published(client.tell("textDocument/didClose", about())) == nil)
  }

  @Test func closedTextsHaveNoFindings() {
    var client = Conversation()
    client.open(wrong)
    #expect(published(client.tell("textDocument/didClose", about())) == [])
    #expect(published(client.wait(1000)) == nil)
  }

  @Test func commentsAndSettingsLeaveFindingsOut() {
    var client = Conversation()
    let ignoring = wrong.replacing("\t<key>", with: "<!-- docgen:ignore value-not-allowed --><key>")
    #expect(published(client.open(ignoring)) == [])
    #expect(published(client.open(wrong, "file:///excluded/lamp.plist")) == [])
  }

  @Test(arguments: [["strict": true], ["lamp": ["strict": true]]] as [JSONValue])
  func settingsOfTheClientHold(_ settings: JSONValue) {
    let text = list("<key>LMPDimmable</key><string>YES</string>")
    func severity(_ messages: [Message]) -> JSONValue? { published(messages)?.first?["severity"] }
    var client = Conversation()
    let before = severity(client.open(text))
    let after = severity(
      client.tell("workspace/didChangeConfiguration", ["settings": settings]))
    #expect(before == 2 && after == 1)
    client = Conversation(options: settings)
    #expect(severity(client.open(text)) == 1)
  }

  @Test func clientsWithSettingsAreAskedForThem() {
    var client = Conversation(["workspace": ["configuration": true]])
    client.open(list("<key>LMPDimmable</key><string>YES</string>"))
    let asked = client.tell("workspace/didChangeConfiguration", ["settings": .null])
    guard case .request(let id, "workspace/configuration", _) = asked.first else {
      Issue.record("not asked")
      return
    }
    let answered = client.send([.response(id, .success([["strict": true]]))])
    #expect(published(answered)?.first?["severity"] == 1)
  }

  @Test func aSettingThatMeansNothingIsShown() {
    var client = Conversation()
    let shown = client.tell("workspace/didChangeConfiguration", ["settings": ["strict": "yes"]])
    guard case .notification("window/showMessage", let parameters) = shown.first else {
      Issue.record("nothing is shown")
      return
    }
    #expect(parameters["message"] == "lamp: 'strict' is not a Boolean")
  }

  @Test func settingsFilesThatChangeAreReadAgain() {
    var client = Conversation()
    client.open(wrong)
    let changed = client.tell("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(published(changed)?.count == 1)
  }

  /// The editor has decoded the file, whatever it says of its bytes.
  @Test func theEncodingThatATextNamesIsTheFilesOwn() {
    var client = Conversation()
    for encoding in ["ISO-8859-1", "UTF-16", "EBCDIC"] {
      let text =
        "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n"
        + list("<key>é</key><string>é</string>")
      #expect(published(client.open(text)) == [])
    }
  }

  @Test func aTextThatIsTooLongHasAFindingThatSaysSo() {
    var client = Conversation()
    let findings = published(
      client.open(String(repeating: "x", count: 1001)))
    #expect(findings?.map { $0["code"] } == ["file-too-large"])
    #expect(
      client.ask("textDocument/hover", about(listURI, [.init("position", at(0, 5))]))
        == .success(.null))
  }
}
