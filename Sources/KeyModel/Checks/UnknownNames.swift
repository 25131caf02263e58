import Diagnostics
import Text

extension Catalogue {
  /// Ways of distribution and APIs that rules and codes name although there is no such thing.
  var unknownNamesOfRules: [Diagnostic] {
    var found: [Diagnostic] = []
    let ways = Set(distributions.map(\.id))
    var wayNames = Suggestions(distributions.map(\.id))
    func check(distributions ids: [String], at location: SourceLocation) {
      for id in ids.uniqued where !ways.contains(id) {
        found.append(
          .error(
            "dangling-reference", at: location,
            "There is no way of distribution '\(id)'\(wayNames.ending(for: id))",
            remedy: "name one of the catalogue's distributions, or add it to them"))
      }
    }
    for key in keys {
      let leaves = key.rules.flatMap(\.condition.leaves)
      let named = leaves.flatMap { leaf -> [String] in
        if case .distributions(let ways) = leaf { ways.map(\.id) } else { [] }
      }
      check(distributions: named, at: key.location)
      let used = leaves.flatMap { leaf -> [String] in
        if case .depends(_, _, let apis) = leaf { apis } else { [] }
      }
      let symbols = Set(key.apis.map(\.symbol))
      var symbolNames = Suggestions(key.apis.map(\.symbol))
      for symbol in used.uniqued where !symbols.contains(symbol) {
        found.append(
          .error(
            "dangling-reference", at: key.location,
            "There is no '\(symbol)' among the APIs of '\(key.path)'\(symbolNames.ending(for: symbol))",
            remedy: "name one of the key's APIs, or add it to them"))
      }
    }
    for code in codes { check(distributions: code.refusedBy, at: code.location) }
    return found
  }
}
