import Diagnostics
import Site
import Text

/// A file with `⟦` where a finding is expected, taken apart.
struct Marked {
  var file: SourceFile
  /// In reading order.
  var locations: [SourceLocation] = []

  init(_ marked: String, path: String) {
    var text = ""
    var (line, column) = (1, 1)
    for character in marked {
      if character == "⟦" {
        locations.append(SourceLocation(file: path, line: line, column: column))
        continue
      }
      text.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    file = SourceFile(path: path, bytes: Array(text.utf8))
  }
}
