import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Publish
import Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What every finding is called and means: the checker's, the reader's, and those of the files.
let findingKinds =
  PropertyListChecker.kinds + PropertyListReader.kinds + [
    DiagnosticKind(
      "no-property-list", .error, "A folder or a bundle holds no property list.",
      explanation: "A folder is searched for files that end in .plist, hidden folders left out."),
    DiagnosticKind(
      "unreadable-file", .error, "A file cannot be read.",
      explanation: "Check its name and its permissions. The exit status is 2."),
  ]

/// How findings are printed.
enum FindingFormat: String, CaseIterable {
  case text, json, sarif, github

  func text(of findings: [Diagnostic]) -> String {
    switch self {
    case .text:
      let format = DiagnosticText(colored: Terminal.hasColor(STDOUT_FILENO))
      return findings.map { format.format($0) + "\n" }.joined()
    case .json: return DiagnosticJSON().format(findings).serialized()
    case .sarif:
      let format = DiagnosticSARIF(
        tool: Program.current.name, version: Program.current.version, kinds: findingKinds)
      return format.format(findings).serialized()
    case .github:
      return findings.map { DiagnosticGitHub().format($0) + "\n" }.joined()
    }
  }
}

/// The files of one run, what was found in them, and what was repaired.
struct ValidationRun {
  let checker: PropertyListChecker
  let makesRepairs: Bool
  private(set) var findings: [Diagnostic] = []
  private(set) var couldNotRun = false
  private var checked = 0
  private var repaired = 0
  private let reader = PropertyListReader()
  private let files: PropertyListFiles
  private let document: DocumentKind

  init(checker: PropertyListChecker, document: DocumentKind, makesRepairs: Bool) {
    self.document = document
    self.checker = checker
    self.makesRepairs = makesRepairs
    files = PropertyListFiles(limit: reader.limits.bytes, patterns: document.filePatterns)
  }

  /// Checks what a path stands for.
  mutating func check(_ path: String) {
    do {
      guard path != "-" else { return try checkStandardInput() }
      let lists = try files.lists(at: path)
      if lists.isEmpty {
        refuse(
          "no-property-list", path, "there is no \(document.noun) in '\(path)'",
          remedy: document.filePatterns.isEmpty
            ? "name a file"
            : "name a file, or a folder with one named \(document.filePatterns.joined(separator: " or "))"
        )
      }
      for list in lists { try check(file: list) }
    } catch {
      refuse("unreadable-file", path, "\(error)", remedy: "check the name and the permissions")
    }
  }

  private mutating func check(file: String) throws(FileError) {
    var bytes = try files.read(file)
    checked += 1
    if makesRepairs {
      let (fixed, applied) = checker.fix(bytes, file: file, reader: reader)
      if applied > 0 {
        try files.replace(file, with: fixed)
        bytes = fixed
        repaired += applied
      }
    }
    findings += checker.check(bytes, file: file, reader: reader)
  }

  /// With repairs there is nowhere to put them but the output, so standard input is only checked.
  private mutating func checkStandardInput() throws(FileError) {
    let bytes = try files.readStandardInput()
    checked += 1
    findings += checker.check(bytes, file: "<stdin>", reader: reader)
  }

  private mutating func refuse(_ id: String, _ path: String, _ message: String, remedy: String) {
    couldNotRun = true
    findings.append(.error(id, at: SourceLocation(file: path), message, remedy: remedy))
  }

  /// `Checked 2 property lists: 1 error, 1 warning and 2 notes; 1 can be repaired with --fix.`
  var summary: String {
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found =
      counts.isEmpty
      ? "nothing to report"
      : counts.count == 1
        ? counts[0] : counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
    var text =
      "Checked \(checked) \(document.isPropertyList ? "property list" : "file")\(checked == 1 ? "" : "s"): \(found)"
    if repaired > 0 { text += "; \(repaired) repaired" }
    let repairable = findings.count { $0.fixIt != nil }
    if repairable > 0, !makesRepairs { text += "; \(repairable) can be repaired with --fix" }
    return text + "."
  }
}
