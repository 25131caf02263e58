public import Diagnostics
public import KeyModel
public import Site

/// Reads what a site is made of from disk.
public struct InputFolders: Sendable {
  /// A folder of Markdown files.
  public var content: String?
  /// A folder with `templates` and `assets`.
  public var theme: String

  public init(content: String?, theme: String) {
    self.content = content
    self.theme = theme
  }

  /// The input, and a diagnostic for every file that could not be read.
  public func load(_ catalogue: Catalogue, baseURL: String?) -> (
    input: SiteInput, diagnostics: [Diagnostic]
  ) {
    var reading = Reading()
    let guides = content.map { reading.files(in: $0, ending: ".md") } ?? []
    let templates = reading.files(in: theme + "/templates", ending: ".mustache")
    var assets = reading.files(in: theme + "/assets", ending: nil)
    for index in assets.indices {
      assets[index].path = String(assets[index].path.dropFirst(theme.count + "/assets/".count))
    }
    let input = SiteInput(
      catalogue: catalogue, guides: guides, templates: templates, assets: assets, baseURL: baseURL)
    return (input, reading.diagnostics)
  }

  /// The guides alone; a file that cannot be read is left out.
  public func loadGuides() -> [SourceFile] {
    var reading = Reading()
    return content.map { reading.files(in: $0, ending: ".md") } ?? []
  }

  private struct Reading {
    var diagnostics: [Diagnostic] = []

    /// The files of a folder and those below, hidden ones left out.
    mutating func files(in folder: String, ending: String?) -> [SourceFile] {
      let entries: [Files.Entry]
      do {
        entries = try Files.tree(folder)
      } catch {
        report(error, remedy: "check the folder's name")
        return []
      }
      var files: [SourceFile] = []
      for entry in entries where entry.kind != .folder {
        let isHidden = entry.path.split(separator: "/").contains { $0.hasPrefix(".") }
        guard !isHidden, ending.map({ entry.path.hasSuffix($0) }) ?? true else { continue }
        let path = folder + "/" + entry.path
        do {
          files.append(SourceFile(path: path, bytes: try Files.read(path)))
        } catch {
          report(error, remedy: "make the file readable, or remove it")
        }
      }
      return files
    }

    private mutating func report(_ error: FileError, remedy: String) {
      diagnostics.append(
        .error(
          "unreadable-file", at: SourceLocation(file: error.path), error.description,
          remedy: remedy))
    }
  }
}
