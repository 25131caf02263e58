/// A mistake in the syntax of YAML, in a sentence and with a remedy.
struct YAMLProblem {
  var message: String
  var remedy: String

  init(_ failure: YAMLParser.Failure) {
    (message, remedy) =
      switch failure.problem {
      case "mapping values are not allowed in this context":
        (
          "': ' begins a second value in this line",
          "put the text in quotes, or begin a new line for the key"
        )
      case "found character that cannot start any token":
        (
          "no value begins with this character",
          "indent with spaces, not tabs; put a text that begins with @, ` or % in quotes"
        )
      case "found a tab character that violates indentation":
        ("a tab is in the indentation", "indent with spaces")
      case "did not find expected key", "did not find expected '-' indicator",
        "did not find expected <document start>":
        (
          "the line is indented differently from those above, or the value before it isn't finished",
          "indent what belongs together by the same number of spaces; close quotes and brackets"
        )
      case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
        ("a bracket is not closed, or a comma is missing", "write the comma or the closing bracket")
      case "could not find expected ':'":
        (
          "':' is missing after a key",
          "write ': ' and a value, or put a text of several lines in quotes"
        )
      case "found unexpected end of stream", "found unexpected document indicator":
        ("a text in quotes is not closed", "write the closing quote")
      case "control characters are not allowed":
        ("a control character is in the text", "remove it, or write its escape in double quotes")
      case "found unknown escape character":
        ("YAML has no such escape", "write \\\\ for a backslash, or put the text in single quotes")
      case let problem:
        (
          "the text is not valid YAML: " + (failure.context.map { $0 + ", " } ?? "") + problem,
          "correct it; what follows isn't read"
        )
      }
  }
}
