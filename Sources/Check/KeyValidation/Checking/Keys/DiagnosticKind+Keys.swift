import Diagnostics

extension DiagnosticKind {
  static let misspelledKey = DiagnosticKind(
    "misspelled-key", .warning, "A key is nearly the name of a known key.",
    explanation: """
      The system ignores keys that it does not know, so a wrong letter goes unnoticed. Your own keys \
      are fine: only a name that is one or two letters from a known one is reported, and only if \
      its value would fit that key. docgen validate --fix renames it if only one name is near.
      """)

  static let unknownKey = DiagnosticKind(
    "unknown-key", .warning,
    "A key is unknown although its name belongs to those who define the file.",
    explanation: """
      Only those who define the file make up names of this form, so a key that the reference does \
      not have is a mistake, or newer than the reference. It is a note if there are also keys that \
      no public document names. Correct the name, or remove the key.
      """)

  static let refusedElsewhere = DiagnosticKind(
    "refused-elsewhere", .note,
    "A store that may be the product's destination would refuse some of the file.",
    explanation: """
      Products of this platform reach people in several ways, and nothing says which one is meant. \
      Name it with --distribution or in the settings: the findings of a store then have a place and \
      a remedy, and with none this note ends.
      """)

  static let misplacedKey = DiagnosticKind(
    "misplaced-key", .warning, "A known key is in a dictionary where nothing reads it.",
    explanation: """
      A key has an effect only at its path: one that belongs in Outer/Inner does nothing directly in \
      Outer. Reported for names that are unlikely to be your own. Move the key to where the remedy \
      says.
      """)

  static let wrongExtensionPoint = DiagnosticKind(
    "wrong-extension-point", .warning, "A key belongs to another kind of extension.",
    explanation: """
      The key's page names the extension points that read it, and the list's own is not among them. \
      Not reported if the extension point is unknown. Remove the key, or correct the \
      extension point.
      """)

  static let missingRequiredKey = DiagnosticKind(
    "missing-required-key", .error, "A dictionary lacks a key that it must have.",
    explanation: """
      Reported for dictionaries that are present, and for the keys that the list's extension point \
      needs. Keys at the root that a build may add are reported only in a built file. \
      Nothing is called missing in a file that could not be read to its end.
      """)

  static let deprecated = DiagnosticKind(
    "deprecated", .warning, "A key or a value is deprecated or ignored.",
    explanation: """
      With --platform: the platform has deprecated the key, or ignores it, on every release that you \
      support. A key that older supported releases still read is not reported; one that is gone is \
      reported as removed. Without --platform: a note, if every platform has given the key up.
      """)

  static let removed = DiagnosticKind(
    "removed", .warning, "A key or a value no longer exists.",
    explanation: """
      With --platform: no release from the deployment target on has the key or value anymore. \
      Without --platform: a note, if every platform has removed it. Use its replacement, or remove it.
      """)

  static let notYetAvailable = DiagnosticKind(
    "not-yet-available", .note, "A key or a value is newer than the deployment target.",
    explanation: """
      Systems before the release that introduced it ignore it. That is fine if the app works \
      without it; check that yours does.
      """)

  static let notAvailable = DiagnosticKind(
    "not-available", .warning, "A source says that the platform does not have the key.",
    explanation: """
      Reported with --platform, if a source says that the platform does not have the key. It is not \
      enough that no source names the platform.
      """)
}
