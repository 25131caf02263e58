import Diagnostics

extension DiagnosticKind {
  static let ofXML: [DiagnosticKind] = [
    DiagnosticKind(
      "bare-ampersand", .error, "An ampersand is not written as &amp;.",
      explanation: """
        In XML an ampersand begins the name of a character, so a plain one is written &amp;. \
        Apple's reader refuses the file.
        """,
      wrong: "<string>Salt & Pepper</string>",
      right: "<string>Salt &amp; Pepper</string>"),
    DiagnosticKind(
      "bare-less-than", .error, "A less-than sign begins no tag.",
      explanation: "In XML the sign begins a tag, so a plain one is written &lt;.",
      wrong: "<string>a < b</string>",
      right: "<string>a &lt; b</string>"),
    DiagnosticKind(
      "comment-in-text", .warning, "A comment is inside a text.",
      explanation: """
        XML allows it, but Apple's reader refuses it. Move the comment out of the \
        element.
        """,
      wrong: "<string>Lamp<!-- short --></string>",
      right: "<!-- short -->\n<string>Lamp</string>"),
    DiagnosticKind(
      "content-in-boolean", .error, "A true or false element contains text.",
      explanation: "The element itself is the value. Write <true/> or <false/>.",
      wrong: "<true>yes</true>",
      right: "<true/>"),
    DiagnosticKind(
      "control-character", .warning, "The text contains a control character.",
      explanation: "XML 1.0 allows tabs and line ends only, and strict readers refuse the file."),
    DiagnosticKind(
      "double-hyphen-in-comment", .warning, "A comment contains two hyphens in a row.",
      explanation: """
        XML does not allow them there, and strict readers refuse the file. Write one hyphen.
        """,
      wrong: "<dict>\n\t<!-- old -- new -->\n</dict>",
      right: "<dict>\n\t<!-- old - new -->\n</dict>"),
    DiagnosticKind(
      "empty-data", .warning, "Data is written as an empty element.",
      explanation: "Apple's reader refuses <data/>. Write <data></data>.",
      wrong: "<data/>",
      right: "<data></data>"),
    DiagnosticKind(
      "encoding-mismatch", .warning,
      "The XML declaration names another encoding than the file has.",
      explanation: "The bytes decide, and they are UTF-8. Write encoding=\"UTF-8\".",
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
      explanation: "References such as &#x1F600; name a Unicode scalar value other than 0.",
      wrong: "<string>&#0;</string>",
      right: "<string>&#x1F600;</string>"),
    DiagnosticKind(
      "invalid-integer", .error, "An integer element does not contain an integer.",
      explanation: """
        Decimal digits or 0x and hexadecimal ones, with a sign if need be. Build settings are \
        replaced in strings only.
        """,
      wrong: "<integer>12 px</integer>",
      right: "<integer>12</integer>"),
    DiagnosticKind(
      "invalid-real", .error, "A real element does not contain a number.",
      explanation: "Write it like -12.5 or 6.02e23, with a point in every locale.",
      wrong: "<real>1,5</real>",
      right: "<real>1.5</real>"),
    DiagnosticKind(
      "key-without-value", .error, "A key has no value.",
      explanation: """
        Keys and values alternate in a dictionary. Write a value after the key, or remove the \
        key.
        """,
      wrong: "<dict>\n\t<key>Name</key>\n</dict>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
    DiagnosticKind(
      "markup-in-text", .error, "An element is inside a text.",
      explanation: """
        A string contains only characters: write &lt; for the sign, or use a CDATA section.
        """,
      wrong: "<string>A <b>bright</b> lamp</string>",
      right: "<string>A bright lamp</string>"),
    DiagnosticKind(
      "mismatched-tag", .error, "An end tag has no matching start tag.",
      explanation: "Every end tag closes the innermost open element and has its name.",
      wrong: "<array>\n\t<string>Lamp</strng>\n</array>",
      right: "<array>\n\t<string>Lamp</string>\n</array>"),
    DiagnosticKind(
      "misplaced-plist", .error, "There is a second plist element, or one inside the list.",
      explanation: "There is only one, around the root value.",
      wrong: "<plist version=\"1.0\"><array><plist/></array></plist>",
      right: "<plist version=\"1.0\"><array/></plist>"),
    DiagnosticKind(
      "stray-key", .error, "A key is outside any dictionary.",
      explanation: """
        Often an array before it was not closed. Close it with </array>, or open a <dict>. A file that has \
        only the inside of a dictionary needs <plist version="1.0"> and <dict> before it, and their ends after it.
        """,
      wrong: "<array>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</array>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
    DiagnosticKind(
      "text-outside-value", .error, "There is text between elements.",
      explanation: """
        Put it in a value or a comment, or remove it. Names of macros in capitals get a note \
        instead.
        """,
      wrong: "<array>Lamp</array>",
      right: "<array><string>Lamp</string></array>"),
    DiagnosticKind(
      "unclosed-cdata", .error, "A CDATA section is not closed.",
      explanation: "Write ]]> where it ends.",
      wrong: "<string><![CDATA[a < b</string>",
      right: "<string><![CDATA[a < b]]></string>"),
    DiagnosticKind(
      "unclosed-doctype", .error, "The document type is not closed.",
      explanation: "Write > where it ends.",
      wrong: """
        <!DOCTYPE plist [
        <plist version="1.0">
        \t<true/>
        </plist>
        """,
      right: """
        <!DOCTYPE plist>
        <plist version="1.0">
        \t<true/>
        </plist>
        """),
    DiagnosticKind(
      "unclosed-element", .error, "An element is not closed.",
      explanation: """
        Reported at the innermost element that another end tag closes. Write its own end tag.
        """,
      wrong: "<array>\n\t<string>Lamp</string>",
      right: "<array>\n\t<string>Lamp</string>\n</array>"),
    DiagnosticKind(
      "unclosed-instruction", .error, "A processing instruction is not closed.",
      explanation: "Write ?> where it ends.",
      wrong: """
        <?xml version="1.0"
        <plist version="1.0">
        \t<true/>
        </plist>
        """,
      right: """
        <?xml version="1.0"?>
        <plist version="1.0">
        \t<true/>
        </plist>
        """),
    DiagnosticKind(
      "unclosed-tag", .error, "A tag has no greater-than sign.",
      explanation: "Another tag or the end of the file cuts it short.",
      wrong: "<array>\n\t<string<true/>\n</array>",
      right: "<array>\n\t<string>Lamp</string>\n\t<true/>\n</array>"),
    DiagnosticKind(
      "unexpected-attribute", .note, "An element has an attribute.",
      explanation:
        "Only plist has one, its version. Apple's reader skips all of them, so the value is read.",
      wrong: "<string id=\"lamp\">Lamp</string>",
      right: "<string>Lamp</string>"),
    DiagnosticKind(
      "unknown-element", .error, "An element does not belong in a property list.",
      explanation: """
        The elements are plist, dict, array, key, string, integer, real, true, false, date and \
        data, all in lower case.
        """,
      wrong: "<array><boolean>true</boolean></array>",
      right: "<array><true/></array>"),
    DiagnosticKind(
      "unknown-entity", .error, "A named character is unknown.",
      explanation: "Only amp, lt, gt, quot and apos have names. Write the character itself.",
      wrong: "<string>&nbsp;</string>",
      right: "<string>&#xA0;</string>"),
    DiagnosticKind(
      "unread-template", .note, "A template cannot be read before a tool has completed it.",
      explanation: """
        Between its elements the file has lines or placeholders for a tool, such as {{if}}, which \
        are not part of a property list; or its name ends like a template's, such as .in, and it \
        cannot be read. Check the file that the tool makes from it.
        """,
      wrong: """
        <dict>
        \t{{if .Bright}}
        \t<key>Bright</key>
        \t<true/>
        \t{{end}}
        </dict>
        """,
      right: """
        <dict>
        \t<key>Bright</key>
        \t<true/>
        </dict>
        """),
    DiagnosticKind(
      "unsupported-encoding", .error, "The file has an unsupported encoding.",
      explanation: "UTF-8, UTF-16, UTF-32 and Latin-1 are supported. Save the file as UTF-8."),
    DiagnosticKind(
      "value-without-key", .error, "A value in a dictionary has no key.",
      explanation: """
        Keys and values alternate in a dictionary. Write a key before it, or remove it.
        """,
      wrong: "<dict>\n\t<string>Lamp</string>\n</dict>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
    DiagnosticKind(
      "xml-entity-declaration", .error, "The document type declares an entity.",
      explanation:
        "No entity is ever expanded and no file is ever fetched: write the text itself.",
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
