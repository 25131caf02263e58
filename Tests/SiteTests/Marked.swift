import Diagnostics
import Site
import Text

/// A file with `⟦` where a finding is expected, taken apart.
struct Marked {
  var file: SourceFile
  /// In reading order.
  var places: [SourceLocation] = []

  init(_ marked: String, path: String) {
    var text = ""
    var (line, column) = (1, 1)
    for character in marked {
      if character == "⟦" {
        places.append(SourceLocation(file: path, line: line, column: column))
        continue
      }
      text.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    file = SourceFile(path: path, bytes: Array(text.utf8))
  }
}

/// Random numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
