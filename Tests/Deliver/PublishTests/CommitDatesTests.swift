import FileSystem
import Site
import TestSupport
import Testing

@testable import Publish

/// The days on which guides were last committed.
struct CommitDatesTests {
  private static func git(_ folder: TemporaryFolder, _ arguments: [String], day: String) -> Bool {
    let date = "\(day)T12:00:00Z"
    return ChildProcess.run(
      [
        "env", "GIT_COMMITTER_DATE=\(date)", "GIT_AUTHOR_DATE=\(date)",
        "GIT_CONFIG_GLOBAL=/dev/null",
        "git", "-C", folder.path, "-c", "user.name=N", "-c", "user.email=n@example.com",
      ] + arguments) == true
  }

  @Test func eachFileHasTheDayOfItsLastCommit() throws {
    let folder = try TemporaryFolder()
    let names = ["one.md", "a b/zwei \u{FC}.md", "three.md"]
    for name in names { try folder.write("1", to: "content/" + name) }
    #expect(Self.git(folder, ["init", "--quiet"], day: "2026-01-01"))
    #expect(Self.git(folder, ["add", "."], day: "2026-01-01"))
    #expect(Self.git(folder, ["commit", "--quiet", "-m", "first"], day: "2026-01-01"))
    try folder.write("2", to: "content/one.md")
    #expect(Self.git(folder, ["commit", "--quiet", "-am", "second"], day: "2026-02-03"))
    try folder.write("3", to: "content/new.md")
    let content = FilePath(folder("content"))
    let (days, findings) = CommitDates.read(of: content, settings: SiteSettings())
    #expect(findings == [])
    #expect(
      days == [
        folder("content/one.md"): "2026-02-03", folder("content/" + names[1]): "2026-01-01",
        folder("content/three.md"): "2026-01-01",
      ])
  }

  @Test func aFolderWithoutHistoryIsAWarning() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("content")
    let (days, findings) = CommitDates.read(
      of: FilePath(folder("content")), settings: SiteSettings())
    #expect(days == [:])
    #expect(findings.map(\.id) == ["no-commit-dates"])
    #expect(findings.first?.severity == .warning)
  }
}
