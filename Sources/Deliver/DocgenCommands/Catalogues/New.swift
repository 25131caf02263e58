import ArgumentParser
import Diagnostics
import FileSystem
import Preview
import Publish
import Site

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a catalogue of another configuration format, as a Swift package.",
    discussion: """
      The package contains three keys of an invented format, a guide, the default theme, and a \
      program with every command but this one. Existing files are not touched.

      With --from, it contains the keys that the files describe, as Swift that you go on writing. When \
      the format changes, the package's own program compares: NAME import FILE --merge .

      Examples:
        docgen new lamp-reference
        docgen new lamp-reference --from lamp.schema.json
        docgen new lamp-reference --docgen ../docgen
      """)

  @Argument(help: "The name of the package, its folder and its program.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Where the package finds docgen: a checkout's folder or a repository's address (default: the checkout that this program was built in).",
      valueName: "source"), completion: .directory)
  var docgen: String?

  @Option(
    name: .customLong("from"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The files that describe the format: JSON Schemas, CustomResourceDefinitions, or a catalogue.json.",
      valueName: "file"), completion: .file())
  var descriptions: [String] = []

  func run() throws {
    let checkout = RunningProgram.path
      .flatMap { ProgramSources(program: $0, product: Program.current.name) }?.package
    let dependency = try self.dependency(checkout)
    let package: CataloguePackage
    let example = try files(of: FilePath(CataloguePackage.example), dependency, checkout)
    do {
      package = try CataloguePackage(name, dependency: dependency, example: example)
    } catch {
      throw refusal("invalid-name", error.description, remedy: error.remedy)
    }
    let folder = NewFolder(FilePath(name))
    guard folder.isFree else {
      throw refusal(
        "not-empty", "'\(name)' already exists and is not an empty folder",
        remedy: "choose another name, or move it away")
    }
    let imported = descriptions.isEmpty ? nil : try ImportedFiles.catalogue(of: descriptions)
    let theme = try files(of: "themes/default", dependency, checkout).map {
      OutputFile("themes/default/" + $0.path, bytes: $0.bytes)
    }
    let files =
      imported.map {
        ImportedPackage(
          package, $0, from: descriptions.map { FilePath(argument: $0).name.text }
        ).files
      } ?? package.files
    let written: [FilePath]
    do {
      written = try folder.write(files + theme)
    } catch {
      throw refusal(
        "output-failed", error.description,
        remedy: error.remedy ?? "choose another name, or move '\(name)' away")
    }
    Terminal.write(
      """
      \(written.map { "  \($0)" }.joined(separator: "\n"))

      Next:
        cd \(name)
        make site    publishes the reference; open public/index.html
        make test    looks for mistakes
        make serve   shows the site while you write; README.md says where things are

      """)
  }

  private func dependency(_ checkout: FilePath?) throws -> CataloguePackage.Dependency {
    guard let docgen else {
      guard let checkout else {
        throw refusal(
          "unknown-docgen", "This program is not in a checkout of docgen",
          remedy: "name a checkout's folder or a repository's address with --docgen")
      }
      return .checkout(checkout.text)
    }
    if docgen.contains("://") || docgen.hasPrefix("git@") {
      return .repository(docgen, version: Docgen.version)
    }
    guard let path = Files.resolved(FilePath(argument: docgen)) else {
      throw refusal(
        "unknown-docgen", "There is no folder '\(docgen)'",
        remedy: "name a checkout's folder or a repository's address with --docgen")
    }
    guard Files.isReadable(path / "Sources/Deliver/DocgenCommands") else {
      throw refusal(
        "unknown-docgen", "'\(docgen)' is not a checkout of docgen",
        remedy: "name a folder that contains docgen's Package.swift")
    }
    return .checkout(path.text)
  }

  /// The files of a folder in the checkout to depend on, the one that built this program, or the installation.
  private func files(
    of folder: FilePath, _ dependency: CataloguePackage.Dependency, _ checkout: FilePath?
  ) throws -> [OutputFile] {
    var candidates: [FilePath] = []
    if case .checkout(let path) = dependency { candidates.append(FilePath(path) / folder) }
    if let checkout { candidates.append(checkout / folder) }
    if let installed = SiteOptions.installed(folder) { candidates.append(installed) }
    guard let path = candidates.first(where: { Files.isReadable($0) }) else {
      throw refusal(
        "missing-files", "The folder '\(folder.text)' of docgen cannot be found",
        remedy: "name a checkout of docgen with --docgen")
    }
    do {
      return try NewFolder(path).files()
    } catch {
      throw refusal(
        "unreadable-file", error.description, remedy: error.remedy ?? "make '\(path.text)' readable"
      )
    }
  }
}
