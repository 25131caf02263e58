import Diagnostics

/// A piece of a file that breaks a demand of each kind, and the same piece repaired, with names that are no one's.
enum DemandExamples {
  /// The examples by the names of the demands; the advice that no file shows has none.
  static let all: [String: DiagnosticKind.Example] = [
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
        <dict>
        \t<key>red</key>
        \t<string>#ff0000</string>
        </dict>
        """,
      right: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        \t<string>amber</string>
        </array>
        <key>Palette</key>
        <dict>
        \t<key>red</key>
        \t<string>#ff0000</string>
        \t<key>amber</key>
        \t<string>#ffbf00</string>
        </dict>
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
    "at-most-one-of": .init(
      wrong: """
        <key>Modes</key>
        <array>
        \t<string>dim</string>
        \t<string>bright</string>
        </array>
        """,
      right: """
        <key>Modes</key>
        <array>
        \t<string>bright</string>
        </array>
        """),
    "contains": .init(
      wrong: """
        <key>Features</key>
        <array>
        \t<string>dim</string>
        </array>
        """,
      right: """
        <key>Features</key>
        <array>
        \t<string>dim</string>
        \t<string>light</string>
        </array>
        """),
    "count": .init(
      wrong: """
        <key>Colors</key>
        <array/>
        """,
      right: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        </array>
        """),
    "declared-in": .init(
      wrong: """
        <key>Opens</key>
        <array>
        \t<string>com.example.lamp.scene</string>
        </array>
        """,
      right: """
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
    "first-element": .init(
      wrong: """
        <key>Modes</key>
        <array>
        \t<string>fallback</string>
        \t<string>default</string>
        </array>
        """,
      right: """
        <key>Modes</key>
        <array>
        \t<string>default</string>
        \t<string>fallback</string>
        </array>
        """),
    "format": .init(
      wrong: """
        <key>Language</key>
        <string>english</string>
        """,
      right: """
        <key>Language</key>
        <string>en</string>
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
    "length": .init(
      wrong: """
        <key>Subtitle</key>
        <string>The brightest and most careful lamp that was ever made</string>
        """,
      right: """
        <key>Subtitle</key>
        <string>A careful lamp</string>
        """),
    "must-not-ship": .init(
      wrong: """
        <key>ShownWhen</key>
        <string>TRUEPREDICATE</string>
        """,
      right: """
        <key>ShownWhen</key>
        <string>count &gt; 0</string>
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
    "none-of": .init(
      wrong: """
        <key>Category</key>
        <string>test</string>
        """,
      right: """
        <key>Category</key>
        <string>light</string>
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
    "pattern": .init(
      wrong: """
        <key>Identifier</key>
        <string>com.example.my_lamp</string>
        """,
      right: """
        <key>Identifier</key>
        <string>com.example.my-lamp</string>
        """),
    "predicate": .init(
      wrong: """
        <key>ShownWhen</key>
        <string>kind == 'lamp</string>
        """,
      right: """
        <key>ShownWhen</key>
        <string>kind == 'lamp'</string>
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
    "range": .init(
      wrong: """
        <key>Brightness</key>
        <real>1.5</real>
        """,
      right: """
        <key>Brightness</key>
        <real>0.8</real>
        """),
    "unique-elements": .init(
      wrong: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        \t<string>green</string>
        \t<string>red</string>
        </array>
        """,
      right: """
        <key>Colors</key>
        <array>
        \t<string>red</string>
        \t<string>green</string>
        </array>
        """),
    "with-prefix": .init(
      wrong: """
        <key>Group</key>
        <string>com.example.lamps</string>
        """,
      right: """
        <key>Group</key>
        <string>group.com.example.lamps</string>
        """),
    "with-suffix": .init(
      wrong: """
        <key>PlugIn</key>
        <string>Lamp</string>
        """,
      right: """
        <key>PlugIn</key>
        <string>Lamp.plugin</string>
        """),
    "without-suffix": .init(
      wrong: """
        <key>Screen</key>
        <string>Main.screen</string>
        """,
      right: """
        <key>Screen</key>
        <string>Main</string>
        """),
    "without-text": .init(
      wrong: """
        <key>MenuTitle</key>
        <string>Lamp/Switch on</string>
        """,
      right: """
        <key>MenuTitle</key>
        <string>Switch on</string>
        """),
  ]
}
