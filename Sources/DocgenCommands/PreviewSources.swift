import Diagnostics
import FileSystem
import KeyModel
import Preview
import Publish
import Site
import Text

/// What a preview is made of: read again after each change.
struct PreviewSources {
  private let options: SiteOptions
  /// As they were found when the preview began; a folder that goes away is a mistake to tell.
  private let places: SiteOptions.Places
  private var catalogue: Catalogue
  private var catalogueFindings: [Diagnostic]
  private var catalogueStamps: FileStamps?
  /// Grows when the catalogue's file is read again.
  private var catalogueEdition = 0
  private var lastShown: (site: Site, input: SiteInput, catalogueEdition: Int)?
  /// The running program's sources, where it stands in a checkout.
  let program: ProgramSources?
  /// Why the program could not be built after the last change of its sources.
  var programProblems: [Diagnostic] = []

  /// - Throws: An exit code where the catalogue's file cannot be used.
  init(_ options: SiteOptions) throws {
    self.options = options
    places = options.places
    catalogueStamps = options.catalogue.path.map { FileStamps(of: [$0]) }
    catalogue = try options.catalogue.load(otherwise: .findings)
    catalogueFindings = catalogue.check()
    program = RunningProgram.path.flatMap(ProgramSources.init)
  }

  /// The files and folders that it is read from.
  var inputPaths: [FilePath] {
    options.watched(at: places) + [options.catalogue.path].compactMap(\.self)
  }

  /// What is watched, for a person.
  var names: [String] { (inputPaths + (program?.paths ?? [])).map(shownName) }

  func shownName(_ path: FilePath) -> String { program?.shownName(path) ?? path.text }

  /// What comes of the files as they are.
  struct Loaded {
    /// Nil where the input has errors.
    var site: (any PreviewedSite)?
    var diagnostics: [Diagnostic]
    /// Whether nothing but style sheets differs from what was shown before.
    var stylesheetsAlone: Bool
  }

  mutating func load() -> Loaded {
    let unread = readCatalogue()
    let (input, unreadable) = options.input(of: catalogue, at: places)
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
      return Loaded(site: nil, diagnostics: diagnostics, stylesheetsAlone: false)
    }
    lastShown = (site, input, catalogueEdition)
    return Loaded(
      site: ServedSite(site), diagnostics: diagnostics, stylesheetsAlone: last != nil)
  }

  /// Reads the catalogue's file again where it has changed. What cannot be used leaves the last one.
  private mutating func readCatalogue() -> [Diagnostic] {
    guard let file = options.catalogue.path else { return [] }
    let stamps = FileStamps(of: [file])
    guard stamps != catalogueStamps else { return catalogueProblems }
    catalogueStamps = stamps
    do {
      let (read, diagnostics) = try CatalogueFile.read(file)
      if let read {
        catalogue = read
        catalogueFindings = read.check()
      }
      catalogueEdition += 1
      catalogueProblems = diagnostics
    } catch {
      catalogueProblems = [
        .error(
          "unreadable-file", at: SourceLocation(file: file.text), error.description,
          remedy: "put the file back")
      ]
    }
    return catalogueProblems
  }

  private var catalogueProblems: [Diagnostic] = []
}

extension SiteInput {
  /// Whether nothing but style sheets differs, the catalogue left aside.
  fileprivate func differsInStyle(from other: SiteInput) -> Bool {
    func rest(_ files: [SourceFile]) -> [String: [UInt8]] {
      Dictionary(
        files.filter { !$0.path.hasSuffix(".css") }.map { ($0.path, $0.bytes) },
        uniquingKeysWith: { first, _ in first })
    }
    return settings == other.settings && themeOptions == other.themeOptions
      && rest(guides) == rest(other.guides) && rest(templates) == rest(other.templates)
      && rest(assets) == rest(other.assets)
  }
}
