import KeyModel
import Text

/// A value with which a file declares that its product uses an API, and the values of other keys that say why.
struct APIReason: Sendable, Hashable {
  /// The values of another key, one of which goes with the declaration.
  struct Choice: Sendable, Hashable {
    /// The key's index in the catalogue.
    var key: Int
    var values: [PropertyListValue]
  }

  /// The key's index in the catalogue.
  var key: Int
  var value: PropertyListValue
  var choices: [Choice]

  /// The declarations of all APIs of a catalogue, by the APIs' symbols.
  static func all(of catalogue: Catalogue) -> [String: [APIReason]] {
    var reasons: [String: [APIReason]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for value in key.values.listed where !value.apis.isEmpty {
        let reason = APIReason(
          key: index, value: value.value,
          choices: choices(beside: value.value, of: key, in: catalogue))
        for symbol in value.apis.uniqued { reasons[symbol, default: []].append(reason) }
      }
    }
    return reasons
  }

  /// The values that rules name for other keys where a key has a value.
  private static func choices(
    beside value: PropertyListValue, of key: Key, in catalogue: Catalogue
  ) -> [Choice] {
    catalogue.keys.indices.flatMap { index in
      let other = catalogue.keys[index]
      return other.rules.compactMap { rule -> Choice? in
        guard case .oneOf(let demand) = rule.demand,
          case .value(let path, let values, _) = rule.condition, values.contains(value),
          catalogue.path(path, from: catalogue.document(of: other.path).id) == key.path
        else { return nil }
        return Choice(key: index, values: demand.values)
      }
    }
  }
}
