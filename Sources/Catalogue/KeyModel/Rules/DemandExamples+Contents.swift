import Diagnostics

extension DemandExamples {
  /// About the content of one value.
  static let ofContents: [String: DiagnosticKind.Example] = [
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
        <string>en_US</string>
        """,
      right: """
        <key>Language</key>
        <string>en-US</string>
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
    "none-of": .init(
      wrong: """
        <key>Category</key>
        <string>test</string>
        """,
      right: """
        <key>Category</key>
        <string>light</string>
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
