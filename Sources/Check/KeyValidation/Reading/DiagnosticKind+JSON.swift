import Diagnostics

extension DiagnosticKind {
  /// About lists in JSON and in the old style.
  static let ofJSONAndOldStyle: [DiagnosticKind] = [
    DiagnosticKind(
      "control-character-in-string", .error, "A JSON string contains a control character.",
      explanation: "Write an escape such as \\n or \\u0001.",
      wrong: "{\"Name\": \"Desk\tlamp\"}",
      right: "{\"Name\": \"Desk\\tlamp\"}"),
    DiagnosticKind(
      "gnustep-typed-value", .error, "A value has a form that only GNUstep reads.",
      explanation: "Apple's reader does not know <*I1> and similar forms. Write a plain string.",
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
      explanation: "Write pairs of hexadecimal digits and white space between < and >.",
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
        JSON knows \\n, \\t, \\" and a few more, and \\u with four hexadecimal digits.
        """,
      wrong: "{\"Path\": \"C:\\Lamps\"}",
      right: "{\"Path\": \"C:\\\\Lamps\"}"),
    DiagnosticKind(
      "invalid-number", .error, "A number in a JSON list has an impossible form.",
      explanation:
        "No sign but -, no leading 0, digits on both sides of a point (RFC 8259, section 6).",
      wrong: "{\"Count\": 03}",
      right: "{\"Count\": 3}"),
    DiagnosticKind(
      "json-comment", .error, "A JSON list contains a comment.",
      explanation: "JSON has no comments, and strict readers refuse the file. Remove it.",
      wrong: "{\n\t// short\n\t\"Name\": \"Lamp\"\n}",
      right: "{\n\t\"Name\": \"Lamp\"\n}"),
    DiagnosticKind(
      "lone-surrogate", .error, "Half of a surrogate pair is missing.",
      explanation: "Characters beyond the first plane need two escapes: \\ud83d\\ude00.",
      wrong: "{\"Sign\": \"\\ud83d\"}",
      right: "{\"Sign\": \"\\ud83d\\udca1\"}"),
    DiagnosticKind(
      "mismatched-bracket", .error, "A closing bracket has no opening bracket of its kind.",
      explanation: "Brackets close in the opposite order of their opening.",
      wrong: "{\"Colors\": [\"red\"}}",
      right: "{\"Colors\": [\"red\"]}"),
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
      explanation: "Write a value, or remove the key or the separator before it.",
      wrong: "{\"Name\": , \"Bright\": true}",
      right: "{\"Name\": \"Lamp\", \"Bright\": true}"),
    DiagnosticKind(
      "null-in-property-list", .error, "A value is null.",
      explanation: "A property list cannot contain null: leave the key or the element out.",
      wrong: "{\"Name\": null}",
      right: "{}"),
    DiagnosticKind(
      "single-quotes", .error, "A JSON string is in single quotes.",
      explanation: "Write double quotes.",
      wrong: "{'Name': 'Lamp'}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "trailing-comma", .error, "A comma follows the last value of a JSON list.",
      explanation: "Remove it; an old-style array may have one.",
      wrong: "{\"Name\": \"Lamp\",}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unclosed-bracket", .error, "A bracket is not closed.",
      explanation: "Write the closing bracket before the end of the file.",
      wrong: "{\"Colors\": [\"red\", \"green\"}",
      right: "{\"Colors\": [\"red\", \"green\"]}"),
    DiagnosticKind(
      "unclosed-comment", .error, "A comment is not closed.",
      explanation: "Everything after it is hidden. Write its end.",
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
      explanation: "Remove it, or put the text in quotes.",
      wrong: "{\"Name\": @Lamp}",
      right: "{\"Name\": \"@Lamp\"}"),
    DiagnosticKind(
      "unknown-word", .error, "A word without quotes is not a JSON value.",
      explanation: "The words are true and false, in lower case. Texts have quotes.",
      wrong: "{\"Bright\": True}",
      right: "{\"Bright\": true}"),
    DiagnosticKind(
      "unquoted-key", .error, "A JSON key has no quotes.",
      explanation: "Write double quotes around it.",
      wrong: "{Name: \"Lamp\"}",
      right: "{\"Name\": \"Lamp\"}"),
    DiagnosticKind(
      "unterminated-string", .error, "A string is not closed.",
      explanation:
        "Write a quotation mark at its end; a JSON string ends on the line on which it begins.",
      wrong: "{\"Name\": \"Lamp}",
      right: "{\"Name\": \"Lamp\"}"),
  ]
}
