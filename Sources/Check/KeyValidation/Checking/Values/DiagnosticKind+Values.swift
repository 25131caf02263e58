import Diagnostics

extension DiagnosticKind {
  static let wrongType = DiagnosticKind(
    "wrong-type", .error, "A value has a type that its key does not allow.",
    explanation: """
      The message names the type that is there and the one that the key takes. In an old-style \
      list every value is a string, and JSON has neither dates nor data; both are taken into \
      account. Values that work although another type is documented have other findings: \
      `boolean-as-string`, `boolean-as-number`, `real-as-integer`, `number-as-string`.
      """,
    cost: """
      The system acts as if the key were missing, or terminates the program that reads it. If the \
      finding names a code, a store refuses the product with it.
      """,
    repair: """
      Write the value with the tag of the type that the remedy names. If it is only wrapped once \
      too often, remove the array or dictionary around it.
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
      The texts `YES` and `NO` are not Booleans. It is an error in a kind of file whose readers \
      accept only a Boolean, and a warning in others. Old-style lists have no other way, so \
      nothing is reported there.
      """,
    cost: """
      Some readers turn the text into a Boolean, some take any text as true, even `NO`, and some \
      ignore it.
      """,
    repair: "Write `<true/>` or `<false/>`; `docgen validate --fix` does it.",
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
      A number is where a Boolean belongs, or the other way round. It is an error in a kind of \
      file whose readers accept only a Boolean, and a note in others.
      """,
    cost: """
      Mostly nothing: readers take 1 for true and 0 for false. A reader that asks for the exact \
      type ignores the value. If the finding names a code, a store refuses the product with it.
      """,
    repair: """
      Write `<true/>` instead of 1 and `<false/>` instead of 0, or the number that is meant.
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
      The number is whole but has the tag of a number with a fraction. With a fraction, it would \
      be `wrong-type`. JSON has one kind of number, so nothing is reported there.
      """,
    cost: """
      Mostly nothing: a reader that asks for a number gets 3. One that asks for the type finds the \
      wrong one.
      """,
    repair: """
      Write `<integer>3</integer>` instead of `<real>3.0</real>`.
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
      The digits are in a text. Old-style lists have no numbers, so nothing is reported there.
      """,
    cost: """
      A reader that converts texts to numbers takes it; one that doesn't acts as if the key were \
      missing.
      """,
    repair: "Write the digits into `<integer>` or `<real>`.",
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
      The key has a fixed set of values, and this is not one of them. Upper and lower case matter. \
      It is also reported if `--extension-point` names another extension point than the file.
      """,
    cost: """
      The system acts as if the key were missing, or a store refuses the product. The key's page \
      says which, if a source does.
      """,
    repair: "Write one of the values that the remedy lists; the key's page explains each.",
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
      The key's page lists all values that its sources know, but other ones may exist. This one is \
      newer than this edition of the reference, private, or a mistake.
      """,
    cost: "If it is a mistake, the system ignores the value.",
    repair: """
      Compare the value with the remedy's list. If it is right, leave it; a comment `<!-- \
      docgen:ignore unknown-value REASON -->` above the key keeps the run clean.
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
      The key takes other values than the known ones, so this one may be right. It is reported \
      only if one or two letters differ from a known value.
      """,
    cost: "If it is misspelt, the system finds nothing of this name, without a message.",
    repair: """
      Write the value that the message suggests. If yours is right, put `<!-- docgen:ignore \
      misspelled-value REASON -->` above the key.
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
      White space in a value is a part of it: a space after a word, or a line break before it, \
      makes another value. It is reported if the value would be right without it.
      """,
    cost: """
      The system doesn't recognize the value and acts as if the key were missing, or as for an \
      unknown value.
      """,
    repair: "Remove the white space inside the tags; `docgen validate --fix` does it.",
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
      A text, or a dictionary in an array, was left empty by a template or an editor. Where a rule \
      demands a text, the finding is as severe as the rule.
      """,
    cost: """
      Mostly nothing. Where people would see the text, they see an empty place. If the finding \
      names a code, a store refuses the value or warns of it.
      """,
    repair: "Write a value, or remove the key.",
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
      A build replaces settings such as `$(NAME)`, `${NAME}` or `@NAME@`. In a built file one is \
      left, because the setting doesn't exist, is misspelt, or the build doesn't process the file.
      """,
    cost: """
      The system takes the placeholder for the value. A product with such an identifier or version \
      is not installed.
      """,
    repair: """
      Define the setting in the project, or write the value itself, and build again. To check a \
      source file, use `--profile source`.
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
