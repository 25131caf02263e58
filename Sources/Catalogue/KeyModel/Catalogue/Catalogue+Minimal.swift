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

  /// The smallest file of a document: the keys that each such file needs, with their examples.
  package func minimalPropertyList(of document: DocumentKind) -> PropertyListValue {
    let root = path(.root, from: document.id)
    let needed = roots(beside: root).filter {
      $0.required == .required && $0.extensionPoints == .none
    }
    return PropertyListValue.merging(
      [PropertyListValue.dictionary([])]
        + needed.map { key in
          key.sample.nested(at: PropertyPath(key.path.components)) { _ in key.placeholder ?? "name"
          }
        })
  }

  /// A value for a key whose dictionaries have shapes, or that is in a shape: with what the first shape requires.
  package func shapedSample(of key: Key, text: String = "", depth: Int = 0) -> PropertyListValue? {
    guard key.path.shape != nil || !key.variants.isEmpty else { return nil }
    let stated = [key.example, key.values.listed.first?.value, key.defaultValue]
    if let value = stated.lazy.compactMap({ $0 }).first { return value }
    switch key.types.first {
    case .dictionary?: return dictionary(shapedAs: key, text: text, depth: depth)
    case .array(let elements)? where elements.first == .dictionary && self[element(of: key)] == nil:
      return .array([dictionary(shapedAs: key, text: text, depth: depth)])
    case let type: return (type ?? .string).sample(text: text)
    }
  }

  private func element(of key: Key) -> PropertyPath { key.path.appending(.element) }

  /// The depth to which samples of shapes are filled in; a shape may need itself.
  private static let mostLevels = 4

  private func dictionary(shapedAs key: Key, text: String, depth: Int) -> PropertyListValue {
    guard depth < Self.mostLevels else { return [:] }
    if let shape = variants(of: key).first {
      return dictionary(shapedAs: shape, text: text, depth: depth + 1)
    }
    let needed = children(of: key.path).filter {
      if case .name? = $0.path.components.last { $0.required == .required } else { false }
    }
    return .dictionary(
      needed.map { inside in
        PropertyListValue.Entry(
          inside.name,
          shapedSample(of: inside, text: text, depth: depth + 1)
            ?? (inside.types.first ?? .string).sample(text: text))
      })
  }
}

extension Key {
  /// A value that the key may have, for files to start from.
  package var sample: PropertyListValue {
    if let value = example ?? defaultValue ?? values.listed.first?.value { return value }
    return (types.first ?? .string).sample()
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
