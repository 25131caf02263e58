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
          \(Program.current.name) check --content drafts
          \(Program.current.name) check --catalogue catalogue.json
        """)
  }

  @OptionGroup var site: SiteOptions

  @Flag(help: "Print notes too, which the summary only counts: entries that say little.")
  var notes = false

  func run() throws {
    let (site, unreadable) = try site.plan(site.read())
    let minor = site.notes
    let diagnostics = (unreadable + site.check()).inReadingOrder()
    Terminal.report(notes ? (diagnostics + minor).inReadingOrder() : diagnostics)
    var summary = Summary(diagnostics).description
    if !minor.isEmpty {
      summary += ", \(counted(minor.count, "note"))"
      if !notes { summary += ", which --notes shows" }
    }
    Terminal.write(
      "Checked \(counted(site.keyCount, "key")) and \(counted(site.extensionPointCount, "extension point")): \(summary).\n"
    )
    Terminal.write(site.counts.map { $0 + "\n" }.joined())
    if diagnostics.containsErrors { throw ExitCode.findings }
  }
}
