import Text

/// The reason why a request can't be met, in words for the user.
package struct Refusal: Error, CustomStringConvertible {
  /// One line.
  package let description: String
  /// Further lines, such as the names that are known.
  package let details: [String]
  /// Whether the request was understood, and nothing fits it.
  package let isAnswer: Bool

  package init(_ message: String, details: [String] = [], isAnswer: Bool = false) {
    description = message.legibleLine()
    self.details = details.map { $0.legibleLine() }
    self.isAnswer = isAnswer
  }

  /// A name that is unknown, with those that are known.
  ///
  /// - Parameter similar: The names that may be meant; nil for all known ones.
  package init(_ message: String, _ name: String, known: [String], similar: [String]? = nil) {
    self.init(
      "\(message) '\(name)'\(suggestion(for: name, among: similar ?? known))",
      details: known.isEmpty ? [] : ["Known:"] + known.map { "  \($0)" })
  }

  /// All of its lines.
  package var text: String { ([description] + details).joined(separator: "\n") }
}
