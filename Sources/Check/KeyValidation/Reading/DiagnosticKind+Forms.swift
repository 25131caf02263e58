package import Diagnostics

extension DiagnosticKind {
  static let nestedTooDeeply = DiagnosticKind(
    "nested-too-deeply", .error, "Values are nested too deeply.",
    explanation: """
      Arrays and dictionaries are inside one another on more than 512 levels. Where dictionaries \
      contain others of the same shape, the check ends at 200 keys and shapes. Mostly a faulty \
      program wrote the file.
      """,
    cost: "Apple's reader stops at 512 levels too and refuses the file.",
    repair: """
      Write fewer levels, or correct the program that writes the file.
      """,
    wrong: """
      <plist version="1.0">
      <array><array><array> …513 levels… </array></array></array>
      </plist>
      """,
    right: """
      <plist version="1.0">
      <array><string>Lamp</string></array>
      </plist>
      """)

  /// About a file of any form.
  static let ofAnyForm: [DiagnosticKind] = [
    DiagnosticKind(
      "content-after-root", .error, "There is more text after the root value.",
      explanation: """
        A file has one root value. A second one comes from pasting, or from a file that was \
        written twice without being emptied.
        """,
      cost: "Readers refuse the file, or read the first value only.",
      repair: "Remove what follows, or put both values into one `<array>` or `<dict>`.",
      wrong: "<plist><dict/></plist>\n<dict/>",
      right: "<plist><dict/></plist>"),
    .duplicateKey,
    DiagnosticKind(
      "empty-file", .error, "The file contains no property list.",
      explanation: """
        The file has no bytes, or only white space. A program that ends while it writes leaves \
        such a file.
        """,
      cost: "Programs find no list: they refuse the file, or act as if it were missing.",
      repair: """
        Restore the file, or write a list with an empty dictionary. If nothing needs the file, \
        delete it.
        """,
      wrong: "$ touch Lamp.plist",
      right: """
        <plist version="1.0">
        <dict/>
        </plist>
        """),
    DiagnosticKind(
      "empty-property-list", .error, "The list has no root value.",
      explanation: "There is nothing between `<plist>` and `</plist>`.",
      cost: "Apple's reader refuses the file.",
      repair: "Write a root value between the two tags. `<dict/>` is the least.",
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
      explanation: """
        The file has more bytes than docgen reads, 64 MB. Such a size is a mistake, such as \
        pictures stored as data, or an attack.
        """,
      cost: "Nothing was checked in this file. Other programs may need much memory for it.",
      repair: """
        Keep large data in separate files and write only their names into the list, or divide \
        the list.
        """,
      wrong: """
        $ ls -lh Lamp.plist
        65M Lamp.plist
        """,
      right: """
        $ ls -lh Lamp.plist
        12K Lamp.plist
        """),
    .fragment,
    DiagnosticKind(
      "integer-out-of-range", .error, "An integer does not fit in 64 bits.",
      explanation: """
        A property list has integers of 64 bits at most: up to 9223372036854775807 with a sign, or \
        18446744073709551615 without one.
        """,
      cost: "Readers refuse the file, or read another number.",
      repair: "Write a smaller number, or store the digits as a `<string>`.",
      wrong: "<integer>18446744073709551616</integer>",
      right: "<integer>4294967296</integer>"),
    DiagnosticKind(
      "invalid-base64", .error, "Data is not base 64.",
      explanation: """
        Data is written in base 64: groups of four of the characters A to Z, a to z, 0 to 9, `+` \
        and `/`, with `=` at the end only. A group is incomplete, or has another character.
        """,
      cost: "Readers refuse the file, or read only a part of the data.",
      repair: "Encode the data again, with `base64 FILE` for example, and replace the whole text.",
      wrong: "<data>QUJ</data>",
      right: "<data>QUJD</data>"),
    DiagnosticKind(
      "invalid-date", .error, "A date does not exist, or has another form.",
      explanation: """
        A date is written like `2026-01-31T12:00:00Z`, in universal time. This one has another \
        form, or its day is not in the calendar.
        """,
      cost: "Readers refuse the file, or take another date.",
      repair: """
        Write a day that exists, with `T`, the time and `Z`. If it is meant as a text, use \
        `<string>`.
        """,
      wrong: "<date>2026-02-30T00:00:00Z</date>",
      right: "<date>2026-02-28T00:00:00Z</date>"),
    DiagnosticKind(
      "invalid-encoding", .error, "The file's bytes are not valid in its encoding.",
      explanation: """
        A byte, or several, stand for no character in the file's encoding. The finding is at the \
        first one; the example shows it as �. The file was saved in another encoding, such as \
        Latin-1, without saying so.
        """,
      cost: "Readers refuse the file, or show a wrong character.",
      repair: """
        Save the file as UTF-8: open it in an editor with its old encoding, then choose UTF-8.
        """,
      wrong: "<string>Caf�</string>",
      right: "<string>Café</string>"),
    DiagnosticKind(
      "large-integer", .warning,
      "An integer is larger than 9223372036854775807, the largest with a sign in 64 bits.",
      explanation: "The number fits in 64 bits only where no bit is used for a sign.",
      cost: "Some readers take it, others read a negative number or refuse it.",
      repair: "Write a number up to 9223372036854775807, or store the digits as a `<string>`.",
      wrong: "<integer>18446744073709551615</integer>",
      right: "<integer>9223372036854775807</integer>"),
    .nestedTooDeeply,
    DiagnosticKind(
      "nul-byte", .error, "The text contains a NUL byte.",
      explanation: """
        Somewhere between the characters is a byte with the value 0; the example shows it as ␀. \
        The file is damaged, or is UTF-16 that was taken for UTF-8.
        """,
      cost: "Readers end there, or refuse the file.",
      repair: """
        Remove the byte, or restore the file. If all letters have such bytes between them, save \
        the file as UTF-8.
        """,
      wrong: "<string>Desk␀lamp</string>",
      right: "<string>Desk lamp</string>"),
    .notAList,
    DiagnosticKind(
      "number-out-of-range", .error, "A number is too large for a real.",
      explanation: "A real has 64 bits, so its largest value is about 1.8e308.",
      cost: "Readers refuse the number, or read it as infinite.",
      repair: "Write a smaller number, or a string.",
      wrong: "{\"Width\": 1e400}",
      right: "{\"Width\": 1e300}"),
    .plainText,
    DiagnosticKind(
      "too-many-comparisons", .error, "Checking the list takes too long with this catalogue.",
      explanation: """
        Keys with rules or with long lists of values are compared with other keys, and here both \
        are many: the file, the catalogue, or both are unusually large.
        """,
      cost: "The rest of the file was not checked, so mistakes may be hidden in it.",
      repair: """
        Divide the file, or remove keys that repeat. In a catalogue of your own, shorten its \
        longest rules.
        """,
      wrong: """
        <key>Names</key>
        <array> …100 strings, each compared with 10,000 known names… </array>
        """,
      right: """
        <key>Names</key>
        <array> …10 strings… </array>
        """),
    DiagnosticKind(
      "too-many-findings", .error, "The file has too many mistakes.",
      explanation: """
        Reading ends after 1,000 mistakes. Mostly one early mistake, such as a missing tag, causes \
        the others.
        """,
      cost: "What follows was not read, so later mistakes are not in the report.",
      repair: "Correct the first mistakes and check again.",
      wrong: "[null, null, null, …1,001 times… ]",
      right: "[1, 2, 3]"),
    DiagnosticKind(
      "too-many-marks", .warning, "A text has too many combining marks in a row.",
      explanation: """
        No language has letters with dozens of accents. Such texts are made to slow \
        programs down. The example shows a long run of marks.
        """,
      cost: """
        The rest of the marks is read as U+FFFD. Other programs may take minutes for the text.
        """,
      repair: "Delete the marks, or write the text again.",
      wrong: "<string>Lamp\u{301}\u{301}…</string>",
      right: "<string>Lamp</string>"),
    DiagnosticKind(
      "too-many-values", .error, "The list has too many values.",
      explanation: """
        A list may have a million values, and texts up to the size of a file. A small binary file \
        can describe more, because it may use one value many times.
        """,
      cost: "Nothing was checked in this file. Other programs may run out of memory.",
      repair: """
        Divide the list. If its file is small, somebody may have made it to do harm: don't use it.
        """,
      wrong: "<array> …one text of 1 MB, referred to 80 times… </array>",
      right: "<array> …one text of 1 MB, referred to twice… </array>"),
    DiagnosticKind(
      "unpreprocessed-file", .note, "The file is meant for the C preprocessor.",
      explanation: """
        The file has lines such as `#if`, or names of macros, which the C preprocessor replaces \
        during the build. They are skipped, and both branches are read.
        """,
      cost: """
        Nothing, if the build preprocesses the file. A program that reads it as it is refuses it.
        """,
      repair: """
        Check the built file for a verdict on what ships. If nothing preprocesses the file, remove \
        the lines.
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
      Only one of the two values can count. Between `#if` and `#endif`, both branches may have the \
      same key. If both values are equal, it is a note.
      """,
    cost: "One value is lost: Apple's reader keeps the last, others keep the first.",
    repair: "Decide which value you mean, and remove the other key with its value.",
    wrong:
      "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n\t<key>Name</key>\n\t<string>Torch</string>\n</dict>",
    right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>")
}
