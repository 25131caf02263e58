package import Archive
package import Diagnostics
package import FileSystem
package import KeyModel
package import Site
import Text

/// A site's sources besides its catalogue: files, folders, and the settings of the command line.
package struct SiteSources: Sendable {
  /// The settings that override the file's.
  package var stated = SiteSettings()
  /// The settings file; nil for a site without one.
  package var settingsFile: FilePath?
  /// The folder of guides; nil for a site without guides.
  package var content: FilePath?
  /// The folder that themes are found in by name.
  package var themes: FilePath?
  /// The folder of the Swift files that declare the catalogue.
  package var swiftFiles: FilePath?
  /// The module that checks files in a page; nil for a site without it.
  package var checker: FilePath?
  /// Whether guides are left out that belong to another catalogue.
  package var leavesOutForeignGuides = false
  /// Whether guides that are drafts are read.
  package var showsDrafts = false
  /// The name of the program, for the commands that pages show.
  package var programName = "docgen"
  /// Whether the catalogue is a file's, not the program's own.
  package var isCatalogueOfFile = false
  /// The findings that the program's checker can report.
  package var findings: @Sendable (Catalogue) -> [FindingFamily] = { _ in [] }
  /// The codes that the program's checker finds in their own examples.
  package var codesFound: @Sendable (Catalogue) -> CodesFound = { _ in CodesFound() }
  /// The time of every entry in the archives.
  package var archiveTime: ArchiveTime?

  package init() {}

  /// Reads everything, and reports findings about the settings and files that could not be read.
  package func input(of catalogue: Catalogue) -> (input: SiteInput, diagnostics: [Diagnostic]) {
    let read = read()
    return (input(read.input, of: catalogue), read.diagnostics)
  }

  /// Completes what was read with a catalogue and what the program says of it.
  package func input(_ read: SiteInput, of catalogue: Catalogue) -> SiteInput {
    var input = read
    input.describe(catalogue)
    input.findings = findings(catalogue)
    return input
  }

  /// Reads everything but the catalogue, of which the input has an empty one, and the bytes of the earlier edition.
  package func read() -> (input: SiteInput, previous: [UInt8]?, diagnostics: [Diagnostic]) {
    var (settings, problems) = settings()
    settings.baseURL = settings.baseURL?.endingInSlash
    if let edition = settings.editionName { settings.baseURL? += edition.text + "/" }
    if settings.repositoryURL != nil { settings.swiftSources = swiftSources }
    let folders = InputFolders(
      content: content, theme: theme(of: settings), sharedThemes: themes)
    var (input, unreadable) = folders.load(
      Catalogue(title: "", groups: [], sources: [], releases: ReleaseRegistry([])),
      settings: settings)
    input.leavesOutForeignGuides = leavesOutForeignGuides
    input.showsDrafts = showsDrafts
    input.programName = programName
    input.isCatalogueOfFile = isCatalogueOfFile
    if let archiveTime { input.archiveTime = archiveTime }
    if let checker {
      do throws(FileError) {
        let module = try Files.read(checker, atMost: 16 << 20)
        input.checker = module
        // A program may come without the larger one.
        input.largerChecker = try? Files.read(Self.larger(checker), atMost: 16 << 20)
        if !module.starts(with: Self.moduleStart) {
          problems.append(
            .error(
              "invalid-checker", at: SourceLocation(file: checker.text),
              "The file is not a WebAssembly module",
              remedy: "name the checker.wasm of a docgen of this version"))
        }
      } catch {
        problems.append(
          error.finding(remedy: error.inputRemedy ?? "check the name and the permissions"))
      }
    }
    var bytesOfPrevious: [UInt8]?
    if settings.lastUpdated == "git", let content {
      let (days, warnings) = CommitDates.read(of: content, settings: settings)
      input.commitDays = days
      problems += warnings
    }
    if let name = settings.head, settings.trustsHTML {
      let (file, problem) = InputFolders.file(
        besideSettings(name), within: settingsFile?.parent ?? ".")
      input.head = file
      problems += problem
    }
    if let file = settings.previous {
      let (bytes, previous, mistakes) = CatalogueFile.readPrevious(FilePath(argument: file))
      bytesOfPrevious = bytes
      input.previous = previous
      problems += mistakes
    }
    return (input, bytesOfPrevious, problems + unreadable)
  }

  /// The start of every module: its magic number and version. Source: WebAssembly Core Specification, section 5.5.16.
  private static let moduleStart: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

  /// The module beside this one that reads every syntax: `checker-all.wasm`.
  private static func larger(_ checker: FilePath) -> FilePath {
    let ending = ".wasm"
    let name =
      checker.hasSuffix(ending) ? checker.bytes.dropLast(ending.utf8.count) : checker.bytes[...]
    return FilePath(bytes: name + "-all.wasm".utf8)
  }

  /// The files and folders that are read.
  package var paths: [FilePath] {
    folders
      + [settingsFile, settings().0.previous.map(FilePath.init(argument:))].compactMap(\.self)
  }

  /// The folders that are read.
  package var folders: [FilePath] {
    [content, theme(of: settings().0), themes].compactMap(\.self)
  }

  /// The folder of files that are copied into the site.
  package var copiedFolder: FilePath? { content.map { $0 / InputFolders.copied } }

  private func settings() -> (SiteSettings, [Diagnostic]) {
    guard let settingsFile else { return (stated, []) }
    let (file, unreadable) = InputFolders.file(settingsFile)
    guard let file else { return (stated, unreadable) }
    let (read, diagnostics) = SiteSettings.read(file)
    return (stated.completed(by: read), diagnostics)
  }

  /// The path of a file that the settings name, from the folder of the settings file on.
  private func besideSettings(_ name: String) -> FilePath {
    let path = FilePath(argument: name)
    guard let folder = settingsFile?.parent, !name.hasPrefix("/") else { return path }
    return folder / path
  }

  /// The names below the folder of Swift files; those that cannot be listed are left out.
  package var swiftSources: SwiftSources {
    var paths: [String] = []
    if let swiftFiles, let folder = try? OpenFolder(swiftFiles) {
      folder.visit(where: { !$0.path.name.isHidden }) { file in
        if file.path.hasSuffix(".swift") { paths.append((swiftFiles / file.path).text) }
      } failed: { _ in
      }
    }
    return SwiftSources(paths)
  }

  /// The theme's folder: the one that is named, or the one of that name among the themes.
  private func theme(of settings: SiteSettings) -> FilePath {
    let name = settings.theme ?? "default"
    let path = FilePath(argument: name)
    if name.utf8.contains(UInt8(ascii: "/")) || stated.theme != nil && Files.isReadable(path) {
      return path
    }
    return (themes ?? "themes") / path
  }
}
