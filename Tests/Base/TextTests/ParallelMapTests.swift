import Testing
import Text

struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 3, 10_000])
  func resultsAreInOrder(count: Int) {
    #expect(mapInParallel(count) { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test func workMayStartOtherWork() {
    let sums = mapInParallel(20) { outer in mapInParallel(20) { outer * $0 }.reduce(0, +) }
    #expect(sums == (0..<20).map { $0 * 190 })
  }

  @Test func twoFunctionsHaveEachItsResult() {
    let (number, text) = inParallel({ 1 }, { "a" })
    #expect(number == 1 && text == "a")
  }
}
