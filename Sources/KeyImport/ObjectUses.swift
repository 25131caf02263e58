/// Finds the objects of a document that need their own shape: those in several places, inside themselves, or one
/// of several alternatives.
struct ObjectUses {
  private let nodes: SchemaNodes
  private var uses: [ObjectIdentity: Int] = [:]
  private var alternatives: Set<ObjectIdentity> = []
  private var inside: [ObjectIdentity: [ObjectIdentity]] = [:]

  /// Every object, in the order of the schema.
  private(set) var objects: [ObjectIdentity] = []

  /// More arrays in arrays than that are not followed.
  static let arrayLimit = 8

  init(of root: SchemaChild, nodes: @escaping SchemaNodes) {
    self.nodes = nodes
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
    // What is inside of a dictionary that is repeated in each place is repeated too.
    for object in objects where uses[object, default: 0] > 1 && object.object.properties.isEmpty {
      for inner in inside[object] ?? [] { uses[inner, default: 0] += 1 }
    }
  }

  /// Whether the object has its own entry, which others refer to.
  func isShape(_ object: ObjectFacts) -> Bool {
    let identity = ObjectIdentity(object)
    if alternatives.contains(identity) { return true }
    guard uses[identity, default: 0] > 1 else { return false }
    return !object.properties.isEmpty || contains(identity, itself: identity)
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

  private func contains(_ object: ObjectIdentity, itself target: ObjectIdentity) -> Bool {
    var seen: Set<ObjectIdentity> = []
    var waiting = inside[object] ?? []
    while let next = waiting.popLast() {
      if next == target { return true }
      if seen.insert(next).inserted { waiting += inside[next] ?? [] }
    }
    return false
  }
}
