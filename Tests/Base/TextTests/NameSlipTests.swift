import Testing

@testable import Text

/// Slips of a known name, and names that are not slips.
struct NameSlipTests {
  @Test(arguments: [
    ("prot", "port", true), ("part", "port", false), ("ports", "port", false),
    ("abx", "axb", false), ("wdith", "width", true), ("widht", "width", true),
    ("witdths", "widths", true), ("a1b2", "a12b", false),
  ])
  func aShortNameHasOnlySwappedLetters(written: String, known: String, isSlip: Bool) {
    let distance = editDistance(Array(written.utf16), Array(known.utf16), atMost: 2)
    #expect(NameSlip.isSlip(written, for: known, distance: distance) == isSlip)
  }

  /// The parts that follow show that the family is meant; the last part alone may be another member.
  @Test(arguments: [
    ("com.exmple.lamp-lights", "com.example.lamp-lights", true),
    ("com.lapms.a-light", "com.lamps.a-light", true), ("com.lamp.a", "com.lams.a", false),
    ("com.example.shade", "com.example.share", false), ("com.mp3.light", "com.mp4.light", false),
  ])
  func partsOfAnIdentifierAreComparedOneByOne(written: String, known: String, isSlip: Bool) {
    let distance = editDistance(Array(written.utf16), Array(known.utf16), atMost: 2)
    #expect(NameSlip.isSlip(ofIdentifier: written, for: known, distance: distance) == isSlip)
  }
}
