import KeyModel
import Text

struct KeyTree {
  private struct Line {
    var depth: Int
    var name: String
    var facts: String
  }

  private let catalogue: Catalogue
  private var lines: [Line] = []

  /// - Parameters:
  ///   - keys: Keys of one document in path order, each with whether it is required.
  ///   - showsShapes: Whether the keys of the shapes that they name follow. Shapes inside of these are only named.
  init(
    _ keys: [(key: Key, required: Requirement)], in catalogue: Catalogue, showsShapes: Bool = false
  ) {
    self.catalogue = catalogue
    add(keys, at: 0, showsShapes: showsShapes)
  }

  private mutating func add(
    _ keys: [(key: Key, required: Requirement)], inside owner: PropertyPath? = nil, at depth: Int,
    showsShapes: Bool
  ) {
    // Path order puts everything inside a key right after it.
    var open: [PropertyPath] = []
    for (key, required) in keys {
      while let last = open.last, !last.isAncestor(of: key.path) { open.removeLast() }
      let position = depth + open.count
      let variants = catalogue.variants(of: key)
      add(key, required, inside: open.last ?? owner, at: position, of: variants)
      open.append(key.path)
      guard showsShapes else { continue }
      for shape in variants {
        let isOnly = variants.count == 1
        if !isOnly { add(shape, .unstated, at: position + 1, of: catalogue.variants(of: shape)) }
        let inside = catalogue.keys.filter { shape.path.isAncestor(of: $0.path) }
        add(
          inside.map { ($0, $0.required) }, inside: shape.path, at: position + (isOnly ? 1 : 2),
          showsShapes: false)
      }
    }
  }

  private mutating func add(
    _ key: Key, _ required: Requirement, inside parent: PropertyPath? = nil, at depth: Int,
    of variants: [Key]
  ) {
    var facts = [key.typePhrase]
    if !variants.isEmpty {
      let names = variants.prefix(Self.mostShapes).map(\.name)
      let more = variants.count - names.count
      facts[0] +=
        ": " + alternatives(more > 0 ? names + ["\(more) others"] : Array(names), "or")
    }
    if key.path.isShape { facts.append("shape") }
    if required == .required { facts.append("required") }
    if key.isDeprecatedEverywhere { facts.append("deprecated") }
    lines.append(
      Line(
        depth: depth, name: key.name(inside: parent).legibleLine(),
        facts: facts.filter { !$0.isEmpty }.joined(separator: ", ")))
  }

  private static let mostShapes = 8

  func text(width: Int, isStyled: Bool) -> String {
    return lines.map { line in
      let indent = String(repeating: " ", count: line.depth * 2)
      let column = indent.count + line.name.count + 2
      let facts = line.facts.legibleLine().terminalWords.lines(width: max(20, width - column))
      let gap = "\n" + String(repeating: " ", count: column)
      let end = facts.map { $0.styled("2", isStyled) }.joined(separator: gap)
      return indent + line.name.styled("1", isStyled) + (end.isEmpty ? "" : "  " + end) + "\n"
    }.joined()
  }
}
