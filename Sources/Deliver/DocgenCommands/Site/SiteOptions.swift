import Archive
import ArgumentParser
import Checking
import Diagnostics
import FileSystem
import KeyModel
import Publish
import Site

struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the Markdown guides (default: content).", valueName: "folder"),
    completion: .directory)
  var content: String?

  @Option(
    help: ArgumentHelp(
      "The theme: a folder, or the name of one in themes/ (default: default).",
      valueName: "theme"), completion: .directory)
  var theme: String?

  @OptionGroup var catalogue: CatalogueOption

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "The address where the site will be served, for full links and the sitemap.",
      valueName: "url"))
  var baseURL: String?

  @Option(
    help: ArgumentHelp("The site's title (default: the catalogue's).", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The language of the site, such as de or zh-Hans (default: en).", valueName: "tag"))
  var language: String?

  @Option(
    name: .customLong("repository-url"),
    help: ArgumentHelp(
      "Where sources can be edited: a repository, or an address with {path} and {line}.",
      valueName: "url"))
  var repositoryURL: String?

  @Option(
    name: .customLong("report-url"),
    help: ArgumentHelp(
      "Where mistakes can be reported: an address with {key}, {statement}, {source} and {page}.",
      valueName: "url"))
  var reportURL: String?

  @Option(
    help: ArgumentHelp(
      "An earlier catalogue.json; the page of changes lists the differences.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var previous: String?

  @Option(
    name: .customLong("code-languages"),
    help: ArgumentHelp(
      "The languages of examples: xml, json, yaml, toml, swift (default: xml,json).",
      valueName: "list"))
  var codeLanguages: String?

  @Option(
    name: .customLong("social-image"),
    help: ArgumentHelp(
      "The picture shown with links to the site: an address, or a file in the theme's assets; {kind} is the kind of page.",
      valueName: "image"))
  var socialImage: String?

  @Option(
    help: ArgumentHelp(
      "Whether readers can keep the site in their browser: yes or no (default: yes).",
      valueName: "answer"))
  var offline: String?

  @Option(
    help: ArgumentHelp(
      "Whether each document has a page with all its keys, to print: yes or no (default: no).",
      valueName: "answer"))
  var print: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The host that the site gets headers, redirects and other files for: \(SiteSettings.hosts) (default: none).",
      valueName: "host"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "The edition that this site is, such as 1.2: it is published into a folder of this name, beside the other editions.",
      valueName: "name"))
  var edition: String?

  @Option(
    name: .customLong("latest-edition"),
    help: ArgumentHelp(
      "The edition that the others lead to (default: the newest).", valueName: "name"))
  var latestEdition: String?

  @Option(help: ArgumentHelp("The text at the bottom of every page.", valueName: "markdown"))
  var footer: String?

  @Option(
    help: ArgumentHelp(
      "The module that checks files in a page (default: the one beside the program).",
      valueName: "file"), completion: .file(extensions: ["wasm"]))
  var checker: String?

  @Option(
    help: ArgumentHelp(
      "The settings file, which the options above override (default: docgen.yaml beside the guides; with --catalogue, only if --content names their folder).",
      valueName: "file"), completion: .file(extensions: ["yaml"]))
  var settings: String?

  func validate() throws {
    if let date = Self.sourceDate, Self.archiveTime(date) == nil {
      throw ValidationError(
        "SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(date)'.")
    }
    for name in [
      "language", "base-url", "repository-url", "report-url", "code-languages", "offline", "print",
      "host",
      "edition", "latest-edition",
    ] {
      if let problem = stated.problem(with: name) {
        let option = name == "host" ? "for" : name
        throw ValidationError("--\(option): \(problem.message); \(problem.remedy).")
      }
    }
  }

  private var stated: SiteSettings {
    var settings = SiteSettings()
    settings.title = title
    settings.language = language
    settings.baseURL = baseURL
    settings.repositoryURL = repositoryURL
    settings.reportURL = reportURL
    settings.previous = previous
    settings.theme = theme
    settings.codeLanguages = codeLanguages
    settings.socialImage = socialImage
    settings.offline = offline
    settings.print = print
    settings.host = host
    settings.footer = footer
    settings.edition = edition
    settings.latestEdition = latestEdition
    return settings
  }

  /// Everything that a site is made of, as it was read. The catalogue's file is not yet looked into.
  struct Reading {
    var input: SiteInput
    var diagnostics: [Diagnostic]
    /// The files of the catalogue and of its earlier edition.
    var catalogues: [[UInt8]?]
    /// The name of the catalogue's file.
    var catalogue: String?

    /// Nil if it is not known whether another input is the same.
    var digest: InputDigest? {
      InputDigest(
        of: input, diagnostics, catalogues: catalogues, catalogue: catalogue,
        program: RunningProgram.path)
    }
  }

  func read(
    offersDownloads: Bool = true, form: SiteForm = .site, showsDrafts: Bool = false
  ) throws -> Reading {
    let bytes = try catalogue.bytes()
    var (input, previous, diagnostics) = sources.read()
    input.showsDrafts = showsDrafts
    input.offersDownloads = offersDownloads
    input.form = form
    return Reading(
      input: input, diagnostics: diagnostics, catalogues: [bytes, previous],
      catalogue: catalogue.file)
  }

  /// Plans the site, and reports the catalogue's warnings and files that could not be read.
  ///
  /// - Parameter checksCodes: Whether pages offer to check the pieces of codes, which takes a while to find out.
  func plan(_ reading: Reading, checksCodes: Bool = true) throws -> (
    site: Site, unreadable: [Diagnostic]
  ) {
    let (catalogue, warnings) = try self.catalogue.catalogue(
      of: reading.catalogues[0], otherwise: .findings)
    let sources = sources
    var input = sources.input(reading.input, of: catalogue)
    if checksCodes { input.codesFound = sources.codesFound(catalogue) }
    return (Site(input), warnings + reading.diagnostics)
  }

  /// Reports findings: those in the catalogue's Swift files at their paths in the package.
  func report(_ findings: [Diagnostic]) {
    let isInSwift = findings.contains { $0.location?.file.hasSuffix(".swift") == true }
    Terminal.report(isInSwift ? findings.map(sources.swiftSources.located) : findings)
  }

  /// The files and folders that were named, or else the project's or the installation's.
  var sources: SiteSources {
    var sources = SiteSources()
    sources.stated = stated
    sources.settingsFile = settings.map(FilePath.init(argument:)) ?? foundSettings
    sources.content = content.map(FilePath.init(argument:)) ?? catalogue.found("content")
    sources.themes = Self.found("themes")
    sources.swiftFiles = catalogue.file == nil ? "Sources" : nil
    sources.checker = checker.map(FilePath.init(argument:)) ?? Self.foundChecker
    sources.leavesOutForeignGuides = catalogue.file != nil && content == nil
    sources.programName = Program.current.name
    sources.isCatalogueOfFile = catalogue.file != nil
    sources.findings = findingFamilies(of:)
    sources.codesFound = codesFound(in:)
    sources.archiveTime = Self.sourceDate.flatMap(Self.archiveTime)
    return sources
  }

  /// The settings beside the named guides, or else in the project or the installation, if the catalogue is built in.
  private var foundSettings: FilePath? {
    let name = FilePath(SiteSettings.fileName)
    if let content {
      let parent = FilePath(argument: content).withoutTrailingSlashes.parent
      let beside = parent.map { $0 / name } ?? name
      if Files.isReadable(beside) { return beside }
    }
    return catalogue.file == nil ? Self.found(name) : nil
  }

  /// The date of entries of archives. Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
  private static var sourceDate: String? {
    RunningProgram.environment("SOURCE_DATE_EPOCH")
  }

  private static func archiveTime(_ text: String) -> ArchiveTime? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap(ArchiveTime.init(secondsSince1970:))
  }

  /// A folder of the project, or of the installation if the current folder is not a project.
  static func found(_ name: FilePath) -> FilePath? {
    Files.isReadable(name) ? name : installed(name)
  }

  /// The module beside the program, where it was built, or installed with it.
  private static var foundChecker: FilePath? {
    let name: FilePath = "checker.wasm"
    let beside = RunningProgram.path?.parent.map { $0 / name }
    return beside.flatMap { Files.isReadable($0) ? $0 : nil } ?? installed(name)
  }

  static func installed(_ name: FilePath) -> FilePath? {
    guard let folder = RunningProgram.path?.parent else { return nil }
    let path = folder / "../share" / FilePath(Program.current.name) / name
    return Files.isReadable(path) ? path : nil
  }
}
