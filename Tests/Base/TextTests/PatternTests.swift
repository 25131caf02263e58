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
}
