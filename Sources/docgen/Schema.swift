import ArgumentParser
import Diagnostics
import KeyCatalogue
import KeyModel
import KeySchema

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a JSON Schema of the whole property list or of one extension point.",
    discussion: """
      Examples:
        docgen schema > info-plist.schema.json
        docgen schema com.apple.share-services --draft 7
      """)

  @Argument(
    help: "The identifier of an extension point; all keys where there is none.",
    completion: .custom { _, _, _ in infoPlistCatalogue.extensionPoints.map(\.id) })
  var extensionPoint: String?

  @Option(help: "The edition of JSON Schema: 2020-12 or 7.")
  var draft: DraftArgument = DraftArgument(draft: .draft202012)

  func run() throws {
    let catalogue = infoPlistCatalogue
    let schema = PropertyListSchema(catalogue, draft: draft.draft)
    guard let extensionPoint else {
      return Terminal.write(schema.document(fileName: "").serialized())
    }
    guard let point = catalogue.extensionPoint(extensionPoint) else {
      let known = catalogue.extensionPoints.map(\.id)
      Terminal.writeError(
        "No extension point is named '\(extensionPoint)'\(suggestion(for: extensionPoint, among: known))\nKnown:\n"
          + known.map { "  \($0)\n" }.joined())
      throw ExitCode.findings
    }
    Terminal.write(schema.document(for: point, fileName: "").serialized())
  }
}

/// A draft as people write it.
struct DraftArgument: ExpressibleByArgument {
  var draft: Draft

  init(draft: Draft) { self.draft = draft }

  init?(argument: String) {
    switch argument {
    case "7", "07", "draft-07", "draft7": draft = .draft07
    case "2020-12", "2020": draft = .draft202012
    default: return nil
    }
  }

  var defaultValueDescription: String { draft.rawValue }
}
