import KeyModel

extension PropertyListSchema {
  /// Whether to write examples, which help people to write a file: not in the many schemas that only check one.
  var hasExamples: Bool {
    isForPeople
      || profile.placeholders == .source && profile.unknownKeys == .open
        && profile.platform == nil
  }

  /// A key's example. If it names a different extension point than the schema's, a part of the minimal list of
  /// the schema's; nil if an array in it begins with an element that the extension point does not allow.
  func example(of key: Key, scope: Scope?) -> PropertyListValue? {
    guard let scope else { return key.example }
    let identifier = scope.point.mechanism.identifierKey
    guard key.path == identifier || key.path.isAncestor(of: identifier) else {
      let breaks = scope.firstElements.contains { list in
        guard key.path == list.path || key.path.isAncestor(of: list.path) else { return false }
        let steps = list.path.components.dropFirst(key.path.components.count)
        return key.example?.values(at: steps).contains { value in
          if case .array(let elements) = value { elements.first != list.value } else { false }
        } == true
      }
      return breaks ? nil : key.example
    }
    return catalogue.minimalPropertyList(for: scope.point).values(at: key.path.components[...])
      .first
  }
}

extension PropertyListValue {
  /// Whether a text in the value contains a placeholder.
  var holdsPlaceholder: Bool {
    switch self {
    case .string(let text): Placeholder.occurs(in: text)
    case .array(let elements): elements.contains(where: \.holdsPlaceholder)
    case .dictionary(let entries):
      entries.contains {
        PropertyListValue.string($0.key).holdsPlaceholder || $0.value.holdsPlaceholder
      }
    default: false
    }
  }
}
