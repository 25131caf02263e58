package import Diagnostics

/// Texts and files that are not whole lists.
extension DiagnosticKind {
  static let fragment = DiagnosticKind(
    "fragment", .note, "The text is the inside of a dictionary, not a whole list.",
    explanation: """
      A text that was pasted or piped may be a piece to copy into a list: keys and values without the \
      dictionary around them. It is checked as the inside of one. The list may have what the piece lacks, so \
      nothing is reported as missing. In a file, the same is an error, because no system reads it.
      """)

  static let notAList = DiagnosticKind(
    "not-a-list", .error, "The file is a picture, an archive or another file that has no list.",
    explanation:
      "The first bytes of a file show what it is, whatever its name says. Choose the list itself.")

  package static let plainText = DiagnosticKind(
    "plain-text", .error, "The text is prose, such as a message, and not a list.",
    explanation: """
      It has words without a list's tags, brackets or signs. Check the file that the message is about; a code in \
      the message has its explanation in the reference.
      """)
}
