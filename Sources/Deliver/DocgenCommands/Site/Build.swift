import ArgumentParser
import Diagnostics
import FileSystem
import Publish
import Site
import Text

struct Build: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Publish the reference as a folder of HTML, Markdown, JSON and JSON Schemas.",
      discussion: """
        If the input has errors, nothing is written. Files that docgen did not write are left alone. \
        A folder that contains only docgen's files is replaced in one step, any other file by file. \
        A build waits for another one in the same folder. If neither the input nor the folder has changed \
        since the last build, nothing is made again, and its warnings are repeated.

        Entries of archives are dated 1980, or by SOURCE_DATE_EPOCH, in seconds since 1970.

        Settings in \(SiteSettings.fileName), which options override:
        \(SettingField.all.map { "  \($0.name): \($0.meaning.replacing("`", with: ""))" }.joined(separator: "\n"))

        Examples:
          \(Program.current.name) build
          \(Program.current.name) build --output /srv/www/keys --base-url https://example.com/keys/
          \(Program.current.name) build --catalogue catalogue.json
          \(Program.current.name) build --for github-pages --base-url https://example.github.io/keys/
          \(Program.current.name) build --single-page --output one-page
          \(Program.current.name) build --fragments mkdocs --output docs/keys
        """)
  }

  @Option(
    help: ArgumentHelp("The folder to publish into.", valueName: "folder"),
    completion: .directory)
  var output = "public"

  @OptionGroup var site: SiteOptions

  @Flag(
    help: "Leave out the docset and the other archives, which take much of a build's time.")
  var withoutDownloads = false

  @Flag(help: "Publish guides that are drafts too, each with a mark.")
  var drafts = false

  @Flag(
    help:
      "Publish all keys and guides on one page that needs no other file, in HTML and in Markdown.")
  var singlePage = false

  @Option(
    help: ArgumentHelp(
      "Publish pages for the folder of another generator: \(FragmentTool.names.joined(separator: ", ")).",
      valueName: "generator"), completion: .list(FragmentTool.names))
  var fragments: String?

  @Flag(name: .shortAndLong, help: "Print only warnings and errors.")
  var quiet = false

  @Flag(
    help:
      "Overwrite files that docgen did not write if the site has a file at the same path, and build even if nothing has changed."
  )
  var force = false

  func validate() throws {
    if let fragments, FragmentTool(rawValue: fragments) == nil {
      throw ValidationError(
        "--fragments: Unknown generator '\(fragments)'\(suggestion(for: fragments, among: FragmentTool.names)); name one of \(FragmentTool.names.joined(separator: ", "))."
      )
    }
    if singlePage, fragments != nil {
      throw ValidationError("--single-page and --fragments are two forms; name one of them.")
    }
    let other = singlePage ? "--single-page" : "--fragments"
    let ofSites = [
      ("--edition", site.edition), ("--latest-edition", site.latestEdition), ("--for", site.host),
    ]
    if form != .site, let option = ofSites.first(where: { $0.1 != nil })?.0 {
      throw ValidationError(
        "\(option) is for a whole site, and \(other) publishes none; leave out one of them.")
    }
  }

  private var form: SiteForm {
    singlePage
      ? .singlePage
      : fragments.flatMap(FragmentTool.init).map(SiteForm.fragments) ?? .site
  }

  func run() throws {
    let start = ContinuousClock.now
    let path = FilePath(argument: output)
    let editions = EditionsFolder(path)
    try orRefusal { () throws(OutputRefusal) in
      try OutputFolder(path).refuseOverlap(with: self.site.sources.folders)
    }
    let reading = try site.read(
      offersDownloads: !withoutDownloads, form: form, showsDrafts: drafts)
    let settings = reading.input.settings
    let edition = form == .site ? settings.editionName : nil
    try orRefusal { () throws(OutputRefusal) in
      guard let edition else {
        if form == .site, settings.edition == nil { try editions.refuseEditions() }
        return
      }
      try editions.refuse(edition, settings, replacingOthers: force)
    }
    let place = edition.map(editions.folder) ?? path
    let folder = OutputFolder(place)
    let digest = reading.digest
    if !force, let digest, let (count, findings) = folder.site(madeOf: digest) {
      self.site.report(findings)
      try publishList(of: editions, reading.input)
      guard !quiet else { return }
      let repeated = findings.isEmpty ? "" : ", which had \(Summary(findings))"
      Terminal.write("Nothing has changed since the last build into \(place.text)\(repeated).\n")
      return writeEnd(place, written: 0, unchanged: count, removed: 0)
    }
    let (site, unreadable) = try site.plan(reading)
    var diagnostics = (unreadable + site.planFindings).inReadingOrder()
    let report: OutputFolder.Report
    do {
      guard !diagnostics.containsErrors else { throw Unpublished() }
      report = try folder.publish(
        replacingOthers: force, madeOf: digest, with: diagnostics
      ) { take in
        diagnostics = (unreadable + site.render(take)).inReadingOrder()
        if diagnostics.containsErrors { throw Unpublished() }
      }
    } catch is Unpublished {
      self.site.report(diagnostics)
      Terminal.writeError("Nothing was published: \(Summary(diagnostics)).\n")
      throw ExitCode.findings
    } catch let refusal as OutputRefusal {
      self.site.report(diagnostics + [refusal.diagnostic])
      throw ExitCode.couldNotRun
    } catch let error as FileError {
      self.site.report(diagnostics)
      throw refusal("output-failed", error.description, remedy: error.remedy)
    }
    if let first = report.changedByOthers.first {
      let more =
        report.changedByOthers.count > 1
        ? ", and so were \(report.changedByOthers.count - 1) others" : ""
      diagnostics.append(
        .warning(
          "output-changed", at: SourceLocation(file: (place / first).text),
          "The file was edited after docgen wrote it\(more)",
          remedy:
            "edit the catalogue, a guide or the theme instead: each build replaces its own files"))
    }
    if let kept = report.kept {
      diagnostics.append(
        .warning(
          "output-kept", at: SourceLocation(file: kept.folder.text),
          kept.failure.map { "The old site could not be removed completely: \($0)" }
            ?? "Files appeared in the output folder during a build at paths that the site has",
          remedy: "move the files that you need out of this folder, then delete it"))
    }
    self.site.report(diagnostics)
    try publishList(of: editions, reading.input)
    guard !quiet else { return }
    let elapsed = start.duration(to: .now).components
    let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    let published =
      switch form {
      case .site:
        "\(counted(site.pageCount, "page")) and \(counted(site.schemaCount, "JSON Schema"))"
      case .singlePage: "\(counted(site.keyCount, "key")) on one page"
      case .fragments(let tool): "\(counted(site.keyCount, "key")) as pages for \(tool.rawValue)"
      }
    Terminal.write(
      """
      Published \(published) into \(place.text) in \(hundredths(seconds)) s, \(Summary(diagnostics)).

      """)
    writeEnd(place, written: report.written, unchanged: report.unchanged, removed: report.removed)
  }

  private func orRefusal(_ work: () throws(OutputRefusal) -> Void) throws {
    do throws(OutputRefusal) {
      try work()
    } catch {
      Terminal.report([error.diagnostic])
      throw ExitCode.couldNotRun
    }
  }

  /// Writes what all editions share.
  private func publishList(of editions: EditionsFolder, _ input: SiteInput) throws {
    guard form == .site, input.settings.editionName != nil else { return }
    do {
      Terminal.report(
        try editions.publishList(input, replacingOthers: force))
    } catch let refusal as OutputRefusal {
      Terminal.report([refusal.diagnostic])
      throw ExitCode.couldNotRun
    } catch let error as FileError {
      throw refusal("output-failed", error.description, remedy: error.remedy)
    }
  }

  private func writeEnd(_ folder: FilePath, written: Int, unchanged: Int, removed: Int) {
    Terminal.write(
      """
      Files: \(written) written, \(unchanged) unchanged, \(removed) removed.

      """)
    if case .fragments = form { return }
    Terminal.write("Open \(fileURL(folder))/index.html\n")
  }

  private func hundredths(_ seconds: Double) -> String {
    let rounded = Int((seconds * 100).rounded())
    return "\(rounded / 100)." + String(String(rounded % 100 + 100).dropFirst())
  }

  private func fileURL(_ folder: FilePath) -> String {
    guard let real = Files.resolved(folder) else { return folder.text }
    return "file://" + percentEncoded(real.bytes, keeping: "/")
  }
}

/// The input has errors, so the output folder stays unchanged.
private struct Unpublished: Error {}

struct Summary: CustomStringConvertible {
  var errors: Int
  var warnings: Int

  init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  var description: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
    return parts.isEmpty ? "no warnings" : parts.joined(separator: " and ")
  }
}
