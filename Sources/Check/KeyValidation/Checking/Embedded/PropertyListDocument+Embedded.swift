import Diagnostics
import KeyModel
import Text

extension PropertyListDocument.Node {
  /// A value in a file, and the way to it.
  struct Place {
    var steps: [String]
    var node: PropertyListDocument.Node
  }

  /// The values that a pattern leads to. Of a key that occurs twice, programs read the last; null, and what a variable
  /// stands for, is left out.
  func places(at path: ArraySlice<PropertyPath.Component>) -> [Place] {
    guard let step = path.first else {
      if case .string(let text) = value, Placeholder.occurs(in: text) { return [] }
      return isNull ? [] : [Place(steps: [], node: self)]
    }
    func below(_ name: String, _ node: Self) -> [Place] {
      node.places(at: path.dropFirst()).map { place in
        changed(place) { $0.steps.insert(name, at: 0) }
      }
    }
    switch (step, value) {
    case (.name(let name), .dictionary(let members)):
      return members.last { $0.key == name }.map { below(name, $0.node) } ?? []
    case (.anyName, .dictionary(let members)): return members.flatMap { below($0.key, $0.node) }
    case (.element, .array(let elements)):
      return elements.enumerated().flatMap { below(String($0.offset), $0.element) }
    default: return []
    }
  }

  /// The value without what is null in it, of which tools make no keys.
  fileprivate var withoutNulls: Self {
    changed(self) { node in
      switch value {
      case .array(let elements):
        node.value = .array(elements.filter { !$0.isNull }.map { $0.withoutNulls })
      case .dictionary(let members):
        node.value = .dictionary(
          members.filter { !$0.node.isNull }.map { member in
            changed(member) { $0.node = member.node.withoutNulls }
          })
      default: break
      }
    }
  }

  private var isNull: Bool { if case .null = value { true } else { false } }
}

extension PropertyListDocument {
  /// A value in the file as a list, with the comments that are in it or directly before it.
  func embedded(_ node: Node, at steps: [String]) -> PropertyListDocument {
    let range = node.range ?? 0..<0
    let inside = ignores.partitionIndex(where: { $0.range.lowerBound < range.lowerBound })
    let end = ignores.partitionIndex(where: { $0.range.lowerBound < range.upperBound })
    var start = inside
    while start > 0, let scope = ignores[start - 1].scope, scope.upperBound == range.upperBound {
      start -= 1
    }
    return changed(
      PropertyListDocument(
        format: format, root: node.withoutNulls, lines: lines,
        ignores: Array(ignores[start..<max(start, end)]))
    ) { $0.embedding = steps }
  }

  /// The findings about a value, of a reader's findings in reading order.
  func findings(_ all: [Diagnostic], in node: Node, file: String) -> [Diagnostic] {
    guard !all.isEmpty, let lines, let range = node.range else { return [] }
    func index(_ offset: Int) -> Int {
      let location = lines.location(of: offset, in: file)
      return all.partitionIndex(where: { ($0.location ?? SourceLocation(file: file)) < location })
    }
    let start = index(range.lowerBound)
    return Array(all[start..<max(start, index(range.upperBound))])
  }
}
