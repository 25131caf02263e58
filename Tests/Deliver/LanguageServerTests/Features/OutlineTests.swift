import KeyModel
import KeyValidation
import LanguageServer
import Testing

/// The outline of a list, its folds and its links.
@Suite struct OutlineTests {
  @Test(
    "The outline has the keys with their values, and elements by what they say of themselves",
    arguments: [
      "<dict><key>Name</key><string>A &amp; B</string><key>Bulbs</key><array><dict><key>Watts</key><integer>4</integer><key>Kind</key><string>LED</string></dict><true/></array><key>Zones</key><dict/></dict>",
      "{\"Name\": \"A & B\", \"Bulbs\": [{\"Watts\": 4, \"Kind\": \"LED\"}, true], \"Zones\": {}}",
      "<dict><key>Name</key><string>A &amp; B</string><key>Bulbs</key><array><dict><key>Watts</key><integer>4</integer><key>Kind</key><string>LED</string></dict><true/></array><key>Zones</key><dict>",
    ])
  func outline(text: String) {
    let editor = MarkedEditor(text)
    #expect(
      lines(of: editor.list.outline(), in: editor) == [
        "Name: A & B", "Bulbs: 2 elements", "  0: LED", "    Watts: 4", "    Kind: LED",
        "  1: true",
        "Zones: 0 keys",
      ])
  }

  @Test("A key without a value, and a long text, are in the outline too")
  func unfinished() {
    let editor = MarkedEditor(
      "<dict><key>A</key><key></key><string>\(String(repeating: "x", count: 90))\n</string></dict>")
    let items = editor.list.outline()
    #expect(items.map(\.name) == ["A", ""])
    #expect(items[1].detail?.count == 61)
  }

  private func lines(of items: [OutlineItem], in editor: MarkedEditor) -> [String] {
    items.flatMap { item -> [String] in
      #expect(item.range.clamped(to: editor.bytes.indices) == item.range)
      #expect(item.selectionRange.clamped(to: item.range) == item.selectionRange)
      return [item.name + ": " + (item.detail ?? "")]
        + lines(of: item.children, in: editor).map { "  " + $0 }
    }
  }

  @Test("Dictionaries, arrays, data and comments of several lines can be folded")
  func folds() {
    let editor = MarkedEditor(
      "<dict>\n<key>A</key><array>\n<true/></array><!-- a\nb --><dict/><data>\nAA==</data></dict>")
    #expect(
      editor.list.folds().map { editor.text($0).prefix(6) } == [
        "<dict>", "<array", "<!-- a", "<data>",
      ])
  }

  @Test("Keys and extension points link to their pages")
  func links() {
    let editor = MarkedEditor(
      "<dict><key>Name</key><string>x</string><key>Unheard</key><true/><key>Socket</key><dict><key>Kind</key><string>lamp.plug</string></dict></dict>"
    )
    #expect(
      editor.list.links().map { "\(editor.text($0.range)) \($0.address.text)" } == [
        "Name https://docs.example/keys/Name.html", "Socket https://docs.example/keys/Socket.html",
        "Kind https://docs.example/keys/Socket/Kind.html",
        "lamp.plug https://docs.example/extension-points/lamp.plug.html",
      ])
  }

  @Test(
    "A key is inserted behind the others",
    arguments: [
      (
        "<dict>\n\t<key>On</key>\n\t<true/>\n</dict>",
        "<dict>\n\t<key>On</key>\n\t<true/>\n\t<key>Base</key>\n\t<string></string>\n</dict>"
      ),
      ("<dict>\n</dict>", "<dict>\n\t<key>Base</key>\n\t<string></string>\n</dict>"),
      ("<dict></dict>", "<dict>\n\t<key>Base</key>\n\t<string></string>\n</dict>"),
      ("<dict/>", "<dict>\n\t<key>Base</key>\n\t<string></string>\n</dict>"),
      ("<dict>\n\t<key>On</key>\n</dict>", nil), ("<dict>", nil),
      ("{\n  \"On\": true\n}", "{\n  \"On\": true,\n  \"Base\": \"\"\n}"),
      ("{}", "{\n  \"Base\": \"\"\n}"),
      ("{\n  On = YES;\n}", "{\n  On = YES;\n  Base = \"\";\n}"),
    ] as [(String, String?)])
  func insertion(text: String, expected: String?) {
    let editor = MarkedEditor(text)
    let insertion = editor.list.insertion(of: "Base", into: 0..<editor.bytes.count)
    let result = insertion.map { range, new in
      editor.text(0..<range.lowerBound) + new
        + editor.text(range.upperBound..<editor.bytes.count)
    }
    #expect(result == expected)
  }
}
