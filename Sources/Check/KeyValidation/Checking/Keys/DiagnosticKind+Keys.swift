import Diagnostics

extension DiagnosticKind {
  static let misspelledKey = DiagnosticKind(
    "misspelled-key", .warning, "A key is nearly the name of a known key.",
    explanation: """
      The system ignores keys that it does not know, so a wrong letter goes unnoticed. Your own keys \
      are fine: only a name that is one or two letters from a known one is reported, and only if \
      its value would fit that key. docgen validate --fix renames it if only one name is near.
      """,
    wrong: """
      <key>BeamReasn</key>
      <string>Lights the way.</string>
      """,
    right: """
      <key>BeamReason</key>
      <string>Lights the way.</string>
      """)

  static let unknownKey = DiagnosticKind(
    "unknown-key", .warning,
    "A key is unknown although its name belongs to those who define the file.",
    explanation: """
      Only those who define the file make up names of this form, so a key that the reference does \
      not have is a mistake, or newer than the reference. It is a note if there are also keys that \
      no public document names. Correct the name, or remove the key.
      """,
    wrong: """
      <key>com.example.reserved.lamps</key>
      <true/>
      """,
    right: """
      <key>com.example.reserved.lamp</key>
      <true/>
      """)

  static let refusedElsewhere = DiagnosticKind(
    "refused-elsewhere", .note,
    "A store that may be the product's destination would refuse some of the file.",
    explanation: """
      Products of this platform reach people in several ways, and nothing says which one is meant. \
      Name it with --distribution or in the settings: the findings of a store then have a place and \
      a remedy, and with none this note ends.
      """,
    wrong: "docgen validate FILE",
    right: "docgen validate --distribution STORE FILE")

  static let misplacedKey = DiagnosticKind(
    "misplaced-key", .warning, "A known key is in a dictionary where nothing reads it.",
    explanation: """
      A key has an effect only at its path: one that belongs in Outer/Inner does nothing directly in \
      Outer. Reported for names that are unlikely to be your own. Move the key to where the remedy \
      says.
      """,
    wrong: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.point</string>
      </dict>
      <key>StartClass</key>
      <string>Lamp</string>
      """,
    right: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.point</string>
      \t<key>StartClass</key>
      \t<string>Lamp</string>
      </dict>
      """)

  static let wrongExtensionPoint = DiagnosticKind(
    "wrong-extension-point", .warning, "A key belongs to another kind of extension.",
    explanation: """
      The key's page names the extension points that read it, and the list's own is not among them. \
      Not reported if the extension point is unknown. Remove the key, or correct the \
      extension point.
      """,
    wrong: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.share</string>
      \t<key>KeyboardLanguage</key>
      \t<string>en</string>
      </dict>
      """,
    right: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.share</string>
      </dict>
      """)

  static let missingRequiredKey = DiagnosticKind(
    "missing-required-key", .error, "A dictionary lacks a key that it must have.",
    explanation: """
      Reported for dictionaries that are present, and for the keys that the list's extension point \
      needs. Keys at the root that a build may add are reported only in a built file. \
      Nothing is called missing in a file that could not be read to its end.
      """,
    wrong: """
      <key>Services</key>
      <array>
      \t<dict>
      \t\t<key>Label</key>
      \t\t<string>Light</string>
      \t</dict>
      </array>
      """,
    right: """
      <key>Services</key>
      <array>
      \t<dict>
      \t\t<key>Label</key>
      \t\t<string>Light</string>
      \t\t<key>Message</key>
      \t\t<string>switchOn</string>
      \t</dict>
      </array>
      """)

  static let deprecated = DiagnosticKind(
    "deprecated", .warning, "A key or a value is deprecated or ignored.",
    explanation: """
      With --platform: the platform has deprecated the key, or ignores it, on every release that you \
      support. A key that older supported releases still read is not reported; one that is gone is \
      reported as removed. Without --platform: a note, if every platform has given the key up.
      """,
    wrong: """
      <key>OldIcon</key>
      <string>Lamp</string>
      """,
    right: """
      <key>Icons</key>
      <dict>
      \t<key>Main</key>
      \t<string>Lamp</string>
      </dict>
      """)

  static let removed = DiagnosticKind(
    "removed", .warning, "A key or a value no longer exists.",
    explanation: """
      With --platform: no release from the deployment target on has the key or value anymore. \
      Without --platform: a note, if every platform has removed it. Use its replacement, or remove it.
      """,
    wrong: """
      <key>Name</key>
      <string>Lamp</string>
      <key>Shelf</key>
      <true/>
      """,
    right: """
      <key>Name</key>
      <string>Lamp</string>
      """)

  static let notYetAvailable = DiagnosticKind(
    "not-yet-available", .note, "A key or a value is newer than the deployment target.",
    explanation: """
      Systems before the release that introduced it ignore it. That is fine if the app works \
      without it; check that yours does.
      """,
    wrong: "docgen validate --platform PLATFORM --minimum-version 12.0 FILE",
    right: "docgen validate --platform PLATFORM --minimum-version 14.0 FILE")

  static let notAvailable = DiagnosticKind(
    "not-available", .warning, "A source says that the platform does not have the key.",
    explanation: """
      Reported with --platform, if a source says that the platform does not have the key. It is not \
      enough that no source names the platform.
      """,
    wrong: """
      <key>Name</key>
      <string>Lamp</string>
      <key>WatchFace</key>
      <true/>
      """,
    right: """
      <key>Name</key>
      <string>Lamp</string>
      """)
}
