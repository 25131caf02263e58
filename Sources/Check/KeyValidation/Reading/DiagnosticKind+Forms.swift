package import Diagnostics

extension DiagnosticKind {
  static let nestedTooDeeply = DiagnosticKind(
    "nested-too-deeply", .error, "Values are nested too deeply.",
    explanation: """
      Apple's reader stops at 512 levels too. Where dictionaries contain others of the same shape, \
      values inside more than 200 keys and shapes are not checked. Flatten the list.
      """)

  static let ofOtherForms: [DiagnosticKind] = [
    DiagnosticKind(
      "binary-cycle", .error, "An object of a binary list contains itself.",
      explanation: "A property list is a tree. Write the list again."),
    DiagnosticKind(
      "binary-object", .error, "An object of a binary list is damaged.",
      explanation: "Its kind, its width or its length is impossible. Restore the file."),
    DiagnosticKind(
      "binary-offset", .error, "An object of a binary list lies outside the file's objects.",
      explanation: "The table of offsets is damaged. Restore the file."),
    DiagnosticKind(
      "binary-overlap", .error, "Objects of a binary list overlap one another.",
      explanation: "No program writes such a file. Write the list again."),
    DiagnosticKind(
      "binary-reference", .error, "A binary list refers to an object that does not exist.",
      explanation: "The file is damaged. Restore it."),
    DiagnosticKind(
      "binary-trailer", .error, "A binary list ends before its trailer, or the trailer is wrong.",
      explanation: "The file was cut off or damaged. Restore it."),
    DiagnosticKind(
      "content-after-root", .error, "There is more text after the root value.",
      explanation: "There is one root value: put several in an array or a dictionary.",
      wrong: "<plist><dict/></plist>\n<dict/>",
      right: "<plist><dict/></plist>"),
    DiagnosticKind(
      "control-character-in-string", .error, "A JSON string contains a control character.",
      explanation: "Write an escape such as \\n or \\u0001."),
    .duplicateKey,
    DiagnosticKind(
      "empty-file", .error, "The file contains no property list.",
      explanation: "It is empty or contains only white space. Write a root value."),
    DiagnosticKind(
      "empty-property-list", .error, "The list has no root value.",
      explanation: "Write one, such as <dict/>."),
    DiagnosticKind(
      "file-too-large", .error, "The file is larger than the limit.",
      explanation: "Property lists of this size are a mistake, or an attack. Split the list."),
    .fragment,
    DiagnosticKind(
      "gnustep-typed-value", .error, "A value has a form that only GNUstep reads.",
      explanation: "Apple's reader does not know <*I1> and similar forms. Write a plain string."),
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
      "invalid-data", .error, "Data in an old-style list is not hexadecimal.",
      explanation: "Write pairs of hexadecimal digits and white space between < and >."),
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
      "invalid-escape", .error, "An escape in a string is unknown.",
      explanation: """
        JSON knows \\n, \\t, \\" and a few more, and \\u with four hexadecimal digits.
        """),
    DiagnosticKind(
      "invalid-key", .error, "A key of a binary list is not a string.",
      explanation: "Write the list again: keys are strings."),
    DiagnosticKind(
      "invalid-number", .error, "A number in a JSON list has an impossible form.",
      explanation:
        "No sign but -, no leading 0, digits on both sides of a point (RFC 8259, section 6)."),
    DiagnosticKind(
      "json-comment", .error, "A JSON list contains a comment.",
      explanation: "JSON has no comments, and strict readers refuse the file. Remove it.",
      wrong: "{\n\t// short\n\t\"Name\": \"Lamp\"\n}",
      right: "{\n\t\"Name\": \"Lamp\"\n}"),
    DiagnosticKind(
      "large-integer", .warning, "An integer fits in 64 bits only without a sign.",
      explanation: "Readers disagree about such numbers. Use a smaller one, or a string."),
    DiagnosticKind(
      "lone-surrogate", .error, "Half of a surrogate pair is missing.",
      explanation: "Characters beyond the first plane need two escapes: \\ud83d\\ude00."),
    DiagnosticKind(
      "mismatched-bracket", .error, "A closing bracket has no opening bracket of its kind.",
      explanation: "Brackets close in the opposite order of their opening."),
    DiagnosticKind(
      "missing-colon", .error, "A JSON key has no colon after it.",
      explanation: "Write : between a key and its value.",
      wrong: "{\"Name\" \"Lamp\"}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "missing-comma", .error, "There is no comma between two values.",
      explanation: "Write a comma after each value but the last.",
      wrong: "{\"Name\": \"Lamp\" \"Bright\": true}",
      right: "{\"Name\": \"Lamp\", \"Bright\": true}"),
    DiagnosticKind(
      "missing-equals", .error, "An old-style key has no equals sign after it.",
      explanation: "Write = between a key and its value.",
      wrong: "{\n\tName Lamp;\n}",
      right: "{\n\tName = Lamp;\n}"),
    DiagnosticKind(
      "missing-semicolon", .error, "An old-style value has no semicolon after it.",
      explanation: "Every entry of a dictionary ends in one, the last included.",
      wrong: "{\n\tName = Lamp\n\tBright = YES;\n}",
      right: "{\n\tName = Lamp;\n\tBright = YES;\n}"),
    DiagnosticKind(
      "missing-value", .error, "A value is missing.",
      explanation: "Write a value, or remove the key or the separator before it."),
    .nestedTooDeeply,
    DiagnosticKind(
      "nul-byte", .error, "The text contains a NUL byte.",
      explanation: "A property list in text form cannot contain one; the file may be damaged."),
    .notAList,
    DiagnosticKind(
      "null-in-property-list", .error, "A value is null.",
      explanation: "A property list cannot contain null: leave the key or the element out.",
      wrong: "{\"Name\": null}",
      right: "{}"),
    DiagnosticKind(
      "number-out-of-range", .error, "A number is too large for a real.",
      explanation: "Use a smaller one, or a string."),
    .plainText,
    DiagnosticKind(
      "single-quotes", .error, "A JSON string is in single quotes.",
      explanation: "Write double quotes.",
      wrong: "{'Name': 'Lamp'}",
      right: "{\"Name\": \"Lamp\"}"),
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
      "trailing-comma", .error, "A comma follows the last value of a JSON list.",
      explanation: "Remove it; an old-style array may have one.",
      wrong: "{\"Name\": \"Lamp\",}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unclosed-bracket", .error, "A bracket is not closed.",
      explanation: "Write the closing bracket before the end of the file."),
    DiagnosticKind(
      "unclosed-comment", .error, "A comment is not closed.",
      explanation: "Everything after it is hidden. Write its end."),
    DiagnosticKind(
      "unexpected-character", .error, "No key and no value begins with this character.",
      explanation: "Remove it, or put the text in quotes."),
    DiagnosticKind(
      "unknown-word", .error, "A word without quotes is not a JSON value.",
      explanation: "The words are true and false, in lower case. Texts have quotes."),
    DiagnosticKind(
      "unpreprocessed-file", .note, "The file is meant for the C preprocessor.",
      explanation: """
        A build can run it first. Its lines and macros are skipped, and both \
        branches are read; check the preprocessed file for a verdict on what is built.
        """),
    DiagnosticKind(
      "unquoted-key", .error, "A JSON key has no quotes.",
      explanation: "Write double quotes around it.",
      wrong: "{Name: \"Lamp\"}",
      right: "{\"Name\": \"Lamp\"}"),
    .unreadSyntax,
    DiagnosticKind(
      "unsupported-value", .error, "A binary list contains a value that no property list has.",
      explanation:
        "A UID, for example, belongs to a keyed archive, which is unarchived and not checked."),
    DiagnosticKind(
      "unsupported-version", .error, "A binary list has an unknown version.",
      explanation: "Only bplist00 is a property list. Convert it with plutil -convert xml1."),
    DiagnosticKind(
      "unterminated-string", .error, "A string is not closed.",
      explanation: "Write its quote; a JSON string ends on its line.",
      wrong: "{\"Name\": \"Lamp}",
      right: "{\"Name\": \"Lamp\"}"),
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
