import Testing
import Text

struct InOrderTests {
  private final class Collected { var values: [Int] = [] }

  @Test(arguments: [0, 1, 2, 1000])
  func valuesFromSeveralThreadsAreConsumedByNumber(count: Int) {
    let collected = Collected()
    let line = InOrder<Int> { collected.values.append($0) }
    _ = mapInParallel(count) { line.put($0 * 2, at: $0) }
    #expect(collected.values == (0..<count).map { $0 * 2 })
  }

  @Test func valuesWaitForEarlierOnes() {
    let collected = Collected()
    let line = InOrder<Int> { collected.values.append($0) }
    for number in [3, 1, 2] { line.put(number, at: number) }
    #expect(collected.values.isEmpty)
    line.put(0, at: 0)
    #expect(collected.values == [0, 1, 2, 3])
  }
}
