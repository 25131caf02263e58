import ArgumentParser
import Diagnostics
import FileSystem
import Publish
import Scaffold
import Site

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a catalogue of another configuration format, as a Swift package.",
    discussion: """
      The package holds three keys of an invented format, a guide and the default theme, and a
      program with every command but this one. Nothing that is there already is touched.

      Examples:
        docgen new lamp-reference
        docgen new lamp-reference --docgen ../docgen
      """)

  @Argument(help: "The name of the package, its folder and its program.")
  var name: String

  @Option(
    help: ArgumentHelp(
      "Where the package finds docgen: a checkout's folder or a repository's address (default: the checkout that this program was built in).",
      valueName: "source"), completion: .directory)
  var docgen: String?

  func run() throws {
    let checkout = RunningProgram.path.flatMap(ProgramSources.init)?.package
    let dependency = try self.dependency(checkout)
    let package: CataloguePackage
    do {
      package = try CataloguePackage(name, dependency: dependency)
    } catch {
      throw refusal("invalid-name", error.description, remedy: error.remedy)
    }
    let folder = NewFolder(FilePath(name))
    guard folder.isFree else {
      throw refusal(
        "not-empty", "'\(name)' already exists and is not an empty folder",
        remedy: "choose another name, or move it away")
    }
    let files = package.files.map { OutputFile($0.path, text: $0.text) }
    do {
      try folder.write(files + theme(dependency, checkout)) { Terminal.write("  \($0)\n") }
    } catch let error as FileError {
      throw refusal(
        "output-failed", error.description,
        remedy: error.remedy ?? "remove what was written of '\(name)', and try again")
    }
    Terminal.write(
      """

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
    guard Files.isReadable(path / "Sources/DocgenCommands") else {
      throw refusal(
        "unknown-docgen", "'\(docgen)' is not a checkout of docgen",
        remedy: "name a folder that holds docgen's Package.swift")
    }
    return .checkout(path.text)
  }

  /// The default theme: of the checkout that the package stands on, else that of this program.
  private func theme(_ dependency: CataloguePackage.Dependency, _ checkout: FilePath?) throws
    -> [OutputFile]
  {
    var folders: [FilePath] = []
    if case .checkout(let path) = dependency { folders.append(FilePath(path) / "themes") }
    if let checkout { folders.append(checkout / "themes") }
    if let installed = SiteOptions.installed("themes") { folders.append(installed) }
    for folder in folders.map({ $0 / "default" }) where Files.isReadable(folder) {
      return try NewFolder(folder).files().map {
        OutputFile("themes/default/" + $0.path, bytes: $0.bytes)
      }
    }
    throw refusal(
      "missing-theme", "The default theme cannot be found",
      remedy: "name a checkout of docgen with --docgen")
  }

  private func refusal(_ id: String, _ message: String, remedy: String) -> ExitCode {
    Terminal.report([.error(id, at: nil, message, remedy: remedy)])
    return .couldNotRun
  }
}
