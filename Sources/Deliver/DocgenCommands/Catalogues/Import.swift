import ArgumentParser
import Diagnostics
import FileSystem
import KeyImport
import KeyModel
import Publish
import Text

struct Import: ParsableCommand {
  static var configuration: CommandConfiguration {
    let name = Program.current.name
    return CommandConfiguration(
      abstract: "Make a catalogue from a JSON Schema.",
      discussion: """
        The catalogue is a file in the form of catalogue.json: every command reads it with --catalogue, and you can \
        go on writing it by hand. It accepts whatever the schema accepts. What it can't say as exactly as the schema \
        is reported with its line.

        The first file is the schema; give the files that it refers to after it. Custom resource definitions may be \
        in any number of files.

        A catalogue that no one has edited since is replaced by the next import; one that somebody has edited is not, \
        unless with --force. A file beside it, whose name ends in .imported.json, has what the last import said.

        With --merge, a catalogue that was made before gets the new keys, and what else has changed since the last \
        import is listed once; nothing that is there is touched. In a package, new keys are in the file Added.swift. \
        Without the file of the last import, only facts are compared, not texts.

        Examples:
          \(name) import lamp.schema.json
          \(name) import lamp.schema.json colours.schema.json --output lamp.json
          \(name) build --catalogue catalogue.json
          \(name) import lamp.schema.json --merge catalogue.json
        """)
  }

  @Argument(
    help: "The schema, in JSON or YAML, and the files that it refers to.",
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output = "catalogue.json"

  @Option(
    help: ArgumentHelp(
      "Compare with a catalogue that was made before, a file or a package's folder, and add new keys to it.",
      valueName: "catalogue"), completion: .file())
  var merge: String?

  @Flag(help: "Replace a catalogue although it has been edited.")
  var force = false

  @Option(help: "The title of the reference (default: the schema's).")
  var title: String?

  func validate() throws {
    guard force, merge != nil else { return }
    throw ValidationError(
      "--force replaces a catalogue and --merge doesn't: leave out one of them.")
  }

  func run() throws {
    if let merge { return try self.merge(into: FilePath(argument: merge)) }
    let output = FilePath(argument: self.output)
    let previous = try previous(at: output)
    let record = try ImportRecord(beside: output)
    let result = try ImportedFiles.result(of: files, title: title)
    Terminal.report(result.diagnostics)
    guard let catalogue = result.catalogue else {
      Terminal.writeError("Nothing was written: \(Summary(result.diagnostics)).\n")
      throw ExitCode.findings
    }
    try write(catalogue.draftBytes(), to: output, over: previous, record)
    try writing { () throws(FileError) in try record.replace(with: catalogue) }
    report(catalogue, result.diagnostics)
  }

  private func write(
    _ bytes: [UInt8], to output: FilePath, over previous: EditedFile?, _ record: ImportRecord
  ) throws {
    guard let previous else {
      return try writing { () throws(FileError) in try EditedFile.create(output, with: bytes) }
    }
    guard previous.bytes != bytes else { return }
    guard force || record.describes(previous.bytes) else {
      throw refusal(
        "edited-catalogue",
        "'\(self.output)' is not as the last import wrote it, so somebody may have edited it",
        remedy: "add what is new with --merge \(self.output), name another file with --output, or "
          + "replace it with --force")
    }
    try writing { () throws(FileError) in
      guard try previous.replace(with: bytes) else {
        throw FileError("replace", output, .isChanged)
      }
    }
  }

  /// Prints what has changed since the last import, and adds what is new.
  private func merge(into target: FilePath) throws {
    let imported = try ImportedFiles.catalogue(of: files, title: title)
    let merge = try ImportMerge(of: imported, into: target)
    let written = try merge.write()
    let report = DifferenceReport(differences: merge.differences)
    Terminal.write(report.blocks)
    if !written.isEmpty { Terminal.write("\n" + written.joined(separator: "\n") + "\n") }
  }

  /// The file to replace, which has to be a catalogue; nil if no file has that name.
  private func previous(at path: FilePath) throws -> EditedFile? {
    guard Files.kind(of: path) != nil else { return nil }
    let file: EditedFile
    do {
      file = try EditedFile(path, atMost: CatalogueFile.bytesLimit)
    } catch {
      throw refusal("unreadable-file", error.description, remedy: "name another file with --output")
    }
    let (catalogue, _) = CatalogueReader.read(file.bytes, file: path.text)
    guard catalogue != nil else {
      throw refusal(
        "not-a-catalogue", "'\(output)' exists and is not a catalogue",
        remedy: "move it away, or name another file with --output")
    }
    return file
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
}
