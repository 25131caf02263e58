import Archive
import ArgumentParser
import Diagnostics
import FileSystem
import KeyModel
import Publish
import Site

/// What a site is made of, as `build` and `check` are told.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of guides in Markdown (default: content).", valueName: "folder"),
    completion: .directory)
  var content: String?

  @Option(
    help: ArgumentHelp(
      "The theme: its folder, or the name of one in themes (default: default).",
      valueName: "theme"), completion: .directory)
  var theme: String?

  @OptionGroup var catalogue: CatalogueOption

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "Where the site will be served, for full addresses and the site map.", valueName: "url"))
  var baseURL: String?

  @Option(
    help: ArgumentHelp("The site's title (default: the catalogue's).", valueName: "text"))
  var title: String?

  @Option(
    name: .customLong("repository-url"),
    help: ArgumentHelp(
      "Where sources can be edited: a repository, or an address with {path} and {line}.",
      valueName: "url"))
  var repositoryURL: String?

  @Option(
    name: .customLong("code-languages"),
    help: ArgumentHelp(
      "What property lists are shown in, of xml, json, yaml and swift (default: xml,json).",
      valueName: "list"))
  var codeLanguages: String?

  @Option(
    name: .customLong("social-image"),
    help: ArgumentHelp(
      "The picture that links to the site show: an address, or a file of the theme's assets.",
      valueName: "image"))
  var socialImage: String?

  @Option(help: ArgumentHelp("What stands at the foot of every page.", valueName: "markdown"))
  var footer: String?

  @Option(
    help: ArgumentHelp(
      "The settings file, which the options above go before (default: docgen.yaml).",
      valueName: "file"), completion: .file(extensions: ["yaml"]))
  var settings: String?

  func validate() throws {
    if let date = Self.sourceDate, Self.archiveTime(date) == nil {
      throw ValidationError(
        "SOURCE_DATE_EPOCH wants a number of seconds since 1970, not '\(date)'.")
    }
    for name in ["base-url", "repository-url", "code-languages"] {
      if let problem = stated.problem(with: name) {
        throw ValidationError("--\(name): \(problem.message); \(problem.remedy).")
      }
    }
  }

  /// What the command line says.
  private var stated: SiteSettings {
    var settings = SiteSettings()
    settings.title = title
    settings.baseURL = baseURL
    settings.repositoryURL = repositoryURL
    settings.theme = theme
    settings.codeLanguages = codeLanguages
    settings.socialImage = socialImage
    settings.footer = footer
    return settings
  }

  /// The command line's settings, and below them the file's.
  private func completeSettings(at path: FilePath?) -> (SiteSettings, [Diagnostic]) {
    guard let path else { return (stated, []) }
    let (file, unreadable) = InputFolders.file(path)
    guard let file else { return (stated, unreadable) }
    let (read, diagnostics) = SiteSettings.read(file)
    return (stated.completed(by: read), diagnostics)
  }

  /// Reads the input and plans the site.
  ///
  /// - Returns: The site, and what could not be read.
  /// - Throws: An exit code if the catalogue cannot be read.
  func plan(offersDownloads: Bool = true) throws -> (site: Site, unreadable: [Diagnostic]) {
    let catalogue = try self.catalogue.load(otherwise: .findings)
    var (input, unreadable) = input(of: catalogue, at: places)
    input.offersDownloads = offersDownloads
    return (Site(input), unreadable)
  }

  /// Where a site's input stands.
  struct Places {
    /// The settings file; nil where there is none.
    var settings: FilePath?
    /// The folder of guides; nil where there is none.
    var content: FilePath?
    /// The folder of themes; nil where there is none.
    var themes: FilePath?
  }

  /// The places named, or those that the project or the installation has.
  var places: Places {
    Places(
      settings: settings.map(FilePath.init(argument:))
        ?? Self.found(FilePath(SiteSettings.fileName)),
      content: content.map(FilePath.init(argument:)) ?? Self.found("content"),
      themes: Self.found("themes"))
  }

  /// What the site is made of besides the catalogue, and what of it could not be read.
  func input(of catalogue: Catalogue, at places: Places) -> (
    input: SiteInput, diagnostics: [Diagnostic]
  ) {
    var (settings, problems) = completeSettings(at: places.settings)
    settings.baseURL = settings.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let folders = InputFolders(
      content: places.content, theme: folder(of: settings, at: places),
      sharedThemes: places.themes)
    var (input, unreadable) = folders.load(catalogue, settings: settings)
    input.leavesOutForeignGuides = self.catalogue.file != nil && content == nil
    if let time = Self.sourceDate.flatMap(Self.archiveTime) { input.archiveTime = time }
    return (input, problems + unreadable)
  }

  /// The files and folders that a site is made of, the catalogue aside.
  func watched(at places: Places) -> [FilePath] {
    let (settings, _) = completeSettings(at: places.settings)
    return [
      places.content, folder(of: settings, at: places), places.themes, places.settings,
    ].compactMap(\.self)
  }

  /// The theme's folder: the one named, or one of that name among the themes.
  private func folder(of settings: SiteSettings, at places: Places) -> FilePath {
    let name = settings.theme ?? "default"
    let path = FilePath(argument: name)
    if path.components.count > 1 || path.isAbsolute || theme != nil && Files.isReadable(path) {
      return path
    }
    return (places.themes ?? "themes") / path
  }

  /// The time that files of a reproducible build bear, for the entries of archives.
  ///
  /// Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
  private static var sourceDate: String? {
    RunningProgram.environment("SOURCE_DATE_EPOCH")
  }

  private static func archiveTime(_ text: String) -> ArchiveTime? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap(ArchiveTime.init(secondsSince1970:))
  }

  /// A folder of the project, or of the installation where the current folder is no project.
  static func found(_ name: FilePath) -> FilePath? {
    Files.isReadable(name) ? name : installed(name)
  }

  /// A folder of the installation.
  static func installed(_ name: FilePath) -> FilePath? {
    guard let folder = RunningProgram.path?.parent else { return nil }
    let path = folder / "../share/docgen" / name
    return Files.isReadable(path) ? path : nil
  }
}
