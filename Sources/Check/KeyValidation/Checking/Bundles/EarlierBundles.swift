import KeyModel

/// The facts of a list that others are compared with: a bundle may be around any number of bundles.
struct ComparedList: Sendable {
  let path: String
  /// The path of its bundle.
  let bundle: String
  let kind: BundleKind?
  let platform: Platform?
  /// The keys that bundles agree on; nil if the list could not be read to its end.
  let root: PropertyListDocument.Node?

  init(_ file: ReadFile) {
    path = file.path
    bundle = file.bundlePath ?? ""
    let facts = file.facts
    (kind, platform) = (facts?.bundleKind, facts?.platform)
    let keys = (file.document.bundles?.agreements ?? []).flatMap { [$0.key] + $0.otherKeys }
    var wanted = Set(keys.compactMap { $0.components.first })
    root = file.root.map { root in
      guard case .dictionary(let members) = root.value else { return root }
      // The first occurrence of a key counts.
      return PropertyListDocument.Node(
        .dictionary(members.filter { wanted.remove(.name($0.key)) != nil }), range: root.range)
    }
  }
}

extension DocumentCheckers {
  /// The bundles in another that came before, as far as those after them are compared with them: a value is looked up, not
  /// searched for in each.
  package struct EarlierBundles: Sendable {
    private struct Value: Hashable {
      var document: DocumentKind.ID
      /// The number of the agreement that the value is about.
      var agreement: Int
      var text: String
    }

    /// The first list with a value, and how many bundles came before it.
    private var lists: [Value: (path: String, order: Int)] = [:]
    private var count = 0

    package init(_ bundles: [Bundle] = []) { for bundle in bundles { add(bundle) } }

    package mutating func add(_ bundle: Bundle) {
      count += 1
      for document in bundle.files.map({ $0.document }) {
        guard let list = bundle.lists[document.id], let root = list.root else { continue }
        for (index, agreement) in (document.bundles?.agreements ?? []).enumerated() {
          for text in values(agreement, in: root, list.kind) {
            let value = Value(document: document.id, agreement: index, text: text)
            if lists[value] == nil { lists[value] = (list.path, count) }
          }
        }
      }
    }

    private func values(
      _ agreement: DocumentKind.Bundles.Agreement, in root: PropertyListDocument.Node,
      _ kind: BundleKind?
    ) -> [String] {
      let isCovered =
        agreement.bundleKinds.isEmpty || kind?.isOne(of: agreement.bundleKinds) == true
      switch agreement.relation {
      case .unique: return isCovered ? root.text(at: agreement.key).map { [$0] } ?? [] : []
      case .disjoint: return isCovered ? root.texts(at: agreement.key) ?? [] : []
      case .atMostOne: return root.has(KeyMark(agreement.key, agreement.value)) ? [""] : []
      default: return []
      }
    }

    /// The first list that has one of some values.
    func first(of document: DocumentKind, _ agreement: Int, _ texts: [String])
      -> (text: String, path: String)?
    {
      var first: (text: String, path: String, order: Int)?
      for text in texts {
        let value = Value(document: document.id, agreement: agreement, text: text)
        guard let list = lists[value], list.order < first?.order ?? .max else { continue }
        first = (text, list.path, list.order)
      }
      return first.map { ($0.text, $0.path) }
    }
  }
}

extension PropertyListDocument.Node {
  /// The texts of an array of final values; nil for anything else.
  func texts(at key: PropertyPath) -> [String]? {
    guard case .array(let elements)? = node(at: key)?.value, !elements.isEmpty,
      !elements.contains(where: { $0.holdsPlaceholder })
    else { return nil }
    return elements.compactMap { $0.plainText }
  }
}
