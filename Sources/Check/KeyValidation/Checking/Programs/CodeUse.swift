package import KeyModel
import Text

/// The APIs that a product's code uses, by their symbols in the catalogue.
package struct CodeUse: Sendable {
  /// The first place where each is used: a program or a file of sources.
  package private(set) var places: [String: String] = [:]
  /// Whether all of the product's code was looked at, so that the other known ones are not used.
  package var isComplete = true
  /// Whether only sources show it, which may not be the product's.
  package let isOfSources: Bool
  private let known: LinkedAPIs

  package init(_ known: LinkedAPIs, isOfSources: Bool = false) {
    (self.known, self.isOfSources) = (known, isOfSources)
    isComplete = !isOfSources
  }

  package mutating func add(_ apis: Set<String>, at place: String) {
    for api in apis where places[api] == nil { places[api] = place }
  }

  /// Whether one of some APIs is used; nil where that is unknown.
  func uses(_ apis: [String]) -> Bool? {
    if apis.contains(where: { places[$0] != nil }) { return true }
    return isComplete && apis.allSatisfy(known.knows) ? false : nil
  }

  /// A sentence on which of some APIs are used; nil if none is.
  package func phrase(_ apis: [String]) -> String? {
    guard let first = apis.first(where: { places[$0] != nil }), let place = places[first] else {
      return nil
    }
    let used = apis.filter { places[$0] == place }.prefix(3).map(quoted)
    return "'\(place)' uses \(alternatives(Array(used), "and"))"
  }
}

/// The names in programs by which a catalogue's APIs are recognized.
package final class LinkedAPIs: Sendable {
  private let ways: [(api: String, names: [String])]
  private let wanted: Set<String>
  private let apis: Set<String>
  /// The number of bytes of the longest name.
  package let longest: Int

  /// The APIs that say how they are linked.
  package init(_ all: [API]) {
    var ways: [(api: String, names: [String])] = []
    var known: Set<String> = []
    for api in all
    where !api.linked.isEmpty && known.insert(api.symbol).inserted {
      ways += api.linked.map { way in (api.symbol, way.split(separator: " ").map(String.init)) }
    }
    self.ways = ways
    apis = known
    wanted = Set(ways.flatMap { $0.names })
    longest = wanted.reduce(0) { max($0, $1.utf8.count) }
  }

  package var isEmpty: Bool { ways.isEmpty }

  func isWanted(_ name: String) -> Bool { wanted.contains(name) }

  func knows(_ api: String) -> Bool { apis.contains(api) }

  /// The APIs that a program with these names uses.
  func used(by names: Set<String>) -> Set<String> {
    Set(ways.lazy.filter { $0.names.allSatisfy(names.contains) }.map { $0.api })
  }
}
