import ArgumentParser
import Diagnostics

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look for mistakes in the catalogue, the guides and the theme; publish nothing.",
    discussion: """
      Every finding names the file and line to correct.

      Examples:
        docgen check
        docgen check --content drafts
        docgen check --catalogue catalogue.json
      """)

  @OptionGroup var site: SiteOptions

  func run() throws {
    let (catalogue, _, diagnostics) = try site.plan()
    Terminal.report(diagnostics)
    Terminal.write(
      "Checked \(catalogue.keys.count) keys and \(catalogue.extensionPoints.count) extension points: \(Summary(diagnostics)).\n"
    )
    if diagnostics.containsErrors { throw ExitCode.findings }
  }
}
