import KeyModel

/// The keys of each group by levels: those at its top, and those inside each key. Found once, because every key's page
/// shows a part of them. Keys are indexes in the catalogue.
struct KeyLevels: Sendable {
  private var top: [KeyGroup.ID: [Int]] = [:]
  private var inside: [Int: [Int]] = [:]
  /// The key of the same group that a key is inside of, and its position in its level.
  private var spots: [(holder: Int?, position: Int)] = []

  init(_ context: SiteContext) {
    let catalogue = context.catalogue
    let indexes = Dictionary(firstOf: catalogue.keys.enumerated().map { ($1.path, $0) })
    spots.reserveCapacity(catalogue.keys.count)
    for (index, key) in catalogue.keys.enumerated() {
      let parent = catalogue.parent(of: key.path).flatMap {
        $0.group == key.group ? indexes[$0.path] : nil
      }
      if let parent {
        spots.append((parent, inside[parent, default: []].count))
        inside[parent, default: []].append(index)
      } else {
        spots.append((nil, top[key.group, default: []].count))
        top[key.group, default: []].append(index)
      }
    }
  }

  /// The keys of a group that are inside no other of its keys, in path order.
  func first(of group: KeyGroup) -> [Int] { top[group.id] ?? [] }

  /// The keys of the same group that are directly inside a key, in path order.
  func inside(_ key: Int) -> [Int] { inside[key] ?? [] }

  /// The position of a key in its level.
  func position(of key: Int) -> Int { spots[key].position }

  /// The keys of its group that lead to a key, from the top, and the key itself.
  func way(to key: Int) -> [Int] {
    var way = [key]
    while let last = way.last, let holder = spots[last].holder { way.append(holder) }
    return way.reversed()
  }
}
