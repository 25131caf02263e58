import FileSystem
import JSON
import LanguageServer
import TestSupport
import Testing

@testable import DocgenCommands

/// `mcp`: what the server answers to programs that ask, line by line.
struct MCPTests {
  private static let theatre = Program(name: "theatre", version: "1.0.0") { theatreCatalogue }

  // MARK: - The protocol

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
    ("2025-03-26", "2025-11-25"), ("1.0", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func theHandshakeAgreesOnARevision(wanted: String, agreed: String) throws {
    let result = try result(of: "initialize", ["protocolVersion": .string(wanted)])
    #expect(result["protocolVersion"] == .string(agreed))
    #expect(result["serverInfo"] == ["name": "lamp", "version": "1.2.3"])
    #expect(result["capabilities"]?["tools"] == [:])
    #expect(try self.result(of: "ping", .null) == [:])
  }

  @Test func aRequestMayNameItsRevisionInstead() throws {
    let about: JSONValue = [
      "_meta": [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": [:],
      ]
    ]
    let found = try result(of: "server/discover", about)
    #expect(found["supportedVersions"] == ["2026-07-28"] && found["resultType"] == "complete")
    #expect(found["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "lamp")
    let list = try result(of: "tools/list", about)
    #expect(list["ttlMs"] != nil && list["cacheScope"] == "public")
    var call = about
    call.append("name", "search")
    call.append("arguments", ["query": "beam"])
    #expect(try result(of: "tools/call", call)["resultType"] == "complete")
    #expect(try error(of: "initialize", about) == -32601)
  }

  @Test(arguments: [
    (
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2030-01-01","io.modelcontextprotocol/clientCapabilities":{}}}"#,
      -32022
    ),
    (#"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#, -32602),
    (
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":7,"io.modelcontextprotocol/clientCapabilities":{}}}"#,
      -32602
    ),
  ])
  func anUnknownRevisionIsRefused(parameters: String, code: Int) throws {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":\#(parameters)}"#
    let error = try #require(answers(to: [line]).first?["error"])
    #expect(error["code"] == .integer(code))
    #expect((error["data"]?["supported"] == ["2026-07-28"]) == (code == -32022))
  }

  @Test func everyToolDescribesItsArguments() throws {
    for program in [lamp, Self.theatre] {
      guard case .array(let tools)? = try result(of: "tools/list", [:], program: program)["tools"]
      else { return #expect(Bool(false)) }
      #expect(tools.compactMap(\.name) == ["search", "show", "validate", "fix"])
      for tool in tools {
        #expect(tool["inputSchema"]?["type"] == "object")
        guard case .object(let arguments)? = tool["inputSchema"]?["properties"] else {
          return #expect(Bool(false))
        }
        for argument in arguments {
          #expect(argument.value["type"] != nil && argument.value["description"] != nil)
        }
        #expect(program.name == "lamp" || wordOfApple(in: tool.serialized()) == nil)
      }
    }
  }

  @Test(arguments: [
    ("tools/call", #"{"name":"serch"}"#, -32602), ("tools/call", "{}", -32602),
    ("tools/call", #"{"name":"search","arguments":[1]}"#, -32602),
    ("tools/list", #"{"cursor":"x"}"#, -32602), ("resources/list", "{}", -32601),
    ("initialize", "{}", -32602), ("server/discover", "{}", -32601), ("", "[]", -32601),
  ])
  func aRequestThatMakesNoSenseIsAnError(method: String, parameters: String, code: Int) throws {
    let line = #"{"jsonrpc":"2.0","id":"a","method":"\#(method)","params":\#(parameters)}"#
    let answer = try #require(answers(to: [line]).first)
    #expect(answer["error"]?["code"] == .integer(code) && answer["id"] == "a")
  }

  @Test func nothingEndsTheServer() throws {
    let deep = String(repeating: "[", count: 100_000)
    let lines = [
      "", "  ", "{", "null", "7", #""text""#, "[]", deep, "\u{0}\u{1B}[31m", #"{"jsonrpc":"2.0"}"#,
      #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#,
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#,
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":3}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"search"}}"#,
      #"{"jsonrpc":"2.0","id":5,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":"m"}}"#,
    ]
    let answers = try answers(to: lines + [ping])
    #expect(answers.last == ["jsonrpc": "2.0", "id": 99, "result": [:]])
    // Notifications, answers and empty lines have no answer.
    #expect(answers.count == lines.count - 6 + 1)
    #expect(answers.dropLast().allSatisfy { $0["error"] != nil })
  }

  @Test func linesMayArriveInPieces() throws {
    let whole = try answers(to: [ping, ping])
    for size in [1, 2, 7, 4096] { #expect(try answers(to: [ping, ping], inPieces: size) == whole) }
  }

  // MARK: - The tools

  @Test func searchAndShowGiveWhatTheCommandsPrint() throws {
    let found = try call("search", ["query": "beam", "limit": 1])
    guard case .array(let results)? = found["structuredContent"]?["results"] else {
      return #expect(Bool(false))
    }
    #expect(results.first?["name"] == "Beam")
    #expect(try call("search", ["query": "qqqqqq"])["structuredContent"] == ["results": []])
    #expect(try text(of: call("show", ["name": "Beam"])) == run("show", "Beam").output)
    #expect(
      try text(of: call("show", ["name": "Beam", "tree": true])).contains("  Width  integer"))
    #expect(
      try text(of: call("show", ["name": "cast", "minimal": true], program: Self.theatre)) == "{}\n"
    )
  }

  @Test func validateFindsWhatTheCommandFinds() throws {
    let list =
      "<plist version=\"1.0\">\n<dict>\n<key>Colour</key>\n<string>green</string>\n</dict>\n</plist>\n"
    let answer = try call("validate", ["text": .string(list), "file": "Info.plist"])
    guard case .array(let findings)? = answer["structuredContent"]?["findings"] else {
      return #expect(Bool(false))
    }
    #expect(findings.map { $0["line"] } == [4] && findings.map { $0["file"] } == ["Info.plist"])
    #expect(text(of: answer).contains("\nInfo.plist:4:"))
    let good = try call("validate", ["text": .string(list.replacing("green", with: "red"))])
    #expect(
      good["structuredContent"] == ["findings": []] && text(of: good) == "Nothing to report.\n")
  }

  @Test func fixGivesTheTextAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.list("<key>beam</key><dict/>")
    let before = try #require(folder.text("Info.plist"))
    let answer = try call("fix", ["file": "Info.plist"], folder: folder(""))
    let structure = try #require(answer["structuredContent"])
    #expect(structure["repairs"] == 1)
    #expect(structure["text"] == .string(before.replacing("beam", with: "Beam")))
    #expect(folder.text("Info.plist") == before)
  }

  @Test func theRepairedTextIsCheckedInItsProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("FILE = deck.json\nSDK = sea", to: "a.project")
    try folder.write(#"{"Wing": 3}"#, to: "deck.json")
    let deck = Program(name: "deck", version: "1.0.0") { deckCatalogue }
    for tool in ["validate", "fix"] {
      let answer = try call(tool, ["file": "deck.json"], program: deck, folder: folder(""))
      #expect(text(of: answer).contains("not available on Sea"), "\(tool)")
    }
  }

  @Test func onlyFilesInTheFolderAreRead() throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "secret.plist")
    try outer.list("<key>Colour</key><string>red</string>", "inner/Info.plist")
    try outer.link("inner/out.plist", to: outer("secret.plist"))
    for name in [
      "../secret.plist", outer("secret.plist"), "out.plist", "/etc/passwd", "none.plist", "", ".",
      "/dev/zero", "a\u{0}b",
    ] {
      let answer = try call("validate", ["file": .string(name)], folder: outer("inner"))
      #expect(answer["isError"] == true, "\(name)")
      #expect(!text(of: answer).contains("secret\n") && answer["structuredContent"] == nil)
    }
    for name in ["Info.plist", "./Info.plist", outer("inner/Info.plist")] {
      let answer = try call("validate", ["file": .string(name)], folder: outer("inner"))
      #expect(answer["isError"] == nil, "\(name)")
    }
  }

  @Test func answersSayNothingAboutOtherFolders() throws {
    let outer = try TemporaryFolder()
    try outer.write(#"{"SECRETNAME": 1}"#, to: ".docgen.json")
    try outer.list("<key>Colour</key><string>red</string>", "out/Info.plist")
    try outer.list("<key>Colour</key><string>red</string>", "inner/Info.plist")
    for name in ["Info.plist", "../out/Info.plist", outer("out/Info.plist"), "no/../../x.plist"] {
      let answer = try call(
        "validate", ["file": .string(name), "text": "<plist><dict/></plist>"],
        folder: outer("inner"))
      #expect(answer["isError"] == nil && !text(of: answer).contains("SECRETNAME"), "\(name)")
    }
    #expect(
      try !text(of: call("validate", ["file": "Info.plist"], folder: outer("inner")))
        .contains("SECRETNAME"))
    let answers = try ["../out/Info.plist", "../out/Other.plist"].map { name in
      try text(of: call("validate", ["file": .string(name)], folder: outer("inner")))
        .replacing(name, with: "")
    }
    #expect(answers[0] == answers[1])
  }

  @Test(arguments: [".env", "note.json"])
  func otherFilesThanListsAreNotGiven(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("TOKEN=secret\n", to: name)
    let answer = try call("fix", ["file": .string(name)], folder: folder(""))
    #expect(answer["isError"] == true && !answer.serialized().contains("secret"))
  }

  @Test(arguments: [
    ("search", "{}", "query"), ("search", #"{"query":7}"#, "string"),
    ("search", #"{"query":"x","limit":0}"#, "1 to 50"), ("search", #"{"qery":"x"}"#, "query"),
    ("search", #"{"query":"typ:array x"}"#, "type"), ("search", #"{"query":""}"#, "look for"),
    ("show", #"{"name":"Color"}"#, "Colour"), ("show", #"{"name":"--help"}"#, "--help"),
    ("show", #"{"name":"Beam","tree":"yes"}"#, "true or false"), ("validate", "{}", "file"),
    ("show", #"{"name":"Beam","tree":true,"minimal":true}"#, "can't be combined"),
  ])
  func aMistakeInACallIsExplainedInItsAnswer(tool: String, arguments: String, part: String) throws {
    var scanner = JSONScanner(Array(arguments.utf8), file: "")
    let answer = try call(tool, try scanner.readValue())
    #expect(answer["isError"] == true)
    #expect(text(of: answer).contains(part), "\(answer)")
  }

  // MARK: -

  private let ping = #"{"jsonrpc":"2.0","id":99,"method":"ping"}"#

  private func answers(
    to lines: [String], program: Program = lamp, folder: String? = nil, inPieces size: Int = 1 << 20
  ) throws -> [JSONValue] {
    var bytes = lines.map { $0 + "\n" }.joined().utf8[...]
    let outcome = captured(program: program) {
      var tools = MCPTools(catalogue: program.catalogue)
      if let folder { tools.folder = FilePath(folder) }
      do {
        try MCPCommand.serve(tools.server) { () throws(FileError) in
          defer { bytes = bytes.dropFirst(size) }
          return Array(bytes.prefix(size))
        }
        return 0
      } catch {
        return 1
      }
    }
    #expect((outcome.status, outcome.errors) == (0, ""))
    return try outcome.output.split(separator: "\n").map { line in
      var scanner = JSONScanner(Array(line.utf8), file: "")
      return try scanner.readValue()
    }
  }

  private func ask(
    _ method: String, _ parameters: JSONValue, program: Program = lamp, folder: String? = nil
  ) throws -> JSONValue {
    let message = Message.request(.number(1), method: method, parameters: parameters)
    let line = String(decoding: message.json.serializedBytes(linesTo: 0), as: UTF8.self)
    let answers = try answers(to: [line], program: program, folder: folder)
    return try #require(answers.first)
  }

  private func result(of method: String, _ parameters: JSONValue, program: Program = lamp) throws
    -> JSONValue
  { try #require(try ask(method, parameters, program: program)["result"]) }

  private func error(of method: String, _ parameters: JSONValue) throws -> Int64? {
    if case .integer(let code)? = try ask(method, parameters)["error"]?["code"] {
      code
    } else {
      nil
    }
  }

  private func call(
    _ tool: String, _ arguments: JSONValue, program: Program = lamp, folder: String? = nil
  ) throws -> JSONValue {
    let parameters: JSONValue = ["name": .string(tool), "arguments": arguments]
    return try #require(
      try ask("tools/call", parameters, program: program, folder: folder)["result"])
  }

  /// The first text of an answer.
  private func text(of result: JSONValue) -> String {
    if case .array(let blocks)? = result["content"], case .string(let text)? = blocks.first?["text"]
    {
      text
    } else {
      ""
    }
  }
}

extension JSONValue {
  fileprivate var name: String? {
    if case .string(let name)? = self["name"] { name } else { nil }
  }
}
