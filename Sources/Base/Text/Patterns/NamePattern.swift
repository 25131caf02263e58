/// A pattern for the names of files, which are bytes.
package struct NamePattern: Hashable, Sendable {
  /// Bytes stand for themselves; the numbers from `firstSet` on for `sets`.
  private var steps: [Int32] = []
  private var sets: [Set<UInt8>] = []

  private static let anyText: Int32 = 256
  private static let anyByte: Int32 = 257
  private static let firstSet: Int32 = 258

  /// A pattern in which `*` is any text.
  package init(_ text: String) {
    steps = text.utf8.map { $0 == UInt8(ascii: "*") ? Self.anyText : Int32($0) }
  }

  /// A pattern in which `*` is any text, `?` any byte and `[a-z]` one of several; `\` before a byte makes it stand for itself.
  package init(glob: ArraySlice<UInt8>) {
    var rest = glob
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if steps.last != Self.anyText { steps.append(Self.anyText) }
      case UInt8(ascii: "?"): steps.append(Self.anyByte)
      case UInt8(ascii: "\\"):
        if let next = rest.popFirst() { steps.append(Int32(next)) } else { append([]) }
      case UInt8(ascii: "["):
        if let set = Self.takeSet(from: &rest) { append(set) } else { steps.append(Int32(byte)) }
      default: steps.append(Int32(byte))
      }
    }
  }

  private mutating func append(_ set: Set<UInt8>) {
    let index = sets.firstIndex(of: set) ?? sets.count
    if index == sets.count { sets.append(set) }
    steps.append(Self.firstSet + Int32(index))
  }

  /// The bytes of a set, of which the bracket was read; nil if it is not closed.
  private static func takeSet(from rest: inout ArraySlice<UInt8>) -> Set<UInt8>? {
    var inside = rest
    let isNegated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
    if isNegated { inside.removeFirst() }
    // A bracket that comes first belongs to the set.
    guard let end = inside.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    rest = inside[end...].dropFirst()
    inside = inside[..<end]
    var set: Set<UInt8> = []
    while let first = inside.popFirst() {
      if inside.first == UInt8(ascii: "-"), let last = inside.dropFirst().first, first <= last {
        set.formUnion(first...last)
        inside = inside.dropFirst(2)
      } else {
        set.insert(first)
      }
    }
    return isNegated ? Set(0...UInt8.max).subtracting(set) : set
  }

  /// Whether a name fits. After a mismatch the last `*` takes one more byte, so the work is at most the product of the
  /// lengths.
  package func fits(_ name: some Collection<UInt8>) -> Bool {
    let name = Array(name)
    var (index, step) = (0, 0)
    var retry: (index: Int, step: Int)?
    while true {
      if step < steps.count, steps[step] == Self.anyText {
        step += 1
        if step == steps.count { return true }
        retry = (index, step)
      } else if index == name.count {
        return step == steps.count
      } else if step < steps.count, takes(name[index], steps[step]) {
        (index, step) = (index + 1, step + 1)
      } else if let last = retry {
        retry = (last.index + 1, last.step)
        (index, step) = (last.index + 1, last.step)
      } else {
        return false
      }
    }
  }

  private func takes(_ byte: UInt8, _ step: Int32) -> Bool {
    switch step {
    case Self.anyByte: true
    case Self.firstSet...: sets[Int(step - Self.firstSet)].contains(byte)
    default: step == Int32(byte)
    }
  }
}

/// Whether a name fits a pattern in which `*` is any text.
package func name(_ name: some Collection<UInt8>, fits pattern: String) -> Bool {
  NamePattern(pattern).fits(name)
}
