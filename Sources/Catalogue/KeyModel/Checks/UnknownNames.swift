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
      let linked = Set(key.apis.filter { !$0.linked.isEmpty }.map(\.symbol))
      return used.uniqued.filter { !linked.contains($0) }.map { symbol -> Diagnostic in
        symbols.contains(symbol)
          ? .error(
            "dangling-reference", at: key.location,
            "A rule of '\(key.path)' depends on '\(symbol)', which doesn't say how programs link it",
            remedy: "state it, or leave the API out of the condition: no program could show it")
          : .error(
            "dangling-reference", at: key.location,
            "There is no '\(symbol)' among the APIs of '\(key.path)'\(suggestions.ending(for: symbol))",
            remedy: "name one of the key's APIs, or add it to them")
      }
    }
  }

  /// APIs that keys declare to be linked in different ways. A program is asked once for each.
  var differentlyLinkedAPIs: [Diagnostic] {
    var known: [String: [String]] = [:]
    return keys.flatMap { key in
      key.apis.filter { !$0.linked.isEmpty }.compactMap { api -> Diagnostic? in
        guard let other = known.updateValue(api.linked, forKey: api.symbol), other != api.linked
        else { return nil }
        return .error(
          "dangling-reference", at: key.location,
          "'\(key.path)' links '\(api.symbol)' in another way than a key before it",
          remedy: "give both the same names, or name the part of the API that differs")
      }
    }
  }
}
