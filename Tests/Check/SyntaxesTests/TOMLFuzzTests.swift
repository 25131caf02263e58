import Diagnostics
import KeyModel
import KeyValidation
import Syntaxes
import TestSupport
import Testing

/// Any text is read within the limits, and what is written is read back.
struct TOMLFuzzTests {
  private static let tokens = [
    "a", "b", "a.b", "'a'", "\"b\"", "\"\\u00e9\"", "é", " = ", "=", ".", ",", "[", "]", "[[", "]]",
    "{", "}", "[a]\n", "[a.b]\n", "[[a]]\n", "[[a.b]]\n", "a = ", "b.a = ", "\n", "\r\n", "\r",
    "\t",
    "#", "# docgen:ignore x\n", "\"", "'", "\"\"\"", "'''", "\\", "\\u12", "\\U0010FFFF", "\\\n",
    "true", "inf", "-nan", "1", "0", "_", "0x1F", "1e9", "-.5", "1.5", "99999999999999999999",
    "1979-05-27", "T07:32:00", "Z", "+01:00", "07:32:00.5", "\u{FEFF}", "\0", "\u{7F}", "😀",
  ]

  private static let limits = PropertyListReader.Limits(
    bytes: 4_000, depth: 12, values: 60, texts: 400, findings: 20)

  @Test(arguments: fuzzSeeds(otherwise: 60))
  func anyTextIsReadWithinTheLimits(seed: Int) {
    var numbers = SeededNumbers(seed: 19 * seed)
    for round in 0..<8 {
      var bytes =
        round < 4
        ? Array(numbers.text(of: Self.tokens, atMost: 40).utf8)
        : Array(Self.document(&numbers).tomlDocument().utf8)
      for _ in 0..<max(0, round - 4) { bytes.damage(with: Self.tokens, using: &numbers) }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let reading = TOMLReader(limits: Self.limits).read(bytes, file: "a.toml")
    let last = LineIndex(bytes).position(of: bytes.count).line
    let areSound = reading.diagnostics.allSatisfy {
      $0.severity == .error && ($0.location?.line ?? 1) <= last && $0.remedy?.isEmpty == false
    }
    #expect(areSound, "\(bytes)")
    #expect(reading.diagnostics == reading.diagnostics.inReadingOrder())
    guard let root = reading.document?.root else {
      return #expect(reading.diagnostics.containsErrors, "\(bytes)")
    }
    var size = (values: 0, texts: 0, depth: 0)
    measure(root, depth: 1, &size, of: bytes.count)
    #expect(size.values <= Self.limits.values + 1, "\(bytes)")
    #expect(size.texts <= Self.limits.texts, "\(bytes)")
    #expect(size.depth <= Self.limits.depth + 1, "\(bytes)")
  }

  private func measure(
    _ node: PropertyListDocument.Node, depth: Int,
    _ size: inout (values: Int, texts: Int, depth: Int), of count: Int
  ) {
    size.values += 1
    size.depth = max(size.depth, depth)
    #expect((node.range ?? 0..<Int.max).upperBound <= count)
    switch node.value {
    case .string(let text): size.texts += text.utf8.count
    case .array(let nodes): for node in nodes { measure(node, depth: depth + 1, &size, of: count) }
    case .dictionary(let members):
      for member in members {
        #expect((member.keyRange ?? 0..<Int.max).upperBound <= count)
        size.texts += member.key.utf8.count
        measure(member.node, depth: depth + 1, &size, of: count)
      }
    default: break
    }
  }

  // MARK: - Writing

  private static let names = [
    "a", "b-c", "d_1", "7", "", "e f", "g.h", "é", "\"q\"", "i'j", "#", "k\nl",
  ]
  private static let texts = [
    "", "plain", "it's", "C:\\dir", "say \"x\"", "'\"\\", "one\ntwo", "\t\u{8}\u{1F}\u{7F}",
    "\u{85}\u{2028}\u{FEFF}é😀",
    "2026-01-31", "true", "= # [x]", String(repeating: "long ", count: 30),
  ]

  private static func document(_ numbers: inout SeededNumbers) -> PropertyListValue {
    func table(_ depth: Int) -> PropertyListValue {
      let names = Self.names.shuffled(using: &numbers).prefix(
        Int.random(in: 0..<5, using: &numbers))
      return .dictionary(names.map { PropertyListValue.Entry($0, value(depth + 1)) })
    }
    func value(_ depth: Int) -> PropertyListValue {
      switch Int.random(in: depth > 4 ? 0..<5 : 0..<9, using: &numbers) {
      case 0: return .string(texts.randomElement(using: &numbers) ?? "")
      case 1: return .integer(Int64.random(in: .min ... .max, using: &numbers))
      case 2: return .boolean(Bool.random(using: &numbers))
      case 3:
        return .real(
          [0.1, -0.0, 1, 1e300, 2.5e-308, .infinity, -.infinity, 123_456_789_012_345_680]
            .randomElement(using: &numbers) ?? 0)
      case 4:
        return .date(
          ["2026-01-31T12:00:00Z", "2026-01-31", "12:00:00", "2026-01-31T12:00:00"].randomElement(
            using: &numbers) ?? "")
      case 5:
        return .array((0..<Int.random(in: 0..<4, using: &numbers)).map { _ in value(depth + 1) })
      case 6:
        return .array((0..<Int.random(in: 1..<4, using: &numbers)).map { _ in table(depth + 1) })
      default: return table(depth)
      }
    }
    return table(0)
  }

  @Test(arguments: fuzzSeeds(otherwise: 200))
  func whatIsWrittenIsReadBack(seed: Int) throws {
    var numbers = SeededNumbers(seed: 23 * seed)
    let value = Self.document(&numbers)
    let text = value.tomlDocument()
    let reading = TOMLReader().read(Array(text.utf8), file: "a.toml")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)\n\(text)")
    let root = try #require(reading.document?.root)
    #expect(isAlike(root, value), "\(text)")
  }

  @Test func tablesHaveHeaders() {
    let value: PropertyListValue = [
      "tables": [["x": 1], ["y": [:]]], "lamp": ["deep": ["er": ["a b": 2]], "name": "Desk"],
      "empty": [:], "title": "It's", "path": #"C:\x"#, "mixed": [1, ["k": true]], "none": [],
    ]
    #expect(
      value.tomlDocument() == #"""
        title = "It's"
        path = 'C:\x'
        mixed = [1, { k = true }]
        none = []

        [[tables]]
        x = 1

        [[tables]]

        [tables.y]

        [lamp]
        name = "Desk"

        [lamp.deep.er]
        "a b" = 2

        [empty]

        """#)
  }

  /// Whether a value was read, in any order of keys.
  private func isAlike(_ node: PropertyListDocument.Node, _ value: PropertyListValue) -> Bool {
    switch (node.value, value) {
    case (.string(let one), .string(let other)): Array(one.utf8) == Array(other.utf8)
    case (.integer(let one), .integer(let other)): one == other
    case (.real(let one), .real(let other)): one == other && one.sign == other.sign
    case (.boolean(let one), .boolean(let other)): one == other
    case (.date(let one), .date(let other)): one == other
    case (.array(let nodes), .array(let values)):
      nodes.count == values.count && zip(nodes, values).allSatisfy { isAlike($0, $1) }
    case (.dictionary(let members), .dictionary(let entries)):
      members.count == entries.count
        && entries.allSatisfy { entry in
          members.contains { $0.key == entry.key && isAlike($0.node, entry.value) }
        }
    default: false
    }
  }
}
