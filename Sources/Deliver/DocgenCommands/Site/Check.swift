import ArgumentParser
import Diagnostics
import Text

struct Check: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Check the catalogue, the guides and the theme for mistakes, without publishing.",
      discussion: """
        Each finding names the file and line to correct.

        Examples:
          \(Program.current.name) check
          \(Program.current.name) check --notes
          \(Program.current.name) check --coverage
          \(Program.current.name) check --minimum-coverage 80
          \(Program.current.name) check --content drafts
          \(Program.current.name) check --catalogue catalogue.json
        """)
  }

  @OptionGroup var site: SiteOptions

  @Flag(help: "Print notes too, which the summary only counts: entries that say little or nothing.")
  var notes = false

  @Flag(help: "Print how many keys of each group have no text, no example and no source.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "End with status 1 if fewer keys have a text than so many of a hundred.",
      valueName: "percent"))
  var minimumCoverage: Int?

  func validate() throws {
    if let minimumCoverage, !(0...100).contains(minimumCoverage) {
      throw ValidationError("'--minimum-coverage' is a number from 0 to 100")
    }
  }

  func run() throws {
    let (site, unreadable) = try site.plan(site.read(), checksCodes: false)
    let minor = site.notes
    let diagnostics = (unreadable + site.check()).inReadingOrder()
    self.site.report(notes ? (diagnostics + minor).inReadingOrder() : diagnostics)
    var summary = Summary(diagnostics).description
    if !minor.isEmpty {
      summary += ", \(counted(minor.count, "note"))"
      if !notes { summary += ", which --notes shows" }
    }
    Terminal.write(
      "Checked \(counted(site.keyCount, "key")) and \(counted(site.extensionPointCount, "extension point")): \(summary).\n"
    )
    Terminal.write(site.counts.map { $0 + "\n" }.joined())
    let covered = site.coverage
    if coverage { Terminal.write(covered.table) }
    if let minimumCoverage, !covered.reaches(minimumCoverage) {
      Terminal.writeError(
        "\(counted(covered.all.withoutText, "key")) of \(covered.all.keys) have no text: fewer than \(minimumCoverage) % have one\n"
      )
      throw ExitCode.findings
    }
    if diagnostics.containsErrors { throw ExitCode.findings }
  }
}
