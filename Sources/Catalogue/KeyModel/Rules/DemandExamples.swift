import Diagnostics

/// A piece of a file that breaks a demand of each kind, and the same piece repaired, with names that are no one's.
enum DemandExamples {
  /// The example of a demand; nil for advice that no file shows.
  static func named(_ name: String) -> DiagnosticKind.Example? {
    ofRelations[name] ?? ofContents[name]
  }

  private static let ofRelations: [String: DiagnosticKind.Example] = [
    "absent": .init(
      wrong: """
        <key>Socket</key>
        <string>E27</string>
        <key>Battery</key>
        <true/>
        """,
      right: """
        <key>Battery</key>
        <true/>
        """),
    "agrees-with": .init(
      wrong: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        \t<string>amber</string>
        </array>
        <key>Palette</key>
        <array>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>red</string>
        \t</dict>
        </array>
        """,
      right: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        \t<string>amber</string>
        </array>
        <key>Palette</key>
        <array>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>red</string>
        \t</dict>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>amber</string>
        \t</dict>
        </array>
        """),
    "at-least-one": .init(
      wrong: """
        <key>Switch</key>
        <dict>
        \t<key>Label</key>
        \t<string>Desk</string>
        </dict>
        """,
      right: """
        <key>Switch</key>
        <dict>
        \t<key>Label</key>
        \t<string>Desk</string>
        \t<key>Sends</key>
        \t<string>on</string>
        </dict>
        """),
    "declared-in": .init(
      wrong: """
        <key>Identifier</key>
        <string>com.example.lamp</string>
        <key>Opens</key>
        <array>
        \t<string>com.example.lamp.scene</string>
        </array>
        """,
      right: """
        <key>Identifier</key>
        <string>com.example.lamp</string>
        <key>Opens</key>
        <array>
        \t<string>com.example.lamp.scene</string>
        </array>
        <key>Declares</key>
        <array>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>com.example.lamp.scene</string>
        \t</dict>
        </array>
        """),
    "development-only": .init(
      wrong: """
        <key>Name</key>
        <string>Lamp</string>
        <key>DebugServer</key>
        <true/>
        """,
      right: """
        <key>Name</key>
        <string>Lamp</string>
        """),
    "differs-from": .init(
      wrong: """
        <key>Read</key>
        <array>
        \t<string>lamp</string>
        </array>
        <key>Write</key>
        <array>
        \t<string>lamp</string>
        </array>
        """,
      right: """
        <key>Write</key>
        <array>
        \t<string>lamp</string>
        </array>
        """),
    "excludes": .init(
      wrong: """
        <key>Storyboard</key>
        <string>Main</string>
        <key>StartClass</key>
        <string>Lamp</string>
        """,
      right: """
        <key>StartClass</key>
        <string>Lamp</string>
        """),
    "ignored-beside": .init(
      wrong: """
        <key>Icon</key>
        <string>Lamp</string>
        <key>Icons</key>
        <dict>
        \t<key>Main</key>
        \t<string>Lamp</string>
        </dict>
        """,
      right: """
        <key>Icons</key>
        <dict>
        \t<key>Main</key>
        \t<string>Lamp</string>
        </dict>
        """),
    "needs": .init(
      wrong: """
        <key>Beam</key>
        <true/>
        """,
      right: """
        <key>Beam</key>
        <true/>
        <key>BeamReason</key>
        <string>Lights the way.</string>
        """),
    "needs-nonzero": .init(
      wrong: """
        <key>Script</key>
        <string>Lamp.js</string>
        <key>Pages</key>
        <integer>0</integer>
        """,
      right: """
        <key>Script</key>
        <string>Lamp.js</string>
        <key>Pages</key>
        <integer>1</integer>
        """),
    "not-after": .init(
      wrong: """
        <key>Version</key>
        <string>2.0</string>
        <key>Ceiling</key>
        <string>1.0</string>
        """,
      right: """
        <key>Version</key>
        <string>2.0</string>
        <key>Ceiling</key>
        <string>2.0</string>
        """),
    "not-more-than": .init(
      wrong: """
        <key>Least</key>
        <integer>80</integer>
        <key>Most</key>
        <integer>60</integer>
        """,
      right: """
        <key>Least</key>
        <integer>40</integer>
        <key>Most</key>
        <integer>60</integer>
        """),
    "one-of": .init(
      wrong: """
        <key>Use</key>
        <string>color</string>
        <key>Reasons</key>
        <array>
        \t<string>heat.1</string>
        </array>
        """,
      right: """
        <key>Use</key>
        <string>color</string>
        <key>Reasons</key>
        <array>
        \t<string>color.1</string>
        </array>
        """),
    "only-in": .init(
      wrong: """
        <key>Kind</key>
        <string>extension</string>
        <key>LaunchScreen</key>
        <string>Main</string>
        """,
      right: """
        <key>Kind</key>
        <string>extension</string>
        """),
    "only-inside": .init(
      wrong: """
        <key>Imported</key>
        <array>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>scene</string>
        \t\t<key>Icon</key>
        \t\t<string>Lamp</string>
        \t</dict>
        </array>
        """,
      right: """
        <key>Imported</key>
        <array>
        \t<dict>
        \t\t<key>Name</key>
        \t\t<string>scene</string>
        \t</dict>
        </array>
        """),
    "only-known-keys": .init(
      wrong: """
        <key>Names</key>
        <dict>
        \t<key>en</key>
        \t<string>Lamp</string>
        \t<key>French</key>
        \t<string>Lampe</string>
        </dict>
        """,
      right: """
        <key>Names</key>
        <dict>
        \t<key>en</key>
        \t<string>Lamp</string>
        \t<key>fr</key>
        \t<string>Lampe</string>
        </dict>
        """),
    "prefix-from": .init(
      wrong: """
        <key>Identifier</key>
        <string>com.example.lamp</string>
        <key>Companion</key>
        <string>com.example.remote</string>
        """,
      right: """
        <key>Identifier</key>
        <string>com.example.lamp</string>
        <key>Companion</key>
        <string>com.example.lamp.remote</string>
        """),
    "present": .init(
      wrong: """
        <key>Name</key>
        <string>Lamp</string>
        """,
      right: """
        <key>Name</key>
        <string>Lamp</string>
        <key>Identifier</key>
        <string>com.example.lamp</string>
        """),
  ]
}
