import Foundation
import KeyValidation
import TestSupport
import Testing

@Suite("Good lists")
struct GoodListsTests {
  @Test("The four forms of a list read as one", arguments: fuzzSeeds(otherwise: 20))
  func sameListIsReadInFourFormats(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let content = Tree.random(depth: 4, isPlain: true, using: &numbers)
    let tree = Tree.dictionary([.string("root"), content])
    for (bytes, format, expected) in [
      (utf8(tree.xmlDocument), PropertyListDocument.Format.xml, tree),
      (utf8(tree.json), .json, tree),
      (utf8(tree.oldStyle), .openStep, tree.stringified),
      (BinaryWriter.bytes(of: tree), .binary, tree),
    ] {
      let (document, diagnostics) = read(bytes)
      #expect(diagnostics == [])
      #expect(document?.format == format)
      #expect(try Tree(#require(document).root) == expected)
    }
  }

  private static let encodings: [(String, @Sendable (String) -> [UInt8])] = [
    ("UTF-8 with mark", { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }),
    ("UTF-16LE", { units16($0, [0xFF, 0xFE], isLittle: true) }),
    ("UTF-16BE", { units16($0, [0xFE, 0xFF], isLittle: false) }),
    ("UTF-16LE without mark", { units16($0, [], isLittle: true) }),
    ("UTF-16BE without mark", { units16($0, [], isLittle: false) }),
    ("UTF-32LE", { units32($0, [0xFF, 0xFE, 0, 0], isLittle: true) }),
    ("UTF-32BE", { units32($0, [0, 0, 0xFE, 0xFF], isLittle: false) }),
  ]

