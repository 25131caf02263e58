import Diagnostics
import JSON
import Text

/// Reads JSON values of the wanted kind. Others are reported and skipped, so that one run finds every mistake.
extension CatalogueReader {
  typealias SyntaxError = JSONScanner.SyntaxError

  // MARK: - Objects and arrays

  /// Reads an object; `member` reads a value, or returns false for an unknown name.
  ///
  /// - Parameter advice: The remedy for an unknown member; nil if it is to correct the name.
  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
  mutating func readMembers(
    of holder: String, named names: @autoclosure () -> [String],
    advice: (String) -> String? = { _ in nil },
    _ member: (inout CatalogueReader, String) throws(SyntaxError) -> Bool
  ) throws(SyntaxError) {
    guard try isNext(.object, holder) else { return }
    var members = try scanner.beginObject()
    while let name = try scanner.nextMember(&members) {
      if try member(&self, name) { continue }
      reportUnknownMember(name, of: holder, among: names(), advice: advice)
      try scanner.skipValue()
    }
  }

  /// Reads an array; `element` reads one value.
  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
  mutating func readElements(
    of name: String, _ element: (inout CatalogueReader) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    guard try isNext(.array, "'\(name)'") else { return }
    var elements = try scanner.beginArray()
    while try scanner.nextElement(&elements) { try element(&self) }
  }

  // MARK: - Scalars

  /// A text of one line; a line break in it is a space.
  mutating func readText(_ name: String) throws(SyntaxError) -> String? {
    try readMarkdown(name)?.oneLine
  }

  /// A text that may have paragraphs.
  mutating func readMarkdown(_ name: String) throws(SyntaxError) -> String? {
    guard try isNext(.string, "'\(name)'") else { return nil }
    let start = scanner.offset
    let text = try scanner.readString()
    guard text.utf8.count <= Self.textLimit else {
      reportInvalid(
        "'\(name)' has \(text.utf8.count) bytes; at most \(Self.textLimit) are read",
        at: scanner.location(of: start))
      return nil
    }
    return legible(text, at: start)
  }

  /// Reads a value of a property list, whatever it is.
  mutating func readListValue() throws(SyntaxError) -> JSONValue {
    let start = scanner.offset
    return legible(try scanner.readValue(), at: start)
  }

  private mutating func legible(_ text: String, at offset: Int) -> String {
    #if hasFeature(Embedded)
      // Text that docgen writes is legible.
      return text
    #else
      guard let found = text.unprintables().first else { return text }
      let location = scanner.location(of: offset)
      report(.unprintable(found.scalar, at: location))
      return text.legible
    #endif
  }

  private mutating func legible(_ value: JSONValue, at offset: Int) -> JSONValue {
    #if hasFeature(Embedded)
      return value
    #else
      switch value {
      case .string(let text): return .string(legible(text, at: offset))
      case .array(let values): return .array(values.map { legible($0, at: offset) })
      case .object(let members):
        return .object(
          members.map {
            JSONValue.Member(legible($0.name, at: offset), legible($0.value, at: offset))
          })
      default: return value
      }
    #endif
  }

  mutating func readFlag(_ name: String) throws(SyntaxError) -> Bool? {
    try isNext(.boolean, "'\(name)'") ? try scanner.readBoolean() : nil
  }

  mutating func readInteger(_ name: String) throws(SyntaxError) -> Int64? {
    let location = scanner.location
    guard try isNext(.number, "'\(name)'") else { return nil }
    if case .integer(let number) = try scanner.readNumber() { return number }
    reportInvalid("'\(name)' is not an integer", at: location)
    return nil
  }

  mutating func readNumber(_ name: String) throws(SyntaxError) -> JSONValue? {
    try isNext(.number, "'\(name)'") ? try scanner.readNumber() : nil
  }

  mutating func readTexts(_ name: String) throws(SyntaxError) -> [String] {
    var texts: [String] = []
    try readElements(of: name) { (reader) throws(SyntaxError) in
      if let text = try reader.readText("an element of \(name)") { texts.append(text) }
    }
    return texts
  }

  mutating func readChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _: Choice.Type
  ) throws(SyntaxError) -> Choice? where Choice.RawValue == String {
    try readChoice(name, among: Choice.allCases.map { $0.rawValue }).flatMap(Choice.init)
  }

  mutating func readChoice(
    _ name: String, among choices: [String]
  ) throws(SyntaxError) -> String? {
    let location = scanner.location
    guard let text = try readText(name) else { return nil }
    if choices.contains(text) { return text }
    reportUnknown("'\(text)' is not a value of '\(name)'", text, among: choices, at: location)
    return nil
  }

  /// Reads a null, if one is next.
  mutating func isNull() throws(SyntaxError) -> Bool {
    guard try scanner.peek() == .null else { return false }
    try scanner.readNull()
    return true
  }

  // MARK: - Findings

  /// Whether the next value is of a kind; if not, it is reported and skipped.
  private mutating func isNext(
    _ kind: JSONScanner.ValueKind, _ what: @autoclosure () -> String
  ) throws(SyntaxError) -> Bool {
    let found = try scanner.peek()
    guard found != kind else { return true }
    report(
      "wrong-field-type", at: scanner.location, "\(what().capitalizedFirst) is \(found.phrase)",
      remedy: "write \(kind.phrase)")
    try scanner.skipValue()
    return false
  }
}

extension JSONScanner.ValueKind {
  fileprivate var phrase: String {
    switch self {
    case .null: "null"
    case .object, .array: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
