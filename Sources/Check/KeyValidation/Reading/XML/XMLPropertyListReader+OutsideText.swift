import Diagnostics
import KeyModel
import Text

extension XMLPropertyListReader {
  /// Preprocessor lines and macros are skipped with one note; any other text is an error.
  mutating func readOutsideText() {
    let start = lexer.scanner.position
    if let directive = PreprocessorLine.directive(lexer.scanner) {
      switch directive {
      case "if", "ifdef", "ifndef": conditionalDepth += 1
      case "endif": conditionalDepth = max(0, conditionalDepth - 1)
      default: break
      }
      builder.isConditional = conditionalDepth > 0
      PreprocessorLine.skip(&lexer.scanner)
      notePreprocessor("a line of the C preprocessor (#\(directive))", at: start)
      return
    }
    lexer.scanner.skip { $0 != UInt8(ascii: "<") && !$0.endsLine }
    var line = text.bytes[start..<lexer.scanner.position]
    while line.last?.isWhiteSpace == true { line.removeLast() }
    let words = String(decoding: line, as: UTF8.self)
    if PreprocessorLine.isMacro(line) {
      notePreprocessor("the macro \(quoted(words))", at: start)
    } else if Placeholder.isOfTemplate(words) {
      stopAtTemplate(at: start)
    } else if !hasStrayText {
      hasStrayText = true
      reportStrayText(at: start)
    }
  }

  /// Ends reading, because the list depends on what the tool inserts or removes here.
  mutating func stopAtTemplate(at offset: Int) {
    builder.findings.stop(
      "unread-template", at: offset,
      "the template is not checked: a tool replaces text between its elements",
      remedy: "check the file that the tool makes", as: .note)
  }

  mutating func notePreprocessor(_ what: String, at offset: Int) {
    guard !hasPreprocessorNote else { return }
    hasPreprocessorNote = true
    builder.findings.report(
      .note, "unpreprocessed-file", at: offset,
      "the list contains \(what); such lines are skipped and both branches are read",
      remedy: "check the preprocessed file to know what is built")
  }

  mutating func reportStrayText(at offset: Int) {
    guard !hasRoot || isFragment || !openElements.isEmpty else {
      reportContentAfterRoot(at: offset)
      return
    }
    error(
      "text-outside-value", at: offset, "there is text between elements",
      remedy: "put it in a value or in <!-- a comment -->, or remove it")
  }

  mutating func reportContentAfterRoot(at offset: Int) {
    isOver = openElements.isEmpty
    guard !isNestingInDoubt else { return }
    isNestingInDoubt = true
    error(
      "content-after-root", at: offset, "there is more text after the root value",
      remedy: "keep one root value: put several in an array or a dictionary")
  }

  mutating func reportEmptyList(at offset: Int) {
    error(
      "empty-property-list", at: offset, "the list has no root value",
      remedy: "write one, such as <dict/>, inside <plist>")
  }
}
