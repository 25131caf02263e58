import Diagnostics
import Testing
import Text

@Suite struct ReadingOrderTests {
  static func finding(_ id: String, _ file: String?, _ line: Int? = nil, _ column: Int? = nil)
    -> Diagnostic
  {
    .error(
      id, at: file.map { SourceLocation(file: $0, line: line, column: column) }, "Message")
  }

  static let ordered = [
    finding("first", nil), finding("second", "a"), finding("third", "a", 1),
    finding("fourth", "a", 1, 9), finding("fifth", "a", 2, 1), finding("sixth", "a", 10),
    finding("seventh", "b", 1),
  ]

  @Test func diagnosticsSortByFileLineAndColumn() {
    #expect(Self.ordered.reversed().inReadingOrder() == Self.ordered)
    for shift in 1..<Self.ordered.count {
      let rotated = Self.ordered[shift...] + Self.ordered[..<shift]
      #expect(rotated.inReadingOrder() == Self.ordered)
    }
  }

  @Test func diagnosticsAtOneLocationKeepTheirOrder() {
    let here = (0..<50).map { Self.finding("id-\($0)", "a", 3) }
    let nowhere = (0..<50).map { Self.finding("lost-\($0)", nil) }
    let mixed = zip(here, nowhere).flatMap { [$0, $1] }
    #expect(mixed.inReadingOrder() == nowhere + here)
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
  }

  @Test func onlyErrorsFailACommand() {
    let mild = [
      Diagnostic(.note, "a", at: nil, "A"), Diagnostic.warning("b", at: nil, "B"),
    ]
    #expect(!mild.containsErrors)
    #expect((mild + [Diagnostic.error("c", at: nil, "C")]).containsErrors)
  }
}
