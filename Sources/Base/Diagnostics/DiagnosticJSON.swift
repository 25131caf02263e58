package import JSON
import Text

/// Diagnostics as a JSON array, for programs.
///
/// Each element has `id`, `severity` (`error`, `warning` or `note`), `file`, `line`, `column`, `endLine`, `endColumn`,
/// `document`, `path`, `message`, `remedy`, `url`, `codes`, `refusedBy` and `fix`; unknown ones are null. `line` and `column`
/// count from 1; `endColumn` is after the last character. `codes` are those with which another program reports the same;
/// `refusedBy` is the distribution that refuses the product for it.
/// `fix` has a `title` and `replacements`, each with `start` and `end`, byte offsets in the file as it was read, and
/// the `text` that replaces these bytes.
package enum DiagnosticJSON {
  package static func format(_ diagnostics: [Diagnostic]) -> JSONValue {
    .array(diagnostics.map(json))
  }

  private static func json(of diagnostic: Diagnostic) -> JSONValue {
    [
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "file": JSONValue(diagnostic.location?.file),
      "line": diagnostic.location?.line.map(JSONValue.integer) ?? .null,
      "column": diagnostic.location?.column.map(JSONValue.integer) ?? .null,
      "endLine": diagnostic.end?.line.map(JSONValue.integer) ?? .null,
      "endColumn": diagnostic.end?.column.map(JSONValue.integer) ?? .null,
      "document": JSONValue(diagnostic.document),
      "path": JSONValue(diagnostic.path),
      "message": .string(diagnostic.message),
      "remedy": JSONValue(diagnostic.remedy),
      "url": JSONValue(diagnostic.url?.text),
      "codes": JSONValue(strings: diagnostic.codes),
      "refusedBy": JSONValue(diagnostic.refusedBy),
      "fix": diagnostic.fixIt.map(json) ?? .null,
    ]
  }

  private static func json(of fixIt: FixIt) -> JSONValue {
    [
      "title": .string(fixIt.title),
      "replacements": .array(
        fixIt.replacements.map {
          [
            "start": .integer($0.range.lowerBound), "end": .integer($0.range.upperBound),
            "text": .string($0.text),
          ]
        }),
    ]
  }
}
