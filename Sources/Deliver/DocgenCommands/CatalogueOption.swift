import ArgumentParser
import Diagnostics
import FileSystem
import KeyModel
import Publish
import Text

/// The catalogue that a command works on: the built-in one, or a file's.
struct CatalogueOption: ParsableArguments {
  @Option(
    name: .customLong("catalogue"),
    help: ArgumentHelp(
      "The catalogue, a file in the form of catalogue.json (default: the built-in one).",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var file: String?

  var path: FilePath? { file.map(FilePath.init(argument:)) }

  /// In the current folder or, for the built-in catalogue, in the installation.
  func found(_ name: FilePath) -> FilePath? { Self.found(name, isOfFile: file != nil) }

  static func found(_ name: FilePath, isOfFile: Bool) -> FilePath? {
    !isOfFile || Files.isReadable(name) ? SiteOptions.found(name) : nil
  }

  /// Prints mistakes in the file, and throws `status` if there are errors.
  func load(otherwise status: ExitCode = .couldNotRun) throws -> Catalogue {
    let (catalogue, warnings) = try read(otherwise: status)
    Terminal.report(warnings)
    return catalogue
  }

  /// The catalogue, and its file's warnings for the caller to print. Without a catalogue, they are printed here.
  func read(otherwise status: ExitCode) throws -> (Catalogue, warnings: [Diagnostic]) {
    try catalogue(of: bytes(), otherwise: status)
  }

  /// The file's bytes; nil for the built-in catalogue.
  func bytes() throws -> [UInt8]? {
    try path.map { path in
      try Self.bytes { () throws(FileError) in
        try Files.read(path, atMost: CatalogueFile.bytesLimit)
      }
    }
  }

  /// The catalogue that the file's bytes describe, or the built-in one.
  func catalogue(of bytes: [UInt8]?, otherwise status: ExitCode) throws -> (
    Catalogue, warnings: [Diagnostic]
  ) {
    guard let file, let bytes else { return (Program.current.catalogue, []) }
    return try Self.read(file, otherwise: status) { () throws(FileError) in bytes }
  }

  private static func bytes(_ contents: () throws(FileError) -> [UInt8]) throws -> [UInt8] {
    do throws(FileError) {
      return try contents()
    } catch {
      throw refusal(
        "unreadable-file", error.description,
        remedy: error.inputRemedy ?? "name a file in the form of catalogue.json")
    }
  }

  /// The same of a file that is read by the caller.
  static func read(
    _ file: String, otherwise status: ExitCode, _ contents: () throws(FileError) -> [UInt8]
  ) throws -> (Catalogue, warnings: [Diagnostic]) {
    let (catalogue, diagnostics) = CatalogueReader.read(try bytes(contents), file: file)
    guard let catalogue else {
      Terminal.report(diagnostics)
      Terminal.writeError(
        "'\(file.legibleLine())' is not a catalogue: \(Summary(diagnostics)).\n")
      throw status
    }
    return (catalogue, diagnostics)
  }
}
