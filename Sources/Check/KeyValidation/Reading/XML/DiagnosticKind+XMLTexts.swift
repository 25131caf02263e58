import Diagnostics

extension DiagnosticKind {
  /// About the texts of lists in XML.
  static let ofXMLTexts: [DiagnosticKind] = [
    DiagnosticKind(
      "bare-ampersand", .error, "An ampersand is not written as &amp;.",
      explanation: """
        In XML, `&` begins the name of a character, such as `&lt;`, so a plain one has to be \
        written as a name too. Addresses with several parameters and names of companies are the \
        usual places.
        """,
      cost: refusedByReaders,
      repair: "Write `&amp;` instead of `&`.",
      wrong: "<string>Salt & Pepper</string>",
      right: "<string>Salt &amp; Pepper</string>"),
    DiagnosticKind(
      "bare-less-than", .error, "A less-than sign begins no tag.",
      explanation: """
        In XML, `<` begins a tag. Here it is followed by something that cannot begin one.
        """,
      cost: refusedByReaders,
      repair: "Write `&lt;` instead of `<`.",
      wrong: "<string>a < b</string>",
      right: "<string>a &lt; b</string>"),
    DiagnosticKind(
      "comment-in-text", .warning, "A comment is inside a text.",
      explanation: """
        XML allows a comment between the characters of a text, but readers of property lists take \
        a text in one piece.
        """,
      cost: "Apple's reader refuses the whole file. Other readers drop the comment.",
      repair: "Move the comment out of the element, to a line above it.",
      wrong: "<string>Lamp<!-- short --></string>",
      right: "<!-- short -->\n<string>Lamp</string>"),
    DiagnosticKind(
      "content-in-boolean", .error, "A true or false element contains text.",
      explanation: """
        The element itself is the value, so it has nothing inside, not even a word such as `yes`.
        """,
      cost: refusedByReaders,
      repair: "Write `<true/>` or `<false/>`.",
      wrong: "<true>yes</true>",
      right: "<true/>"),
    DiagnosticKind(
      "control-character", .warning, "The text contains a control character.",
      explanation: """
        XML 1.0 allows tabs and line ends, but no other control characters. They come from copying \
        out of a terminal or another document. The example shows one as ␁.
        """,
      cost: "Apple's reader takes it as a part of the text; strict readers of XML refuse the file.",
      repair: """
        Delete the character. An editor that shows invisible characters finds it at the line and \
        column of the finding.
        """,
      wrong: "<string>Desk␁lamp</string>",
      right: "<string>Desk lamp</string>"),
    DiagnosticKind(
      "empty-data", .warning, "Data is written as an empty element.",
      explanation: "Data without any bytes needs both tags.",
      cost: "Apple's reader refuses the whole file. Other readers take it as data without bytes.",
      repair: "Write `<data></data>`, or remove the key and its value.",
      wrong: "<data/>",
      right: "<data></data>"),
    DiagnosticKind(
      "encoding-mismatch", .warning,
      "The XML declaration names another encoding than the file has.",
      explanation: """
        The bytes of the file are UTF-8, but its first line says otherwise. That happens when an \
        editor or a script saves the file in another encoding and leaves the line alone.
        """,
      cost: "A reader that trusts the declaration cannot decode the file, or shows wrong letters.",
      repair: "Write `encoding=\"UTF-8\"` in the first line.",
      wrong: """
        <?xml version="1.0" encoding="UTF-16"?>
        <plist version="1.0">
        \t<string>Lamp</string>
        </plist>
        """,
      right: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        \t<string>Lamp</string>
        </plist>
        """),
    DiagnosticKind(
      "invalid-character-reference", .error, "A numeric reference names no character.",
      explanation: """
        A reference such as `&#x1F600;` contains the number of a character. This number is 0, half \
        of a surrogate pair, or beyond the last character.
        """,
      cost: "Readers refuse the file, or put a wrong character into the text.",
      repair: """
        Write the number of an existing character, or the character itself: the file may contain \
        it.
        """,
      wrong: "<string>&#0;</string>",
      right: "<string>&#x1F600;</string>"),
    DiagnosticKind(
      "invalid-integer", .error, "An integer element does not contain an integer.",
      explanation: """
        An integer has decimal digits, or `0x` and hexadecimal ones, with a sign if need be: no \
        unit, no separator, no point. A build replaces settings such as `$(COUNT)` in strings \
        only.
        """,
      cost: refusedByReaders,
      repair: """
        Write the digits alone. For a number with a fraction, use `<real>`; for a build setting, \
        `<string>`.
        """,
      wrong: "<integer>12 px</integer>",
      right: "<integer>12</integer>"),
    DiagnosticKind(
      "invalid-real", .error, "A real element does not contain a number.",
      explanation: """
        The decimal sign is a point in every language, and there is nothing else than a number in \
        the element.
        """,
      cost: refusedByReaders,
      repair: "Write the number like `1.5` or `6.02e23`.",
      wrong: "<real>1,5</real>",
      right: "<real>1.5</real>"),
    DiagnosticKind(
      "markup-in-text", .error, "An element is inside a text.",
      explanation: "A string contains only characters, but here another element begins in it.",
      cost: refusedByReaders,
      repair: "Remove the tags. If they belong to the text, write `&lt;` instead of each `<`.",
      wrong: "<string>A <b>bright</b> lamp</string>",
      right: "<string>A bright lamp</string>"),
    DiagnosticKind(
      "text-outside-value", .error, "There is text between elements.",
      explanation: """
        Between the elements of an array or a dictionary there may be white space and comments \
        only. A word in capitals gets a note instead, because a build may replace it.
        """,
      cost: refusedByReaders,
      repair: "Put the text into `<string>` and `</string>`, or remove it.",
      wrong: "<array>Lamp</array>",
      right: "<array><string>Lamp</string></array>"),
    DiagnosticKind(
      "unknown-entity", .error, "A named character is unknown.",
      explanation: """
        Only `amp`, `lt`, `gt`, `quot` and `apos` are names of characters in a property list. \
        Names such as `nbsp` belong to HTML.
        """,
      cost: refusedByReaders,
      repair: "Write the character itself, or its number, such as `&#xA0;`.",
      wrong: "<string>&nbsp;</string>",
      right: "<string>&#xA0;</string>"),
    DiagnosticKind(
      "unsupported-encoding", .error, "The file has an unsupported encoding.",
      explanation: """
        The first line of the file names an encoding that docgen does not know, and the bytes are \
        not UTF-8 either; the example shows one of them as �. It knows UTF-8, UTF-16, UTF-32 and \
        Latin-1.
        """,
      cost: "Nothing was checked in this file. Many readers know no other encodings either.",
      repair: "Save the file as UTF-8, and write `encoding=\"UTF-8\"` in its first line.",
      wrong: """
        <?xml version="1.0" encoding="EUC-JP"?>
        <plist version="1.0">
        \t<string>Caf�</string>
        </plist>
        """,
      right: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        \t<string>Café</string>
        </plist>
        """),
    DiagnosticKind(
      "xml-entity-declaration", .error, "The document type declares an entity.",
      explanation: """
        The document type defines a name for a text. No reader of property lists expands such \
        names, because they may make a small file huge or fetch other files.
        """,
      cost: "A text with the name, such as `&name;`, is not read. Readers may refuse the file.",
      repair: "Remove the declaration, and write the text itself where its name is used.",
      wrong: """
        <!DOCTYPE plist [
        \t<!ENTITY name "Lamp">
        ]>
        <plist version="1.0">
        \t<string>Desk</string>
        </plist>
        """,
      right: """
        <!DOCTYPE plist>
        <plist version="1.0">
        \t<string>Desk</string>
        </plist>
        """),
  ]
}
