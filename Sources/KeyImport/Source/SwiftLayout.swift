/// Lays expressions out in lines, as `swift format` does.
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
    case .text(let text):
      return SwiftLiteral.lines(text, indentation: inner, width: width)
    case .call(let name, let arguments):
      return name + self.arguments(arguments, indentation: indentation, following: following)
    case .chained: return chain(expression, indentation: indentation, column: column, following)
    case .array(let elements, _), .list(let elements):
      guard !elements.isEmpty else { return "[]" }
      let lines = elements.map { element in
        newline(inner) + unlabelled(element, indentation: inner, following: 1)
      }
      return list(lines, indentation: indentation)
    case .dictionary(let entries):
      guard !entries.isEmpty else { return "[:]" }
      let lines = entries.map { entry in
        let key = SwiftLiteral.line(entry.key) + ": "
        return newline(inner) + key
          + unlabelled(entry.value, indentation: inner, column: inner + key.count, following: 1)
      }
      return list(lines, indentation: indentation)
    }
  }

  /// An expression without a label; the lines of a text begin where its own line does.
  private static func unlabelled(
    _ expression: SwiftExpression, indentation: Int, column: Int? = nil, following: Int
  ) -> String {
    let isText = if case .text = expression { true } else { false }
    return text(
      expression, indentation: isText ? indentation - 2 : indentation,
      column: column ?? indentation, following: following)
  }

  /// Elements in brackets; a comma follows the last of several.
  private static func list(_ lines: [String], indentation: Int) -> String {
    "[" + lines.joined(separator: ",") + (lines.count > 1 ? "," : "") + newline(indentation) + "]"
  }

  /// An expression and what is called on it, each on other lines.
  private static func chain(
    _ expression: SwiftExpression, indentation: Int, column: Int, _ following: Int
  ) -> String {
    var base = expression
    var links: [(name: String, arguments: [SwiftArgument])] = []
    while case .chained(let inner, let name, let arguments) = base {
      links.insert((name, arguments), at: 0)
      base = inner
    }
    var lines: String
    var margin = indentation + 2
    if case .array = base {
      // A call on an array follows its bracket.
      let list = text(base, indentation: indentation, column: width)
      return links.reduce(list) { $0 + "." + $1.name + (line($1.arguments, atMost: width) ?? "()") }
    } else if let line = line(base, atMost: width - column) {
      lines = line
    } else {
      margin = indentation
      lines = closed(text(base, indentation: indentation, column: column), indentation)
    }
    for (index, link) in links.enumerated() {
      let isLast = index == links.count - 1
      let start = "." + link.name
      let room = width - margin - start.count - (isLast ? following : 0)
      let arguments =
        line(link.arguments, atMost: room)
        ?? self.arguments(link.arguments, indentation: margin, following: isLast ? following : 0)
      lines += newline(margin) + start + (isLast ? arguments : closed(arguments, margin))
    }
    return lines
  }

  /// A call of several lines whose parenthesis is closed on the next line, as before a call on its result.
  private static func closed(_ call: String, _ indentation: Int) -> String {
    call.contains("\n") && call.hasSuffix(")") ? call.dropLast() + newline(indentation) + ")" : call
  }

  /// The arguments in parentheses: first those without labels, then each on another line.
  private static func arguments(
    _ arguments: [SwiftArgument], indentation: Int, following: Int
  ) -> String {
    guard let first = arguments.first else { return "()" }
    if arguments.count == 1, first.label == nil, case .array = first.value {
      return "("
        + text(first.value, indentation: indentation, column: width, following: following + 1) + ")"
    }
    let inner = indentation + 2
    var lines = "("
    var isFirst = true
    var column = width
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let room = isLast ? following + 1 : 1
      let label = argument.label.map { $0 + ": " } ?? ""
      if argument.label == nil, !isFirst,
        let short = line(argument.value, atMost: width - column - room - 1)
      {
        lines += " " + short
        column += 1 + short.count
      } else {
        let value =
          argument.label == nil
          ? unlabelled(argument.value, indentation: inner, following: room)
          : text(argument.value, indentation: inner, column: inner + label.count, following: room)
        lines += newline(inner) + label + value
        column = value.contains("\n") ? width : inner + label.count + value.count
      }
      isFirst = false
      if !isLast {
        lines += ","
        column += 1
      }
    }
    return lines + ")"
  }

  /// The expression on one line; nil if it takes several, or more characters.
  static func line(_ expression: SwiftExpression, atMost limit: Int) -> String? {
    guard limit > 0 else { return nil }
    var line: String
    switch expression {
    case .code(let code): line = code
    case .text(let text):
      guard text.utf8.count <= 8 * limit, !text.utf8.contains(UInt8(ascii: "\n")) else {
        return nil
      }
      line = SwiftLiteral.line(text)
    case .call(let name, let arguments):
      guard let inner = self.line(arguments, atMost: limit - name.count) else { return nil }
      line = name + inner
    case .chained(let base, let name, let arguments):
      guard let first = self.line(base, atMost: limit),
        let inner = self.line(arguments, atMost: limit - first.count - name.count)
      else { return nil }
      line = first + "." + name + inner
    case .array(let elements, _), .list(let elements):
      let room = limit - commaRoom(elements.count)
      guard let inner = joined(elements.map { ("", $0) }, atMost: room - 2) else { return nil }
      line = "[\(inner)]"
    case .dictionary(let entries):
      let named = entries.map { (SwiftLiteral.line($0.key) + ": ", $0.value) }
      let room = limit - commaRoom(entries.count)
      guard let inner = joined(named, atMost: room - 2) else { return nil }
      line = entries.isEmpty ? "[:]" : "[\(inner)]"
    }
    return line.count <= limit ? line : nil
  }

  private static func line(_ arguments: [SwiftArgument], atMost limit: Int) -> String? {
    joined(arguments.map { ($0.label.map { $0 + ": " } ?? "", $0.value) }, atMost: limit - 2)
      .map { "(\($0))" }
  }

  /// `swift format` keeps room for the comma after the last of several elements.
  private static func commaRoom(_ count: Int) -> Int { count > 1 ? 1 : 0 }

  private static func joined(
    _ parts: [(label: String, value: SwiftExpression)], atMost limit: Int
  ) -> String? {
    var line = ""
    for (label, value) in parts {
      if !line.isEmpty { line += ", " }
      line += label
      guard let next = self.line(value, atMost: limit - line.utf8.count) else { return nil }
      line += next
    }
    return line
  }

  private static func newline(_ indentation: Int) -> String {
    "\n" + String(repeating: " ", count: indentation)
  }
}
