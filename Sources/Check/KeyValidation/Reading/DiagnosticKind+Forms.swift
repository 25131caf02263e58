package import Diagnostics

extension DiagnosticKind {
  static let nestedTooDeeply = DiagnosticKind(
    "nested-too-deeply", .error, "Values are nested too deeply.",
    explanation: """
      Apple's reader stops at 512 levels too. Where dictionaries contain others of the same shape, \
      values inside more than 200 keys and shapes are not checked. Flatten the list.
      """)

  /// About a file of any form.
  static let ofAnyForm: [DiagnosticKind] = [
    DiagnosticKind(
      "content-after-root", .error, "There is more text after the root value.",
      explanation: "There is one root value: put several in an array or a dictionary.",
      wrong: "<plist><dict/></plist>\n<dict/>",
      right: "<plist><dict/></plist>"),
    .duplicateKey,
    DiagnosticKind(
      "empty-file", .error, "The file contains no property list.",
      explanation: "It is empty or contains only white space. Write a root value."),
    DiagnosticKind(
      "empty-property-list", .error, "The list has no root value.",
      explanation: "Write one, such as <dict/>.",
      wrong: """
        <plist version="1.0">
        </plist>
        """,
      right: """
        <plist version="1.0">
        \t<dict/>
        </plist>
        """),
    DiagnosticKind(
      "file-too-large", .error, "The file is larger than the limit.",
      explanation: "Property lists of this size are a mistake, or an attack. Split the list."),
    .fragment,
    DiagnosticKind(
      "integer-out-of-range", .error, "An integer does not fit in 64 bits.",
      explanation: "Use a smaller number, a real or a string.",
      wrong: "<integer>18446744073709551616</integer>",
      right: "<integer>4294967296</integer>"),
    DiagnosticKind(
      "invalid-base64", .error, "Data is not base 64.",
      explanation: """
        Write groups of four of A to Z, a to z, 0 to 9, + and /, with = at the end only.
        """,
      wrong: "<data>QUJ</data>",
      right: "<data>QUJD</data>"),
    DiagnosticKind(
      "invalid-date", .error, "A date does not exist, or has another form.",
      explanation: "Write it like 2026-01-31T12:00:00Z, in universal time.",
      wrong: "<date>2026-02-30T00:00:00Z</date>",
      right: "<date>2026-02-28T00:00:00Z</date>"),
    DiagnosticKind(
      "invalid-encoding", .error, "The file's bytes are not valid in its encoding.",
      explanation:
        "Reported at the first byte that does not begin a character. Save the file as UTF-8."),
    DiagnosticKind(
      "large-integer", .warning,
      "An integer is larger than 9223372036854775807, the largest with a sign in 64 bits.",
      explanation: "Readers disagree about such numbers. Use a smaller one, or a string.",
      wrong: "<integer>18446744073709551615</integer>",
      right: "<integer>9223372036854775807</integer>"),
    .nestedTooDeeply,
    DiagnosticKind(
      "nul-byte", .error, "The text contains a NUL byte.",
      explanation: "A property list in text form cannot contain one; the file may be damaged."),
    .notAList,
    DiagnosticKind(
      "number-out-of-range", .error, "A number is too large for a real.",
      explanation: "Use a smaller one, or a string.",
      wrong: "{\"Width\": 1e400}",
      right: "{\"Width\": 1e300}"),
    .plainText,
    DiagnosticKind(
      "too-many-comparisons", .error, "Checking the list takes too long with this catalogue.",
      explanation: """
        Many keys of the catalogue have rules or many values, and the list has many keys and values for them. \
        The rest of the list was not checked. Split the list, or remove rules from the catalogue.
        """),
    DiagnosticKind(
      "too-many-findings", .error, "The file has too many mistakes.",
      explanation: "The rest is not reported. Correct the first ones and check again."),
    DiagnosticKind(
      "too-many-marks", .warning, "A text has too many combining marks in a row.",
      explanation: """
        No writing system has so many marks on one letter, and processing them is slow. \
        The text is checked as if the rest of them were U+FFFD. Remove them.
        """),
    DiagnosticKind(
      "too-many-values", .error, "The list has too many values.",
      explanation:
        "A small binary file can describe a huge list, or refer to a long text many times. Split it."
    ),
    DiagnosticKind(
      "unpreprocessed-file", .note, "The file is meant for the C preprocessor.",
      explanation: """
        A build can run it first. Its lines and macros are skipped, and both \
        branches are read; check the preprocessed file for a verdict on what is built.
        """,
      wrong: """
        <dict>
        #if BRIGHT
        \t<key>Bright</key>
        \t<true/>
        #endif
        </dict>
        """,
      right: """
        <dict>
        \t<key>Bright</key>
        \t<true/>
        </dict>
        """),
    .unreadSyntax,
  ]
}

extension DiagnosticKind {
  package static let duplicateKey = DiagnosticKind(
    "duplicate-key", .warning, "A key occurs twice in one dictionary.",
    explanation: """
      Apple's reader keeps the last, others keep the first. It is a note where both values are equal, \
      so that nothing is lost. Between #if and #endif, both branches may have the same key.
      """,
    wrong:
      "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n\t<key>Name</key>\n\t<string>Torch</string>\n</dict>",
    right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>")
}
