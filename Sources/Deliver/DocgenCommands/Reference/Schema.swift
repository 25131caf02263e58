import ArgumentParser
import Diagnostics
import KeyModel
import KeySchema
import Text

struct Schema: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Print a JSON Schema for \(wholeFile) or for one extension point.",
      discussion: """
        For a file in a project take the default: it may contain build settings, such as $(NAME). For \
        the file in a product take --profile built: no setting is left, and every required key is \
        there. Unknown keys are fine; --strict rejects those that look misspelt, known keys that \
        the file's extension point does not read, and what only a store refuses. With --platform, the schema says which keys and \
        values are newer than the minimum version, or deprecated, ignored or removed by then; --strict \
        rejects them. --editor is for Visual Studio Code, --for for another tool's file.

        The schema is one file, which every validator reads:

          check-jsonschema --schemafile SCHEMA FILE.json
          npx ajv-cli validate -s SCHEMA -d FILE.json     (with --draft 7)

        Examples:
        \(Program.current.examples(of: "schema", otherwise: ["> FILE.schema.json", "--strict", "--editor --draft 7 > .vscode/FILE.schema.json"]))
        """)
  }

  @Argument(
    help: "An extension point's identifier (default: all keys).",
    completion: .custom { _, _, _ in Program.current.catalogue.extensionPoints.map(\.id) })
  var extensionPoint: String?

  @Option(help: "The JSON Schema draft: 2020-12 or 7.")
  var draft = Draft.draft202012

  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("The stage of the file: source or built.", valueName: "stage"))
  var stage = SchemaProfile.Placeholders.source

  @Flag(
    help: """
      Reject keys that look misspelt, keys of other extension points, and what only a store refuses.
      """)
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Say what does not work on this platform: \(platformNames.joined(separator: ", ")).",
      valueName: "name"),
    completion: .list(platformNames))
  var platform: String?

  @Option(
    name: .customLong("minimum-version"),
    help: ArgumentHelp(
      "The oldest release to support (default: the newest).",
      valueName: "version"))
  var minimumVersion: String?

  @Flag(help: "Add extras for Visual Studio Code: Markdown, meanings of values, snippets.")
  var editor = false

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Describe another tool's file that contains documents: \(alternatives(toolNames)).",
      valueName: "tool", visibility: toolNames.isEmpty ? .hidden : .default),
    completion: .list(toolNames))
  var tool: String?

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws {
    guard tool == nil || extensionPoint == nil && chosen.id == nil else {
      throw ValidationError(
        "--for covers all documents of the file: leave out --document and the extension point.")
    }
    guard let minimumVersion else { return }
    guard platform != nil else {
      throw ValidationError("--minimum-version needs --platform.")
    }
    guard Version(minimumVersion).components?.isEmpty == false else {
      throw ValidationError(
        "--minimum-version must be a version such as 9.0, not '\(minimumVersion)'.")
    }
  }

  func run() throws {
    let catalogue = try self.catalogue.load()
    let platform = try self.platform.map { try catalogue.releases.platform(named: $0) }
    if let extensionPoint, catalogue.extensionPoint(extensionPoint) == nil {
      let known = catalogue.extensionPoints.map(\.id)
      throw Refusal("No extension point is named", extensionPoint, known: known)
    }
    let profile = SchemaProfile(
      placeholders: stage, unknownKeys: strict ? .strict : .open, platform: platform,
      minimumVersion: minimumVersion.map { Version($0) }, extensionPoint: extensionPoint,
      isForEditors: editor)
    if let tool {
      guard let file = catalogue.embeddingFiles.first(where: { $0.id == tool.lowercased() }) else {
        throw Refusal(
          "No tool is named", tool, known: catalogue.embeddingFiles.map(\.id))
      }
      let schema = EmbeddingSchema(catalogue, of: file, draft: draft, profile: profile)
      return Terminal.write(String(decoding: schema.document(), as: UTF8.self), .json)
    }
    let document = try chosen.document(in: catalogue) ?? catalogue.document
    if extensionPoint != nil, document.id != catalogue.document.id {
      throw Refusal(
        "extension points are declared in '\(catalogue.document.id)', not in '\(document.id)'.")
    }
    let schema = PropertyListSchema(catalogue.part(document), draft: draft, profile: profile)
    Terminal.write(String(decoding: schema.document(fileName: ""), as: UTF8.self), .json)
  }
}

extension SchemaProfile.Placeholders: ExpressibleByArgument {}

extension Draft: ExpressibleByArgument {
  package init?(argument: String) {
    switch argument {
    case "7", "07", "draft-07", "draft7": self = .draft07
    case "2020-12", "2020": self = .draft202012
    default: return nil
    }
  }

  package static var allValueStrings: [String] { [] }
}

/// `the whole property list`; with several documents, a whole one of them.
private var wholeFile: String {
  let catalogue = Program.current.catalogue
  return catalogue.hasSeveralDocuments
    ? "a whole document" : "the whole \(catalogue.document.noun)"
}

/// The platforms of the catalogue inside the program, as people write them.
private var platformNames: [String] {
  let catalogue = Program.current.catalogue
  return catalogue.releases.platforms.filter { platform in
    catalogue.keys.contains { $0.statements.contains { $0.platform == platform } }
  }.map(\.schemaName)
}

private var toolNames: [String] { Program.current.catalogue.embeddingFiles.map(\.id) }
