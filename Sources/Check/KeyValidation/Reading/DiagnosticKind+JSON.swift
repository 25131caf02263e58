import Diagnostics

private let refused = "Programs refuse the whole file, so none of its keys count."
private let jsonRefused =
  "Programs that read JSON refuse the whole file, so none of its keys count."
private let listRefused =
  "Programs that read property lists refuse the whole file, so none of its keys count."

extension DiagnosticKind {
  /// About lists in JSON and in the old style.
  static let ofJSONAndOldStyle: [DiagnosticKind] = [
    DiagnosticKind(
      "control-character-in-string", .error, "A JSON string contains a control character.",
      explanation: """
        A tab, a line end or another control character is in a string as it is. In JSON it has to \
        be an escape.
        """,
      cost: jsonRefused,
      repair: "Write `\\t` for a tab, `\\n` for a line end, or `\\u0001` and the like for others.",
      wrong: "{\"Name\": \"Desk\tlamp\"}",
      right: "{\"Name\": \"Desk\\tlamp\"}"),
    DiagnosticKind(
      "gnustep-typed-value", .error, "A value has a form that only GNUstep reads.",
      explanation: """
        Forms such as `<*I3>` for a number or `<*BY>` for a Boolean are an extension of GNUstep.
        """,
      cost: """
        Apple's reader refuses the whole file, because it does not know the form. GNUstep reads \
        it.
        """,
      repair: "Write a plain value, such as `3` or `YES`.",
      wrong: """
        {
        \tCount = <*I3>;
        }
        """,
      right: """
        {
        \tCount = 3;
        }
        """),
    DiagnosticKind(
      "invalid-data", .error, "Data in an old-style list is not hexadecimal.",
      explanation: """
        Data in an old-style list consists of pairs of hexadecimal digits, 0 to 9 and a to f, \
        between `<` and `>`. White space is allowed.
        """,
      cost: listRefused,
      repair: """
        Correct the digit at the place of the finding, or add the missing second digit of a pair. \
        If it is a text, write it in quotes.
        """,
      wrong: """
        {
        \tKey = <0g>;
        }
        """,
      right: """
        {
        \tKey = <0f>;
        }
        """),
    DiagnosticKind(
      "invalid-escape", .error, "An escape in a string is unknown.",
      explanation: """
        After a backslash, JSON knows `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t`, and \
        `\\u` with four hexadecimal digits. Paths of Windows and patterns are the usual places.
        """,
      cost: jsonRefused,
      repair: "Write two backslashes for one that belongs to the text.",
      wrong: "{\"Path\": \"C:\\Lamps\"}",
      right: "{\"Path\": \"C:\\\\Lamps\"}"),
    DiagnosticKind(
      "invalid-number", .error, "A number in a JSON list has an impossible form.",
      explanation: """
        A number in JSON has no sign but `-`, no leading 0, and digits on both sides of a point \
        (RFC 8259, section 6).
        """,
      cost: jsonRefused,
      repair: """
        Write the number without the leading 0 or plus sign, and with a digit before and after a \
        point. If the zeros matter, write a string.
        """,
      wrong: "{\"Count\": 03}",
      right: "{\"Count\": 3}"),
    DiagnosticKind(
      "json-comment", .error, "A JSON list contains a comment.",
      explanation: """
        JSON has no comments.
        """,
      cost: "Strict readers refuse the whole file; tolerant ones skip the comment.",
      repair: "Remove the comment.",
      wrong: "{\n\t// short\n\t\"Name\": \"Lamp\"\n}",
      right: "{\n\t\"Name\": \"Lamp\"\n}"),
    DiagnosticKind(
      "lone-surrogate", .error, "Half of a surrogate pair is missing.",
      explanation: """
        Characters beyond U+FFFF, such as emoji, need two escapes in JSON. Here only one half is \
        left, mostly because a program cut the text.
        """,
      cost: "Readers refuse the file, or put a replacement character into the text.",
      repair: "Write both escapes, such as `\\ud83d\\udca1`, or the character itself.",
      wrong: "{\"Sign\": \"\\ud83d\"}",
      right: "{\"Sign\": \"\\ud83d\\udca1\"}"),
    DiagnosticKind(
      "mismatched-bracket", .error, "A closing bracket has no opening bracket of its kind.",
      explanation: """
        Brackets close in the opposite order of their opening, each with its own kind: `[` with \
        `]`, `{` with `}`.
        """,
      cost: refused,
      repair: """
        Write the closing bracket that the message names, or remove the one that is too many.
        """,
      wrong: "{\"Colors\": [\"red\"}}",
      right: "{\"Colors\": [\"red\"]}"),
    DiagnosticKind(
      "missing-colon", .error, "A JSON key has no colon after it.",
      explanation: "A key and its value are divided by a colon.",
      cost: jsonRefused,
      repair: "Write `:` after the key.",
      wrong: "{\"Name\" \"Lamp\"}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "missing-comma", .error, "There is no comma between two values.",
      explanation: """
        Two entries follow each other without a comma. Often a line was added after the last one.
        """,
      cost: jsonRefused,
      repair: "Write a comma after the entry before the finding.",
      wrong: "{\"Name\": \"Lamp\" \"Bright\": true}",
      right: "{\"Name\": \"Lamp\", \"Bright\": true}"),
    DiagnosticKind(
      "missing-equals", .error, "An old-style key has no equals sign after it.",
      explanation: "In an old-style list, a key and its value are divided by an equals sign.",
      cost: listRefused,
      repair: "Write `=` after the key.",
      wrong: "{\n\tName Lamp;\n}",
      right: "{\n\tName = Lamp;\n}"),
    DiagnosticKind(
      "missing-semicolon", .error, "An old-style value has no semicolon after it.",
      explanation: """
        In an old-style dictionary every entry ends in a semicolon, the last one too. Commas are \
        for arrays.
        """,
      cost: listRefused,
      repair: "Write `;` after the value that is before the finding.",
      wrong: "{\n\tName = Lamp\n\tBright = YES;\n}",
      right: "{\n\tName = Lamp;\n\tBright = YES;\n}"),
    DiagnosticKind(
      "missing-value", .error, "A value is missing.",
      explanation: "A value is missing after a key or a separator.",
      cost: refused,
      repair: "Write a value, or remove the key or the separator before it.",
      wrong: "{\"Name\": , \"Bright\": true}",
      right: "{\"Name\": \"Lamp\", \"Bright\": true}"),
    DiagnosticKind(
      "null-in-property-list", .error, "A value is null.",
      explanation: "JSON has `null` for a missing value, but no property list can contain it.",
      cost: "Programs that turn the file into a property list fail, or leave the key out.",
      repair: "Remove the key or the element: what is missing is left out.",
      wrong: "{\"Name\": null}",
      right: "{}"),
    DiagnosticKind(
      "single-quotes", .error, "A JSON string is in single quotes.",
      explanation: "JSON knows double quotes only. Single ones come from other languages.",
      cost: jsonRefused,
      repair: "Write double quotes around the text.",
      wrong: "{'Name': 'Lamp'}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "trailing-comma", .error, "A comma follows the last value of a JSON list.",
      explanation: """
        In JSON, the last entry of an object or array has no comma after it. Old-style arrays, and \
        files whose readers allow the comma, are not reported.
        """,
      cost: "Strict readers refuse the whole file; tolerant ones skip the comma.",
      repair: "Remove the comma.",
      wrong: "{\"Name\": \"Lamp\",}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unclosed-bracket", .error, "A bracket is not closed.",
      explanation: """
        A `{`, `[`, `(` or `<` has no counterpart before the end of the file, or before the end of \
        what is around it.
        """,
      cost: refused,
      repair: """
        Write the closing bracket that the remedy names. If the run reports a `mismatched-bracket` \
        too, correct that one first and check again.
        """,
      wrong: "{\"Name\": \"Lamp\"",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unclosed-comment", .error, "A comment is not closed.",
      explanation: """
        A comment begins here, and nothing ends it. Everything after it was taken for a part of \
        the comment.
        """,
      cost: refused,
      repair: "Write the end of the comment: `-->` in XML, `*/` in the other forms.",
      wrong: """
        <dict>
        \t<!-- short
        </dict>
        """,
      right: """
        <dict>
        \t<!-- short -->
        </dict>
        """),
    DiagnosticKind(
      "unexpected-character", .error, "No key and no value begins with this character.",
      explanation: """
        Neither a key nor a value begins with this character. Often quotes are missing around a \
        text.
        """,
      cost: refused,
      repair: "Put the text into double quotes, or remove the character.",
      wrong: "{\"Name\": @Lamp}",
      right: "{\"Name\": \"@Lamp\"}"),
    DiagnosticKind(
      "unknown-word", .error, "A word without quotes is not a JSON value.",
      explanation: """
        Without quotes, JSON knows the words `true`, `false` and `null` only, in lower case.
        """,
      cost: jsonRefused,
      repair: "Write `true` or `false`, or put the word into double quotes if it is a text.",
      wrong: "{\"Bright\": True}",
      right: "{\"Bright\": true}"),
    DiagnosticKind(
      "unquoted-key", .error, "A JSON key has no quotes.",
      explanation: "In JSON every key is in double quotes. Other languages leave them out.",
      cost: jsonRefused,
      repair: "Write double quotes around the key.",
      wrong: "{Name: \"Lamp\"}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unterminated-string", .error, "A string is not closed.",
      explanation: """
        A string begins and nothing ends it. A JSON string ends on its own line, so the finding is \
        at the start of the string. Brackets after that count as text, so a bracket may be reported \
        as not closed too.
        """,
      cost: refused,
      repair: """
        Write the quotation mark at the end of the string. A quotation mark within the text is \
        written `\\"`.
        """,
      wrong: "{\"Name\": \"Lamp}",
      right: "{\"Name\": \"Lamp\"}"),
  ]
}
