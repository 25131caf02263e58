import FileSystem
import Testing

struct ClockTests {
  @Test func nowIsAfterThisTestWasWritten() {
    #expect(RunningProgram.time().map { $0 > "2026-11-01T00:00:00Z" } == true)
  }
}
