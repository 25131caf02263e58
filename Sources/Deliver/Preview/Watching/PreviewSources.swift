package import Diagnostics
package import FileSystem
package import KeyModel
package import Publish
import Site
import Text

/// The sources of a preview, read again after each change.
package struct PreviewSources {
  /// As they were found when the preview began; a folder that disappears is reported.
  private let sources: SiteSources
  private let catalogueFile: FilePath?
  private var catalogue: Catalogue
  private var catalogueFindings: [Diagnostic]
  /// The codes that the checker finds in their examples, as soon as a site needs them.
  private var codesFound: CodesFound?
  private var catalogueProblems: [Diagnostic] = []
  private var catalogueStamps: FileStamps?
  /// Grows when the catalogue's file is read again.
  private var catalogueEdition = 0
  private var lastShown: (site: Site, input: SiteInput, catalogueEdition: Int)?
  /// The running program's sources, if it was built in a checkout.
  package let program: ProgramSources?
  /// The reasons why the program could not be built after the last change of its sources.
  package var programProblems: [Diagnostic] = []

  /// - Parameter catalogueFile: The file of the catalogue; nil for the one inside the program.
  package init(
    _ sources: SiteSources, _ catalogue: Catalogue, from catalogueFile: FilePath?, product: String
  ) {
    self.sources = sources
    self.catalogue = catalogue
    self.catalogueFile = catalogueFile
    catalogueStamps = catalogueFile.map { FileStamps(of: [$0]) }
    catalogueFindings = catalogue.check()
    program = RunningProgram.path.flatMap { ProgramSources(program: $0, product: product) }
  }

  /// The files and folders that it is read from.
  package var inputPaths: [FilePath] { sources.paths + [catalogueFile].compactMap(\.self) }

  /// The watched files and folders: only Markdown and pictures in the folder of guides, and every file that is copied.
  package var watchedPaths: [FilePath] { inputPaths + [sources.copiedFolder].compactMap(\.self) }

  /// The one of these folders of which only Markdown and pictures are watched.
  package var guides: FilePath? { sources.content }

  /// The names of the watched files and folders, for a person.
  package var names: [String] { (inputPaths + (program?.paths ?? [])).map(shownName) }

  package func shownName(_ path: FilePath) -> String { program?.shownName(path) ?? path.text }

  package mutating func load() -> LoadedSite {
    let unread = readCatalogue()
    var (input, unreadable) = sources.input(of: catalogue)
    let codesFound = codesFound ?? sources.codesFound(catalogue)
    (self.codesFound, input.codesFound) = (codesFound, codesFound)
    // Style sheets alone need no new plan.
    let last = lastShown.flatMap { last in
      last.catalogueEdition == catalogueEdition && input.differsInStyle(from: last.input)
        ? last.site : nil
    }
    let site =
      last?.replacing(assets: input.assets)
      ?? Site(input, catalogueFindings: catalogueFindings)
    let diagnostics = programProblems + (unread + unreadable + site.check()).inReadingOrder()
    guard !diagnostics.containsErrors else {
      return LoadedSite(site: nil, diagnostics: diagnostics, stylesheetsAlone: false)
    }
    lastShown = (site, input, catalogueEdition)
    return LoadedSite(
      site: ServedSite(site), diagnostics: diagnostics, stylesheetsAlone: last != nil)
  }

  /// Reads the catalogue's file again if it has changed. One with errors leaves the last good one.
  private mutating func readCatalogue() -> [Diagnostic] {
    guard let file = catalogueFile else { return [] }
    let stamps = FileStamps(of: [file])
    guard stamps != catalogueStamps else { return catalogueProblems }
    catalogueStamps = stamps
    do {
      let (read, diagnostics) = try CatalogueFile.read(file)
      if let read {
        catalogue = read
        catalogueFindings = read.check()
        codesFound = nil
      }
      catalogueEdition += 1
      catalogueProblems = diagnostics
    } catch {
      catalogueProblems = [error.finding(remedy: "put the file back")]
    }
    return catalogueProblems
  }
}

extension SiteInput {
  /// Whether nothing but style sheets differs, the catalogue left aside.
  func differsInStyle(from other: SiteInput) -> Bool {
    func rest(_ files: [SourceFile]) -> [String: [UInt8]] {
      Dictionary(firstOf: files.filter { !$0.path.hasSuffix(".css") }.map { ($0.path, $0.bytes) })
    }
    // Earlier editions are not compared: with one, the inputs count as different.
    return previous == nil && other.previous == nil
      && settings == other.settings && themeOptions == other.themeOptions
      && rest(words) == rest(other.words)
      && contentFiles == other.contentFiles
      && rest(guides) == rest(other.guides) && rest(templates) == rest(other.templates)
      && rest(assets) == rest(other.assets)
      && checker == other.checker && largerChecker == other.largerChecker
      && rest(extensionFiles) == rest(other.extensionFiles)
      && copiedFiles.map(\.path) == other.copiedFiles.map(\.path)
      && copiedFiles.map(\.bytes) == other.copiedFiles.map(\.bytes)
  }
}

/// The site of the files as they are.
package struct LoadedSite {
  /// Nil if the input has errors.
  package var site: (any PreviewedSite)?
  package var diagnostics: [Diagnostic]
  /// Whether nothing but style sheets differs from the site that was shown before.
  package var stylesheetsAlone: Bool
}
