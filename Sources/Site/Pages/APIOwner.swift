import KeyModel

/// A type or function of a programming interface, with the keys that it or its members read or need.
struct APIOwner: Sendable {
  /// One symbol, and the indexes of its keys in the catalogue.
  struct Member: Sendable {
    var api: API
    var keys: [Int]
  }

  var name: String
  var members: [Member]

  /// The frameworks that it is part of; an extension of a type may be in another one.
  var frameworks: [String] {
    Set(members.compactMap(\.api.framework)).sorted()
  }

  /// The indexes of its keys, each once, in path order.
  var keys: [Int] { Set(members.flatMap(\.keys)).sorted() }

  /// Those of a catalogue, by name.
  static func all(of catalogue: Catalogue) -> [APIOwner] {
    var owners: [String: [String: Member]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for api in key.apis {
        var member = owners[api.owner]?[api.symbol] ?? Member(api: api, keys: [])
        member.api.framework = member.api.framework ?? api.framework
        member.api.url = member.api.url ?? api.url
        if member.keys.last != index { member.keys.append(index) }
        owners[api.owner, default: [:]][api.symbol] = member
      }
    }
    return owners.map { name, members in
      APIOwner(name: name, members: members.values.sorted { $0.api.symbol < $1.api.symbol })
    }.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}
