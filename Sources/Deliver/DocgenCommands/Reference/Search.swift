import ArgumentParser
import KeyModel
import KeySearch
import Text

struct Search: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Find keys, codes, guides and more by name, abbreviation, value or everyday words.",
      discussion: """
        The best results come first, whatever their kind; \(Program.current.name) show prints any of \
        them. In a pipe, a line is a name, a page and a summary, separated by tabs. Filters narrow \
        the results: kind:guide, platform:…, type:array, deprecated:yes, value:…, in:…, \
        point:…\(Program.current.catalogue.hasSeveralDocuments ? ", document:…" : "").

        Examples:
        \(Program.current.examples(of: "search", otherwise: ["WORDS", "--json WORDS", "--open NAME"]))
        """)
  }

  @Argument(
    help: "What to look for.",
    completion: .custom { _, _, _ in Set(Program.current.catalogue.keys.map(\.name)).sorted() })
  var query: [String] = []

  @Flag(help: "Print the results as a JSON array.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "The most results to print (default: \(SearchLimits.results)).", valueName: "count")
  )
  var limit: Int?

  @Flag(help: "Open the first result's page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Where --open finds the site: a folder or an address.", valueName: "site"))
  var site = "public"

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    guard query.contains(where: { !$0.isEmpty }) else {
      throw ValidationError("Write what to look for, such as: \(Program.current.name) search array")
    }
    if let limit, limit < 1 {
      throw ValidationError("--limit must be at least 1, not \(limit).")
    }
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    let found = SearchListing.answers(
      to: query.joined(separator: " "), limit: limit, in: catalogue,
      isOfFile: self.catalogue.file != nil)
    if !found.problems.isEmpty {
      Terminal.report(found.problems)
      throw ExitCode.couldNotRun
    }
    let listing = found.listing
    if open, let first = listing.results.first {
      return try Browser.open(first.entry.url, of: site)
    }
    if !listing.note.isEmpty { Terminal.writeError(listing.note.legibleLine() + "\n") }
    if json { Terminal.write(listing.json.serialized(), .json) }
    guard !listing.results.isEmpty else {
      if !json {
        Terminal.writeError("Nothing matches '\(query.joined(separator: " ").legibleLine())'.\n")
      }
      throw ExitCode.findings
    }
    guard !json else { return }
    if listing.isGuess, listing.note.isEmpty {
      Terminal.writeError("Nothing matches exactly. Similar:\n")
    }
    Terminal.write(
      Terminal.isTerminal
        ? listing.cards(width: Terminal.width, isStyled: Terminal.hasColor)
        : listing.lines, .styled)
  }
}
