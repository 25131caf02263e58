import Text

/// Something in the developer's tools that turns keys on, and the keys that go with it.
package struct Capability: Sendable {
  package var name: String
  /// The keys that name it, in path order.
  package var keys: [Key]
  /// Keys that these need and that name no capability, such as the texts of a question to people.
  package var companions: [Key]
}

extension Key {
  /// The capabilities that turn the key on, each of which is enough.
  package var capabilities: [String] {
    capability?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
  }
}

extension Catalogue {
  /// The capabilities that keys name, by their names.
  package var capabilities: [Capability] {
    var indexes: [String: [Int]] = [:]
    for index in keys.indices {
      for name in keys[index].capabilities { indexes[name, default: []].append(index) }
    }
    return indexes.sorted {
      ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key)
    }.map { name, indexes in
      let own = indexes.map { keys[$0] }
      let paths = Set(own.map { $0.path })
      let needed = own.flatMap(needs(of:)).uniqued.filter { !paths.contains($0) }
      return Capability(name: name, keys: own, companions: needed.compactMap { self[$0] })
    }
  }

  /// The keys that a key needs, by its rules.
  package func needs(of key: Key) -> [PropertyPath] {
    key.rules.flatMap { rule -> [PropertyPath] in
      if case .needs(let demand) = rule.demand { demand.references } else { [] }
    }
  }
}
