import Diagnostics

/// What can be wrong with the value of one key.
extension DiagnosticKind {
  static let wrongType = DiagnosticKind(
    "wrong-type", .error, "A value is of a type that its key does not take.",
    explanation: """
      The system reads a value of another type as if the key were missing, or stops. A value that \
      works although another type is documented is not reported here: see boolean-as-string, \
      boolean-as-number and number-as-string. In an old-style list every scalar is a string, and \
      a JSON list has neither dates nor data; both are taken into account. Write the value as the \
      type that the key's page names.
      """)

  static let booleanAsString = DiagnosticKind(
    "boolean-as-string", .warning, "A Boolean is written as the string YES or NO.",
    explanation: """
      Many readers turn such a string into a Boolean, some read any string as true, and some \
      ignore it. Write <true/> or <false/>; docgen validate --fix does.
      """)

  static let booleanAsNumber = DiagnosticKind(
    "boolean-as-number", .note, "A number is used for a Boolean, or the other way round.",
    explanation: """
      Many readers take 1 for true, and true for 1. The documented type says better what is meant.
      """)

  static let numberAsString = DiagnosticKind(
    "number-as-string", .warning, "A number is written as a string.",
    explanation: """
      Code that asks a string for its number works, code that asks for a number does not. Write \
      <integer> or <real>. Old-style lists have no numbers, so nothing is said there.
      """)

  static let valueNotAllowed = DiagnosticKind(
    "value-not-allowed", .error, "A value is not one of those that its key takes.",
    explanation: """
      The key has a closed list of values, or the list says what kind of extension it is and the \
      option --extension-point says something else. Upper and lower case count. Choose a value \
      from the key's page.
      """)

  static let unknownValue = DiagnosticKind(
    "unknown-value", .warning, "A value is not one of those that are documented for its key.",
    explanation: """
      The key's page lists every value that its sources know, and this one is not among them. It may \
      be newer than this edition of the reference; more likely it is a mistake that the system ignores.
      """)

  static let misspelledValue = DiagnosticKind(
    "misspelled-value", .warning, "A value is nearly one of those that are known for its key.",
    explanation: """
      The key takes other values than the known ones, so this may be right: it is reported only \
      where one or two letters make the difference.
      """)

  static let surroundingSpace = DiagnosticKind(
    "surrounding-space", .warning,
    "A value begins or ends with white space that its key does not take.",
    explanation: """
      White space in a property list is part of the value, so a space behind a name or a line break \
      before it makes another value of it. Reported where the value is right without the white \
      space; docgen validate --fix removes it.
      """)

  static let emptyValue = DiagnosticKind(
    "empty-value", .note, "A text, or a dictionary in an array, holds nothing.",
    explanation: """
      Templates and editors leave empty texts and empty dictionaries. Nothing else is said about \
      what they lack. Write what is meant, or remove what is empty.
      """)

  static let unresolvedPlaceholder = DiagnosticKind(
    "unresolved-placeholder", .error, "A built file still contains a build setting.",
    explanation: """
      A build replaces $(SETTING), ${SETTING} and ${SETTING:operator}, or @SETTING@. What reaches \
      the product unreplaced is read as text. Check the setting's name, and that the build processes \
      the file. A file that is meant as a source needs --profile source.
      """)
}
