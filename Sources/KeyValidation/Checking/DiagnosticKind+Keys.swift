import Diagnostics

/// What can be wrong with a key's name or location.
extension DiagnosticKind {
  static let misspelledKey = DiagnosticKind(
    "misspelled-key", .warning, "A key is almost the name of a known key.",
    explanation: """
      The system ignores keys it does not know, so a wrong letter goes unnoticed. Keys of your own \
      are fine: only a name that is one or two letters from a known one is reported, and only if \
      its value would fit that key. docgen validate --fix renames it where one name is near.
      """)

  static let unknownKey = DiagnosticKind(
    "unknown-key", .warning,
    "A key is not known although its name is of a form that no one makes up.",
    explanation: """
      Some names belong to those who define the file, so a key of such a name that the reference \
      does not have is invented, or newer than the reference. It is a note where keys exist that \
      no public document names. Write the name that is meant, or remove the key.
      """)

  static let misplacedKey = DiagnosticKind(
    "misplaced-key", .warning, "A known key is in a dictionary where nothing reads it.",
    explanation: """
      A key counts by its whole path: one that belongs in Outer/Inner has no effect directly in \
      Outer. Reported for names that are unlikely to be your own. Move the key to where the remedy \
      says.
      """)

  static let wrongExtensionPoint = DiagnosticKind(
    "wrong-extension-point", .warning, "A key belongs to another kind of extension.",
    explanation: """
      The key's page names the extension points that read it, and the list's own is not among them. \
      Nothing is said where the extension point is unknown. Remove the key, or correct the \
      extension point.
      """)

  static let missingRequiredKey = DiagnosticKind(
    "missing-required-key", .error, "A dictionary lacks a key that it must have.",
    explanation: """
      Reported for dictionaries that are present, and for what the list's extension point needs. \
      Keys at the root that a build may add are reported only in what was built. \
      Nothing is called missing in a file that could not be read to its end.
      """)

  static let deprecated = DiagnosticKind(
    "deprecated", .warning, "A key or a value is deprecated or ignored.",
    explanation: """
      With --platform: from the deployment target on, the platform has deprecated the key, or ignores \
      it. What it no longer has is reported as removed. A key that older systems of your deployment target still read is \
      not reported. Without --platform: a note, where every platform has given the key up.
      """)

  static let removed = DiagnosticKind(
    "removed", .warning, "A key or a value no longer exists.",
    explanation: """
      With --platform: from the deployment target on, no release that the product runs on knows the key or value any more. Without \
      --platform: a note, where every platform has removed it. Write what replaced it, or remove it.
      """)

  static let notYetAvailable = DiagnosticKind(
    "not-yet-available", .note, "A key or a value is newer than the deployment target.",
    explanation: """
      Systems before the release that introduced it ignore it. That is not a mistake in an app that \
      works without; check that yours does.
      """)

  static let notAvailable = DiagnosticKind(
    "not-available", .warning, "A source says that the platform does not have the key.",
    explanation: """
      Reported with --platform, where a source denies the key to the platform; that no source \
      names the platform is not enough.
      """)
}
