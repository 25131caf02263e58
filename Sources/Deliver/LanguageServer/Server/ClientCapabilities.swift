import JSON
import KeyValidation

struct ClientCapabilities {
  /// `capabilities` of the request `initialize`.
  var json = JSONValue.null

  private var document: JSONValue? { json["textDocument"] }
  private var workspace: JSONValue? { json["workspace"] }
  private var item: JSONValue? { document?["completion"]?["completionItem"] }

  var unit: LineIndex.ColumnUnit {
    json["general"]?["positionEncodings"]?.elements.contains("utf-8") == true ? .utf8 : .utf16
  }
  var pullsDiagnostics: Bool { document?["diagnostic"]?.isObject == true }
  var refreshesDiagnostics: Bool { workspace?["diagnostics"]?["refreshSupport"] == true }
  var hasDiagnosticTags: Bool { ofDiagnostics("tagSupport")?.isObject == true }
  var hasRelatedInformation: Bool { ofDiagnostics("relatedInformation") == true }
  var hasCodeDescription: Bool { ofDiagnostics("codeDescriptionSupport") == true }
  var hasDiagnosticVersion: Bool { document?["publishDiagnostics"]?["versionSupport"] == true }
  var readsMarkdownInHover: Bool {
    document?["hover"]?["contentFormat"]?.elements.contains("markdown") == true
  }
  var readsMarkdownInCompletion: Bool {
    item?["documentationFormat"]?.elements.contains("markdown") == true
  }
  var hasSnippets: Bool { item?["snippetSupport"] == true }
  /// Whether it can insert several lines without indenting them.
  var insertsLinesAsTheyAre: Bool {
    item?["insertTextModeSupport"]?["valueSet"]?.elements.contains(1) == true
  }
  var hasDeprecatedTag: Bool { item?["tagSupport"]?["valueSet"]?.elements.contains(1) == true }
  var hasDeprecatedFlag: Bool { item?["deprecatedSupport"] == true }
  var hasNestedSymbols: Bool {
    document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"] == true
  }
  var foldsLinesOnly: Bool { document?["foldingRange"]?["lineFoldingOnly"] == true }
  var hasCodeActions: Bool {
    document?["codeAction"]?["codeActionLiteralSupport"]?.isObject == true
  }
  var hasVersionedEdits: Bool { workspace?["workspaceEdit"]?["documentChanges"] == true }
  var sendsConfiguration: Bool { workspace?["configuration"] == true }
  var watchesFiles: Bool { workspace?["didChangeWatchedFiles"]?["dynamicRegistration"] == true }

  /// 3.18 repeats these for pulled diagnostics; clients of 3.17 announce them only for published ones.
  private func ofDiagnostics(_ name: String) -> JSONValue? {
    document?["publishDiagnostics"]?[name] ?? document?["diagnostic"]?[name]
  }
}
