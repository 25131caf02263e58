import TestSupport
import Testing

@testable import Markup

/// The ids of a page's elements.
struct ElementIDsTests {
  @Test(
    "Headings that want the same id get different ones",
    arguments: [
      (["A", "A", "A 1"], ["a", "a-1", "a-1-1"]),
      (["A 1", "A", "A"], ["a-1", "a", "a-2"]),
      (["A", "A 1", "A", "A"], ["a", "a-1", "a-2", "a-3"]),
      (["A+", "A", "a!"], ["a", "a-1", "a-2"]),
      (["!", "?", "Section"], ["section", "section-1", "section-2"]),
      (["Main", "Offline"], ["main-1", "offline-1"]),
      (["\u{212A}", "K"], ["k", "k-1"]),
    ])
  func headings(_ headings: [String], _ expected: [String]) {
    var ids = ElementIDs()
    #expect(headings.map { ids.heading($0) } == expected)
  }

  @Test("No two ids are alike, whatever is asked for", arguments: fuzzSeeds(otherwise: 67))
  func random(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let pieces = ["a", "A", "1", "-1", " 1", "-", "é", "e\u{301}", "!", "", "K", "\u{212A}", "-2"]
    let taken = Set((0..<3).map { _ in pieces.randomElement(using: &random)! })
    var ids = ElementIDs(taken: taken)
    var given = taken
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...4, using: &random))
        .map { _ in pieces.randomElement(using: &random)! }.joined()
      let id = Bool.random(using: &random) ? ids.heading(text) : ids.unique(text)
      #expect(given.insert(id).inserted, "\(id) twice")
    }
  }

  @Test("A heading that comes 20,000 times costs no more each time")
  func manyAlike() {
    var ids = ElementIDs()
    var last = ""
    for _ in 0..<20_000 { last = ids.heading("Again") }
    #expect(last == "again-19999")
  }
}
