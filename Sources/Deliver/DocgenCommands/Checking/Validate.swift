import ArgumentParser
import Checking
import Diagnostics
import FileSystem
import KeyModel
import Site
import Text

struct Validate: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Check \(Program.current.catalogue.documents.noun)s against the reference: types, values, nesting, rules, platforms.",
      discussion: """
        A file may be XML, binary, JSON or old-style. Unknown keys are fine unless they look \
        misspelt. An error is provably wrong.

        Examples:
        \(Program.current.examples(of: "validate", otherwise: ["FILE", "--fix FOLDER", "--explain misplaced-key"]))

        Settings can also be in .docgen.json. Each file uses the nearest one, in its folder or one \
        above, that belongs to the same project or to you:
          {"strict": true, "disable": ["deprecated"], "exclude": ["Fixtures"]}

        Exit status: 0 no errors, 1 errors were found, 2 could not run.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "Files, folders and bundles\(bundleEndings) to check; - for standard input.",
      valueName: "file"), completion: .file(extensions: fileExtensions))
  var files: [String] = []

  @OptionGroup var options: CheckingOptions

  @Flag(
    help: "Print notes too, which the summary only counts. Formats for programs always have them.")
  var notes = false

  @Option(
    help: ArgumentHelp("The output format: text, json, sarif or github.", valueName: "format"))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Leave out the findings in this file, which --write-baseline writes.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write all findings to the baseline instead of reporting them.")
  var writeBaseline = false

  @Flag(
    help:
      "Compare the lists with the sources beside them, and note what the code uses and no list says."
  )
  var code = false

  @Flag(help: "Make the certain repairs; every other byte stays the same.")
  var fix = false

  @Option(
    help: ArgumentHelp("Explain a finding or a rejection code.", valueName: "id"),
    completion: .custom { _, _, _ in
      findingKinds.map(\.id) + Program.current.catalogue.codes.map(\.id)
    })
  var explain: String?

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    if explain == nil, files.isEmpty {
      throw ValidationError("Name a file or folder to check; - is standard input.")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE.")
    }
    try options.validate(files: files)
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    if let explain { return try print(explanationOf: explain, in: catalogue) }
    var own = options.settings
    own.showsNotes = notes ? true : nil
    own.format = format
    var settings = try options.fileSettings(own, for: catalogue)
    let all = settings.globalSettings()
    Terminal.report(settings.takeMessages())
    let known = try baseline.map {
      try Baseline(FilePath(argument: $0), isWritten: writeBaseline)
    }
    Terminal.report(known?.messages ?? [])
    // The files are checked without a file that cannot be used, and nothing is written.
    let skipsWriting = settings.isNamedDamaged || known?.isDamaged == true
    let format = try outputFormat(all)
    let document = try chosen.document(in: catalogue)
    if options.config != nil { _ = try all.options(for: catalogue) }
    let pages = ReferencePages(catalogue)
    var run = ValidationRun(
      FileChecking(
        catalogue, only: document, settings: settings, today: CheckingOptions.today,
        page: pages.address),
      standardInput: options.standardInput, makesRepairs: fix && !skipsWriting,
      readsCode: code)
    for file in files {
      run.check(FilePath(argument: file))
      Terminal.report(run.takeMessages())
    }
    if let known, !skipsWriting {
      if !writeBaseline {
        run.leaveOut(known)
      } else if let count = run.write(known) {
        Terminal.writeError("The baseline has \(counted(count, "finding")).\n")
      }
    }
    let showsNotes = format != .text || all.showsNotes == true || code
    let verdict = run.verdict
    // The answer comes first and last, beside findings that may be many.
    if format == .text, let verdict { Terminal.writeError(verdict + "\n") }
    Terminal.write(
      format.text(
        of: run.findings, verdict: verdict, withNotes: showsNotes, hasColor: Terminal.hasColor,
        page: pages.addresses(base: all.baseURL).ofFinding),
      format.escaping)
    let ending = [verdict, run.summary(withNotes: showsNotes)].compactMap(\.self)
    Terminal.writeError(ending.joined(separator: " ") + "\n")
    if run.hasFailed || skipsWriting { throw ExitCode.couldNotRun }
    if run.findings.containsErrors { throw ExitCode.findings }
  }

  private func outputFormat(_ settings: CheckSettings) throws(Refusal) -> FindingFormat {
    guard let name = settings.format else { return .text }
    guard let format = FindingFormat(rawValue: name) else {
      let known = FindingFormat.allCases.map(\.rawValue)
      throw Refusal(
        "--format must be one of \(known.joined(separator: ", ")), not '\(name)'\(suggestion(for: name, among: known))"
      )
    }
    return format
  }

  private func print(explanationOf id: String, in catalogue: Catalogue) throws {
    if let code = catalogue.codes.first(where: { $0.matches(id: id) }) {
      let text = ReferenceText(
        catalogue: catalogue, width: Terminal.width, isStyled: Terminal.hasColor)
      return Terminal.write(text.page(of: code), .styled)
    }
    guard let kind = findingKinds.first(where: { $0.id == id }) else {
      let ids = findingKinds.map(\.id) + catalogue.codes.map(\.id)
      // Another number is another problem.
      if id.utf8.contains(where: \.isDigit) {
        throw Refusal(
          "No page describes the code", id, known: catalogue.codes.map(\.id), similar: [])
      }
      throw Refusal("No finding is named", id, known: ids, similar: ids)
    }
    let keys = catalogue.keys.filter { $0.rules.contains { $0.name == id } }
    var text = "\(kind.id) (\(catalogue.severityPhrase(of: kind)))\n\n\(kind.summary)\n"
    if !catalogue.findingsOfServices(among: [kind]).isEmpty {
      text += "What only a store refuses is a warning until --distribution names the store.\n"
    }
    text += "\n"
    func listing(_ piece: String) -> String {
      piece.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
    if !kind.session.isEmpty { text += listing(kind.session) + "\n" }
    if let example = kind.example {
      text += "Wrong:\n\n\(listing(example.wrong))\nRight:\n\n\(listing(example.right))\n"
    }
    for (lead, part) in [
      ("What to do:", kind.repair), ("If it stays:", kind.cost), ("Why:", kind.explanation),
    ] {
      text += "\(lead) \(part)".terminalWords.lines(width: min(Terminal.width, 100))
        .map { $0 + "\n" }.joined()
    }
    if !keys.isEmpty {
      text += "\nKeys with such a rule:\n"
      text += keys.prefix(20).map { "  \("\($0.path)".legibleLine())\n" }.joined()
      if keys.count > 20 { text += "  … and \(keys.count - 20) more\n" }
    }
    if kind.example != nil {
      text +=
        kind.canBeDisabled
        ? "\nTo leave it out: --disable \(kind.id)\n" : "\nIt cannot be left out.\n"
    }
    if let page = ReferencePages(catalogue).path(ofFinding: kind.id) {
      text += "\nIn the reference: \(page)\n"
    }
    Terminal.write(text)
  }
}

extension RejectionCode {
  /// Whether a text names the code, in any case, with or without the letters before its number.
  fileprivate func matches(id text: String) -> Bool {
    let number = id.split(separator: "-").last.map(String.init)
    return id.lowercased() == text.lowercased() || number == text
  }
}

/// The endings of bundles and their containers: ` (.lamp, .crate)`, or nothing.
private var bundleEndings: String {
  let documents = Program.current.catalogue.documents
  let containers = documents.compactMap(\.bundles).flatMap(\.containers).map(\.ending)
  let endings = documents.bundleEndings.prefix(2) + containers
  return endings.isEmpty ? "" : " (\(endings.joined(separator: ", ")))"
}
