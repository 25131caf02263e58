import KeyModel
import Text

extension Level {
  /// The keys of a dictionary that may have one of several shapes: each name once, with the types, values and shapes
  /// that any of them allows.
  package init(anyOf shapes: [KeyEntry]) {
    var order: [PropertyPath.Component] = []
    var entries: [PropertyPath.Component: [KeyEntry]] = [:]
    for entry in shapes.flatMap({ $0.inside.all }) {
      guard let last = entry.key.path.components.last else { continue }
      if entries[last] == nil { order.append(last) }
      entries[last, default: []].append(entry)
    }
    self.init(
      order.compactMap { entries[$0].flatMap(KeyEntry.merging) }
        .sorted { $0.key.name.utf8.lexicographicallyPrecedes($1.key.name.utf8) })
  }

  private var all: [KeyEntry] {
    names.compactMap { named[$0] } + [wildcard, element].compactMap { $0 }
  }
}

extension KeyEntry {
  /// One entry for the keys of one name in several shapes.
  fileprivate static func merging(_ entries: [KeyEntry]) -> KeyEntry? {
    guard let first = entries.first, entries.count > 1 else { return entries.first }
    var key = first.key
    for other in entries.dropFirst().map({ $0.key }) {
      key.types = (key.types + other.types).uniqued
      key.variants = (key.variants + other.variants).uniqued
      if other.required != .required { key.required = other.required }
      switch (key.values, other.values) {
      case (.closed(let some, let codes), .closed(let more, _)):
        key.values = .closed(
          some + more.filter { one in !some.contains { $0.value == one.value } }, codes: codes)
      case (_, .any): key.values = .any
      default: break
      }
    }
    return KeyEntry(key, first.inside)
  }
}
