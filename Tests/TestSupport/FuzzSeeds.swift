import Foundation

/// The seeds that a fuzz test tries: as many as `DOCGEN_FUZZ_SEEDS` says, which `make fuzz` and `make soak` set high.
package func fuzzSeeds(otherwise count: Int) -> Range<Int> {
  let wanted = ProcessInfo.processInfo.environment["DOCGEN_FUZZ_SEEDS"].flatMap { Int($0) }
  return 0..<max(1, wanted ?? count)
}

/// Some of many cases, spread evenly: about as many as a fuzz test tries seeds, so all of them where there are fewer.
/// `most` bounds what a long run tries where one case takes tens of milliseconds.
package func sample<Case>(
  _ cases: [Case], otherwise count: Int, atMost most: Int = .max
) -> [Case] {
  let step = max(1, cases.count / min(most, fuzzSeeds(otherwise: count).count))
  return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
}
