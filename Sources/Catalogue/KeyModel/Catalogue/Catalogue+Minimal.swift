import Text

extension Catalogue {
  /// The smallest property list for an extension point: its identifier and the samples its uses give.
  package func minimalPropertyList(for point: ExtensionPoint) -> PropertyListValue {
    let placeholder = { (path: PropertyPath) in self[path]?.placeholder ?? "name" }
    let identifier = PropertyListValue.string(point.id).nested(
      at: point.mechanism.identifierKey, placeholder: placeholder)
    let samples = point.uses.sorted(by: { $0.path < $1.path }).compactMap { use in
      use.sample?.nested(at: use.path, placeholder: placeholder)
    }
    return PropertyListValue.merging([identifier] + samples)
  }
}

extension ValueType {
  /// A value of the type that says little, with the text for a string.
  package func sample(text: String = "") -> PropertyListValue {
    switch self {
    case .string: .string(text)
    case .integer, .number: 1
    case .real: 1.0
    case .boolean: true
    case .date: .date("2026-01-01T00:00:00Z")
    case .data: .data("")
    case .null: .null
    case .any: .string(text)
    case .dictionary: [:]
    case .array: []
    }
  }
}
