import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Text

@testable import LanguageServer

/// A server with a catalogue of a few keys, and what it answered.
struct Conversation {
  var server: EditorServer
  var now = 0
  private var count = 0

  init(_ capabilities: JSONValue = [:], options: JSONValue = .null, starting: Bool = true) {
    server = EditorServer(name: "lamp", version: "1", host: LampFiles(), longestList: 1000)
    guard starting else { return }
    ask(
      "initialize",
      [
        "capabilities": capabilities, "processId": .null, "initializationOptions": options,
      ])
    tell("initialized", [:])
  }

  /// The messages that the server sends after some messages.
  @discardableResult
  mutating func send(_ messages: [Message]) -> [Message] {
    server.receive(messages.map { .success($0) }, at: now) + server.work(at: now)
  }

  /// The result of a request.
  @discardableResult
  mutating func ask(_ method: String, _ parameters: JSONValue) -> Result<
    JSONValue, RPCError
  >? {
    count += 1
    let id = Message.ID.text("c\(count)")
    for case .response(id, let result) in send([
      .request(id, method: method, parameters: parameters)
    ]) {
      return result
    }
    return nil
  }

  @discardableResult
  mutating func tell(_ method: String, _ parameters: JSONValue) -> [Message] {
    send([.notification(method: method, parameters: parameters)])
  }

  @discardableResult
  mutating func open(_ text: String, _ uri: String = listURI) -> [Message] {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(text),
        ]
      ])
  }

  @discardableResult
  mutating func change(
    _ changes: [JSONValue], version: Int = 2, _ uri: String = listURI
  ) -> [Message] {
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// Lets time pass.
  mutating func wait(_ milliseconds: Int) -> [Message] {
    now += milliseconds
    return server.work(at: now)
  }

  var text: String? {
    server.documents[listURI].map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

let listURI = "file:///lamps/lamp.plist"

func at(_ line: Int, _ column: Int) -> JSONValue {
  ["line": .integer(line), "character": .integer(column)]
}

func about(_ uri: String = listURI, _ more: [JSONValue.Member] = []) -> JSONValue {
  .object([.init("textDocument", ["uri": .string(uri)])] + more)
}

/// A list with some keys, each on a line, from line 2 on.
func list(_ keys: String...) -> String {
  "<plist version=\"1.0\">\n<dict>\n" + keys.map { "\t\($0)\n" }.joined() + "</dict>\n</plist>\n"
}

/// The published findings of a text.
func published(_ messages: [Message]) -> [JSONValue]? {
  for case .notification("textDocument/publishDiagnostics", let parameters) in messages {
    return parameters["diagnostics"]?.elements
  }
  return nil
}

/// Settings that are all in memory.
private struct LampFiles: EditorHost {
  private var isStrict = false
  private var messages: [String] = []

  func open(_ bytes: [UInt8], at path: String, _ reader: PropertyListReader) -> FileInEditor? {
    if path.contains("excluded") { return nil }
    let pages = PageAddresses(ofKey: {
      PageAddress(folder: "https://lamps.example")?.page("\($0).html")
    })
    let checkers = DocumentCheckers(lampCatalogue) { _ in
      CheckOptions(isStrict: isStrict, page: pages.ofKey)
    }
    let file = checkers.read(bytes, file: path, reader: reader)
    return FileInEditor(file, checkers, lampCatalogue, pages: pages)
  }

  mutating func setSettings(_ settings: JSONValue) {
    isStrict = settings["strict"] == true
    if settings["strict"] == "yes" { messages.append("'strict' is not a Boolean") }
  }

  func forgetFiles() {}

  mutating func reports() -> [String] {
    defer { messages = [] }
    return messages
  }
}

let lampCatalogue: Catalogue = {
  let text = """
    {
      "format": 1, "title": "Lamp Reference",
      "document": {"name": "lamp.plist", "fileName": "lamp", "fileMatch": ["*.plist"]},
      "keys": [
        {"path": ["LMPBeam"], "types": ["dictionary"], "summary": "Describes the beam."},
        {"path": ["LMPBeam", "LMPBeamWidth"], "types": ["integer"], "summary": "Sets the width.",
         "required": true},
        {"path": ["LMPColour"], "types": ["string"], "summary": "Chooses the colour.",
         "values": [{"value": "red", "summary": "Warm."}, {"value": "blue", "summary": "Cold."}],
         "valuesAreClosed": true},
        {"path": ["LMPDimmable"], "types": ["boolean"], "summary": "Tells whether it dims."},
        {"path": ["LMPLabel"], "types": ["string"], "summary": "Names the lamp."},
        {"path": ["LMPShade"], "types": ["dictionary"], "summary": "Describes the shade."},
        {"path": ["LMPShade", "LMPShadeWidth"], "types": ["integer"], "summary": "Sets the width."}
      ]
    }
    """
  let found = CatalogueReader.read(Array(text.utf8), file: "lamp.json")
  return found.catalogue
    ?? Catalogue(
      title: found.diagnostics.map(\.message).joined(), groups: [], sources: [],
      releases: ReleaseRegistry([]))
}()
