import KeyModel
import KeyValidation
import TestSupport
import Testing

/// Differences that `docgen diff` calls not breaking, against the checker.
struct DifferenceTests {
  @Test("A list stays valid through differences that are not breaking")
  func listsStayValid() {
    var compared = 0
    let seeds = fuzzSeeds(otherwise: 27)
    for seed in seeds {
      var edits = CatalogueEdits(seed: seed, count: 1...1)
      let differences = CatalogueDifference.all(from: edits.old, to: edits.new)
      guard !differences.contains(where: \.isBreaking) else { continue }
      let (before, after) = (PropertyListChecker(edits.old), PropertyListChecker(edits.new))
      for _ in 0..<20 {
        let bytes = Array(edits.list().xmlDocument().utf8)
        guard !before.check(bytes, file: "a.plist").containsErrors else { continue }
        compared += 1
        let errors = after.check(bytes, file: "a.plist").filter { $0.severity == .error }
        #expect(
          errors.isEmpty,
          "seed \(seed), \(edits.expected): \(errors) in \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    // Five comparisons for eight seeds, however few seeds there are.
    #expect(compared * 8 > seeds.count * 5)
  }
}
