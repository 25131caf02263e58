import ArgumentParser
import Diagnostics
import FileSystem
import KeyImport
import KeyModel
import Publish
import Text

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a catalogue from a JSON Schema.",
    discussion: """
      The catalogue is a file in the form of catalogue.json: every command reads it with --catalogue, and you can go \
      on writing it by hand. It accepts whatever the schema accepts. What it can't say as exactly as the schema is \
      reported with its line.

      The first file is the schema; give the files that it refers to after it. Custom resource definitions may be in \
      any number of files.

      Examples:
        docgen import lamp.schema.json
        docgen import lamp.schema.json colours.schema.json --output lamp.json
        docgen build --catalogue catalogue.json
      """)

  @Argument(
    help: "The schema, in JSON or YAML, and the files that it refers to.",
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output = "catalogue.json"

  @Option(help: "The title of the reference (default: the schema's).")
  var title: String?

  func run() throws {
    let output = FilePath(argument: self.output)
    let previous = try previous(at: output)
    let result = SchemaImport.catalogue(of: try files.map(read), title: title)
    Terminal.report(result.diagnostics)
    guard let catalogue = result.catalogue else {
      Terminal.writeError("Nothing was written: \(Summary(result.diagnostics)).\n")
      throw ExitCode.findings
    }
    let bytes = catalogue.draftBytes()
    do {
      guard let previous else {
        try EditedFile.create(output, with: bytes)
        return report(catalogue, result.diagnostics)
      }
      guard try previous.replace(with: bytes) else {
        throw refusal(
          "output-failed", "'\(self.output)' has changed meanwhile", remedy: "run the command again"
        )
      }
    } catch let error as FileError {
      throw refusal(
        "output-failed", error.description, remedy: "name another file with --output")
    }
    report(catalogue, result.diagnostics)
  }

  /// The file to replace, which has to be a catalogue; nil if there is none.
  private func previous(at path: FilePath) throws -> EditedFile? {
    guard Files.kind(of: path) != nil else { return nil }
    let file: EditedFile
    do {
      file = try EditedFile(path, atMost: 1 << 30)
    } catch {
      throw refusal("unreadable-file", error.description, remedy: "name another file with --output")
    }
    let (catalogue, _) = CatalogueReader.read(file.bytes, file: path.text)
    guard catalogue != nil else {
      throw refusal(
        "not-a-catalogue", "'\(output)' exists and is no catalogue",
        remedy: "move it away, or name another file with --output")
    }
    return file
  }

  private func read(_ name: String) throws -> SchemaImport.File {
    do {
      let bytes = try Files.read(FilePath(argument: name), atMost: SchemaImport.bytesLimit)
      return SchemaImport.File(name: name, bytes: bytes)
    } catch {
      throw refusal(
        "unreadable-file", error.description,
        remedy: error.inputRemedy
          ?? "name a JSON Schema of at most \(SchemaImport.bytesLimit >> 20) MB")
    }
  }

  private func report(_ catalogue: Catalogue, _ diagnostics: [Diagnostic]) {
    let shapes = catalogue.keys.count { $0.path.isShape }
    let counts = [
      counted(catalogue.keys.count - shapes, "key"), counted(shapes, "shape"),
      catalogue.hasSeveralDocuments ? counted(catalogue.documents.count, "document") : nil,
    ].compactMap(\.self)
    var text = "\(output): \(counts.joined(separator: ", "))"
    let weaker = diagnostics.count { $0.id == "not-imported" }
    if weaker > 0 {
      text += "; \(counted(weaker, "statement")) of the schema could not be said as exactly"
    }
    Terminal.write(text + "\n")
  }

  private func refusal(_ id: String, _ message: String, remedy: String) -> ExitCode {
    Terminal.report([.error(id, at: nil, message, remedy: remedy)])
    return .couldNotRun
  }
}
