/// Finds the objects of a document that need their own shape: those in several places, inside themselves, or one
/// of several alternatives.
struct ObjectUses {
  private let nodes: SchemaNodes
  private var uses: [ObjectIdentity: Int] = [:]
  private var alternatives: Set<ObjectIdentity> = []
  /// Objects inside themselves, and those between such objects.
  private var endless: Set<ObjectIdentity> = []

  /// Every object, in the order of the schema.
  private(set) var objects: [ObjectIdentity] = []

  /// More arrays in arrays than that are not followed.
  static let arrayLimit = 8

  init(of root: SchemaChild, nodes: @escaping SchemaNodes) {
    self.nodes = nodes
    var inside: [ObjectIdentity: [ObjectIdentity]] = [:]
    var waiting = note(levels(of: root))
    var next = 0
    while next < waiting.count {
      let object = waiting[next]
      next += 1
      var found: [ObjectIdentity] = []
      for child in object.object.children {
        let levels = levels(of: child)
        waiting += note(levels)
        found += levels.joined()
      }
      inside[object] = found
    }
    objects = waiting
    // The contents of a dictionary that is repeated in each place are repeated too.
    for object in objects where uses[object, default: 0] > 1 && object.object.properties.isEmpty {
      for inner in inside[object] ?? [] { uses[inner, default: 0] += 1 }
    }
    let (downwards, upwards) = (inside, Self.reversed(inside))
    endless = Self.endless(in: objects, downwards, upwards)
      .intersection(Self.endless(in: objects, upwards, downwards))
  }

  /// Whether the object has its own entry, which others refer to.
  func isShape(_ object: ObjectFacts) -> Bool {
    let identity = ObjectIdentity(object)
    if alternatives.contains(identity) { return true }
    guard uses[identity, default: 0] > 1 else { return false }
    return !object.properties.isEmpty || endless.contains(identity)
  }

  /// Counts the objects at a place, and returns those that are new.
  private mutating func note(_ levels: [[ObjectIdentity]]) -> [ObjectIdentity] {
    var new: [ObjectIdentity] = []
    for level in levels {
      for object in level {
        if uses.updateValue(uses[object, default: 0] + 1, forKey: object) == nil {
          new.append(object)
        }
        if level.count > 1 { alternatives.insert(object) }
      }
    }
    return new
  }

  /// The alternatives for a value, then those for its elements, for their elements, and so on.
  private func levels(of child: SchemaChild) -> [[ObjectIdentity]] {
    var levels: [[ObjectIdentity]] = []
    var position: SchemaChild? = child
    while let current = position, levels.count < Self.arrayLimit {
      let node = nodes(current)
      levels.append(node.alternatives.map(ObjectIdentity.init))
      position = node.types.contains(.array) ? node.array.elements : nil
    }
    return levels
  }

  private static func reversed(
    _ edges: [ObjectIdentity: [ObjectIdentity]]
  ) -> [ObjectIdentity: [ObjectIdentity]] {
    var reversed: [ObjectIdentity: [ObjectIdentity]] = [:]
    for (object, others) in edges {
      for other in others { reversed[other, default: []].append(object) }
    }
    return reversed
  }

  /// The objects from which ways lead on without an end: without those that lead nowhere, repeatedly.
  private static func endless(
    in objects: [ObjectIdentity], _ edges: [ObjectIdentity: [ObjectIdentity]],
    _ reversed: [ObjectIdentity: [ObjectIdentity]]
  ) -> Set<ObjectIdentity> {
    var left = Set(objects)
    var counts = edges.mapValues(\.count)
    var waiting = objects.filter { counts[$0, default: 0] == 0 }
    while let object = waiting.popLast() {
      left.remove(object)
      for other in reversed[object] ?? [] {
        counts[other, default: 0] -= 1
        if counts[other] == 0 { waiting.append(other) }
      }
    }
    return left
  }
}
