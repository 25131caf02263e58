import KeyModel
import Text

/// A type or function of a programming interface, with the keys that it or its members read or need.
struct APIOwner: Sendable {
  /// One symbol, and the indexes of its keys in the catalogue.
  struct Member: Sendable {
    var api: API
    var keys: [Int]

    /// Takes what another key says of the symbol.
    mutating func add(_ other: API, of key: Int) {
      api.framework = api.framework ?? other.framework
      api.url = api.url ?? other.url
      if keys.last != key { keys.append(key) }
    }
  }

  let name: String
  let members: [Member]
  /// The declarations that files need for its members, each once.
  let reasons: [APIReason]
  /// The indexes of its keys, each once, in path order. Found once, because the page of each of them asks for all.
  let keys: [Int]

  init(name: String, members: [Member], reasons: [APIReason]) {
    (self.name, self.members, self.reasons) = (name, members, reasons)
    keys = Set(members.flatMap(\.keys)).sorted()
  }

  /// The frameworks that it is part of; an extension of a type may be in another one.
  var frameworks: [String] { Set(members.compactMap(\.api.framework)).sorted() }

  /// The number of keys that make a page worth opening.
  private static let fullPage = 4

  /// Whether it has its own page: many keys name it, or a file has to give a reason for its use. The others
  /// are parts of the list.
  var hasPage: Bool { keys.count >= Self.fullPage || !reasons.isEmpty }

  /// All owners in a catalogue, by name.
  static func all(of catalogue: Catalogue) -> [APIOwner] {
    var owners: [String: [String: Member]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for api in key.apis {
        owners[api.owner, default: [:]][api.symbol, default: Member(api: api, keys: [])].add(
          api, of: index)
      }
    }
    let reasons = APIReason.all(of: catalogue)
    return owners.map { name, members in
      let members = members.values.sorted { $0.api.symbol < $1.api.symbol }
      return APIOwner(
        name: name, members: members,
        reasons: members.flatMap { reasons[$0.api.symbol] ?? [] }.uniqued)
    }.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}
