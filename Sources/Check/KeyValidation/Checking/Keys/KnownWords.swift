import KeyModel

/// Names of keys and values that mean something anywhere in a catalogue: no repair takes one for a slip.
struct KnownWords: Sendable {
  let names: Set<String>
  let values: Set<String>

  init(_ catalogue: Catalogue) {
    names = Set(catalogue.keys.lazy.filter { $0.path.components.last != .anyName }.map { $0.name })
    values = Set(
      catalogue.keys.lazy.flatMap({ $0.values.listed }).compactMap {
        if case .string(let text) = $0.value { text } else { nil }
      })
  }
}
