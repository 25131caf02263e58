import JSON
import KeyValidation

/// The client's capabilities that matter here.
struct ClientCapabilities {
  var unit = LineIndex.ColumnUnit.utf16
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var hasDiagnosticTags = false
  var hasRelatedInformation = false
  var hasCodeDescription = false
  var hasDiagnosticVersion = false
  var readsMarkdownInHover = false
  var readsMarkdownInCompletion = false
  var hasSnippets = false
  /// Whether it can insert several lines without indenting them.
  var insertsLinesAsTheyAre = false
  var hasDeprecatedTag = false
  var hasDeprecatedFlag = false
  var hasNestedSymbols = false
  var foldsLinesOnly = false
  var hasCodeActions = false
  var hasVersionedEdits = false
  var sendsConfiguration = false
  var watchesFiles = false

  init() {}

  /// - Parameter json: `capabilities` of the request `initialize`.
  init(_ json: JSONValue) {
    let document = json["textDocument"]
    let published = document?["publishDiagnostics"]
    let pulled = document?["diagnostic"]
    let item = document?["completion"]?["completionItem"]
    if json["general"]?["positionEncodings"]?.elements.contains("utf-8") == true { unit = .utf8 }
    pullsDiagnostics = pulled?.isObject == true
    refreshesDiagnostics = json["workspace"]?["diagnostics"]?["refreshSupport"] == true
    // 3.18 repeats these for pulled diagnostics; clients of 3.17 announce them only here.
    func either(_ name: String) -> JSONValue? { published?[name] ?? pulled?[name] }
    hasDiagnosticTags = either("tagSupport")?.isObject == true
    hasRelatedInformation = either("relatedInformation") == true
    hasCodeDescription = either("codeDescriptionSupport") == true
    hasDiagnosticVersion = published?["versionSupport"] == true
    readsMarkdownInHover =
      document?["hover"]?["contentFormat"]?.elements.contains("markdown") == true
    readsMarkdownInCompletion =
      item?["documentationFormat"]?.elements.contains("markdown") == true
    hasSnippets = item?["snippetSupport"] == true
    insertsLinesAsTheyAre =
      item?["insertTextModeSupport"]?["valueSet"]?.elements.contains(1) == true
    hasDeprecatedTag = item?["tagSupport"]?["valueSet"]?.elements.contains(1) == true
    hasDeprecatedFlag = item?["deprecatedSupport"] == true
    hasNestedSymbols =
      document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"] == true
    foldsLinesOnly = document?["foldingRange"]?["lineFoldingOnly"] == true
    hasCodeActions = document?["codeAction"]?["codeActionLiteralSupport"]?.isObject == true
    hasVersionedEdits = json["workspace"]?["workspaceEdit"]?["documentChanges"] == true
    sendsConfiguration = json["workspace"]?["configuration"] == true
    watchesFiles =
      json["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
  }
}
