extension JSONValue {
  /// The value for people who edit it: indented, with what fits on a line on one.
  package func readable(width: Int = 120) -> String {
    var text = ""
    write(to: &text, indentation: 0, width: width)
    return text
  }

  private func write(to text: inout String, indentation: Int, width: Int) {
    let line = line
    let inner = indentation + 2
    func open(_ bracket: String, _ count: Int, _ item: (Int, inout String) -> Void) {
      text += bracket
      for index in 0..<count {
        text += index == 0 ? "\n" : ",\n"
        text += String(repeating: " ", count: inner)
        item(index, &text)
      }
      text += "\n" + String(repeating: " ", count: indentation)
    }
    switch self {
    case .array(let elements) where line.utf8.count + indentation > width && !elements.isEmpty:
      open("[", elements.count) { index, text in
        elements[index].write(to: &text, indentation: inner, width: width)
      }
      text += "]"
    case .object(let members) where line.utf8.count + indentation > width && !members.isEmpty:
      open("{", members.count) { index, text in
        text += JSONValue.string(members[index].name).line + ": "
        members[index].value.write(to: &text, indentation: inner, width: width)
      }
      text += "}"
    default: text += line
    }
  }

  /// The value on one line, without blanks inside of brackets.
  private var line: String {
    switch self {
    case .array(let elements): "[" + elements.map { $0.line }.joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { JSONValue.string($0.name).line + ": " + $0.value.line }
        .joined(separator: ", ") + "}"
    default: serialized().filter { $0 != "\n" }
    }
  }
}
