import JSON
import KeyModel
import KeyValidation
import Text

struct TemplateWriter {
  let format: PropertyListDocument.Format
  let layout: ListLayout
  /// Whether keys of old-style lists are in quotes, even if they need none.
  var quotesKeys = false
  private(set) var text = SnippetText()

  init(_ format: PropertyListDocument.Format, _ layout: ListLayout) {
    self.format = format
    self.layout = layout
  }

  mutating func append(_ literal: String) { text.append(literal) }

  // MARK: Keys

  /// A key in the list's format: `<key>Name</key>`, `"Name"`, `Name`.
  func key(_ name: String) -> String {
    switch format {
    case .json: Self.json(.string(name))
    case .openStep: Self.oldStyle(name, inQuotes: quotesKeys)
    default: "<key>\(name.escapedForXML)</key>"
    }
  }

  mutating func write(_ member: ValueTemplate.Member, indent: String) {
    if member.isAnyName {
      switch format {
      case .json: append("\"", stop: member.name, "\"")
      case .openStep: append("", stop: Self.oldStyle(member.name), "")
      default: append("<key>", stop: member.name.escapedForXML, "</key>")
      }
    } else {
      text.append(key(member.name))
    }
    switch format {
    case .json: text.append(": ")
    case .openStep: text.append(" = ")
    default: text.append(layout.lineEnd + indent)
    }
    write(member.value, indent: indent)
    if format == .openStep { text.append(";") }
  }

  private mutating func append(_ start: String, stop: String, _ end: String) {
    text.append(start)
    text.appendStop(stop)
    text.append(end)
  }

  // MARK: Values

  /// - Parameter indent: The indentation of the value's first line.
  mutating func write(_ template: ValueTemplate, indent: String) {
    switch template {
    case .example(let value):
      let (open, inner, close) = parts(value)
      append(open, stop: inner, close)
    case .choice(let values): write(choice: values)
    case .array(let elements):
      let (open, close) = brackets(isArray: true)
      container(open, close, elements.count, indent) { writer, index, indent in
        writer.write(elements[index], indent: indent)
      }
    case .dictionary(let members):
      let (open, close) = brackets(isArray: false)
      container(open, close, members.count, indent) { writer, index, indent in
        writer.write(members[index], indent: indent)
      }
    }
  }

  private func brackets(isArray: Bool) -> (String, String) {
    switch format {
    case .json: isArray ? ("[", "]") : ("{", "}")
    case .openStep: isArray ? ("(", ")") : ("{", "}")
    default: isArray ? ("<array>", "</array>") : ("<dict>", "</dict>")
    }
  }

  private mutating func container(
    _ open: String, _ close: String, _ count: Int, _ indent: String,
    _ write: (inout TemplateWriter, Int, String) -> Void
  ) {
    let inner = layout.lineEnd + indent + layout.unit
    text.append(open)
    for index in 0..<count {
      text.append(inner)
      write(&self, index, indent + layout.unit)
      let isLast = index == count - 1
      if format == .json && !isLast || format == .openStep && open == "(" && !isLast {
        text.append(",")
      }
    }
    if count == 0 { text.appendEmptyLine(inner) }
    text.append(layout.lineEnd + indent + close)
  }

  /// Writes a choice. Values of one type share their tags or quotes.
  private mutating func write(choice values: [PropertyListValue]) {
    let parts = values.map { self.parts($0) }
    guard let first = parts.first else { return }
    if parts.allSatisfy({ $0.open == first.open && $0.close == first.close }) {
      text.append(first.open)
      text.appendChoice(parts.map(\.inner))
      text.append(first.close)
    } else {
      text.appendChoice(parts.map { $0.open + $0.inner + $0.close })
    }
  }

  func literal(_ value: PropertyListValue) -> String {
    let (open, inner, close) = parts(value)
    return open + inner + close
  }

  /// A scalar without its tags or quotes.
  func content(_ value: PropertyListValue) -> String { parts(value).inner }

  private func parts(_ value: PropertyListValue) -> (open: String, inner: String, close: String) {
    switch format {
    case .json:
      let text = Self.json(value.json)
      guard text.hasPrefix("\""), text.utf8.count > 1 else { return ("", text, "") }
      return ("\"", String(text.dropFirst().dropLast()), "\"")
    case .openStep:
      if case .data = value { return ("<", "", ">") }
      return ("", Self.oldStyle(value.plainText ?? ""), "")
    default:
      if case .boolean(let flag) = value { return ("<", flag ? "true" : "false", "/>") }
      let name = value.type.name
      return ("<\(name)>", (value.plainText ?? "").escapedForXML, "</\(name)>")
    }
  }

  // MARK: Escapes

  private static func json(_ value: JSONValue) -> String {
    let text = value.serialized()
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The text, in quotes if the format needs them or the list uses them.
  private static func oldStyle(_ text: String, inQuotes: Bool = false) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_.".utf8.contains($0) }
    guard !isPlain || text.isEmpty || inQuotes else { return text }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
