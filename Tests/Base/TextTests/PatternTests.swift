import Testing
import Text

struct PatternTests {
  @Test(
    arguments: [
      ("^lamp", "lamp"), ("^lamp$", "lamp"), ("^la(mp)?", "la"), ("^l{3}x", "lllx"), ("^l*", ""),
      ("^(lamp|bulb)", ""), ("^lamp|bulb", ""), ("^(?:lamp)+s", "lamp"), ("lamp", ""), ("", ""),
      ("^[l]amp", "lamp"), ("^[la]mp", ""), ("^\\.x", ".x"),
    ])
  func whatAPatternMatchesBeginsWithItsLiteralStart(pattern: String, start: String) throws {
    #expect(try Pattern(pattern).literalStart == start)
  }

  @Test(
    arguments: [
      (["^[a-z][a-z0-9-]{2,}$"], 0, "aaa"), (["lamp"], 0, "lamp"), (["^(?:red|blue)$"], 0, "red"),
      (["^[A-Z]{2}", "[0-9]$"], 0, "AA1"), (["^[^/]+$"], 3, "aaa"), (["^\\d+$", "^1?a?$"], 0, "1"),
      ([], 2, "aa"), (["^$"], 0, ""),
    ] as [([String], Int, String)])
  func aShortTextMatchesAllPatterns(patterns: [String], least: Int, text: String) throws {
    #expect(try Pattern.example(of: patterns.map { try Pattern($0) }, least: least) == text)
  }

  @Test(
    arguments: [
      (["^a$", "^b$"], 0, nil), (["^a$"], 2, nil), (["^[0-9]{4}$"], 0, 3), (["^[]$"], 0, nil),
    ] as [([String], Int, Int?)])
  func noTextIsMadeUpThatFitsOnlySome(patterns: [String], least: Int, most: Int?) throws {
    #expect(
      try Pattern.example(of: patterns.map { try Pattern($0) }, least: least, most: most) == nil)
  }
}
