/// Numbers that are the same in every run.
///
/// Source: "SplitMix64"; G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number
/// generators" (2014).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  /// The same bytes with one to six of them, or short runs, changed, removed, repeated or put in.
  package mutating func damaged(_ bytes: [UInt8], with tokens: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<6, using: &self) { bytes.damage(with: tokens, using: &self) }
    return bytes
  }

  /// A text of some of the pieces, in any order and any number up to a limit.
  package mutating func text(of pieces: [String], atMost count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      pieces.randomElement(using: &self) ?? ""
    }.joined()
  }
}
