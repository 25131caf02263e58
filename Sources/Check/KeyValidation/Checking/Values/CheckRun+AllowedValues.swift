import Diagnostics
package import KeyModel
import Text

extension CheckRun {
  mutating func checkAllowed(_ node: Node, types: [ValueType], at occurrence: KeyInList) {
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
    if let value = listed.first(where: { self.is(node, $0.value) }) {
      return checkAvailability(of: value, node: node, at: occurrence)
    }
    guard case .string(let text) = node.value else {
      if key.values.isClosed, listed.contains(where: { isSameType($0.value, node, among: types) }) {
        reportUnlisted(node, at: occurrence)
      }
      return
    }
    // A value of another key is not a slip, unless it differs in upper and lower case alone.
    let near = occurrence.entry.nearValue.certain(
      for: text.withoutOuterSpace ?? text, work
    )
    .flatMap { $0.distance == 0 || !checker.words.values.contains(text) ? $0 : nil }
    let change = near.flatMap { repair(of: node, text, as: $0) }
    if checkIdentifier(text, near: near, change, of: node, at: key.path) { return }
    if key.values.isClosed {
      let isMatter = listed.contains { $0.value.type == .string } || format == .openStep
      if isMatter, !mayBeMacro(text) {
        reportUnlisted(node, near: near, change, at: occurrence)
      }
    } else if case .documented = key.values, !mayBeMacro(text) {
      reportUnlisted(node, near: near, change, at: occurrence)
    } else if let near {
      report(
        .misspelledValue, at: node.range,
        "\(quoted(text)) is not a known value of \(quoted(key.name)); did you mean \(quoted(near.name))?",
        remedy: "write \(quoted(near.name)), or leave it if it is intended", about: key.path,
        fixIt: change)
    }
  }

  private mutating func reportUnlisted(
    _ node: Node, near: NearNames.Match? = nil, _ change: FixIt? = nil, at occurrence: KeyInList
  ) {
    let key = occurrence.entry.key
    let text = node.plainText(in: kind.format) ?? ""
    let isClosed = key.values.isClosed
    let finding: DiagnosticKind =
      isClosed ? .valueNotAllowed : near == nil ? .unknownValue : .misspelledValue
    let isLeftOpen = text.isEmpty && !isClosed && facts.profile == .source
    let meant = meant(by: text, near, at: occurrence)
    let choice = meant.map { "; did you mean \($0)?" } ?? ""
    report(
      text.isEmpty ? .emptyValue : finding,
      severity(isLeftOpen ? .note : finding.severity, of: key.values.codes), at: node.range,
      text.isEmpty
        ? "the value of \(quoted(key.name)) is empty"
        : "\(quoted(text)) is not a \(isClosed ? "" : "known ")value of \(quoted(key.name))\(choice)",
      remedy: remedy(naming: key, meant), about: key.path, codes: key.values.codes,
      fixIt: change)
  }

  /// The known values near a text, in words: two if either may be meant.
  private func meant(by text: String, _ near: NearNames.Match?, at occurrence: KeyInList)
    -> String?
  {
    let possible =
      near.map { [$0.name] }
      ?? occurrence.entry.nearValue.possible(for: text.withoutOuterSpace ?? text, work)
    return possible.isEmpty ? nil : alternatives(possible.map { quoted($0) })
  }

  private func remedy(naming key: Key, _ meant: String?) -> String {
    let values = key.values.listed.compactMap { $0.value.plainText(in: kind.format) }
    let shown = values.prefix(Self.mostShownValues).map { quoted($0) }
    return meant.map { "write \($0)" }
      ?? (shown.count == values.count
        ? "write \(alternatives(shown))"
        : "write one of the \(values.count) values on the key's page, such as \(quoted(values[0]))")
  }

  /// The repair, for a difference in case only: other near names may be intended.
  private func repair(of node: Node, _ text: String, as near: NearNames.Match) -> FixIt? {
    near.distance == 0 && !checker.words.values.contains(text)
      ? edit.replacing(node.range, text, with: near.name, title: "Write '\(near.name)'") : nil
  }

  private static let mostShownValues = 8

  func isSameType(_ value: PropertyListValue, _ node: Node, among types: [ValueType]) -> Bool {
    switch (value, node.value) {
    case (.integer, .integer), (.real, .real), (.boolean, .boolean), (.integer, .real):
      true
    // JSON has one kind of number.
    case (.real, .integer): !isLenient && !types.contains(.integer)
    case (.integer, .boolean): isLenient
    default: false
    }
  }
}

extension PropertyListDocument.Node {
  /// Whether it is a value of the catalogue, in the spelling of the list's format.
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
    case (.integer(let one), .string(let other)): Int64(other) == one
    case (.null, .null): true
    case (.date(let one), .date(let other)), (.date(let one), .string(let other)): one == other
    default: false
    }
  }
}
