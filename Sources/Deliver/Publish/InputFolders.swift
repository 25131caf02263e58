package import Diagnostics
package import FileSystem
package import KeyModel
package import Site

/// Reads a site's input from disk.
package struct InputFolders: Sendable {
  /// The folder in the content with files that are copied into the site as they are.
  static let copied: FilePath = "static"
  /// The folder in the content with the file that the page of the checker offers as an example, under the name that such files have.
  static let example: FilePath = "check"

  /// A folder of Markdown files, and of files that are copied into the site.
  package var content: FilePath?
  /// A folder with `templates` and `assets`, or with `theme.yaml` and the files that differ from the parent theme.
  package var theme: FilePath
  /// A folder of themes to find a parent in that is not beside its child.
  package var sharedThemes: FilePath?

  package init(content: FilePath?, theme: FilePath, sharedThemes: FilePath? = nil) {
    self.content = content
    self.theme = theme
    self.sharedThemes = sharedThemes
  }

  /// The input, and a diagnostic for every file that could not be read.
  package func load(_ catalogue: Catalogue, settings: SiteSettings = SiteSettings()) -> (
    input: SiteInput, diagnostics: [Diagnostic]
  ) {
    var reading = FolderReading()
    let guides = guides(&reading)
    let copied =
      content.map {
        reading.files(
          in: $0 / Self.copied, ending: nil, below: "", within: $0, isOptional: true,
          where: OutputFolder.mayWrite)
      } ?? []
    let folders = ThemeFolders(theme, shared: sharedThemes, reading: &reading)
    var input = SiteInput(
      catalogue: catalogue, guides: guides, templates: folders.templates, assets: folders.assets,
      settings: settings)
    if let content { input.contentFolder = content.text }
    input.contentFiles =
      content.map { reading.contentFiles(in: $0, where: Self.isBesideGuides) } ?? []
    input.lacksTheme = folders.isMissing
    input.themeOptions = folders.options
    input.extensionFiles = folders.extensionFiles
    input.words = folders.words
    input.copiedFiles = copied
    input.checkExample =
      content.map {
        reading.files(in: $0 / Self.example, ending: nil, below: "", within: $0, isOptional: true)
      }?.first
    return (input, reading.diagnostics + folders.diagnostics)
  }

  private func guides(_ reading: inout FolderReading) -> [SourceFile] {
    content.map {
      reading.files(in: $0, ending: ".md", where: Self.isBesideGuides)
    } ?? []
  }

  /// Whether a path in the content folder is a guide's, or a file's that guides may name.
  private static func isBesideGuides(_ path: FilePath) -> Bool {
    !path.name.isHidden && path != copied && path != example
  }

  /// One file, and a diagnostic where it cannot be read, or is not within a folder.
  package static func file(_ path: FilePath, within boundary: FilePath? = nil) -> (
    file: SourceFile?, diagnostics: [Diagnostic]
  ) {
    var reading = FolderReading()
    let file = reading.file(path, within: boundary)
    return (file, reading.diagnostics)
  }

  /// The guides alone; a file that cannot be read is left out.
  package func loadGuides() -> [SourceFile] {
    var reading = FolderReading()
    return guides(&reading)
  }
}
