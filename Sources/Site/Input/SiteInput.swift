public import Archive
public import KeyModel

/// A file that went into a build, as it was read.
public struct SourceFile: Sendable {
  /// As diagnostics show it.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The name without folder and extension.
  public var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// Everything a site is made of.
public struct SiteInput: Sendable {
  public var catalogue: Catalogue
  /// Markdown files, each a guide.
  public var guides: [SourceFile]
  /// Mustache templates by file name, and the files a theme brings along.
  public var templates: [SourceFile]
  /// A theme's other files; each path is taken from the theme's `assets` folder on.
  public var assets: [SourceFile]
  /// The theme's options: texts by name, for the slots `option-NAME`.
  public var themeOptions: [String: String] = [:]
  /// Whether guides are left out whose keys the catalogue does not have, not one of them: they came
  /// with the program, for another catalogue.
  public var leavesOutForeignGuides = false
  /// Whether the site has archives to take along: the docset, the whole site, the schemas.
  public var offersDownloads = true
  /// A base URL among them ends in a slash.
  public var settings: SiteSettings
  /// The time of every entry in the archives.
  public var archiveTime: ArchiveTime

  public init(
    catalogue: Catalogue, guides: [SourceFile], templates: [SourceFile],
    assets: [SourceFile] = [], settings: SiteSettings = SiteSettings(), baseURL: String? = nil,
    archiveTime: ArchiveTime = .oldest
  ) {
    self.catalogue = catalogue
    self.guides = guides
    self.templates = templates
    self.assets = assets
    self.settings = settings
    self.archiveTime = archiveTime
    if let baseURL { self.settings.baseURL = baseURL }
    if let title = settings.title { self.catalogue.title = title }
  }

  /// Where the site will be served, ending in a slash; nil where nobody knows.
  public var baseURL: String? { settings.baseURL }
}
