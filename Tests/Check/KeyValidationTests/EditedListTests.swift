import KeyValidation
import TestSupport
import Testing

/// The items of lists that are not finished.
@Suite struct EditedListTests {
  /// A text with a cursor, `|`, and what is there.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var expected: String
    var testDescription: String { text.replacing("\n", with: "⏎") }

    init(_ text: String, _ expected: String) { (self.text, self.expected) = (text, expected) }
  }

  @Test(
    "What is at the cursor is found in unfinished XML",
    arguments: [
      Case("<plist><dict><key>A</key>|</dict></plist>", "gap in root behind A"),
      Case("<dict>|", "gap in root"),
      Case("<dict><key>A|</key></dict>", "key A"),
      Case("<dict>\n\t<key>A|\n</dict>", "key A"),
      Case("<dict><key>A|<key>B</key><true/></dict>", "key A"),
      Case("<dict><key>A</key>\n<|</dict>", "gap in root behind A"),
      Case("<dict><key>A</key><string>x|</string></dict>", "value A = x"),
      Case("<dict><key>A</key><string>x|\n<key>B</key>", "value A = x"),
      Case("<dict><key>A</key><true/|></dict>", "value A = true"),
      Case("<dict><key>A</key><dict><key>B</key>|", "gap in A behind A/B"),
      Case("<dict><key>A</key><array><dict><key>B|", "key A/0/B"),
      Case("<dict><key>A</key><array><string>x</string>|</array>", "gap in A behind A/0"),
      Case("<dict><key>A</key><array><string>x</string>\n<key>B|</key><true/></dict>", "key B"),
      Case("<dict><key>A</key><dict/>|</dict>", "gap in root behind A"),
      Case("<dict><key>A</key><di|ct></dict></dict>", "bracket A"),
      Case("<dict><key>A &amp; <![CDATA[<B>]]>|</key></dict>", "key A & <B>"),
      Case("<dict><!-- <key>A|</key> --></dict>", "gap in root"),
      Case("<dict>\r\n\t<key>A</key>\r\n\t|\r\n</dict>", "gap in root behind A"),
      Case("\u{FEFF}<dict><key>A|</key></dict>", "key A"),
      Case("<dict><key>A</key></array><key>B|</key></dict>", "key B"),
      Case("<dict><ky>A</ky><key>B|</key></dict>", "key B"),
      Case("|<dict></dict>", "gap"),
      // A fragment is the inside of the root.
      Case("<key>A</key>\n<true/>\n<key>B|</key>", "key B"),
      // The indentation of B shows that A is over.
      Case("<dict>\n\t<key>A</key>\n\t<dict>\n\t<key>B|</key>\n\t<true/>\n</dict>\n", "key B"),
      Case(
        "<dict>\n\t<key>A</key>\n\t<dict>\n\t\t|\n\t<key>B</key>\n\t<true/>\n</dict>", "gap in A"),
      Case(
        "<dict>\n\t<key>A</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>B</key>\n\t<key>C|</key>\n</dict>",
        "key C"),
      Case(
        "<dict>\n<key>A</key>\n<dict>\n<key>B</key>\n<true/>\n<key>C|</key>\n</dict>", "key A/C"),
      Case("<dict>\n<key>A</key>\n<dict>\n<key>B|</key>\n<true/>\n</dict>\n</dict>", "key A/B"),
    ])
  func xml(example: Case) { check(example) }

  @Test(
    "What is at the cursor is found in unfinished JSON",
    arguments: [
      Case("{|", "gap in root"),
      Case("{\"A|", "key A"),
      Case("{\"A|\": 1}", "key A"),
      Case("{A|}", "key A"),
      Case("{\"A\": |}", "gap in root behind A"),
      Case("{\"A\": \"x|\"}", "value A = x"),
      Case("{\"A\": tr|}", "value A = tr"),
      Case("{\"A\": [{\"B|\"", "key A/0/B"),
      Case("{\"A\": [1, 2|]}", "value A/1 = 2"),
      Case("{\"A\": {\"B\": 1}, |}", "gap in root behind A"),
      Case("{\"A\": \"\\u0041\\n|\"}", "value A = A\n"),
      Case("{\"A\" \"B|\"}", "key B"),
      Case("{\"A\": 1 ]|, \"B\": 2}", "gap in root behind A"),
      Case("{\n  \"A\": {\n    \"B\": 1\n  \"C|\": 2\n}", "key C"),
    ])
  func json(example: Case) { check(example) }

  @Test(
    "What is at the cursor is found in unfinished old-style lists",
    arguments: [
      Case("{ A = 1; | }", "gap in root behind A"),
      Case("{ A|", "key A"),
      Case("{ A = x|; B = y; }", "value A = x"),
      Case("{ A = \"x \\\"|\"; }", "value A = x \""),
      Case("{ A = ( x, | ); }", "gap in A behind A/0"),
      Case("{ A = ( { B| } ) }", "key A/0/B"),
      Case("A = 1;\nB|", "key B"),
      Case("\"A\" = \"x\";\n/* \"C\" */ \"B|\" = \"y\";", "key B"),
      Case("{ A = <0f|>; }", "value A = 0f"),
      Case("{ A = \"x|\n", "value A = x"),
    ])
  func oldStyle(example: Case) { check(example) }

  private func check(_ example: Case) {
    let parts = example.text.split(separator: "|", omittingEmptySubsequences: false)
    let list = EditedList(Array(parts.joined().utf8))
    #expect(list.description(at: parts[0].utf8.count) == example.expected)
  }

  @Test("Ten times as deep a list takes ten times as long, and no stack")
  func depth() {
    for opening in ["<dict><key>a</key>", "<array>", "{\"a\":", "[", "{a=", "("] {
      let list = EditedList(Array(String(repeating: opening, count: 5_000).utf8))
      #expect(list.items.count >= 5_000)
      _ = list.spot(at: list.bytes.count)
    }
  }

  @Test("Any text has items whose ranges are in the text", arguments: fuzzSeeds(otherwise: 20))
  func anyText(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let pieces = [
      "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>", "<",
      ">", "<true/>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&", "{", "}", "[", "]", "(", ")",
      "\"", "'", "\\", "=", ":", ";", ",", "a", "é", "\n", "\r\n", " ", "//", "/*", "*/", "<plist>",
      "<0f>", "true", "1", "\u{FEFF}",
    ]
    let bytes = Array(numbers.text(of: pieces, atMost: 40).utf8)
    let list = EditedList(bytes)
    for item in list.items {
      for piece in [item.key, item.value].compactMap(\.self) {
        #expect(piece.range.clamped(to: bytes.indices) == piece.range)
        #expect(piece.content.clamped(to: piece.range) == piece.content)
      }
      _ = list.text(of: item)
      if let holder = item.holder { #expect(list.items[holder].kind.isContainer) }
    }
    for offset in 0...bytes.count { _ = list.spot(at: offset) }
  }
}

extension EditedList {
  /// The item at an offset, in words.
  fileprivate func description(at offset: Int) -> String {
    func path(_ index: Int) -> String {
      let up = Array(sequence(first: index) { items[$0].holder })
      return up.dropLast().reversed().map {
        items[$0].key == nil ? "\(items[$0].index)" : items[$0].name
      }
      .joined(separator: "/")
    }
    switch spot(at: offset) {
    case .key(let index): return "key \(path(index))"
    case .value(let index): return "value \(path(index)) = \(text(of: items[index]) ?? "")"
    case .bracket(let index): return "bracket \(path(index))"
    case .gap(let holder, let last):
      guard let holder else { return "gap" }
      let name = items[holder].holder == nil ? "root" : path(holder)
      return "gap in \(name)" + (last.map { " behind \(path($0))" } ?? "")
    }
  }
}
