package import Diagnostics

/// Texts and files that are not whole lists.
extension DiagnosticKind {
  static let fragment = DiagnosticKind(
    "fragment", .note, "The text is the inside of a dictionary, not a whole list.",
    explanation: """
      A text that was pasted or piped may be a piece to copy into a list: keys and values without \
      the dictionary around them. It is checked as the inside of one. In a file, the same is an \
      error, because no program reads it.
      """,
    cost: "Nothing, if the piece goes into a list. What the list lacks besides was not checked.",
    repair: "Put the piece into the list, and check the whole file.",
    wrong: """
      <key>Name</key>
      <string>Lamp</string>
      """,
    right: """
      <dict>
      \t<key>Name</key>
      \t<string>Lamp</string>
      </dict>
      """)

  static let notAList = DiagnosticKind(
    "not-a-list", .error, "The file is a picture, an archive or another file that has no list.",
    explanation: """
      The first bytes of a file show what it is, whatever its name says. This is a picture, an \
      archive, a program or the like.
      """,
    cost: "Nothing was checked in this file. A program that expects a list refuses it.",
    repair: "Name the file that has the list, or correct the name of this one.",
    wrong: "$ docgen validate Lamp.png",
    right: "$ docgen validate Lamp.plist")

  package static let plainText = DiagnosticKind(
    "plain-text", .error, "The text is prose, such as a message, and not a list.",
    explanation: """
      The text has words, but neither tags nor brackets nor signs of a list. Often it is the \
      message that a tool printed about a list.
      """,
    cost: "Nothing was checked in this file.",
    repair: """
      Check the file that the message is about. If the message has a code, `docgen validate \
      --explain CODE` explains it.
      """,
    wrong: "The lamp was rejected because its list is wrong.",
    right: """
      <dict>
      \t<key>Name</key>
      \t<string>Lamp</string>
      </dict>
      """)
}
