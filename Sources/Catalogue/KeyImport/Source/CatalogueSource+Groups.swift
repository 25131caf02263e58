import KeyModel
import Text

extension CatalogueSource {
  mutating func groupFiles() -> [File] {
    var files: [File] = []
    for (group, name) in zip(catalogue.groups, names.groups) {
      files += self.files(of: group, named: name)
    }
    return files
  }

  /// The first file declares the group, and each further one what it has from a key on.
  private mutating func files(of group: KeyGroup, named name: String) -> [File] {
    let fileName = fileNames.fileName(group.id, "group")
    var files: [File] = []
    var properties: [String] = []
    for keys in parts(of: group, named: name) {
      let isFirst = properties.isEmpty
      let start = isFirst ? "keys" : "keys from \(keys.start.plainWords)"
      let property = parts.name("\(name) \(start)")
      properties.append(property)
      var list = SwiftProperty(name: property, elements: keys.expressions, type: "Key")
      if !isFirst { list.summary = "The keys of \(group.title) from \(keys.start) on.".asComment }
      let properties = keys.properties.map { "\n" + $0.text }.joined()
      let partName =
        isFirst ? fileName : fileNames.fileName(keys.start, "keys", of: fileName)
      files.append(
        File(name: partName + ".swift", text: "import KeyModel\n\n" + list.text + properties))
    }
    let declaration = self.declaration(of: group, named: name, properties)
    if files.isEmpty { return [file(fileName, declaration)] }
    files[0].text = files[0].text.replacing(
      "import KeyModel\n\n", with: "import KeyModel\n\n\(declaration)\n", maxReplacements: 1)
    return files
  }

  private func declaration(of group: KeyGroup, named name: String, _ properties: [String]) -> String
  {
    let keys: SwiftExpression =
      properties.count > 1
      ? SwiftProperty.joined(properties, of: "Key") : .code(properties.first ?? "[]")
    let call = names.call(
      "KeyGroup",
      [
        ("id", group.id), ("title", group.title), ("document", group.document as Any),
        ("summary", group.summary), ("availability", group.availability), ("keys", keys),
        ("movedFrom", group.movedFrom),
      ])
    let expression = SwiftLayout.text(call, indentation: 4, column: 4)
    return """
      extension KeyGroup {
        /// \((group.summary.isEmpty ? group.title : group.summary).asComment)
        static var \(name): KeyGroup {
          \(expression)
        }
      }

      """
  }

  /// Keys of a group that one array literal declares.
  private struct Part {
    /// The path of the first key.
    var start: String
    var expressions: [SwiftExpression]
    var properties: [SwiftProperty]
  }

  private mutating func parts(of group: KeyGroup, named name: String) -> [Part] {
    var properties: [[SwiftProperty]] = []
    let paths = group.keys.map { PropertyPath($0.path.components).description }
    let expressions = zip(group.keys, paths).map { key, path in
      let whole = names.declaration(
        of: changed(key) { $0.availability = statedAvailability(of: key, in: group) })
      let expression = parts.moving(outOf: whole, of: "\(name) \(path.plainWords)")
      properties.append(parts.taken())
      return expression
    }
    var index = 0
    return SwiftProperty.parts(of: expressions).filter { !$0.isEmpty }.map { expressions in
      defer { index += expressions.count }
      return Part(
        start: paths[index], expressions: expressions,
        properties: properties[index..<index + expressions.count].flatMap(\.self))
    }
  }

  /// Nil if the key inherits its availability.
  private func statedAvailability(of key: Key, in group: KeyGroup) -> [AvailabilityStatement]? {
    guard let stated = key.availability else { return nil }
    let path = PropertyPath(key.path.components, in: key.path.document ?? group.document)
    guard key.shape == nil, let resolved = catalogue[path],
      resolved.statements.naming(key.sources.first)
        == catalogue.inheritedAvailability(of: resolved)
    else { return stated }
    return nil
  }
}

extension String {
  /// The letters and digits of a path, in words.
  fileprivate var plainWords: String { SwiftNames.words(self).joined(separator: " ") }
}
