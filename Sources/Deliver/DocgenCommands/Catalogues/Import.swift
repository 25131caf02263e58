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
      abstract: "Make a catalogue from a JSON Schema or from other descriptions.",
      discussion: """
        The catalogue is a file in the form of catalogue.json: every command reads it with --catalogue, and you can \
        go on writing it by hand. It accepts whatever the schema accepts. What it can't say as exactly as the schema \
        is reported with its line.

        The first file is the schema; give the files that it refers to after it, or a folder that has them with \
        --schemas. Custom resource definitions may be \
        in any number of files. So may device-management descriptions, the YAML files of payloads, declarations and \
        commands, and a folder may be named instead of them; all become one catalogue.

        A catalogue that no one has edited since is replaced by the next import; one that somebody has edited is not, \
        unless with --force. A file beside it, whose name ends in .imported.json, has what the last import said.

        With --merge, a catalogue that was made before gets the new keys, and what else the schema has changed since \
        the last import is listed until you take it: with --accept, everything, or only what --only names. Facts \
        become the schema's; what people wrote stays, and a key that the schema no longer has is marked. In a \
        package, new keys are in the file Added.swift, and --accept only notes that you have seen the changes.

        Examples:
          \(name) import lamp.schema.json
          \(name) import lamp.schema.json colours.schema.json --output lamp.json
          \(name) import mdm/profiles declarative/declarations
          \(name) build --catalogue catalogue.json
          \(name) import lamp.schema.json --merge catalogue.json
          \(name) import lamp.schema.json --merge catalogue.json --accept
          \(name) import lamp.schema.json --merge catalogue.json --accept --only bulb/watts
        """)
  }

  @Argument(
    help:
      "The schema, in JSON or YAML, and the files that it refers to; or descriptions, or a folder of these.",
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

  @Flag(help: "With --merge: take what the schema has changed, but keep what people wrote.")
  var accept = false

  @Option(
    help: ArgumentHelp(
      "With --accept: take only what has changed at this key and inside it; can be repeated.",
      valueName: "path"))
  var only: [String] = []

  @Flag(help: "Replace a catalogue although it has been edited.")
  var force = false

  @Option(help: "The title of the reference (default: the schema's).")
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The id of the kind of file in paths and addresses (default: from the schema's name).",
      valueName: "id"))
  var id: String?

  @Option(help: "The name for such a file in texts (default: from the schema's name).")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "How such files are written: \(alternatives(DocumentKind.Format.allCases.map(\.rawValue))) (default: what the names of the files say, otherwise json).",
      valueName: "format"),
    transform: Self.format)
  var format: DocumentKind.Format?

  @Option(
    help: ArgumentHelp(
      "A name by which such files are recognized, with * for anything; can be repeated. Without it, the catalog.json of SchemaStore may be given beside the schema.",
      valueName: "pattern"))
  var fileMatch: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder of schemas, of which those are read that the schema refers to.",
      valueName: "folder"), completion: .directory)
  var schemas: String?

  private static func format(named name: String) throws -> DocumentKind.Format {
    guard let format = DocumentKind.Format(rawValue: name) else {
      let names = DocumentKind.Format.allCases.map(\.rawValue)
      throw ValidationError("'\(name.legibleLine())' is not one of \(alternatives(names)).")
    }
    return format
  }

  private var names: FormatNames {
    FormatNames(id: id, name: name, format: format, fileMatch: fileMatch)
  }

  func validate() throws {
    if force, merge != nil {
      throw ValidationError(
        "--force replaces a catalogue and --merge doesn't: leave out one of them.")
    }
    if let id, !DocumentKind.isFileName(id) {
      throw ValidationError(
        "'\(id.legibleLine())' is no id: use lower-case letters and digits, with single hyphens between them."
      )
    }
    if accept, merge == nil {
      throw ValidationError("--accept needs --merge CATALOGUE, the catalogue to change.")
    }
    if !only.isEmpty, !accept {
      throw ValidationError("--only limits --accept: write --accept, too.")
    }
  }

  func run() throws {
    if let merge { return try self.merge(into: FilePath(argument: merge)) }
    let output = FilePath(argument: self.output)
    let previous = try previous(at: output)
    let record = try ImportRecord(beside: output)
    let result = try ImportedFiles.result(of: files, title: title, names, schemas: schemas)
    Terminal.report(result.diagnostics)
    guard let catalogue = result.catalogue else {
      Terminal.writeError("Nothing was written: \(Summary(result.diagnostics)).\n")
      throw ExitCode.findings
    }
    try write(catalogue.draftBytes(), to: output, over: previous, record)
    try writing { () throws(FileError) in try record.replace(with: catalogue.recordBytes) }
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

  /// Prints what has changed since the last import, adds what is new, and takes what is accepted.
  private func merge(into path: FilePath) throws {
    let target = try MergeTarget(path)
    let imported = try ImportedFiles.catalogue(
      of: files, title: title, names, former: target.names, schemas: schemas)
    let acceptance: CatalogueMerge.Acceptance =
      !accept ? .additions : only.isEmpty ? .all : .only(only)
    let merge = ImportMerge(of: imported, into: target, acceptance)
    if let name = merge.namesWithoutChange(among: only).first {
      throw refusal(
        "nothing-to-accept", "nothing has changed at '\(name.legibleLine())'",
        remedy: "name a key as the list without --only does")
    }
    let written = try merge.write()
    Terminal.write(merge.report)
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
