import Diagnostics
import KeyValidation
import Testing

@Suite("Malformed XML lists")
struct XMLReaderTests {
  static let mistakes: [MarkedText] = [
    .init(
      "unclosed-element",
      "<plist><dict>\n<key>a</key>⟦<string>b\n<key>c</key><true/></dict></plist>"),
    .init("unclosed-element", "<plist><array>\n  ⟦<array><string>b</string></plist>"),
    .init("unclosed-element", "<plist>\n<dict>\n<key>é</key>⟦<array>"),
    .init("unclosed-element", "<array>⟦<string>abc"),
    .init("unclosed-element", "<array>⟦<string>abc</array>"),
    .init("mismatched-tag", "<array><string>b⟦</strng></array>"),
    .init("mismatched-tag", "<array><string>b</string>⟦</string></array>"),
    .init("mismatched-tag", "<plist><array></array>⟦</dict></plist>"),
    .init("mismatched-tag", "<array><true/>⟦</arry>"),
    .init("unclosed-tag", "<array>⟦<string<true/></array>"),
    .init("unclosed-tag", "<array><string>a⟦</string<true/></array>"),
    .init("unclosed-comment", "<array>\r\n⟦<!-- a </array>"),
    .init("unclosed-cdata", "<array><string>⟦<![CDATA[a</string></array>"),
    .init("unclosed-instruction", "<array/>\n⟦<?x"),
    .init("unclosed-doctype", "⟦<!DOCTYPE plist <array/>"),
    .init(
      "text-outside-value", "<dict>\n é ⟦x y\n<key>a</key><true/></dict>".replacing(" é ", with: "")
    ),
    .init("text-outside-value", "<array>⟦<![CDATA[x]]></array>"),
    .init("key-without-value", "<dict>\r⟦<key>a</key>\r</dict>"),
    .init("key-without-value", "<dict>\r\n⟦<key>a</key>\r\n<key>b</key><true/></dict>"),
    .init("value-without-key", "<dict><key>😀</key><true/>⟦<string>b</string></dict>"),
    .init("value-without-key", "<dict>⟦<dict><key>a</key><true/></dict></dict>"),
    .init("stray-key", "\n⟦<key>a</key><string>b</string><key>c</key><true/>"),
    .init("stray-key", "<array>\n⟦<key>a</key><string>b</string></array>"),
    .init("stray-key", "<plist>⟦<key>a</key><dict/></plist>"),
    .init("unknown-element", "<array>⟦<strng>a</strng></array>"),
    .init("unknown-element", "<array>⟦<String>a</String></array>"),
    .init("unknown-element", "<array>⟦<dct><key>a</key><true/></dict></array>"),
    .init(
      "unknown-element",
      "<dict><key>a</key>⟦<color><r>1</r></color></dict>".replacing("<r>1</r>", with: "")),
    .init("unknown-element", "<dict><key>a</key>⟦<nil/><key>b</key><true/></dict>"),
    .init("content-in-boolean", "<array><true>⟦yes</true></array>"),
    .init("invalid-integer", "<array><integer>⟦12a</integer></array>"),
    .init("invalid-integer", "<array><integer>⟦1 </integer></array>"),
    .init("invalid-integer", "<array><integer>⟦0x</integer></array>"),
    .init("invalid-integer", "<array><integer>⟦$(VERSION)</integer></array>"),
    .init("invalid-integer", "<array>⟦<integer/></array>"),
    .init("integer-out-of-range", "<array><integer>⟦18446744073709551616</integer></array>"),
    .init("integer-out-of-range", "<array><integer>⟦-9223372036854775809</integer></array>"),
    .init("invalid-real", "<array><real>⟦1,5</real></array>"),
    .init("invalid-real", "<array><real>⟦1e</real></array>"),
    .init("invalid-date", "<array><date>⟦2026-02-29T00:00:00Z</date></array>"),
    .init("invalid-date", "<array><date>⟦2026-02-20</date></array>"),
    .init("invalid-base64", "<array><data>QUJD\n\t⟦!</data></array>"),
    .init("invalid-base64", "<array><data>⟦QUJ</data></array>"),
    .init("invalid-base64", "<array><data>QQ=⟦B</data></array>"),
    .init("bare-ampersand", "<array><string>Foo ⟦& Bar</string></array>"),
    .init("bare-less-than", "<array><string>é ⟦< b</string></array>"),
    .init("bare-less-than", "<array>⟦< string></array>".replacing(" string>", with: "")),
    .init("unknown-entity", "<array><string>⟦&nbsp;</string></array>"),
    .init("unknown-entity", "<dict><key>⟦&ammp;</key><true/></dict>"),
    .init("invalid-character-reference", "<array><string>⟦&#xD800;</string></array>"),
    .init("invalid-character-reference", "<array><string>⟦&#0;</string></array>"),
    .init("invalid-character-reference", "<array><string>⟦&#99999999999;</string></array>"),
    .init("markup-in-text", "<array><string>a ⟦<b>c</b></string></array>"),
    .init("xml-entity-declaration", "<!DOCTYPE plist [\n⟦<!ENTITY a 'b'>\n]><array/>"),
    .init("content-after-root", "<plist><array/>⟦<array/></plist>"),
    .init("content-after-root", "<plist><array/></plist>\n⟦junk"),
    .init("content-after-root", "<array/>\n⟦<key>a</key>"),
    .init("misplaced-plist", "<plist><array>⟦<plist/></array></plist>"),
    .init("empty-property-list", "<?xml version='1.0'?>\n⟦<plist>\n</plist>"),
    .init("empty-property-list", "⟦<plist/>"),
    .init("empty-property-list", "⟦<!-- nothing -->"),
    .init("nul-byte", "<array><string>a⟦\0b</string></array>"),
  ]

