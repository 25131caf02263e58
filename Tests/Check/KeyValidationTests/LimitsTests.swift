import KeyValidation
import TestSupport
import Testing
import Text

@Suite("Limits")
struct LimitsTests {
  @Test("20,000 nested arrays are refused in every form")
  func deepListsAreRefused() {
    let many = 20_000
    for (open, close) in [
      ("<array>", "</array>"), ("[", "]"), ("(", ")"), ("{\"a\":", "}"), ("{a=", ";}"),
      ("<dict><key>a</key>", "</dict>"), ("<x>", "</x>"),
    ] {
      let text = String(repeating: open, count: many) + String(repeating: close, count: many)
      let (document, diagnostics) = read(text)
      #expect(document == nil && diagnostics.last?.id == "nested-too-deeply", "\(open)")
    }
    var writer = BinaryWriter()
    writer.referenceWidth = 4
    for index in 1...many { writer.objects.append([0xA1] + writer.reference(index)) }
    writer.objects.append([0x09])
    #expect(read(writer.file()).diagnostics.map(\.id) == ["nested-too-deeply"])
  }

  @Test("512 levels pass, one more does not", arguments: ["[]", "()"])
  func deepestAllowedListIsRead(_ pair: String) {
    func nested(_ count: Int) -> String {
      String(repeating: String(pair.prefix(1)), count: count)
        + String(repeating: String(pair.suffix(1)), count: count)
    }
    #expect(read(nested(512)).diagnostics == [])
    #expect(read(nested(513)).diagnostics.map(\.id) == ["nested-too-deeply"])
  }

  @Test("A file, a list and a number of mistakes can be too large")
  func numberOfValuesIsLimited() {
    var reader = PropertyListReader(limits: .init(bytes: 100, depth: 8, values: 5, findings: 3))
    func ids(_ text: String) -> [String] {
      reader.read(utf8(text), file: "a").diagnostics.map(\.id)
    }
    #expect(ids(String(repeating: " ", count: 101)) == ["file-too-large"])
    #expect(ids("[1,2,3,4]") == [])
    #expect(ids("[1,2,3,4,5]") == ["too-many-values"])
    #expect(ids("<array><true/><true/><true/><true/><true/></array>") == ["too-many-values"])
    #expect(ids("[[[[[[[[[]]]]]]]]]") == ["too-many-values"])
    reader.limits.values = 100
    #expect(ids("[null,null,null,null,null]").last == "too-many-findings")
    #expect(ids("[null,null,null,null,null]").count == 4)
  }

  @Test func aLongTextThatIsReferredToManyTimesIsRefused() {
    for isKey in [false, true] {
      var writer = BinaryWriter()
      let length = 1_000
      let long = [0x5F, 0x12] + BinaryWriter.number(UInt64(length), 4) + utf8(text(of: length))
      let user: [UInt8] = isKey ? [0xD1] + writer.reference(2) + writer.reference(3) : long
      let references = (0..<1_000).flatMap { _ in writer.reference(1) }
      writer.objects = [
        [0xAF, 0x11] + BinaryWriter.number(1_000, 2) + references, user, long, [0x09],
      ]
      let reader = PropertyListReader(limits: .init(bytes: 100_000))
      let found = reader.read(writer.file(), file: "a").diagnostics
      #expect(found.map(\.id) == ["too-many-values"])
    }
  }

  private func text(of length: Int) -> String { String(repeating: "k", count: length) }

  /// Swift compares and hashes texts in time that grows with the square of a run of marks.
  @Test(arguments: ["\u{301}\u{316}", "\u{1F1E9}"])
  func longRunsOfMarksAreCut(marks: String) throws {
    let run = String(repeating: marks, count: 20_000)
    for text in [
      "<plist><dict><key>\(run)</key><string>\(run)</string></dict></plist>",
      "{\"\(run)\": \"\(run)\"}", "{\"\(run)\" = \"\(run)\";}",
    ] {
      let (document, diagnostics) = read(text)
      #expect(diagnostics.map(\.id) == ["too-many-marks", "too-many-marks"])
      guard case .dictionary(let members) = try #require(document).root.value,
        case .string(let value)? = members.first?.node.value
      else {
        Issue.record("no dictionary")
        return
      }
      #expect(members.count == 1 && !members[0].key.hasLongRun && !value.hasLongRun)
    }
    let binary = BinaryWriter.bytes(of: .dictionary([.string(run), .string(run)]))
    #expect(read(binary).diagnostics.map(\.id) == ["too-many-marks", "too-many-marks"])
  }

  @Test("Billion laughs: the declaration is refused and nothing is expanded")
  func entityBombsAreRefused() {
    var text = "<!DOCTYPE plist [\n<!ENTITY l0 \"lol\">\n"
    for level in 1...9 {
      text += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">\n"
    }
    text += "]>\n<plist><string>&l9;</string></plist>"
    let (document, diagnostics) = read(text)
    #expect(diagnostics.map(\.id) == ["xml-entity-declaration", "unknown-entity"])
    #expect(document == nil)
  }

  @Test("External entities are never fetched")
  func externalEntitiesAreNotRead() {
    let text = "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><string>&x;</string>"
    #expect(read(text).diagnostics.map(\.id) == ["xml-entity-declaration", "unknown-entity"])
  }

  @Test("20 MB are read in one piece in a run with many seeds, 1.3 MB in others")
  func overlongListsAreRefused() throws {
    let value = String(repeating: "x", count: 20_000)
    let count = min(1_000, 2 * fuzzSeeds(otherwise: 33).count)
    let text =
      "<array>" + String(repeating: "<string>\(value)</string>\n", count: count) + "</array>"
    let (document, diagnostics) = read(text)
    guard case .array(let nodes) = try #require(document).root.value else {
      Issue.record("no array")
      return
    }
    #expect(nodes.count == count && diagnostics == [])
  }

  @Test(
    "Hostile repetition takes no quadratic time",
    arguments: [
      "<", "<!--", "<![CDATA[", "&", "<a", "<a ", "</a>", "<key>", "<x>", "\"", "'", "\\", "/*",
      "//",
      "{", "}", "<string>", "<true>", "#if\n", "A_MACRO\n", "<a b='", "<!DOCTYPE [", "<?", "&#1",
      "<data>=", "[\"\\u", "{\"a\"", "{a=<", "(,", "[,", "{'", "@\"", ";", "=", "é", "\r",
    ])
  func entityExpansionIsRefused(_ piece: String) {
    let reader = PropertyListReader(limits: .init(findings: 100))
    // A run with many seeds has long texts.
    let count = min(20_000, 50 * fuzzSeeds(otherwise: 33).count)
    for start in ["", "<array>", "<string>", "[", "{", "(", "{a=", "[\"", "\""] {
      let text = start + String(repeating: piece, count: count)
      let (document, diagnostics) = reader.read(utf8(text), file: "a")
      #expect(document != nil || !diagnostics.isEmpty)
      #expect(diagnostics.count <= 101)
    }
  }
}
