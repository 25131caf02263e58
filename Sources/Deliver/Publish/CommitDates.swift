import Diagnostics
import FileSystem
import Site

/// The days on which files were last committed, as git knows them.
enum CommitDates {
  /// A history with more output than this is not read.
  private static let limit = 256 << 20
  private static let mark: Character = "@"

  /// The day of each file's last commit, by its path as findings show it, or a warning.
  static func read(of content: FilePath, settings: SiteSettings) -> (
    days: [String: String], diagnostics: [Diagnostic]
  ) {
    let command = [
      "git", "-C", content.text, "-c", "core.quotePath=off", "log", "--format=\(mark)%cs",
      "--name-only", "--no-renames", "--relative", "--", ".",
    ]
    guard let text = ChildProcess.text(of: command, atMost: limit) else {
      let warning = Diagnostic.warning(
        "no-commit-dates", at: settings.location(of: "last-updated"),
        "git doesn't say when the guides in '\(content.text)' were last committed",
        remedy: "build in a checkout with its history, or leave out 'last-updated'")
      return ([:], [warning])
    }
    return (days(in: text, below: content), [])
  }

  /// Reads what `git log` prints, the newest commit first.
  static func days(in log: String, below folder: FilePath) -> [String: String] {
    var days: [String: String] = [:]
    var day = ""
    for line in log.split(separator: "\n") {
      if line.first == mark {
        day = String(line.dropFirst())
      } else {
        let path = (folder / FilePath(String(line))).text
        if days[path] == nil { days[path] = day }
      }
    }
    return days
  }
}
