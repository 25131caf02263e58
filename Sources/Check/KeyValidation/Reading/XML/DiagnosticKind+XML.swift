import Diagnostics

/// The consequence of most mistakes in XML.
let refusedByReaders =
  "Programs that read property lists refuse the whole file, so none of its keys count."

extension DiagnosticKind {
  static let ofXML = ofXMLTags + ofXMLTexts
}

extension DiagnosticKind {
  /// About the tags of lists in XML.
  static let ofXMLTags: [DiagnosticKind] = [
    DiagnosticKind(
      "double-hyphen-in-comment", .warning, "A comment contains two hyphens in a row.",
      explanation: "In XML, two hyphens may only be the end of a comment.",
      cost: "Apple's reader takes the file; strict readers of XML refuse it.",
      repair: "Write one hyphen, or put a space between the two.",
      wrong: "<dict>\n\t<!-- old -- new -->\n</dict>",
      right: "<dict>\n\t<!-- old - new -->\n</dict>"),
    DiagnosticKind(
      "key-without-value", .error, "A key has no value.",
      explanation: """
        In a dictionary, keys and values alternate. A value was deleted, or a value was written as \
        a second key.
        """,
      cost: refusedByReaders,
      repair: "Write a value after the key, or remove the key.",
      wrong: "<dict>\n\t<key>Name</key>\n</dict>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
    DiagnosticKind(
      "mismatched-tag", .error, "An end tag has no matching start tag.",
      explanation: """
        An end tag closes the innermost open element, and must have the same name. Upper and lower \
        case count.
        """,
      cost: refusedByReaders,
      repair: "Correct the name in the end tag, or write the missing end tag before it.",
      wrong: "<array>\n\t<string>Lamp</strng>\n</array>",
      right: "<array>\n\t<string>Lamp</string>\n</array>"),
    DiagnosticKind(
      "misplaced-plist", .error, "There is a second plist element, or one inside the list.",
      explanation: """
        There is one `plist` element in a file, around the root value. A second one comes from \
        pasting a whole file into another.
        """,
      cost: "Readers refuse the file, or read only one of the two lists.",
      repair: """
        Remove the tags of the inner or second `plist` element, and keep what it contains where \
        you need it.
        """,
      wrong: "<plist version=\"1.0\"><array><plist/></array></plist>",
      right: "<plist version=\"1.0\"><array/></plist>"),
    DiagnosticKind(
      "stray-key", .error, "A key is outside any dictionary.",
      explanation: """
        A key belongs in a dictionary, but here the innermost open element is an array, or \
        nothing is open. Often an array before it was not closed.
        """,
      cost: refusedByReaders,
      repair: """
        Close the array before the key with `</array>`, or put `<dict>` around keys and values. A \
        file that has only the inside of a dictionary needs `<plist version="1.0">` and `<dict>` \
        before it, and their ends after it.
        """,
      wrong: "<array>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</array>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
    DiagnosticKind(
      "unclosed-cdata", .error, "A CDATA section is not closed.",
      explanation: """
        A section that begins with `<![CDATA[` ends at `]]>`. Everything after it was taken for \
        its text.
        """,
      cost: refusedByReaders,
      repair: "Write `]]>` where the section ends.",
      wrong: "<string><![CDATA[a < b</string>",
      right: "<string><![CDATA[a < b]]></string>"),
    DiagnosticKind(
      "unclosed-doctype", .error, "The document type is not closed.",
      explanation: """
        The line that begins with `<!DOCTYPE` has no end, or has a `[` without its `]`.
        """,
      cost: refusedByReaders,
      repair: """
        Write `>` at the end of the document type, and remove a `[` that has no counterpart.
        """,
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
        Another end tag, or the end of the file, comes before the element's own end tag. The \
        finding is at the innermost element that is open.
        """,
      cost: refusedByReaders,
      repair: """
        Write the end tag that the message names. If the file ends too early, restore its end.
        """,
      wrong: "<array>\n\t<string>Lamp</string>",
      right: "<array>\n\t<string>Lamp</string>\n</array>"),
    DiagnosticKind(
      "unclosed-instruction", .error, "A processing instruction is not closed.",
      explanation: """
        A line that begins with `<?` ends in `?>`. Everything after it was taken for a part of it.
        """,
      cost: refusedByReaders,
      repair: "Write `?>` at its end.",
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
      explanation: "The name of an element is followed by another tag, not by `>`.",
      cost: refusedByReaders,
      repair: "Write `>` after the name of the element, and its end tag if it has none.",
      wrong: "<array>\n\t<string<true/>\n</array>",
      right: "<array>\n\t<string>Lamp</string>\n\t<true/>\n</array>"),
    DiagnosticKind(
      "unexpected-attribute", .note, "An element has an attribute.",
      explanation: """
        Only `plist` has an attribute, its version. Attributes come from other kinds of XML.
        """,
      cost: "Nothing: readers skip the attribute and take the value.",
      repair: "Remove the attribute. A note fails no run, so you may also leave it.",
      wrong: "<string id=\"lamp\">Lamp</string>",
      right: "<string>Lamp</string>"),
    DiagnosticKind(
      "unknown-element", .error, "An element does not belong in a property list.",
      explanation: """
        The elements of a property list are `plist`, `dict`, `array`, `key`, `string`, `integer`, \
        `real`, `true`, `false`, `date` and `data`, all in lower case.
        """,
      cost: refusedByReaders,
      repair: "Write the element of the value's type. A Boolean is `<true/>` or `<false/>`.",
      wrong: "<array><boolean>true</boolean></array>",
      right: "<array><true/></array>"),
    DiagnosticKind(
      "unread-template", .note, "A template cannot be read before a tool has completed it.",
      explanation: """
        Between its elements the file has lines or placeholders for a tool, such as `{{if}}`; or \
        its name ends like a template's, such as `.in`, and it cannot be read. What the tool will \
        write is unknown.
        """,
      cost: """
        Nothing was checked in this file. A mistake in it shows only in the file that the tool \
        makes.
        """,
      repair: "Run the tool, and check the file that it makes.",
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
      "value-without-key", .error, "A value in a dictionary has no key.",
      explanation: """
        In a dictionary, keys and values alternate. A key was deleted, or a dictionary stands \
        where an array belongs.
        """,
      cost: refusedByReaders,
      repair: """
        Write a `<key>` before the value, remove the value, or write `<array>` instead of \
        `<dict>`.
        """,
      wrong: "<dict>\n\t<string>Lamp</string>\n</dict>",
      right: "<dict>\n\t<key>Name</key>\n\t<string>Lamp</string>\n</dict>"),
  ]
}
