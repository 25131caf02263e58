import Foundation

/// The seeds that a fuzz test tries: as many as `DOCGEN_FUZZ_SEEDS` says, which `make fuzz` and `make soak` set high.
/// `most` bounds what a long run tries where one seed takes tens of milliseconds.
package func fuzzSeeds(otherwise count: Int, atMost most: Int = .max) -> Range<Int> {
  let wanted = ProcessInfo.processInfo.environment["DOCGEN_FUZZ_SEEDS"].flatMap { Int($0) }
  return 0..<max(1, min(most, wanted ?? count))
}

private let triesEveryCase = ProcessInfo.processInfo.environment["DOCGEN_FUZZ_WHOLE"] == "1"

/// Some of many cases, spread evenly: about as many as a fuzz test tries seeds, so all of them where there are fewer.
/// Only `DOCGEN_FUZZ_WHOLE=1`, which takes an hour and more, tries all of any number.
package func sample<Case>(
  _ cases: [Case], otherwise count: Int, atMost most: Int = .max
) -> [Case] {
  guard !triesEveryCase else { return cases }
  let step = max(1, cases.count / fuzzSeeds(otherwise: count, atMost: most).count)
  return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
}
