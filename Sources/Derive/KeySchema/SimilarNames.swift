import Text

/// Names of keys in one dictionary that are one edit apart, so that neither is a near miss of the other.
struct SimilarNames {
  private var others: [String: [String]] = [:]

  init(_ names: [String]) {
    let known = NearNames(names)
    for name in names {
      let similar = known.matches(for: name, within: 1).map(\.name).filter { $0 != name }
      if !similar.isEmpty { others[name] = similar.sorted() }
    }
  }

  subscript(_ name: String) -> [String] { others[name] ?? [] }
}