  @Test("Every encoding of text, every end of line", arguments: fuzzSeeds(otherwise: 7))
  func listsAreReadInEveryEncoding(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let tree = Tree.dictionary([
      .string("é"), .random(depth: 3, isPlain: false, using: &numbers), .string("a"), .string("😀"),
    ])
    for (name, encode) in Self.encodings {
      for text in [tree.xmlDocument, tree.oldStyle] {
        let (document, diagnostics) = read(encode(text))
        #expect(diagnostics == [], "\(name)")
        let isXML = document?.format == .xml
        #expect(try Tree(#require(document).root) == (isXML ? tree : tree.stringified), "\(name)")
        checkRanges(try #require(document), encode(text))
      }
    }
    for end in ["\r\n", "\r"] {
      // Values that contain line breaks would change; the tree's keys have none.
      let plain = Tree.dictionary([
        .string("k"), .array([.integer(Int64(seed)), .data([1, 2, 3])]),
      ])
      let text = plain.xmlDocument.replacingOccurrences(of: "\n", with: end)
      #expect(try Tree(#require(read(text).document).root) == plain)
      let old = plain.oldStyle.replacingOccurrences(of: "\n", with: end)
      #expect(try Tree(#require(read(old).document).root) == plain.stringified)
    }
  }

  @Test(
    "The bytes of every range read back as the value",
    arguments: fuzzSeeds(otherwise: 10, atMost: 500))
  func rangesOfNodesCoverTheirText(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: 1_000 + seed)
    let content = Tree.random(depth: 4, isPlain: true, using: &numbers)
    let tree = Tree.dictionary([.string("root"), content])
    for text in [tree.xmlDocument, tree.xml, tree.json, tree.oldStyle] {
      checkRanges(try #require(read(text).document), utf8(text))
    }
  }

  /// Cuts each value and key out of the file, reads it alone and compares.
  private func checkRanges(_ document: PropertyListDocument, _ bytes: [UInt8]) {
    let around: (String, String, String, String) =
      switch document.format {
      case .xml: ("<array>", "</array>", "<dict>", "<true/></dict>")
      case .json: ("[", "]", "{", ":1}")
      default: ("(", ")", "{", "=1;}")
      }
    func slice(_ range: Range<Int>) -> String {
      decode(Array(bytes[range]), document.lines?.encoding ?? .utf8)
    }
    func visit(_ node: PropertyListDocument.Node) {
      guard let range = node.range else {
        Issue.record("a value has no range")
        return
      }
      let alone = read(around.0 + slice(range) + around.1)
      #expect(alone.document.map { Tree($0.root) } == .array([Tree(node)]))
      switch node.value {
      case .array(let nodes): nodes.forEach(visit)
      case .dictionary(let members):
        for member in members {
          guard let keyRange = member.keyRange else {
            Issue.record("a key has no range")
            continue
          }
          let key = read(around.2 + slice(keyRange) + around.3).document.map { Tree($0.root) }
          #expect(key?.members.first?.key == member.key)
          visit(member.node)
        }
      default: break
      }
    }
    visit(document.root)
  }

  private func decode(_ bytes: [UInt8], _ encoding: TextEncoding) -> String {
    func units(_ width: Int, isLittle: Bool) -> [UInt32] {
      stride(from: 0, to: bytes.count - bytes.count % width, by: width).map { start in
        let unit = bytes[start..<(start + width)]
        return (isLittle ? unit.reversed() : Array(unit)).reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
    switch encoding {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .latin1: return String(bytes.map { Character(Unicode.Scalar($0)) })
    case .utf16BigEndian, .utf16LittleEndian:
      let units = units(2, isLittle: encoding == .utf16LittleEndian)
      return String(decoding: units.map { UInt16($0) }, as: UTF16.self)
    case .utf32BigEndian, .utf32LittleEndian:
      return String(decoding: units(4, isLittle: encoding == .utf32LittleEndian), as: UTF32.self)
    }
  }

  private static func units16(_ text: String, _ mark: [UInt8], isLittle: Bool) -> [UInt8] {
    mark
      + text.utf16.flatMap { unit -> [UInt8] in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isLittle ? bytes.reversed() : bytes
      }
  }

  private static func units32(_ text: String, _ mark: [UInt8], isLittle: Bool) -> [UInt8] {
    mark
      + text.unicodeScalars.flatMap { scalar -> [UInt8] in
        let bytes = BinaryWriter.number(UInt64(scalar.value), 4)
        return isLittle ? bytes.reversed() : bytes
      }
  }

  @Test("Latin-1 where the declaration says so")
  func latin1ListsAreRead() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><array><string>é</string><x/></array>"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let (document, diagnostics) = read(bytes)
    #expect(try Tree(#require(document).root) == .array([.string("é")]))
    #expect(diagnostics.map(\.location?.column) == [69])
  }

  @Test("Bytes of another encoding are reported with their location")
  func encodingMistakesAreReported() {
    let start = utf8("<array>\n<string>a")
    let end = utf8("</string></array>")
    func findings(_ bytes: [UInt8]) -> [String] {
      read(bytes).diagnostics.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)"
      }
    }
    for bad: [UInt8] in [
      [0xE9], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] {
      #expect(findings(start + bad + end) == ["2:10 invalid-encoding"])
    }
    #expect(findings(utf16("[1]") + [0x0A]) == ["1:4 invalid-encoding"])
    let declared = utf8("<?xml version='1.0' encoding='EBCDIC'?><array><string>")
    #expect(findings(declared + [0xE9] + end).contains("1:31 unsupported-encoding"))
    #expect(findings(declared + end) == [])
    let mismatch = utf8("<?xml version='1.0' encoding='UTF-16'?><array/>")
    #expect(findings(mismatch) == ["1:31 encoding-mismatch"])
  }

  @Test(arguments: ["", " \n\t", "\u{FEFF}", "\u{FEFF} "])
  func emptyListsAreReported(_ text: String) {
    let (document, diagnostics) = read(text)
    #expect(document == nil && diagnostics.map(\.id) == ["empty-file"])
  }

  static let formats: [(String, PropertyListDocument.Format)] = [
    ("{}", .json), ("[]", .json), ("{\"a\": 1}", .json), ("{\"a\" = 1;}", .openStep),
    ("{a:b = c;}", .openStep), ("{\"a\";}", .openStep), ("{ /* c */ a = b; }", .openStep),
    ("()", .openStep), ("<0fbd77>", .openStep), ("< 0f >", .openStep), ("abc", .openStep),
    ("<!-- c --><true/>", .xml), ("  <plist><true/></plist>", .xml), ("<dict/>", .xml),
  ]

  @Test(arguments: formats)
  func formatOfAListIsRecognised(_ text: String, _ format: PropertyListDocument.Format) {
    let (document, diagnostics) = read(text)
    #expect(document?.format == format && diagnostics == [])
  }
}
