import JSON
import KeyModel
import KeyValidation
import Syntaxes

@testable import LanguageServer

/// Files of a catalogue's documents in an editor.
struct FilesOfCatalogue: EditorHost {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  func open(_ bytes: [UInt8], at path: String, _ reader: PropertyListReader) -> FileInEditor? {
    let checkers = DocumentCheckers(catalogue, syntaxes: .all)
    let file = checkers.read(bytes, file: path, isNamed: false, reader: reader)
    let pages = PageAddresses(textOfKey: { [catalogue] path in
      catalogue[path].map { Prose(markdown: $0.summary, plain: $0.summary) }
    })
    return FileInEditor(file, checkers, catalogue, pages: pages)
  }

  mutating func setSettings(_ settings: JSONValue) {}
  mutating func forgetFiles() {}
  mutating func reports() -> [String] { [] }

  /// The result of a request about a text in which the cursor is at `|`.
  func answer(to method: String, _ uri: String, _ text: String) throws -> JSONValue? {
    var server = EditorServer(name: "sky", version: "1", host: self)
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    func send(_ message: Message) -> [Message] { server.receive([.success(message)], at: 0) }
    let client: JSONValue = [
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
    ]
    _ = send(.request(.number(1), method: "initialize", parameters: ["capabilities": client]))
    _ = send(
      .notification(
        method: "textDocument/didOpen",
        parameters: ["textDocument": ["uri": .string(uri), "text": .string(parts.joined())]]))
    let position = at(lines.count - 1, lines.last?.utf16.count ?? 0)
    let answers = send(
      .request(.number(2), method: method, parameters: about(uri, [.init("position", position)])))
    for case .response(_, let result) in answers { return try result.get() }
    return nil
  }
}
