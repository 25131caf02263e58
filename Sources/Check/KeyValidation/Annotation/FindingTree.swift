import Diagnostics
import Text

/// Findings by the paths of what they are about, to walk beside a list.
struct FindingTree {
  /// Indexes into all findings, about the value itself.
  private var own: [Int] = []
  private var inside: [String: FindingTree] = [:]

  /// - Parameter indexes: The indexes of the findings with a path.
  init(_ findings: [Diagnostic], _ indexes: [Int]) {
    for index in indexes {
      guard let path = findings[index].path else { continue }
      let steps = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      // Deeper levels are not shown.
      add(index, at: steps.prefix(ListAnnotator.mostLevels + 1).map { String(Substring($0)) }[...])
    }
  }

  private init() {}

  var isEmpty: Bool { own.isEmpty && inside.isEmpty }

  /// All that is left, in the order of the findings.
  var all: [Int] { indexes.sorted() }

  private var indexes: [Int] { inside.values.reduce(own) { $0 + $1.indexes } }

  private mutating func add(_ index: Int, at steps: ArraySlice<String>) {
    guard let step = steps.first else { return own.append(index) }
    inside[step, default: FindingTree()].add(index, at: steps.dropFirst())
  }

  /// Removes what is about a value here, and everything in it.
  ///
  /// - Parameter isMeant: Whether a finding is about this one of several values with the same path; nil if there is one.
  mutating func take(_ step: String, where isMeant: ((Int) -> Bool)? = nil) -> FindingTree {
    guard let found = inside.removeValue(forKey: step) else { return FindingTree() }
    guard let isMeant else { return found }
    let (meant, others) = found.divided(isMeant)
    if !others.isEmpty { inside[step] = others }
    return meant
  }

  /// Removes what is about the value itself.
  mutating func takeOwn() -> [Int] {
    defer { own = [] }
    return own
  }

  /// The elements of an array that something is about.
  var elements: [Int] { inside.keys.compactMap { Int($0) }.sorted() }

  func divided(_ isMeant: (Int) -> Bool) -> (meant: FindingTree, others: FindingTree) {
    var (meant, others) = (FindingTree(), FindingTree())
    for index in own {
      if isMeant(index) { meant.own.append(index) } else { others.own.append(index) }
    }
    for (step, tree) in inside {
      let (some, rest) = tree.divided(isMeant)
      if !some.isEmpty { meant.inside[step] = some }
      if !rest.isEmpty { others.inside[step] = rest }
    }
    return (meant, others)
  }
}
