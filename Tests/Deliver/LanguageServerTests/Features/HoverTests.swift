import LanguageServer
import Testing

/// The meaning of the text at the pointer.
@Suite struct HoverTests {
  @Test(
    "A key shows the first screen of its page",
    arguments: [
      "<dict><key>Mo|de</key><string>dim</string></dict>",
      "<dict><key>Mo|de~night</key><string>dim</string></dict>", "<dict><key>Mo|de",
      "{\"Mo|de\": 1}", "{ Mo|de = dim; }", "\u{FEFF}<dict><key>M|ode</key></dict>",
      "<dict>\r\n<key>M|ode</key>\r\n</dict>",
      "<dict><key>Mode</key><string>unhe|ard</string></dict>",
    ])
  func key(text: String) throws {
    let hover = try #require(MarkedEditor(text).list.hover(at: MarkedEditor(text).offset))
    #expect(
      hover.text.markdown == """
        ### Mode

        Chooses how bright it is.

        **Type and platforms:** string, **Desk** 1.0+

        - **Default:** `dim`

        **Values:**

        - `dim`: Saves light.
        - `R&D`: Tries something.

        [Open the page](https://docs.example/keys/Mode.html)

        """)
    #expect(
      hover.text.plain == """
        Mode

        Chooses how bright it is.

        Type and platforms: string, Desk 1.0+

        Default  dim

        Values:

        • dim: Saves light.
        • R&D: Tries something.

        """)
  }

  @Test("A deprecated key says what replaces it, with a link")
  func deprecated() throws {
    let editor = MarkedEditor("<dict><key>W|ick</key><string/></dict>")
    let text = try #require(editor.list.hover(at: editor.offset)?.text)
    #expect(text.markdown.contains("**Deprecated** Is a wick."))
    #expect(text.markdown.contains("[`Bulbs`](https://docs.example/keys/Bulbs.html)"))
    #expect(text.plain.contains("Use instead"))
  }

  @Test(
    "A value says what it means",
    arguments: [
      ("<dict><key>Mode</key><string>d|im</string></dict>", "`dim`: Saves light. (default)"),
      ("<dict><key>Mode</key><string>R&amp;|D</string></dict>", "`R&D`: Tries something."),
      (
        "<dict><key>Bulbs</key><array><dict><key>Colours</key><array><string>r|ed</string>",
        "`red`: Red."
      ),
      (
        "<dict><key>Socket</key><dict><key>Kind</key><string>lamp.|plug</string></dict></dict>",
        "### Plug"
      ),
      ("{\"Mode\": \"d|im\"}", "`dim`: Saves light."),
      ("{ Mode = d|im; }", "`dim`: Saves light."),
    ])
  func value(text: String, start: String) throws {
    let editor = MarkedEditor(text)
    let hover = try #require(editor.list.hover(at: editor.offset))
    #expect(hover.text.markdown.hasPrefix(start), "\(hover.text.markdown)")
    #expect(hover.range.contains(editor.offset))
  }

  @Test(
    "Nothing is said where there is nothing to say",
    arguments: ["<dict>|</dict>", "<dict><key>Unhe|ard</key><true/></dict>", "|", "<di|ct/>"])
  func nothing(text: String) {
    let editor = MarkedEditor(text)
    #expect(editor.list.hover(at: editor.offset) == nil)
  }
}
