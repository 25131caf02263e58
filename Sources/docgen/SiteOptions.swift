import Archive
import ArgumentParser
import Diagnostics
import KeyModel
import Publish
import Site

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a site is made of, as `build` and `check` are told.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of guides in Markdown (default: content).", valueName: "folder"),
    completion: .directory)
  var content: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the theme's templates and assets (default: themes/default).",
      valueName: "folder"), completion: .directory)
  var theme: String?

  @OptionGroup var catalogue: CatalogueOption

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "Where the site will be served, for full addresses and the site map.", valueName: "url"))
  var baseURL: String?

  func validate() throws {
    if let date = Self.sourceDate, Self.archiveTime(date) == nil {
      throw ValidationError(
        "SOURCE_DATE_EPOCH wants a number of seconds since 1970, not '\(date)'.")
    }
    guard let baseURL else { return }
    guard baseURL.hasPrefix("https://") || baseURL.hasPrefix("http://"),
      !baseURL.contains(where: { $0.isWhitespace || $0 == "#" || $0 == "?" })
    else {
      throw ValidationError(
        "--base-url wants a web address such as https://example.com/keys/, not '\(baseURL)'.")
    }
  }

  /// Reads the input and plans the site.
  ///
  /// - Throws: An exit code where the catalogue cannot be read.
  func plan() throws -> (catalogue: Catalogue, site: Site, diagnostics: [Diagnostic]) {
    let catalogue = try self.catalogue.load(otherwise: .findings)
    let (input, unreadable) = input(of: catalogue, in: folders)
    let site = Site(planning: input)
    return (catalogue, site, (unreadable + site.diagnostics).inReadingOrder())
  }

  /// Where the guides and the theme are.
  var folders: InputFolders {
    InputFolders(
      content: content ?? Self.found("content"),
      theme: theme ?? Self.found("themes/default") ?? "themes/default")
  }

  /// What the site is made of besides the catalogue, and what of it could not be read.
  func input(of catalogue: Catalogue, in folders: InputFolders) -> (
    input: SiteInput, diagnostics: [Diagnostic]
  ) {
    let url = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    var (input, unreadable) = folders.load(catalogue, baseURL: url)
    input.leavesOutForeignGuides = self.catalogue.file != nil && content == nil
    if let time = Self.sourceDate.flatMap(Self.archiveTime) { input.archiveTime = time }
    return (input, unreadable)
  }

  /// The time that files of a reproducible build bear, for the entries of archives.
  ///
  /// Source: reproducible-builds.org, "SOURCE_DATE_EPOCH specification".
  private static var sourceDate: String? {
    guard let value = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func archiveTime(_ text: String) -> ArchiveTime? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap(ArchiveTime.init(secondsSince1970:))
  }

  /// A folder of the project, or of the installation where the current folder is no project.
  static func found(_ name: String) -> String? {
    if access(name, R_OK) == 0 { return name }
    guard let program = Self.program, let slash = program.lastIndex(of: "/") else { return nil }
    let path = program[..<slash] + "/../share/docgen/" + name
    return access(path, R_OK) == 0 ? path : nil
  }

  /// Where the running program stands, links followed.
  static var program: String? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      guard let real = realpath(buffer, nil) else { return nil }
    #else
      guard let real = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(real) }
    return String(cString: real)
  }
}
