import Text

/// The names of one dictionary's keys that are an edit apart, so that neither counts as a near miss of the
/// other.
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
