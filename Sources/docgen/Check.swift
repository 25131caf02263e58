import ArgumentParser
import Diagnostics
import KeyCatalogue

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look for mistakes in the catalogue, the guides and the theme; publish nothing.",
    discussion: """
      Every finding names the file and line to correct.

      Examples:
        docgen check
        docgen check --content drafts
      """)

  @OptionGroup var site: SiteOptions

  func run() throws {
    let (_, diagnostics) = site.plan()
    Terminal.report(diagnostics)
    let catalogue = infoPlistCatalogue
    Terminal.write(
      "Checked \(catalogue.keys.count) keys and \(catalogue.extensionPoints.count) extension points: \(Summary(diagnostics)).\n"
    )
    if diagnostics.containsErrors { throw ExitCode.findings }
  }
}
