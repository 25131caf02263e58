import JSON
import KeyValidation
import Text

extension EditorServer {
  mutating func answer(
    _ method: String, about parameters: JSONValue
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "textDocument/hover": try hover(parameters)
    case "textDocument/completion": try complete(parameters)
    case "completionItem/resolve": resolve(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/documentSymbol": try symbols(parameters)
    case "textDocument/foldingRange": try folds(parameters)
    case "textDocument/documentLink": try links(parameters)
    case "textDocument/codeAction": try actions(parameters)
    case "textDocument/diagnostic": try report(parameters)
    default:
      throw RPCError(.unknownMethod, "The server has no method '\(method)'.")
    }
  }

  private mutating func hover(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, list) = try list(parameters),
      let hover = list.hover(at: try offset(parameters, in: document))
    else { return .null }
    return [
      "contents": content(of: hover.text, isMarkdown: client.readsMarkdownInHover),
      "range": document.range(hover.range),
    ]
  }

  private func content(of prose: Prose, isMarkdown: Bool) -> JSONValue {
    [
      "kind": isMarkdown ? "markdown" : "plaintext",
      "value": .string(isMarkdown ? prose.markdown : prose.plain),
    ]
  }

  // MARK: - Completion

  private mutating func complete(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    let uri = try uri(parameters)
    guard let document = documents[uri] else { return .null }
    let offset = try offset(parameters, in: document)
    let typing = typing(in: uri, document.bytes, at: offset)
    let list =
      typing.map { analysis(of: $0.text(document.bytes), at: document.path).list }
      ?? analyze(uri)?.list
    guard let list else { return .null }
    // Editors refuse an item whose range does not contain the cursor.
    let all = (typing.map(list.completions) ?? list.completions(at: offset)).filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    completions = (list, all)
    let width = String(all.count).count
    let items = all.enumerated().map { index, whole -> JSONValue in
      let one = whole.startingAtItsName(in: document.bytes, before: offset)
      var json: JSONValue = ["label": .string(one.label), "kind": .integer(one.kind.rawValue)]
      if let detail = one.detail { json.append("detail", .string(detail)) }
      if one.isDeprecated {
        if client.hasDeprecatedTag {
          json.append("tags", [1])
        } else if client.hasDeprecatedFlag {
          json.append("deprecated", true)
        }
      }
      // Editors sort by `sortText`.
      json.append("sortText", .string(String(index).leftPadded(to: width)))
      if one.filterText != one.label { json.append("filterText", .string(one.filterText)) }
      let text = client.hasSnippets ? one.snippet : one.plainText
      // 1: plain text; 2: snippet.
      json.append("insertTextFormat", client.hasSnippets ? 2 : 1)
      // The lines are already indented.
      if client.insertsLinesAsTheyAre { json.append("insertTextMode", 1) }
      json.append(
        "textEdit", ["range": document.range(one.range), "newText": .string(text)])
      json.append("data", .integer(index))
      return json
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// The word at an offset in a text of YAML or TOML, which is not read to its end while somebody types.
  private mutating func typing(in uri: String, _ bytes: [UInt8], at offset: Int) -> LineTyping? {
    guard let file = analyze(uri)?.opened?.file else { return nil }
    let format = file.list?.format
    if format == .toml || format == nil && file.path.hasSuffix(".toml") {
      return LineTyping(toml: bytes, at: offset)
    }
    let isYAML =
      format == .yaml || format == nil && [".yaml", ".yml"].contains { file.path.hasSuffix($0) }
    return isYAML ? LineTyping(yaml: bytes, at: offset) : nil
  }

  private mutating func resolve(_ item: JSONValue) -> JSONValue {
    guard let (list, all) = completions, let index = item["data"]?.integer,
      all.indices.contains(index), item["label"]?.text == all[index].label,
      let prose = list.documentation(of: all[index])
    else { return item }
    var item = item
    item.append("documentation", content(of: prose, isMarkdown: client.readsMarkdownInCompletion))
    return item
  }

  // MARK: - Links

  private mutating func links(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, list) = try list(parameters) else { return .null }
    return .array(
      list.links().map { link in
        ["range": document.range(link.range), "target": .string(link.address.text)]
      })
  }

  /// The page about the key or value at a position.
  private mutating func definition(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, list) = try list(parameters) else { return .null }
    let offset = try offset(parameters, in: document)
    guard
      let link = list.links().first(where: {
        $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      })
    else { return .null }
    let start: JSONValue = ["line": 0, "character": 0]
    return ["uri": .string(link.address.text), "range": ["start": start, "end": start]]
  }

  // MARK: - Structure

  private mutating func folds(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    // Editors fold lines of YAML and TOML by themselves.
    guard let (document, list) = try list(parameters), !list.isReadByLines else { return .null }
    var ranges: [JSONValue] = []
    for range in list.folds() {
      let first = document.lines.position(of: range.lowerBound)
      let last = document.lines.position(of: range.upperBound)
      // The line with the closing tag or bracket stays.
      guard last.line - first.line > 1 else { continue }
      var json: JSONValue = ["startLine": .integer(first.line - 1)]
      if !client.foldsLinesOnly {
        json.append("startCharacter", .integer(first.column - 1))
      }
      json.append("endLine", .integer(last.line - 2))
      ranges.append(json)
    }
    return .array(ranges)
  }

  private mutating func symbols(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, list) = try list(parameters) else { return .null }
    let items = list.outline()
    guard client.hasNestedSymbols else { return .array(flat(items, inside: nil, document)) }
    return .array(items.map { symbol($0, document) })
  }

  private func symbol(_ item: OutlineItem, _ document: OpenDocument) -> JSONValue {
    var json: JSONValue = ["name": .string(name(of: item))]
    if let detail = item.detail { json.append("detail", .string(detail)) }
    json.append("kind", .integer(kind(of: item.kind)))
    json.append("range", document.range(item.range))
    json.append("selectionRange", document.range(item.selectionRange.clamped(to: item.range)))
    if !item.children.isEmpty {
      json.append("children", .array(item.children.map { symbol($0, document) }))
    }
    return json
  }

  private func flat(
    _ items: [OutlineItem], inside container: String?, _ document: OpenDocument
  ) -> [JSONValue] {
    items.flatMap { item -> [JSONValue] in
      var json: JSONValue = [
        "name": .string(name(of: item)), "kind": .integer(kind(of: item.kind)),
        "location": ["uri": .string(document.uri), "range": document.range(item.range)],
      ]
      if let container { json.append("containerName", .string(container)) }
      return [json] + flat(item.children, inside: item.name, document)
    }
  }

  /// Editors refuse an empty name.
  private func name(of item: OutlineItem) -> String {
    item.name.contains { !$0.isWhitespace } ? item.name : "\"\(item.name)\""
  }

  private func kind(of kind: EditedList.ValueKind) -> Int {
    switch kind {
    case .dictionary: 19
    case .array: 18
    case .string, .date, .unknown: 15
    case .integer, .real: 16
    case .boolean: 17
    case .data: 20
    }
  }
}

extension Completion {
  /// Leaves out a tag or quotation mark that is already written: some editors compare only from the start of a word.
  fileprivate func startingAtItsName(in text: [UInt8], before offset: Int) -> Completion {
    guard let start = Array(filterText.utf8).firstRange(of: Array(label.utf8))?.lowerBound,
      range.lowerBound + start <= offset, start <= range.count, range.upperBound <= text.count
    else { return self }
    let prefix = filterText.utf8.prefix(start)
    guard text[range].starts(with: prefix), snippet.utf8.starts(with: prefix),
      plainText.utf8.starts(with: prefix)
    else { return self }
    return changed(self) {
      $0.range = range.lowerBound + start..<range.upperBound
      $0.snippet = String(decoding: snippet.utf8.dropFirst(start), as: UTF8.self)
      $0.plainText = String(decoding: plainText.utf8.dropFirst(start), as: UTF8.self)
      $0.filterText = label
    }
  }
}
