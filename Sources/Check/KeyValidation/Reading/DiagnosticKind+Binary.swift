import Diagnostics

extension DiagnosticKind {
  /// About binary lists.
  static let ofBinary: [DiagnosticKind] = [
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
      "invalid-key", .error, "A key of a binary list is not a string.",
      explanation: "Write the list again: keys are strings."),
    DiagnosticKind(
      "unsupported-value", .error, "A binary list contains a value that no property list has.",
      explanation:
        "A UID, for example, belongs to a keyed archive, which is unarchived and not checked."),
    DiagnosticKind(
      "unsupported-version", .error, "A binary list has an unknown version.",
      explanation: "Only bplist00 is a property list. Convert it with plutil -convert xml1."),
  ]
}
