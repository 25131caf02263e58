import ArgumentParser
import Diagnostics
import FileSystem
import KeyModel
import Markup
import Publish

struct Diff: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Print the differences between two editions of a catalogue.",
      discussion: """
        Lists keys that were added, removed or renamed, and changes to the others: types, values, \
        availability, requirement, rules, texts. A difference is breaking if a file that was valid, and \
        uses only names that the old edition knows, may be invalid now: \(Program.current.name) validate \
        may report an error, or a JSON Schema that is not for a platform may reject it.

        Exit status: 0 nothing is breaking, 1 something is, 2 could not run.

        Examples:
          \(Program.current.name) diff OLD.json NEW.json
          \(Program.current.name) diff --format markdown OLD.json > CHANGES.md
        """)
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }

  @Argument(
    help: "The old catalogue, in the form of catalogue.json.",
    completion: .file(extensions: ["json"]))
  var old: String

  @Argument(
    help: "The new catalogue (default: the built-in one).",
    completion: .file(extensions: ["json"]))
  var new: String?

  @Option(help: "The output format: \(alternatives(Format.allCases.map(\.rawValue))).")
  var format = Format.text

  func run() throws {
    let report = DifferenceReport(
      differences: CatalogueDifference.all(from: try load(old), to: try load(new)))
    switch format {
    case .text: Terminal.write(report.blocks)
    case .markdown: Terminal.write(MarkdownRenderer(page: "").render(report.blocks))
    case .json: Terminal.write(report.json.serialized(), .json)
    }
    if report.breaksLists { throw ExitCode.findings }
  }

  private func load(_ file: String?) throws -> Catalogue {
    var option = CatalogueOption()
    option.file = file
    return try option.load()
  }
}
