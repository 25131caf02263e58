import Testing

@testable import PageChecker

/// The numbers come from the C library of this system, which rounds correctly.
@Suite struct DecimalNumberTests {
  private func read(_ text: String) -> (value: Double, length: Int)? {
    Array(text.utf8).withUnsafeBufferPointer { DecimalNumber.read($0) }
  }

  @Test(arguments: [
    "0", "-0", "1", "0.1", "12345678901234567890", "1e23", "8.5e-45", "9007199254740993",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9406564584124654e-324",
    "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
    "1.7976931348623159e308", "1e400", "1e-400", "1e99999999999", ".5", "5.", "+7", "0x1p3",
    "0x1.8p-1074",
    "0x1.fffffffffffff8p0", "0X.8P1", "inf", "Infinity", "-iNf",
    "0.500000000000000166533453693773481063544750213623046875",
  ])
  func aNumberIsRoundedCorrectly(_ text: String) throws {
    let number = try #require(read(text))
    let expected = try #require(Double(text))
    #expect(number.value.bitPattern == expected.bitPattern)
    #expect(number.length == text.utf8.count)
  }

  @Test func randomNumbersAreRoundedCorrectly() throws {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let exact = Double(bitPattern: numbers.next())
      guard exact.isFinite else { continue }
      // The shortest text, and one halfway to the next number or near it.
      var texts = ["\(exact)"]
      let digits = (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
        "\(Int.random(in: 0...9, using: &numbers))"
      }.joined()
      texts.append("\(digits)e\(Int.random(in: -350...310, using: &numbers))")
      texts.append("0.\(digits)e\(Int.random(in: -330...310, using: &numbers))")
      for text in texts {
        #expect(read(text)?.value.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  @Test func aLongNumberKeepsItsLastDigits() throws {
    // Halfway between two numbers, and a little more a thousand digits later.
    let half = "9007199254740993." + String(repeating: "0", count: 1_000)
    #expect(read(half)?.value == 9_007_199_254_740_992)
    #expect(read(half + "1")?.value == 9_007_199_254_740_994)
  }

  @Test(arguments: ["", "-", "e5", ".", "+.", "abc", "0x", "infinite"])
  func whatIsNoNumberEndsWhereItDoes(_ text: String) {
    let ends = ["0x": 1, "infinite": 3]
    #expect(read(text)?.length == ends[text])
  }
}
