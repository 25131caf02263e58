import Diagnostics
package import KeyModel

/// Whether a value is one of those its key takes.
extension CheckRun {
  mutating func checkAllowed(_ node: Node, types: [ValueType], at occurrence: Occurrence) {
    let key = occurrence.entry.key
    let wanted = options.extensionPoint
    if let wanted, let text = node.plainText, text != wanted,
      facts.point?.mechanism.identifierKey == key.path
    {
      return report(
        .valueNotAllowed, at: node.range,
        "the list is for \(quoted(text)), not for \(quoted(wanted))",
        remedy: "correct the identifier, or the option --extension-point", about: key.path)
    }
    let listed = key.values.listed
    work.count += listed.count
    guard !listed.isEmpty else { return }
    if let value = listed.first(where: { node.matches($0.value) }) {
      return checkAvailability(of: value, node: node, at: occurrence)
    }
    guard case .string(let text) = node.value else {
      if key.values.isClosed, listed.contains(where: { isSameType($0.value, node) }) {
        reportNotAllowed(node, near: nil, at: occurrence)
      }
      return
    }
    let near = occurrence.entry.nearValue.certain(for: text, work)
    if key.values.isClosed {
      let isMatter = listed.contains { $0.value.type == .string } || format == .openStep
      if isMatter, !mayBeMacro(text) {
        reportNotAllowed(node, near: near, at: occurrence)
      }
    } else if let near {
      report(
        .misspelledValue, at: node.range,
        "\(quoted(text)) is not a known value of \(quoted(key.name)); did you mean \(quoted(near))?",
        remedy: "write \(quoted(near)), or leave it if it is meant", about: key.path,
        fixIt: near.lowercased() == text.lowercased()
          ? edit.replacing(node.range, text, with: near, title: "Write '\(near)'") : nil)
    }
  }

  mutating func reportNotAllowed(_ node: Node, near: String?, at occurrence: Occurrence) {
    let key = occurrence.entry.key
    let text = node.plainText ?? ""
    let values = key.values.listed.compactMap(\.value.plainText)
    let choice = near.map { "; did you mean \(quoted($0))?" } ?? ""
    let isCertain = near?.lowercased() == text.lowercased()
    report(
      .valueNotAllowed, at: node.range,
      "\(quoted(text)) is not a value of \(quoted(key.name))\(choice)",
      remedy: "write \(alternatives(values.map { quoted($0) }))", about: key.path,
      fixIt: isCertain
        ? near.flatMap { edit.replacing(node.range, text, with: $0, title: "Write '\($0)'") } : nil)
  }

  func isSameType(_ value: PropertyListValue, _ node: Node) -> Bool {
    switch (value, node.value) {
    case (.integer, .integer), (.real, .real), (.boolean, .boolean), (.integer, .real),
      (.integer, .boolean):
      true
    default: false
    }
  }
}

extension PropertyListDocument.Node {
  /// Whether it is a value of the catalogue, spelled as the list's format can spell it.
  package func matches(_ value: PropertyListValue) -> Bool {
    switch (value, self.value) {
    case (.string(let one), .string(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.integer(let one), .real(let other)): Double(one) == other
    case (.real(let one), .real(let other)): one == other
    case (.real(let one), .integer(let other)): one == Double(other)
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .boolean(let other)): one == (other ? 1 : 0)
    case (.boolean(let one), .integer(let other)): one == (other != 0)
    case (.boolean(let one), .string(let other)): flag(spelled: other) == one
    case (.integer(let one), .string(let other)): Int(other) == one
    case (.date(let one), .date(let other)), (.date(let one), .string(let other)): one == other
    default: false
    }
  }
}
