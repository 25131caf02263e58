import Foundation
import KeyModel
import Testing

@Suite struct PropertyListXMLTests {
  static let everyKind: PropertyListValue = [
    "text": "Tom & <Jerry> say \"hi\"", "a&b<c>": "", "number": -3, "real": 2.5, "on": true,
    "off": false, "when": .date("2026-01-31T12:00:00Z"), "bytes": .data("AAEC"), "none": [],
    "empty": [:], "list": ["a", ["deep": ["b"]]],
  ]

  @Test func xmlIsIndentedLikeXcode() {
    #expect(
      Self.everyKind.xmlDocument() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>text</key>
        \t<string>Tom &amp; &lt;Jerry&gt; say "hi"</string>
        \t<key>a&amp;b&lt;c&gt;</key>
        \t<string></string>
        \t<key>number</key>
        \t<integer>-3</integer>
        \t<key>real</key>
        \t<real>2.5</real>
        \t<key>on</key>
        \t<true/>
        \t<key>off</key>
        \t<false/>
        \t<key>when</key>
        \t<date>2026-01-31T12:00:00Z</date>
        \t<key>bytes</key>
        \t<data>AAEC</data>
        \t<key>none</key>
        \t<array/>
        \t<key>empty</key>
        \t<dict/>
        \t<key>list</key>
        \t<array>
        \t\t<string>a</string>
        \t\t<dict>
        \t\t\t<key>deep</key>
        \t\t\t<array>
        \t\t\t\t<string>b</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """)
  }

  @Test func foundationReadsOurXML() throws {
    let data = Data(Self.everyKind.xmlDocument().utf8)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    let list = try #require(read as? [String: Any])
    #expect(list["text"] as? String == "Tom & <Jerry> say \"hi\"")
    #expect(list["a&b<c>"] as? String == "")
    #expect(list["number"] as? Int == -3)
    #expect(list["on"] as? Bool == true)
    #expect((list["bytes"] as? Data) == Data([0, 1, 2]))
    #expect((list["when"] as? Date) == Date(timeIntervalSince1970: 1_769_860_800))
    #expect((list["none"] as? [Any])?.isEmpty == true)
    #expect((list["empty"] as? [String: Any])?.isEmpty == true)
    #expect(list.count == 11)
  }

  static let fragments: [(PropertyListValue, String)] = [
    (["a": "b", "c": 1], "<key>a</key>\n<string>b</string>\n<key>c</key>\n<integer>1</integer>\n"),
    (["x"], "<array>\n\t<string>x</string>\n</array>\n"), (true, "<true/>\n"),
    ("a", "<string>a</string>\n"), ([:], ""),
  ]

  @Test(arguments: fragments)
  func xmlFragmentOmitsTheOuterDictionary(value: PropertyListValue, xml: String) {
    #expect(value.xmlFragment() == xml)
  }
}
