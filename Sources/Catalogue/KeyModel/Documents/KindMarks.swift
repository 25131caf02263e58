/// The keys at the root whose only value says which kind of document a file is: `kind: Lamp`.
package struct KindMarks: Sendable {
  package struct Mark: Sendable {
    package let name: String
    package let value: String
  }

  /// The endings of the names of files that may have such keys.
  package static let endings = [".yaml", ".yml", ".json"]

  /// In the order of the catalogue.
  package let all: [Mark]

  /// The marks among the keys at the root of a document. In a property list, such a value may be a mistake.
  init(_ document: DocumentKind, roots: [Key]) {
    guard !document.isPropertyList, document.root == nil else {
      all = []
      return
    }
    all = roots.compactMap { key in
      guard case .name(let name)? = key.path.components.last,
        case .closed(let values, _) = key.values, values.count == 1,
        case .string(let value) = values[0].value
      else { return nil }
      return Mark(name: name, value: value)
    }
  }

  /// Whether they tell the kind from all others, wherever a file is: two texts do, or an address. The number of a version doesn't.
  package var areTelling: Bool { all.count > 1 || all.contains { $0.isAddress } }
}

extension KindMarks.Mark {
  fileprivate var isAddress: Bool {
    value.utf8.firstIndex(of: UInt8(ascii: ":")).map { colon in
      value.utf8[colon...].starts(with: "://".utf8)
    } ?? false
  }
}
