package import JSON
package import Text

/// Diagnostics in the Static Analysis Results Interchange Format, which code scanners read.
///
/// Source: OASIS, "SARIF Version 2.1.0", of 27 March 2020; numbers in comments are its sections.
package struct DiagnosticSARIF: Sendable {
  /// The program that found them.
  package var tool: String
  package var version: String
  /// The kinds of findings; an id without a kind is listed by its name alone.
  package var kinds: [DiagnosticKind]
  /// The address of the page of a kind; nil where it has none.
  package var page: @Sendable (_ id: String) -> PageAddress?

  package init(
    tool: String, version: String, kinds: [DiagnosticKind],
    page: @escaping @Sendable (_ id: String) -> PageAddress? = { _ in nil }
  ) {
    self.tool = tool
    self.version = version
    self.kinds = kinds
    self.page = page
  }

  /// - Parameter verdict: The verdict on the product, for the properties of the run.
  package func format(_ diagnostics: [Diagnostic], verdict: String? = nil) -> JSONValue {
    let known = Set(kinds.map { $0.id })
    let unknown = Set(diagnostics.map { $0.id }).subtracting(known).sorted()
    let ids = kinds.map { $0.id } + unknown
    let indexes = Dictionary(firstOf: zip(ids, ids.indices).map { ($0, $1) })
    let rules = kinds.map(rule) + unknown.map { ["id": .string($0)] }
    var run: JSONValue = [
      "tool": [
        "driver": [
          "name": .string(tool), "version": .string(version), "rules": .array(rules),
        ]
      ],
      // 3.14.17: a column of `SourceLocation` is a character, not a unit of UTF-16.
      "columnKind": "unicodeCodePoints",
      "results": .array(diagnostics.map { result(of: $0, ruleIndex: indexes[$0.id]) }),
    ]
    if let verdict { run.append("properties", ["verdict": .string(verdict)]) }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
  }

  private func rule(of kind: DiagnosticKind) -> JSONValue {
    var json: JSONValue = [
      "id": .string(kind.id),
      "shortDescription": text(kind.summary),
      "fullDescription": text(kind.explanation),
      "help": text(kind.repair + " " + kind.cost),
      "defaultConfiguration": ["level": .string(kind.severity.rawValue)],
    ]
    if let page = page(kind.id) { json.append("helpUri", .string(page.text)) }
    return json
  }

  private func result(of diagnostic: Diagnostic, ruleIndex: Int?) -> JSONValue {
    let message = [diagnostic.message, diagnostic.remedy].compactMap { $0 }
      .joined(separator: "; ")
    var json: JSONValue = ["ruleId": .string(diagnostic.id)]
    if let ruleIndex { json.append("ruleIndex", .integer(ruleIndex)) }
    json.append("level", .string(diagnostic.severity.rawValue))
    json.append("message", text(message))
    if let location = location(of: diagnostic) { json.append("locations", [location]) }
    if let file = diagnostic.location?.file, let fixIt = diagnostic.fixIt {
      json.append("fixes", [fix(fixIt, in: file)])
    }
    // 3.8.2: tags are names that a viewer can filter by.
    var properties: [JSONValue.Member] = []
    if let url = diagnostic.url { properties.append(.init("page", .string(url.text))) }
    if let way = diagnostic.refusedBy { properties.append(.init("refusedBy", .string(way))) }
    if !diagnostic.codes.isEmpty {
      properties.append(.init("tags", JSONValue(strings: diagnostic.codes)))
    }
    if !properties.isEmpty { json.append("properties", .object(properties)) }
    return json
  }

  private func location(of diagnostic: Diagnostic) -> JSONValue? {
    guard let location = diagnostic.location else { return nil }
    var physical: JSONValue = ["artifactLocation": ["uri": .string(uri(of: location.file))]]
    if let line = location.line {
      var region: JSONValue = ["startLine": .integer(line)]
      if let column = location.column { region.append("startColumn", .integer(column)) }
      // 3.30.8: the end column is after the region.
      if let line = diagnostic.end?.line { region.append("endLine", .integer(line)) }
      if let column = diagnostic.end?.column { region.append("endColumn", .integer(column)) }
      physical.append("region", region)
    }
    var json: JSONValue = ["physicalLocation": physical]
    if let path = diagnostic.path {
      json.append("logicalLocations", [["fullyQualifiedName": .string(path), "kind": "member"]])
    }
    return json
  }

  private func fix(_ fixIt: FixIt, in file: String) -> JSONValue {
    [
      "description": text(fixIt.title),
      "artifactChanges": [
        [
          "artifactLocation": ["uri": .string(uri(of: file))],
          "replacements": .array(
            fixIt.replacements.map {
              [
                "deletedRegion": [
                  "byteOffset": .integer($0.range.lowerBound),
                  "byteLength": .integer($0.range.count),
                ],
                "insertedContent": text($0.text),
              ]
            }),
        ]
      ],
    ]
  }

  private func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  /// 3.4.3: a path becomes a relative reference or a `file` URI, escaped by RFC 3986.
  private func uri(of file: String) -> String {
    (file.hasPrefix("/") ? "file://" : "") + percentEncoded(file, keeping: "/+")
  }
}
