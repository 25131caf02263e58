import Diagnostics
import Text

extension Catalogue {
  var unknownAPIsOfRules: [Diagnostic] {
    keys.flatMap { key in
      let used = key.rules.flatMap(\.condition.leaves).flatMap { leaf -> [String] in
        if case .depends(_, _, let apis) = leaf { apis } else { [] }
      }
      let symbols = key.apis.map(\.symbol)
      var suggestions = Suggestions(symbols)
      return used.uniqued.filter { !symbols.contains($0) }.map { symbol -> Diagnostic in
        .error(
          "dangling-reference", at: key.location,
          "There is no '\(symbol)' among the APIs of '\(key.path)'\(suggestions.ending(for: symbol))",
          remedy: "name one of the key's APIs, or add it to them")
      }
    }
  }
}
