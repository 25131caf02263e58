import JSON
import Testing

@testable import LanguageServer

/// From the first message to `exit`, and messages that are wrong or come at the wrong time.
struct StageTests {
  private func code(_ result: Result<JSONValue, RPCError>?) -> Int? {
    if case .failure(let failure) = result { failure.code } else { nil }
  }

  @Test func beforeInitializeRequestsAreRefusedAndNotificationsIgnored() {
    var client = Conversation(starting: false)
    #expect(code(client.ask("textDocument/hover", about())) == -32002)
    #expect(client.open(list()).isEmpty)
    #expect(code(client.ask("initialize", ["capabilities": [:]])) == nil)
    #expect(code(client.ask("initialize", ["capabilities": [:]])) == -32600)
  }

  @Test func afterShutdownOnlyExitIsTaken() {
    var client = Conversation()
    #expect(client.ask("shutdown", .null) == .success(.null))
    #expect(code(client.ask("textDocument/hover", about())) == -32600)
    #expect(client.server.status == nil)
    client.tell("exit", .null)
    #expect(client.server.status == 0)
    #expect(client.tell("textDocument/didOpen", [:]).isEmpty)
  }

  @Test(arguments: [true, false]) func exitWithoutShutdownIsAFailure(_ starting: Bool) {
    var client = Conversation(starting: starting)
    client.tell("exit", .null)
    #expect(client.server.status == 1)
  }

  @Test func unknownMethodsAreRefusedAndUnknownNotificationsIgnored() {
    var client = Conversation()
    #expect(code(client.ask("lamp/unknown", [:])) == -32601)
    #expect(code(client.ask("$/unknown", [:])) == -32601)
    #expect(client.tell("lamp/unknown", [:]).isEmpty)
    #expect(client.tell("$/setTrace", ["value": "off"]).isEmpty)
  }

  @Test func aRequestThatIsCancelledWhileItWaitsGetsNoResult() {
    var client = Conversation()
    client.open(list())
    func request(_ id: Int64) -> Message {
      .request(.number(id), method: "textDocument/foldingRange", parameters: about())
    }
    let answers = client.send([
      request(1), request(2), .notification(method: "$/cancelRequest", parameters: ["id": 1]),
    ])
    let codes = answers.compactMap { answer -> Int? in
      if case .response(_, let result) = answer { code(result) ?? 0 } else { nil }
    }
    #expect(codes == [-32800, 0])
  }

  @Test(arguments: [
    "hover", "completion", "definition", "documentSymbol", "foldingRange", "documentLink",
    "codeAction", "diagnostic",
  ]) func requestsWithWrongParametersAreRefused(_ method: String) {
    var client = Conversation()
    client.open(list("<key>LMPColour</key><string>red</string>"))
    let method = "textDocument/\(method)"
    for parameters: JSONValue in [
      .null, [], [:], about("file:///other.plist"), ["textDocument": 5],
    ] {
      #expect(code(client.ask(method, parameters)) == -32602)
    }
    #expect(client.server.status == nil)
  }

  /// A message may quote a file of the workspace, and editors make links of `[a](b)`, which also run commands.
  @Test func aMessageHasNoLinks() {
    var client = Conversation()
    let uri = "file:///[a](command:b)"
    client.open(list(), uri)
    let shown = client.change([[:]], uri).compactMap { message -> String? in
      guard case .notification("window/showMessage", let shown) = message else { return nil }
      return shown["message"]?.text
    }
    #expect(shown.count == 1 && shown[0].contains("[a] (command:b)"))
  }

  @Test func whatIsNoMessageIsAnsweredAndShown() {
    var client = Conversation()
    let refusal = MalformedMessage(nil, .init(.notJSON, "Too long."))
    let output = client.server.receive([.failure(refusal)], at: 0)
    #expect(output.first == refusal.message)
    #expect(output.count == 2)
    #expect(code(client.ask("shutdown", .null)) == nil)
  }

  @Test func aServerWithoutACatalogueSaysSo() {
    var server = EditorServer(
      name: "lamp", version: "1", host: Conversation().server.host,
      problem: "The catalogue is broken.")
    let request = Message.request(.number(1), method: "initialize", parameters: [:])
    let output = server.receive([.success(request)], at: 0)
    guard case .notification("window/showMessage", let shown) = output[0] else {
      Issue.record("nothing is shown")
      return
    }
    #expect(shown["message"] == "lamp: The catalogue is broken.")
    #expect(
      output[1]
        == .response(.number(1), .failure(.init(-32603, "The catalogue is broken."))))
    #expect(server.status == nil)
  }

  @Test(
    arguments: [
      ([], "utf-16"), (["utf-16"], "utf-16"), (["utf-32", "utf-8", "utf-16"], "utf-8"),
    ] as [([String], String)])
  func positionsAreInUTF8WhereItIsOffered(_ offered: [String], _ chosen: String) throws {
    var client = Conversation(starting: false)
    let result = try client.ask(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": JSONValue(strings: offered)]]]
    )?.get()
    #expect(result?["capabilities"]?["positionEncoding"]?.text == chosen)
  }
}
