import Diagnostics
import KeyModel
import Text

/// Words without quotes that versions of YAML read as different types.
extension CheckRun {
  /// Reports such a word where its type matters. Returns whether nothing else is to be said of it.
  mutating func reportAmbiguity(of node: Node, _ types: [ValueType], at occurrence: KeyInList)
    -> Bool
  {
    if case .integer(let number) = node.value {
      reportLeadingZero(of: number, at: node, occurrence, types)
      return true
    }
    guard case .string(let text) = node.value, !types.contains(.any) else { return false }
    let isWord = text.utf8.allSatisfy { $0.isLetter }
    let takesText = types.contains(.string)
    let takesOther = types.contains { type in
      switch type {
      case .boolean: isWord
      case .integer, .real, .number: !isWord
      default: false
      }
    }
    guard takesText || takesOther else { return false }
    let flag = ["y", "yes", "on"].contains(text.lowercased())
    let other = isWord ? "\(flag)" : "the number in decimal digits"
    let quotes = FixIt(
      "Put '\(text)' in quotes", [.init(node.range ?? 0..<0, with: "'\(text)'")])
    let fixIt: FixIt? =
      takesText && takesOther || node.range == nil
      ? nil
      : takesText
        ? quotes
        : isWord ? edit.replacing(node.range, text, with: other, title: "Write \(other)") : nil
    report(
      .ambiguousWord, at: node.range,
      "\(quoted(text)) is \(isWord ? "a Boolean" : "a number") for some readers of YAML and a text for others",
      remedy: alternatives(
        (takesText ? ["put it in quotes"] : []) + (takesOther ? ["write \(other)"] : [])),
      about: occurrence.entry.key.path, fixIt: fixIt)
    return !takesText
  }

  /// Reports a number with a zero in front, which nothing else is said of: what it is depends on the reader.
  private mutating func reportLeadingZero(
    of number: Int64, at node: Node, _ occurrence: KeyInList, _ types: [ValueType]
  ) {
    guard let octal = Int64(String(number), radix: 8) else { return }
    guard types.contains(where: { [.any, .integer, .number, .real].contains($0) }) else {
      return reportType(of: node, among: types, at: occurrence)
    }
    report(
      .ambiguousWord, .note, at: node.range,
      "with a zero in front, the number is \(octal) for some readers of YAML and \(number) for others",
      remedy: "write \(octal) or \(number)", about: occurrence.entry.key.path)
  }
}

extension DiagnosticKind {
  static let ambiguousWord = DiagnosticKind(
    "ambiguous-word", .warning, "A word without quotes has another type in older versions of YAML.",
    explanation: """
      In YAML 1.1, which some programs still read, `yes`, `no`, `on`, `off`, `y` and `n` are \
      Booleans, and `1_000`, `0b11` and `12:30` numbers; in YAML 1.2 all of these are texts. A \
      number with a zero in front is octal in YAML 1.1 only.
      """,
    cost: """
      One program reads a text, another a Boolean or a number. A country code `NO` becomes false.
      """,
    repair: """
      Put a text in quotes; write a Boolean as `true` or `false`, and a number in decimal digits.
      """,
    wrong: """
      bright: yes
      label: "no"
      """,
    right: """
      bright: true
      label: "no"
      """)
}
