import JSON

extension PropertyListValue {
  /// The value as a file of a document.
  package func text(of document: DocumentKind) -> String {
    switch document.format {
    case .propertyList: xmlDocument()
    case .toml: tomlDocument()
    case .yaml: yaml
    case .json, .jsonWithComments: json.serialized()
    }
  }
}
