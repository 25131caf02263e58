package import Diagnostics
package import KeyValidation
import Text

/// Reads YAML into the trees of property lists, one for each document of the text.
///
/// Aliases stand for what they repeat, and `<<` merges dictionaries. What they make of a text is counted, so that a short
/// one can't stand for more values than a file may have. Reading takes linear time and no recursion.
package struct YAMLReader: Sendable {
  package var limits: PropertyListReader.Limits

  package init(limits: PropertyListReader.Limits = .default) { self.limits = limits }

  /// The documents that could be read to their end, and what is wrong with the others.
  package func read(_ bytes: [UInt8], file: String) -> SyntaxReading {
    guard bytes.count <= limits.bytes else {
      let error = Diagnostic.error(
        "file-too-large", at: SourceLocation(file: file),
        "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
        remedy: "split the file")
      return SyntaxReading(diagnostics: [error])
    }
    let text = SourceText(bytes)
    if let offset = text.firstInvalidByte {
      let error = Diagnostic.error(
        "invalid-encoding", at: text.lines.location(of: offset, in: file),
        "the bytes from here are not \(text.lines.encoding.rawValue)",
        remedy: "save the file as UTF-8")
      return SyntaxReading(diagnostics: [error])
    }
    var builder = YAMLTreeBuilder(text, file: file, limits: limits)
    let parser = YAMLParser(text.bytes[text.start...])
    do throws(YAMLParser.Failure) {
      while !builder.isStopped {
        let event = try parser.next()
        if case .streamEnd = event.kind { break }
        builder.add(event)
      }
    } catch {
      builder.report(error)
    }
    return builder.reading()
  }

  /// Every kind of finding that reading YAML can report, beside those of other files.
  package static let kinds: [DiagnosticKind] = [
    DiagnosticKind(
      "yaml-syntax", .error, "The text is no YAML.",
      explanation:
        "What follows isn't read. Often the indentation differs from that of the lines above, a tab is in it, or a text with `: ` or ` #` needs quotes."
    ),
    DiagnosticKind(
      "yaml-alias", .error, "An alias stands for nothing, or for itself.",
      explanation: "`*name` repeats the value that is marked with `&name` above it."),
    DiagnosticKind(
      "yaml-key", .error, "A key is not a text.",
      explanation:
        "YAML allows lists and mappings as keys; the files that docgen checks have only texts, numbers and words."
    ),
    DiagnosticKind(
      "yaml-merge", .error, "Something else than a mapping is merged.",
      explanation: "`<<` takes the keys of a mapping, or of each mapping in a list."),
    DiagnosticKind(
      "yaml-tag", .note, "A tag is not understood.",
      explanation:
        "Only the program that reads the file knows what its own tags mean. The value is checked as if it had none."
    ),
  ]
}
