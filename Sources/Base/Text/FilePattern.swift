/// A pattern for the paths of files: `lamp.json` in any folder, `conf/*.json`, `conf/**/*.json`.
///
/// In a name, `*` is any text. `**` is any number of folders, and a pattern may begin at any folder.
package struct FilePattern: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    /// Nil for `**`.
    var name: NamePattern?
    /// Whether it is meant for names with a dot at the start.
    var isHidden = false

    init(_ text: Substring) {
      name = text == "**" ? nil : NamePattern(String(text))
      isHidden = text.utf8.first == UInt8(ascii: ".")
    }
  }

  private let steps: [Step]

  package init(_ text: String) {
    steps = [Step("**")] + text.split(separator: "/").filter { $0 != "." }.map { Step($0) }
  }

  /// A regular expression for the addresses of files that fit a pattern, as programs for TOML want it.
  package static func expression(for pattern: String) -> String {
    let steps = pattern.split(separator: "/").filter { $0 != "." }
    let parts = steps.enumerated().map { index, step -> String in
      if step == "**" { return "(.*/)?" }
      let name = step.unicodeScalars.map { scalar -> String in
        if scalar == "*" { return "[^/]*" }
        return "\\^$.|?+()[]{}".unicodeScalars.contains(scalar)
          ? "\\" + String(scalar) : String(scalar)
      }
      return name.joined() + (index == steps.count - 1 ? "" : "/")
    }
    return "^.*/" + parts.joined() + "$"
  }

  /// Whether the pattern names a folder with a dot at the start, which is not searched otherwise.
  package func entersHidden(_ name: some Collection<UInt8>) -> Bool {
    steps.dropLast().contains { $0.isHidden && $0.name?.fits(name) == true }
  }

  /// Whether the names of a path fit. After a mismatch the last `**` takes one more folder.
  ///
  /// - Parameter namesHidden: Whether a name with a dot at the start must be meant by one in the pattern.
  package func fits(_ path: [some Collection<UInt8>], namesHidden: Bool = false) -> Bool {
    var (index, step) = (0, 0)
    var retry = (index: 0, step: 0)
    while index < path.count || step < steps.count {
      if step < steps.count, steps[step].name == nil {
        step += 1
        retry = (index, step)
      } else if index < path.count, step < steps.count,
        takes(path[index], steps[step], namesHidden: namesHidden)
      {
        (index, step) = (index + 1, step + 1)
      } else {
        guard retry.index < path.count, !(namesHidden && Self.isHidden(path[retry.index])) else {
          return false
        }
        retry.index += 1
        (index, step) = retry
      }
    }
    return true
  }

  private func takes(_ name: some Collection<UInt8>, _ step: Step, namesHidden: Bool) -> Bool {
    guard !namesHidden || step.isHidden || !Self.isHidden(name) else { return false }
    return step.name?.fits(name) == true
  }

  private static func isHidden(_ name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".")
  }

  /// The reason why no file can fit a pattern; nil if some can.
  package static func problem(with pattern: String) -> String? {
    let steps = pattern.split(separator: "/", omittingEmptySubsequences: false)
    if pattern.isEmpty { return "it is empty" }
    if pattern.hasPrefix("!") { return "'!' leaves nothing out here" }
    if pattern.utf8.contains(UInt8(ascii: "\\")) { return "'\\' separates no folders" }
    if steps.last == "" { return "it ends with '/', and files are looked for, not folders" }
    if steps.last == "**" { return "'**' stands for folders, and the name of a file is missing" }
    if steps.first == "" { return "it begins with '/', and folders are named from any place on" }
    if steps.dropFirst().contains(where: { $0.isEmpty || $0 == "." }) || steps.contains("..") {
      return "a path has no folder named like this"
    }
    if let brace = pattern.firstIndex(of: "{"), pattern[brace...].contains(",") {
      return "'{' and '}' stand for themselves"
    }
    return nil
  }
}
