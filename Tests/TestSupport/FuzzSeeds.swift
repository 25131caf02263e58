import Foundation

/// The seeds that a fuzz test tries: as many as `DOCGEN_FUZZ_SEEDS` says, which `make fuzz` and `make soak` set high.
package func fuzzSeeds(otherwise count: Int) -> Range<Int> {
  let wanted = ProcessInfo.processInfo.environment["DOCGEN_FUZZ_SEEDS"].flatMap { Int($0) }
  return 0..<max(1, wanted ?? count)
}