  @Test(arguments: mistakes)
  func xmlMistakesAreErrors(_ marked: MarkedText) { marked.check() }

  static let doubtful: [MarkedText] = [
    .init("duplicate-key", "<dict>\r\n<key>a</key><true/>\r\n ⟦<key>a</key><false/></dict>"),
    .init("large-integer", "<array><integer>⟦18446744073709551615</integer></array>"),
    .init("empty-data", "<array>⟦<data/></array>"),
    .init("comment-in-text", "<array><string>a⟦<!-- b --></string></array>"),
    .init("double-hyphen-in-comment", "<array><!-- a ⟦-- b --></array>"),
    .init("control-character", "<array><string>a⟦\u{1}\u{2}</string></array>"),
  ]

  @Test(arguments: doubtful)
  func xmlOdditiesAreWarnings(_ marked: MarkedText) { marked.check(.warning) }

  static let unpreprocessed: [MarkedText] = [
    .init("unpreprocessed-file", "⟦#include <a.h>\n<plist><array/></plist>"),
    .init(
      "unpreprocessed-file",
      "<dict>\n⟦#if A < 3 && \\\n B\n<key>a</key><true/>\n#else\n<key>a</key><false/>\n#endif\n</dict>"
    ),
    .init(
      "unpreprocessed-file",
      "<dict><key>a</key>\n⟦#ifdef A\n<true/>\n#else\n<false/>\n#endif\n</dict>"),
    .init("unpreprocessed-file", "<dict>\n  ⟦EXTRA_KEYS\n MORE(a, b)\n</dict>"),
    .init("unpreprocessed-file", "<array><integer>⟦BUILD_NUMBER</integer></array>"),
  ]

  /// Apple's reader skips them.
  static let attributes: [MarkedText] = [
    .init("unexpected-attribute", "<array><string ⟦lang='e>n'>a</string></array>"),
    .init("unexpected-attribute", "<plist version=\"1.0\" ⟦id=\"x\"><array/></plist>"),
  ]

  /// Template engines and scripts put something in the place of such text.
  static let templates: [MarkedText] = [
    .init("unread-template", "<dict>\n⟦{{if .Types}}\n<key>a</key><true/>\n{{end}}\n</dict>"),
    .init("unread-template", "<dict>\n⟦{%- for a in b %}<key>{{ a }}</key>{% endfor %}</dict>"),
    .init("unread-template", "<dict>⟦::if (a != null)::<key>a</key><true/>::end::</dict>"),
    .init("unread-template", "<dict>\n⟦<% if a %>\n<key>a</key><true/>\n<% end %>\n</dict>"),
    .init("unread-template", "<dict>\n⟦$usage_descriptions\n</dict>"),
    .init("unread-template", "<dict><key>a</key>⟦<@HIGH@/></dict>"),
    .init("unread-template", "<dict><key>a</key>⟦${VALUE}</dict>"),
    .init("unread-template", "<array><string>⟦<%= name %></string></array>"),
  ]

  @Test("A tool's placeholder as the text of a number stays text")
  func placeholdersOfToolsAreNumbers() throws {
    let (document, diagnostics) = read(
      "<array><integer>{{ build }}</integer></array>".replacing(" ", with: ""))
    #expect(try Tree(#require(document).root) == .array([.string("{{build}}")]))
    #expect(diagnostics == [])
    #expect(
      read("<array><integer>$(BUILD)</integer></array>").diagnostics.map(\.id) == [
        "invalid-integer"
      ])
  }

  @Test(arguments: unpreprocessed + attributes + templates)
  func xmlNotesAreReported(_ marked: MarkedText) { marked.check(.note) }

  @Test("A macro as the text of a value stays text")
  func preprocessorMacrosAreAccepted() throws {
    let (document, diagnostics) = read("<array><string>MACRO</string><integer>N1</integer></array>")
    #expect(try Tree(#require(document).root) == .array([.string("MACRO"), .string("N1")]))
    #expect(diagnostics.map(\.id) == ["unpreprocessed-file"])
  }

  @Test("Several mistakes are found in one run, in the order of the file")
  func readingGoesOnAfterAnXMLMistake() throws {
    let (document, diagnostics) = read(
      """
      <plist version="1.0">
      <dict>
        <key>A</key>
        <integer>x</integer>
        <key>B</key>
        <strng>b & c</strng>
        <key>C</key>
        <key>D</key>
        <date>today</date>
        <true/>
        <key>E</key>
        <array><string>1</string><string>2</array>
        <key>F</key>
        <true/>
      </dict>
      </plist>
      """)
    #expect(
      diagnostics.map { "\($0.location?.line ?? 0) \($0.id)" } == [
        "4 invalid-integer", "6 unknown-element", "6 bare-ampersand", "7 key-without-value",
        "9 invalid-date", "10 value-without-key", "12 unclosed-element",
      ])
    let root = try Tree(#require(document).root)
    // The meaning of B's text is a guess.
    #expect(root.members.map(\.key) == ["E", "F"])
    #expect(diagnostics[1].message.contains("did you mean '<string>'?"))
  }

  @Test("The first of two equal keys is named by its line")
  func duplicateXMLKeysAreReported() {
    let (_, diagnostics) = read("<dict>\n<key>a</key><true/>\n<key>a</key><true/></dict>")
    #expect(diagnostics.first?.message.contains("the first is on line 2") == true)
  }

  @Test("Two keys that are equal only in Unicode are two keys")
  func canonicallyEquivalentKeysAreDifferent() {
    #expect(read("<dict><key>é</key><true/><key>e\u{301}</key><true/></dict>").diagnostics == [])
  }
}
