import FileSystem
import Testing

struct ClockTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ])
  func aTimeIsWrittenAsDatesOfListsAre(seconds: Int, text: String) {
    #expect(Clock.time(seconds) == text)
  }

  @Test func whatHasNoDateOfFourDigitsIsNoTime() {
    #expect(Clock.time(.max) == nil && Clock.time(.min) == nil)
    #expect(Clock.time(253_402_300_800) == nil)
  }

  @Test func nowIsAfterThisTestWasWritten() {
    #expect(Clock.time().map { $0 > "2026-11-01T00:00:00Z" } == true)
  }
}
