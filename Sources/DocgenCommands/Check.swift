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
          \(Program.current.name) check --content drafts
          \(Program.current.name) check --catalogue catalogue.json
        """)
  }

  @OptionGroup var site: SiteOptions

  func run() throws {
    let (site, unreadable) = try site.plan()
    let diagnostics = (unreadable + site.check()).inReadingOrder()
    Terminal.report(diagnostics)
    Terminal.write(
      "Checked \(counted(site.keyCount, "key")) and \(counted(site.extensionPointCount, "extension point")): \(Summary(diagnostics)).\n"
    )
    Terminal.write(site.counts.map { $0 + "\n" }.joined())
    if diagnostics.containsErrors { throw ExitCode.findings }
  }
}
