import JSON
import KeyValidation

extension EditorServer {
  mutating func open(_ parameters: JSONValue, at now: Int) {
    let document = parameters["textDocument"]
    guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else {
      return show("A text was opened without its URI or content.", .warning)
    }
    documents[uri] = OpenDocument(
      uri: uri, version: document?["version"]?.integer, text: text, counting: client.unit)
    if !client.pullsDiagnostics { documents[uri]?.due = now }
  }

  mutating func change(_ parameters: JSONValue, at now: Int) {
    guard let uri = parameters["textDocument"]?["uri"]?.text, documents[uri] != nil else { return }
    var changes: [OpenDocument.Change] = []
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.text else {
        show("A change of '\(uri)' has no text; save and open the file again.", .warning)
        continue
      }
      guard let range = change["range"], range != .null else {
        changes.append(OpenDocument.Change(range: nil, text: text))
        continue
      }
      guard let start = OpenDocument.position(range["start"]),
        let end = OpenDocument.position(range["end"])
      else {
        show("A change of '\(uri)' has no usable range; save and open the file again.", .warning)
        continue
      }
      changes.append(OpenDocument.Change(range: (start, end), text: text))
    }
    documents[uri]?.change(changes)
    documents[uri]?.version = parameters["textDocument"]?["version"]?.integer
    if !client.pullsDiagnostics { documents[uri]?.due = now + Self.quiet }
  }

  mutating func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.text,
      documents.removeValue(forKey: uri) != nil
    else { return }
    if !client.pullsDiagnostics { publish([], of: uri, version: nil) }
  }

  /// The analysis of an open text, made on first use after a change.
  mutating func analyze(_ uri: String) -> OpenDocument.Analysis? {
    guard let document = documents[uri] else { return nil }
    if let known = document.analysis { return known }
    let analysis = analysis(of: document.bytes, at: document.path)
    documents[uri]?.analysis = analysis
    return analysis
  }

  /// The analysis of a text at a path.
  mutating func analysis(of bytes: [UInt8], at path: String) -> OpenDocument.Analysis {
    var analysis = OpenDocument.Analysis(locations: LineIndex(bytes, encoding: .utf8))
    var reader = PropertyListReader()
    reader.limits.bytes = longestList
    reader.encoding = .utf8
    if let opened = host.open(bytes, at: path, reader) {
      analysis.opened = opened
      if !opened.file.isUnrecognized, opened.file.settings == nil,
        bytes.count <= longestList
      {
        analysis.list = ListInEditor(opened.file, in: opened.catalogue, pages: opened.pages)
      }
    }
    return analysis
  }

  /// The list that a request is about; nil if its file is not checked.
  mutating func list(
    _ parameters: JSONValue
  ) throws(RPCError) -> (document: OpenDocument, list: ListInEditor)? {
    let uri = try uri(parameters)
    guard let list = analyze(uri)?.list, let document = documents[uri] else { return nil }
    return (document, list)
  }

  func uri(_ parameters: JSONValue) throws(RPCError) -> String {
    guard let uri = parameters["textDocument"]?["uri"]?.text else {
      throw RPCError(.invalidParameters, "The request names no document.")
    }
    guard documents[uri] != nil else {
      throw RPCError(.invalidParameters, "The document '\(uri)' is not open.")
    }
    return uri
  }

  func offset(
    _ parameters: JSONValue, in document: OpenDocument
  ) throws(RPCError) -> Int {
    guard let offset = document.offset(parameters["position"]) else {
      throw RPCError(.invalidParameters, "The request has no position.")
    }
    return offset
  }
}
