import Diagnostics

extension DiagnosticKind {
  static let misspelledKey = DiagnosticKind(
    "misspelled-key", .warning, "A key is nearly the name of a known key.",
    explanation: """
      The name is one or two letters from a known key, and its value would fit that key. Your own \
      keys are left alone unless they are so near.
      """,
    cost: """
      The system ignores keys that it doesn't know, so the setting has no effect, without a \
      message.
      """,
    repair: """
      Write the name that the message suggests; `docgen validate --fix` does it if only one name \
      is near. If the key is your own, put `<!-- docgen:ignore misspelled-key REASON -->` above \
      it.
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
      Only those who define the file make up names of this form, and the reference doesn't have \
      this one. It is misspelt, newer than the reference, or private. It is a note if the file \
      also has keys that no public document names.
      """,
    cost: "If the name is wrong, the system ignores the key, without a message.",
    repair: """
      Correct the name, or remove the key. If it is newer than the reference, put `<!-- \
      docgen:ignore unknown-key REASON -->` above it.
      """,
    wrong: """
      <key>com.example.reserved.torch</key>
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
      A store that may be meant would refuse the file.
      """,
    cost: "Nothing, if the product doesn't go to the store. If it does, the store refuses it.",
    repair: """
      Say where the product goes with `--distribution`, or in `.docgen.json`. The findings of a \
      store then have a line and a remedy. With `none`, this note isn't reported.
      """,
    wrong: "$ docgen validate Lamp.plist",
    right: "$ docgen validate --distribution store Lamp.plist")

  static let misplacedKey = DiagnosticKind(
    "misplaced-key", .warning, "A known key is in a dictionary where nothing reads it.",
    explanation: """
      A key has an effect only at its own path, and here it is in another dictionary. Only names \
      that are unlikely to be your own are reported.
      """,
    cost: "The system ignores the key where it is, without a message.",
    repair: """
      Move the key with its value into the dictionary that the remedy names; `docgen validate \
      --fix` does it where the place exists.
      """,
    wrong: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.point</string>
      \t<key>Bright</key>
      \t<true/>
      </dict>
      """,
    right: """
      <key>Extension</key>
      <dict>
      \t<key>Point</key>
      \t<string>com.example.point</string>
      \t<key>Attributes</key>
      \t<dict>
      \t\t<key>Bright</key>
      \t\t<true/>
      \t</dict>
      </dict>
      """)

  static let wrongExtensionPoint = DiagnosticKind(
    "wrong-extension-point", .warning, "A key belongs to another kind of extension.",
    explanation: """
      The key's page names the extension points that read it, and the one of this file is not \
      among them. Nothing is reported if the extension point is unknown.
      """,
    cost: "The system ignores the key in this kind of extension.",
    repair: "Remove the key. If the key is right, correct the extension point.",
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
      A dictionary that is present needs the key, or the extension point does. Keys at the root \
      that a build may add are reported only in a built file. In a file that could not be read to \
      its end, no key is reported as missing.
      """,
    cost: """
      The system ignores the dictionary, or doesn't install or start the product. The key's page \
      says which.
      """,
    repair: "Add the key that the message names; the remedy says of which type.",
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
      With `--platform`: the platform has deprecated the key on every release that you support. \
      Without it: a note, if every platform has given the key up. A key that is gone is reported \
      as `removed`.
      """,
    cost: "Nothing yet: the key still works, or is ignored already. A later release may remove it.",
    repair: """
      Write the key or value that the remedy names instead, or remove the key. To support older \
      releases too, name the oldest with `--deployment-target`.
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
      With `--platform`: no release that you support has the key or value anymore. Without it: a \
      note, if every platform has removed it.
      """,
    cost: "The key has no effect.",
    repair: """
      Write what the remedy names instead, or remove the key. To support older releases too, name \
      the oldest with `--deployment-target`.
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
    explanation: "The oldest release that you support doesn't know the key; a later one does.",
    cost: "Older systems ignore the key. Newer ones use it.",
    repair: """
      Try the product on the oldest release. If it works without the key, leave it; if not, raise \
      the deployment target.
      """,
    wrong: "$ docgen validate --notes --platform desk --deployment-target 12.0 Lamp.plist",
    right: "$ docgen validate --notes --platform desk --deployment-target 14.0 Lamp.plist")

  static let notAvailable = DiagnosticKind(
    "not-available", .warning, "A source says that the platform does not have the key.",
    explanation: """
      It is reported with `--platform` only, if a source says that the platform doesn't have the \
      key. That no source names the platform is not enough.
      """,
    cost: "The key has no effect on this platform.",
    repair: """
      Remove the key from the file of this platform's product, or check with the platform that you \
      mean.
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
