import Diagnostics

/// The editions of JSON Schema that docgen writes.
package enum Draft: String, Sendable, CaseIterable {
  /// Draft-07, which most tools read.
  case draft07 = "draft-07"
  /// 2020-12, the current edition.
  case draft202012 = "2020-12"

  /// The address of the metaschema.
  package var metaschema: String {
    switch self {
    case .draft07: "http://json-schema.org/draft-07/schema#"
    case .draft202012: "https://json-schema.org/draft/2020-12/schema"
    }
  }

  /// The suffix of a schema's file name.
  package var fileSuffix: String {
    switch self {
    case .draft07: ".draft-07.schema.json"
    case .draft202012: ".schema.json"
    }
  }
}
