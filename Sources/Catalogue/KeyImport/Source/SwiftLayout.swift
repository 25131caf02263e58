/// Lays expressions out in lines that `swift format` leaves alone: what is too long for one has each part on its own.
enum SwiftLayout {
  static let width = 100

  /// The expression from a column on; further lines are indented as a whole.
  ///
  /// - Parameter following: The number of characters that follow on the last line.
  static func text(
    _ expression: SwiftExpression, indentation: Int, column: Int, following: Int = 0
  ) -> String {
    if let line = line(expression, atMost: width - column - following) { return line }
    let inner = indentation + 2
    switch expression {
    case .code(let code): return code
    case .text(let text): return SwiftLiteral.lines(text, indentation: inner, width: width)
    case .call(let name, let arguments):
      return name + self.arguments(arguments, indentation: indentation, following: following)
    case .chained:
      return chain(expression, indentation: indentation, column: column, following: following).text
    case .array(let elements, _), .list(let elements):
      return list(elements.map { part("", $0, indentation: inner, following: 1) }, indentation)
    case .dictionary(let entries):
      let lines = entries.map { entry in
        part(SwiftLiteral.line(entry.key) + ": ", entry.value, indentation: inner, following: 1)
      }
      return list(lines, indentation)
    }
  }

  /// Elements in brackets; a comma follows the last of several.
  private static func list(_ lines: [String], _ indentation: Int) -> String {
    "[" + lines.joined(separator: ",") + (lines.count > 1 ? "," : "") + newline(indentation) + "]"
  }

  /// A part that is alone on a line. Without a label, the lines of a text begin where its own line does.
  private static func part(
    _ start: String, isLabelled: Bool = false, _ expression: SwiftExpression, indentation: Int,
    following: Int
  ) -> String {
    let isText = if case .text = expression { !isLabelled } else { false }
    return newline(indentation) + start
      + text(
        expression, indentation: isText ? indentation - 2 : indentation,
        column: indentation + start.count, following: following)
  }

  /// An expression and what is called on it, each on other lines, and their indentation.
  private static func chain(
    _ expression: SwiftExpression, indentation: Int, column: Int, following: Int?
  ) -> (text: String, margin: Int) {
    guard case .chained(let base, let name, let arguments) = expression else {
      // A call on an array follows its bracket.
      let isArray = if case .array = expression { true } else { false }
      let base = text(expression, indentation: indentation, column: isArray ? width : column)
      return (closed(base, indentation), indentation + (base.contains("\n") ? 0 : 2))
    }
    let (start, margin) = chain(base, indentation: indentation, column: column, following: nil)
    let link = text(
      .call("." + name, arguments), indentation: margin, column: margin, following: following ?? 0)
    if case .array = base { return (start + link, margin) }
    return (start + newline(margin) + (following == nil ? closed(link, margin) : link), margin)
  }

  /// A call of several lines whose parenthesis is closed on the next line, as before a call on its result.
  private static func closed(_ call: String, _ indentation: Int) -> String {
    call.contains("\n") && call.hasSuffix(")") ? call.dropLast() + newline(indentation) + ")" : call
  }

  /// The arguments in parentheses: those without labels on one line if they fit, each other on another.
  private static func arguments(
    _ arguments: [SwiftArgument], indentation: Int, following: Int
  ) -> String {
    if arguments.count == 1, arguments[0].label == nil, case .array = arguments[0].value {
      let array = text(
        arguments[0].value, indentation: indentation, column: width, following: following + 1)
      return "(\(array))"
    }
    let inner = indentation + 2
    let start = joined(arguments.prefix { $0.label == nil }.map { ("", $0.value) })
    let labelled = arguments.drop { $0.label == nil }
    let room = labelled.isEmpty ? following + 1 : 1
    let short = fitting(start, atMost: width - inner - room)
    let others = short == nil ? arguments[...] : labelled
    var lines = start.isEmpty ? [] : short.map { [newline(inner) + $0] } ?? []
    lines += others.enumerated().map { index, argument in
      part(
        argument.label.map { $0 + ": " } ?? "", isLabelled: argument.label != nil, argument.value,
        indentation: inner, following: index == others.count - 1 ? following + 1 : 1)
    }
    return "(" + lines.joined(separator: ",") + ")"
  }

  /// The expression on one line; nil if it takes several, or more characters.
  private static func line(_ expression: SwiftExpression, atMost limit: Int) -> String? {
    expression.weight <= limit ? fitting(line(expression), atMost: limit) : nil
  }

  private static func fitting(_ line: String, atMost limit: Int) -> String? {
    line.count <= limit && !line.contains("\n")
      ? String(line.filter { $0 != lastComma }) : nil
  }

  /// A character for the comma after the last of several elements, which `swift format` keeps room for.
  private static let lastComma: Character = "\0"

  /// The expression on one line, or with a line break if it takes several.
  private static func line(_ expression: SwiftExpression) -> String {
    switch expression {
    case .code(let code): code
    case .text(let text):
      text.utf8.count > 8 * width || text.utf8.contains(UInt8(ascii: "\n"))
        ? "\n" : SwiftLiteral.line(text)
    case .call(let name, let arguments): name + line(arguments)
    case .chained(let base, let name, let arguments): "\(line(base)).\(name)\(line(arguments))"
    case .array(let elements, _), .list(let elements): list(elements.map { ("", $0) })
    case .dictionary(let entries):
      entries.isEmpty ? "[:]" : list(entries.map { (SwiftLiteral.line($0.key) + ": ", $0.value) })
    }
  }

  private static func list(_ parts: [(String, SwiftExpression)]) -> String {
    "[\(joined(parts))\(parts.count > 1 ? String(lastComma) : "")]"
  }

  private static func line(_ arguments: [SwiftArgument]) -> String {
    "(\(joined(arguments.map { ($0.label.map { $0 + ": " } ?? "", $0.value) })))"
  }

  private static func joined(_ parts: [(label: String, value: SwiftExpression)]) -> String {
    parts.map { $0.label + line($0.value) }.joined(separator: ", ")
  }

  private static func newline(_ indentation: Int) -> String {
    "\n" + String(repeating: " ", count: indentation)
  }
}
