/// A text to insert, as plain text and with tab stops.
///
/// Source: Language Server Protocol 3.17, "Snippet Syntax".
struct SnippetText {
  private(set) var snippet = ""
  private(set) var plain = ""
  private var stops = 0

  mutating func append(_ text: String) {
    plain += text
    snippet += Self.escaped(text)
  }

  mutating func appendStop(_ text: String) {
    stops += 1
    plain += text
    snippet += text.isEmpty ? "$\(stops)" : "${\(stops):\(Self.escaped(text))}"
  }

  mutating func appendChoice(_ texts: [String]) {
    // Editors differ in how they read escapes within a choice.
    let texts = texts.filter { $0 == texts.first || !Self.needsEscape($0) && !$0.isEmpty }
    guard let first = texts.first, texts.count > 1, !first.isEmpty, !Self.needsEscape(first) else {
      return appendStop(texts.first ?? "")
    }
    stops += 1
    plain += first
    snippet += "${\(stops)|\(texts.map { Self.escaped($0, #"\,|"#) }.joined(separator: ","))|}"
  }

  /// A tab stop on its own line, which is left out of the plain text.
  mutating func appendEmptyLine(_ start: String) {
    stops += 1
    snippet += Self.escaped(start) + "$\(stops)"
  }

  private static func needsEscape(_ text: String) -> Bool {
    text.utf8.contains { "$}\n".utf8.contains($0) }
  }

  private static func escaped(_ text: String, _ special: String = #"\$}"#) -> String {
    String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }
}
