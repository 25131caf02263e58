import KeyModel
import Markup
import Text

struct KeyTree {
  private struct Line {
    var depth: Int
    var name: String
    var facts: String
  }

  private var lines: [Line] = []

  /// - Parameter keys: Keys of one document in path order, each with whether it is required.
  init(_ keys: [(key: Key, required: Requirement)]) {
    // Path order puts everything inside a key right after it.
    var open: [PropertyPath] = []
    for (key, required) in keys {
      while let last = open.last, !last.isAncestor(of: key.path) { open.removeLast() }
      var facts = [key.typePhrase]
      if required == .required { facts.append("required") }
      if key.isDeprecatedEverywhere { facts.append("deprecated") }
      lines.append(
        Line(
          depth: open.count, name: key.name(inside: open.last).legibleLine(),
          facts: facts.filter { !$0.isEmpty }.joined(separator: ", ")))
      open.append(key.path)
    }
  }

  func text(width: Int, isStyled: Bool) -> String {
    func styled(_ text: String, _ code: Int) -> String {
      isStyled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    return lines.map { line in
      let indent = String(repeating: " ", count: line.depth * 2)
      let column = indent.count + line.name.count + 2
      let facts = TerminalRenderer.lines(
        of: line.facts.legibleLine(), width: max(20, width - column))
      let gap = "\n" + String(repeating: " ", count: column)
      let end = facts.map { styled($0, 2) }.joined(separator: gap)
      return indent + styled(line.name, 1) + (end.isEmpty ? "" : "  " + end) + "\n"
    }.joined()
  }
}
