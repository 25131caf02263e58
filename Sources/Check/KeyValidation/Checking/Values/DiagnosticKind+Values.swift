import Diagnostics

extension DiagnosticKind {
  static let wrongType = DiagnosticKind(
    "wrong-type", .error, "A value has a type that its key does not allow.",
    explanation: """
      The system reads a value of another type as if the key were missing, or stops. A value that \
      works although another type is documented is not reported here: see boolean-as-string, \
      boolean-as-number, real-as-integer and number-as-string. In an old-style list every scalar is a string, and \
      a JSON list has neither dates nor data; both are taken into account. Write the value as the \
      type that the key's page names.
      """,
    wrong: """
      <key>Name</key>
      <array>
      \t<string>Lamp</string>
      </array>
      """,
    right: """
      <key>Name</key>
      <string>Lamp</string>
      """)

  static let booleanAsString = DiagnosticKind(
    "boolean-as-string", .warning, "A Boolean is written as the string YES or NO.",
    explanation: """
      Many readers turn such a string into a Boolean, some read any string as true, and some \
      ignore it. It is an error in a kind of file whose readers accept only a Boolean. Write <true/> or \
      <false/>, or let docgen validate --fix do it.
      """,
    wrong: """
      <key>Bright</key>
      <string>YES</string>
      """,
    right: """
      <key>Bright</key>
      <true/>
      """)

  static let booleanAsNumber = DiagnosticKind(
    "boolean-as-number", .note, "A number is used for a Boolean, or a Boolean for a number.",
    explanation: """
      Many readers take 1 for true, and true for 1. The documented type is clearer. A number for a \
      Boolean is an error in a kind of file whose readers accept only a Boolean.
      """,
    wrong: """
      <key>Bright</key>
      <integer>1</integer>
      """,
    right: """
      <key>Bright</key>
      <true/>
      """)

  static let realAsInteger = DiagnosticKind(
    "real-as-integer", .note, "A whole number is written as a real where an integer belongs.",
    explanation: """
      Code that asks for a number reads 1.0 as 1; code that asks for the type finds a real. Write <integer>. A real \
      with a fraction is of a wrong type. Not reported in JSON, which has one kind of number.
      """,
    wrong: """
      <key>Count</key>
      <real>3.0</real>
      """,
    right: """
      <key>Count</key>
      <integer>3</integer>
      """)

  static let numberAsString = DiagnosticKind(
    "number-as-string", .warning, "A number is written as a string.",
    explanation: """
      Code that converts a string to a number works, code that expects a number does not. Write \
      <integer> or <real>. Not reported in old-style lists, which have no numbers.
      """,
    wrong: """
      <key>Count</key>
      <string>3</string>
      """,
    right: """
      <key>Count</key>
      <integer>3</integer>
      """)

  static let valueNotAllowed = DiagnosticKind(
    "value-not-allowed", .error, "A value is not one of those that its key allows.",
    explanation: """
      The key has a closed set of values, or the list and the option --extension-point name \
      different extension points. Upper and lower case matter. Choose a value from the key's page.
      """,
    wrong: """
      <key>Mode</key>
      <string>Bright</string>
      """,
    right: """
      <key>Mode</key>
      <string>bright</string>
      """)

  static let unknownValue = DiagnosticKind(
    "unknown-value", .warning, "A value is not one of those that are documented for its key.",
    explanation: """
      The key's page lists every value that its sources know, and this one is not among them. It may \
      be newer than this edition of the reference; more likely it is a mistake that the system ignores.
      """,
    wrong: """
      <key>Feature</key>
      <string>blinking</string>
      """,
    right: """
      <key>Feature</key>
      <string>dimming</string>
      """)

  static let misspelledValue = DiagnosticKind(
    "misspelled-value", .warning, "A value is nearly one of those that are known for its key.",
    explanation: """
      The key allows values other than the known ones, so this may be right. It is reported only \
      if one or two letters make the difference.
      """,
    wrong: """
      <key>Feature</key>
      <string>dimmming</string>
      """,
    right: """
      <key>Feature</key>
      <string>dimming</string>
      """)

  static let surroundingSpace = DiagnosticKind(
    "surrounding-space", .warning,
    "A value begins or ends with white space that its key does not allow.",
    explanation: """
      White space in a property list is part of the value, so a space after a name or a line break \
      before it makes it a different value. Reported if the value is right without the white \
      space; docgen validate --fix removes it.
      """,
    wrong: """
      <key>Mode</key>
      <string>bright </string>
      """,
    right: """
      <key>Mode</key>
      <string>bright</string>
      """)

  static let emptyValue = DiagnosticKind(
    "empty-value", .note, "A text, or a dictionary in an array, is empty.",
    explanation: """
      Templates and editors leave empty texts and dictionaries behind. Nothing else is reported \
      about them. Fill in a value, or remove them.
      """,
    wrong: """
      <key>BeamReason</key>
      <string></string>
      """,
    right: """
      <key>BeamReason</key>
      <string>Lights the way.</string>
      """)

  static let unresolvedPlaceholder = DiagnosticKind(
    "unresolved-placeholder", .error, "A built file still contains a build setting.",
    explanation: """
      A build replaces $(SETTING), ${SETTING} and ${SETTING:operator}, or @SETTING@. If one reaches \
      the product unreplaced, it is read as text. Check the setting's name, and that the build processes \
      the file. To check a source file, use --profile source.
      """,
    wrong: """
      <key>Identifier</key>
      <string>$(LAMP_IDENTIFIER)</string>
      """,
    right: """
      <key>Identifier</key>
      <string>com.example.lamp</string>
      """)
}
