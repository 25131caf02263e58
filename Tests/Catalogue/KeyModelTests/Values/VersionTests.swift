import KeyModel
import Testing

@Suite struct VersionTests {
  @Test(arguments: [
    ("9.0", "10.0"), ("10.9", "10.10"), ("10.11", "10.11.5"), ("10.11.5", "10.12"), ("8", "8.1"),
    ("7.9.9", "8"), ("malformed", "0.1"), ("10.x", "1.0"),
  ])
  func versionsSortByTheirNumbers(earlier: Version, later: Version) {
    #expect(earlier < later)
    #expect(!(later < earlier))
  }

  @Test(arguments: [("8", "8.0"), ("8.0", "8.0.0"), ("10.4", "10.04"), ("0", "0.0")])
  func missingVersionNumbersAreZero(one: Version, other: Version) {
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
  }

  static let spellings: [Version] = [
    "8", "8.0", "8.0.0", "08", "8.1", "8.01", "8.10", "10", "0", "0.0", "00", "", ".", "8.", "ten",
    "10.x", "99999999999999999999", "é", "e\u{301}",
  ]

  /// The law of `Comparable`.
  @Test(arguments: spellings)
  func exactlyOneOfLessEqualAndGreaterHoldsForVersions(one: Version) {
    for other in Self.spellings {
      #expect([one < other, one == other, other < one].filter { $0 }.count == 1)
      if one == other { #expect(one.hashValue == other.hashValue) }
    }
  }

  @Test(arguments: spellings)
  func orderOfVersionsIsTransitive(one: Version) {
    for second in Self.spellings where one <= second {
      for third in Self.spellings where second <= third { #expect(one <= third) }
    }
  }

  @Test(arguments: [("10", [10]), ("10.11.5", [10, 11, 5]), ("0.0", [0, 0])])
  func versionsAreReadFromText(text: String, components: [Int64]) {
    #expect(Version(text).components == components)
  }

  @Test(arguments: [
    "", ".", "10.", ".5", "1..2", "ten", "10.0b", "-1", "+1", "1 ", "１０", "10,1",
    "99999999999999999999",
  ])
  func malformedVersionsAreRejected(text: String) {
    #expect(Version(text).components == nil)
    #expect(Version(text).text == text)
  }
}

@Suite struct MomentTests {
  @Test(arguments: [
    ("10.11", Moment.version("10.11")), ("≤10.5", .atMost("10.5")), ("unknown", .unknown),
  ])
  func versionTextIsReadBack(text: String, moment: Moment) {
    #expect(Moment(text) == moment)
    #expect(moment.text == text)
  }

  @Test func onlyTheUnknownMomentHasNoVersion() {
    #expect(Moment("10.11").version == "10.11")
    #expect(Moment("≤10.5").version == "10.5")
    #expect(Moment("unknown").version == nil)
  }
}
