import Diagnostics
import JSON
import KeyModel
import KeyValidation

extension EditorServer {
  var fixAllKind: String { "source.fixAll.\(name)" }

  mutating func actions(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let uri = try uri(parameters)
    let findings = findings(in: uri)
    guard let document = documents[uri], let analysis = document.analysis,
      let opened = analysis.opened,
      let start = document.offset(parameters["range"]?["start"]),
      let end = document.offset(parameters["range"]?["end"])
    else { return [] }
    let wanted = parameters["context"]?["only"]?.elements.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      wanted.map { $0.contains { $0 == kind || kind.hasPrefix($0 + ".") || $0.isEmpty } } ?? true
    }
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      let selected = min(start, end)...max(start, end)
      for finding in findings {
        let range = document.bytes(of: finding)
        guard selected.overlaps(range.lowerBound...range.upperBound) else { continue }
        for (index, edit) in edits(for: finding, at: range, opened.file, analysis.list).enumerated()
        {
          var json: JSONValue = [
            "title": .string(edit.title), "kind": "quickfix",
            "diagnostics": [self.json(of: finding, in: document)],
          ]
          if index == 0, finding.fixIt != nil { json.append("isPreferred", true) }
          json.append("edit", workspaceEdit(edit, in: document))
          actions.append(json)
        }
      }
    }
    if isWanted(fixAllKind), findings.contains(where: { $0.fixIt != nil }),
      case let all = opened.checkers.fix(opened.file), all.applied > 0
    {
      let title = all.applied == 1 ? "Make the repair" : "Make all \(all.applied) repairs"
      let edit = FixIt(title, [difference(from: document.bytes, to: all.bytes)])
      actions.append([
        "title": .string(title), "kind": .string(fixAllKind),
        "edit": workspaceEdit(edit, in: document),
      ])
    }
    return .array(actions)
  }

  /// The edits for a finding: the certain repair, alternatives to choose from, and a comment that ignores it.
  private func edits(
    for finding: Diagnostic, at range: Range<Int>, _ file: ReadFile,
    _ list: ListInEditor?
  ) -> [FixIt] {
    var edits = [finding.fixIt].compactMap(\.self) + finding.choices
    if finding.id == "missing-required-key", let key = finding.key.map({ PropertyPath($0) }),
      let insertion = list?.insertion(of: key, into: range)
    {
      edits.append(
        FixIt(
          "Add '\(key.name)'",
          [.init(insertion.range, with: insertion.text)]))
    }
    if let comment = ignoring(finding, at: range, file) { edits.append(comment) }
    return edits
  }

  /// The comment that ignores a finding. Only XML has such comments, and syntax errors cannot be ignored.
  private func ignoring(
    _ finding: Diagnostic, at range: Range<Int>, _ file: ReadFile
  ) -> FixIt? {
    guard let list = file.list, list.format == .xml, !list.hasUncertainNesting,
      PropertyListChecker.kinds.contains(where: { $0.id == finding.id }),
      finding.id != "unused-ignore", let root = list.root.range
    else { return nil }
    let start = list.root.start(ofElementAt: range.lowerBound) ?? root.lowerBound
    guard file.bytes.indices.contains(start) else { return nil }
    let before = file.bytes[..<start].reversed()
    let blanks = Array(before.prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
    let line = file.bytes[..<(start - blanks.count)]
    let ending =
      line.last.map { [0x0A, 0x0D].contains($0) } == true
      ? (line.suffix(2).elementsEqual([0x0D, 0x0A]) ? "\r\n" : line.last == 0x0D ? "\r" : "\n")
      : nil
    let space = ending.map { $0 + String(decoding: blanks, as: UTF8.self) } ?? " "
    return FixIt(
      "Ignore '\(finding.id)' here",
      [.init(start..<start, with: "<!-- docgen:ignore \(finding.id) -->\(space)")])
  }

  private func workspaceEdit(_ edit: FixIt, in document: OpenDocument) -> JSONValue {
    let edits: JSONValue = .array(
      edit.replacements.map {
        ["range": document.range($0.range), "newText": .string($0.text)]
      })
    guard client.hasVersionedEdits else {
      return ["changes": .object([.init(document.uri, edits)])]
    }
    let version = document.version.map(JSONValue.integer) ?? .null
    return [
      "documentChanges": [
        [
          "textDocument": ["uri": .string(document.uri), "version": version],
          "edits": edits,
        ]
      ]
    ]
  }

  /// One replacement that turns one text into another, without their common prefix and suffix.
  private func difference(from old: [UInt8], to new: [UInt8]) -> FixIt.Replacement {
    var start = zip(old, new).prefix { $0 == $1 }.count
    // Don't split a character.
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    return .init(
      start..<old.count - end,
      with: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}

extension PropertyListDocument.Node {
  /// The start of the innermost key or array element around an offset.
  fileprivate func start(ofElementAt offset: Int) -> Int? {
    switch value {
    case .dictionary(let members):
      for member in members {
        guard let key = member.keyRange, let end = member.node.range?.upperBound,
          key.lowerBound <= offset, offset < end
        else { continue }
        return member.node.start(ofElementAt: offset) ?? key.lowerBound
      }
    case .array(let elements):
      for element in elements {
        guard let range = element.range, range.contains(offset) else { continue }
        return element.start(ofElementAt: offset) ?? range.lowerBound
      }
    default: break
    }
    return nil
  }
}
