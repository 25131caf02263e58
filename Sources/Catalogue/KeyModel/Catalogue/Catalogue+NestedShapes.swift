import Text

extension Catalogue {
  /// The deepest nesting of shapes that stand for one dictionary: each is an alternative of the one before.
  static let deepestShapes = 16

  /// The shapes among some keys whose alternatives lead back to themselves or are nested too deeply. To look through these
  /// for the alternative that a dictionary has would never end, or need too much stack.
  static func endlessShapes(among keys: [Key]) -> [Int] {
    let unions = keys.indices.filter { keys[$0].path.isShape && !keys[$0].variants.isEmpty }
    let indexes = Dictionary(firstOf: unions.map { (keys[$0].path, $0) })
    var above: [Int: [Int]] = [:]
    var waiting: [Int: Int] = [:]
    for union in unions {
      let inside = Set(keys[union].variants).compactMap {
        indexes[PropertyPath([.shape($0)], in: keys[union].path.document)]
      }
      waiting[union] = inside.count
      for other in inside { above[other, default: []].append(union) }
    }
    // Unions whose alternatives are all measured; the others are never reached.
    var measured = unions.filter { waiting[$0] == 0 }
    var depths: [Int: Int] = [:]
    while let union = measured.popLast() {
      let depth = depths[union] ?? 1
      depths[union] = depth
      for outer in above[union] ?? [] {
        depths[outer] = max(depths[outer] ?? 1, depth + 1)
        let left = (waiting[outer] ?? 1) - 1
        waiting[outer] = left
        if left == 0 { measured.append(outer) }
      }
    }
    return unions.filter { waiting[$0] != 0 || depths[$0] ?? 1 > deepestShapes }
  }
}
