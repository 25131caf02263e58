import JSON
import TestSupport
import Testing
import Text

@Suite struct JSONScannerTests {
  /// The document's value, or where and why it is not valid.
  static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONScanner.SyntaxError> {
    var scanner = JSONScanner(bytes, file: "a.json")
    do throws(JSONScanner.SyntaxError) {
      let value = try scanner.readValue()
      try scanner.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      ("null", .null), (" true ", .boolean(true)), ("-0", .integer(0)), ("12", .integer(12)),
      ("1.5e2", .real(150)), ("1E2", .real(100)),
      ("9223372036854775808", .real(9_223_372_036_854_775_808)),
      ("\"a\\u00e9\\n\\\"\\\\\\/\"", .string("aé\n\"\\/")), ("\"\\ud83c\\udf0d\"", .string("🌍")),
      ("\"é🌍\"", .string("é🌍")), ("[]", .array([])), ("[1, [2]]", [1, [2]]), ("{}", .object([])),
      ("{\"b\": 1, \"a\": {\"c\": []}}", ["b": 1, "a": ["c": []]]), ("\u{FEFF}1", .integer(1)),
    ] as [(String, JSONValue)])
  func scannerReadsWhatRFC8259Allows(_ text: String, _ value: JSONValue) throws {
    #expect(try Self.read(Array(text.utf8)).get() == value)
  }

  @Test(
    arguments: [
      ("", 1, 1, "ends"), ("nul", 1, 1, "null"), ("+1", 1, 1, "no value"), ("01", 1, 3, "zero"),
      ("1.", 1, 3, "point"), ("1e", 1, 3, "exponent"), ("-", 1, 2, "digit"),
      ("1e999", 1, 1, "too large"),
      ("\"a", 1, 1, "not closed"), ("\"a\nb\"", 1, 1, "not closed"),
      ("\"a\tb\"", 1, 3, "control"), ("\"\\x\"", 1, 2, "escape"),
      ("\"\\u12g4\"", 1, 2, "hexadecimal"), ("\"\\ud800\"", 1, 2, "surrogate"),
      ("\"\\udc00\"", 1, 2, "surrogate"), ("[1\n,]", 2, 2, "there is a comma before"),
      ("[1 2]", 1, 4, "comma or"),
      ("[1", 1, 3, "missing"), ("{\"a\" 1}", 1, 6, "colon"), ("{a: 1}", 1, 2, "name"),
      ("{\"a\": 1,\n \"a\": 2}", 2, 2, "twice"), ("1 2", 1, 3, "follow"),
      ("{\"é\": x}", 1, 7, "no value"),
      ("// x\n1", 1, 1, "no value"), ("NaN", 1, 1, "no value"),
    ] as [(String, Int, Int, String)])
  func scannerReportsLocationAndReason(_ text: String, _ line: Int, _ column: Int, _ part: String) {
    guard case .failure(let error) = Self.read(Array(text.utf8)) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(error.location == SourceLocation(file: "a.json", line: line, column: column))
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test func scannerRefusesInvalidUTF8() {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]] {
      guard case .failure(let error) = Self.read([0x22] + bytes + [0x22]) else {
        Issue.record("\(bytes) were read")
        continue
      }
      #expect(error.message.contains("UTF-8"))
    }
  }

  @Test func scannerLimitsNesting() {
    let deep = String(repeating: "[", count: 100_000)
    guard case .failure(let error) = Self.read(Array(deep.utf8)) else {
      Issue.record("was read")
      return
    }
    #expect(error.message.contains("deeply"))
  }

  /// Written values can be read again, and every truncation of them is refused or a value.
  @Test(arguments: fuzzSeeds(otherwise: 67))
  func scannerReadsWhatTheWriterWrites(_ seed: Int) throws {
    var random = SeededNumbers(seed: seed)
    let value = JSONValue.random(&random, depth: 4)
    let bytes = Array(value.serialized().utf8)
    #expect(try Self.read(bytes).get() == value)
    for _ in 0..<20 {
      var damaged = bytes
      switch random.next() % 3 {
      case 0: damaged.removeLast(Int(random.next() % UInt64(bytes.count)))
      case 1:
        damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      default:
        damaged.insert(
          UInt8(truncatingIfNeeded: random.next()), at: Int(random.next() % UInt64(bytes.count)))
      }
      if case .failure(let error) = Self.read(damaged) {
        let lines = damaged.count { $0 == 0x0A } + 1
        #expect((1...lines).contains(error.location.line ?? 0))
      }
    }
  }
}

extension JSONValue {
  fileprivate static func random(_ random: inout SeededNumbers, depth: Int) -> JSONValue {
    let texts = ["", "a", "é\u{2028}🌍", "\"\\\n\t\u{1}", "longer text without anything to escape"]
    switch random.next() % (depth == 0 ? 5 : 7) {
    case 0: return .null
    case 1: return .boolean(random.next() % 2 == 0)
    case 2: return .integer(Int(truncatingIfNeeded: random.next()))
    case 3: return .real(Double(Int32(truncatingIfNeeded: random.next())) / 8 + 0.0625)
    case 4: return .string(texts[Int(random.next() % 5)])
    case 5: return .array((0..<random.next() % 5).map { _ in .random(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<random.next() % 5).map { Member("n\($0)", .random(&random, depth: depth - 1)) })
    }
  }
}
