import JSON

extension PropertyListValue {
  /// The value as a file of a document: in YAML as JSON, which it reads too.
  package func text(of document: DocumentKind) -> String {
    switch document.format {
    case .propertyList: xmlDocument()
    case .toml: tomlDocument()
    case .json, .jsonWithComments, .yaml: json.serialized()
    }
  }
}
