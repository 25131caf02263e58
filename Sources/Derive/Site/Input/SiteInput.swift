package import Archive
package import Diagnostics
package import KeyModel
import Text

/// A file that went into a build, as it was read.
package struct SourceFile: Sendable {
  /// As diagnostics show it.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The name without folder and extension.
  package var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension SourceFile {
  /// The file's text, or a finding that it has none.
  ///
  /// - Parameter what: The name of the file in a finding.
  func text(_ what: String) -> Result<String, NotUTF8> {
    if let text = String(validating: bytes, as: UTF8.self) { return .success(text) }
    let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = parts.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return .failure(
      NotUTF8(
        diagnostic: .error(
          "not-utf-8", at: SourceLocation(file: path, line: (line ?? parts.count) + 1),
          "The \(what) is not UTF-8 text", remedy: "save it as UTF-8")))
  }

  struct NotUTF8: Error { var diagnostic: Diagnostic }
}

/// Everything a site is made of.
package struct SiteInput: Sendable {
  package var catalogue: Catalogue
  /// An earlier edition of the catalogue, for the page of changes.
  package var previous: Catalogue?
  /// Markdown files, each a guide.
  package var guides: [SourceFile]
  /// The folder that the guides are in, as their paths begin.
  package var contentFolder = "content"
  /// The other files of that folder, which guides may show or link to.
  package var contentFiles: [ContentFile] = []
  /// Whether guides that are drafts have pages.
  package var showsDrafts = false
  /// Mustache templates by file name, and the files a theme brings along.
  package var templates: [SourceFile]
  /// The days of files' last commits, such as `2026-11-03`, by their paths.
  package var commitDays: [String: String] = [:]
  /// The file whose markup goes into the head of every page.
  package var head: SourceFile?
  /// Whether there is no theme. The reader of the input has reported that.
  package var lacksTheme = false
  /// The theme's words, a file for each language; those of a theme come before its parent's.
  package var words: [SourceFile] = []
  /// A theme's other files; each path is taken from the theme's `assets` folder on.
  package var assets: [SourceFile]
  /// Files of a theme's extension for editors; paths start at its folder `extension`.
  package var extensionFiles: [SourceFile] = []
  /// Files that are copied into the site as they are; each path is that in the site.
  package var copiedFiles: [SourceFile] = []
  /// The theme's options: texts by name, for the slots `option-NAME`.
  package var themeOptions: [String: String] = [:]
  /// Whether to leave out guides of whose keys the catalogue has none: they came with the program, for
  /// another catalogue.
  package var leavesOutForeignGuides = false
  /// The findings that the program's checker can report, by subject.
  package var findings: [FindingFamily] = []
  /// The checker of property lists and JSON as a WebAssembly module; nil for a site that checks no files.
  package var checker: [UInt8]?
  /// The larger module, which reads YAML and TOML too.
  package var largerChecker: [UInt8]?
  /// The codes that the checker reports for their own wrong pieces.
  package var codesFound = CodesFound()
  /// A file with mistakes that the page offers to check; nil to make one from the catalogue.
  package var checkExample: SourceFile?
  /// The form in which it is published.
  package var form = SiteForm.site
  /// Whether the site has archives to download: the docset, the whole site, the schemas.
  package var offersDownloads = true
  /// Whether the catalogue is a file's, which the program doesn't know by itself.
  package var isCatalogueOfFile = false
  /// The name of the program that makes the site, for the commands that pages show.
  package var programName = "docgen"
  /// A base URL among them ends in a slash.
  package var settings: SiteSettings
  /// The time of every entry in the archives.
  package var archiveTime: ArchiveTime

  package init(
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
    describe(catalogue)
  }

  /// Takes a catalogue, and gives it the title that the settings say.
  package mutating func describe(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    if let title = settings.title { self.catalogue.title = title }
  }

  /// The address of the site, ending in a slash; nil if unknown.
  package var baseURL: String? { settings.baseURL }
}
