package import Diagnostics
package import FileSystem
package import Site
import Text

/// A folder with the editions of a site side by side, each in its own folder, and the files that they share.
///
/// Each edition is an `OutputFolder`. The shared files are made of what is in the folder, so that an edition whose folder
/// was removed disappears from the menu with the next build.
package struct EditionsFolder: Sendable {
  private let path: FilePath

  package init(_ path: FilePath) { self.path = path.withoutTrailingSlashes }

  /// The folder of an edition.
  package func folder(of edition: EditionName) -> FilePath { path / FilePath(edition.text) }

  /// Refuses an edition before it is made if the shared files could not be written, or readers could not tell it from another.
  package func refuse(_ edition: EditionName, _ settings: SiteSettings, replacingOthers: Bool)
    throws(OutputRefusal)
  {
    let latest = settings.latestEdition
    let entries = (try? OpenFolder(path).entries()) ?? []
    if let entry = entries.first(where: { $0.name.text == edition.text && $0.kind != .folder }) {
      throw refusal(
        "edition-not-a-folder", "The entry '\(entry.name.text)' is a link or a file, not a folder",
        remedy: "remove it, or choose another name with --edition")
    }
    let names = entries.filter { $0.kind == .folder }.map(\.name.text)
    if let twin = names.first(where: {
      $0 != edition.text && $0.lowercased() == edition.text.lowercased()
    }) {
      throw refusal(
        "colliding-edition",
        "The edition '\(edition.text)' and the folder '\(twin)' differ only in case",
        remedy: "choose another name with --edition")
    }
    if let latest, latest != edition.text, !names.contains(latest) {
      throw refusal(
        "unknown-edition", "There is no edition '\(latest)' to be the latest",
        remedy: "name one that is published, or leave out 'latest-edition'")
    }
    let manifest = manifest
    let shared = Set(EditionList.paths.map { FilePath($0) })
    if let manifest, manifest.checksums.keys.contains(where: { !shared.contains($0) }) {
      throw refusal(
        "site-without-editions", "The folder has a site that is not an edition",
        remedy: "choose another folder with --output, or empty this one")
    }
    guard !replacingOthers else { return }
    // People put the empty file that GitHub looks for there themselves.
    let written = EditionList.paths(settings).map { FilePath($0) }.filter { $0 != ".nojekyll" }
    if let foreign = written.first(where: {
      Files.kind(of: path / $0) != nil && !(manifest?.contains($0) ?? false)
    }) {
      throw OutputRefusal(
        .error(
          "output-not-ours", at: SourceLocation(file: (path / foreign).text),
          "The file was not written by docgen, and a build would overwrite it",
          remedy:
            "move it away, or choose another folder with --output, or overwrite it with --force"))
    }
    try OutputFolder(path, besides: isEdition).refuseStrangers()
  }

  /// Refuses a folder with editions for a site without them.
  package func refuseEditions() throws(OutputRefusal) {
    guard manifest?.contains("editions.js") == true else { return }
    throw refusal(
      "output-has-editions", "The folder has editions of a site side by side",
      remedy: "name one with --edition, or choose another folder with --output")
  }

  /// Writes the shared files, and reports editions that are left out.
  ///
  /// - Parameter input: The input of the edition that was published just now.
  package func publishList(_ input: SiteInput, replacingOthers: Bool) throws -> [Diagnostic] {
    var problems: [Diagnostic] = []
    _ = try OutputFolder(path, besides: isEdition).publish(replacingOthers: replacingOthers) {
      take in
      let (editions, broken) = editions
      let folder = try? OpenFolder(path)
      let list = EditionList(editions, input) { name in
        try? folder?.file(FilePath(name)).wholeContents(atMost: FolderReading.bytesLimit)
      }
      problems = broken + (list?.findings ?? [])
      list?.files.forEach(take)
    }
    return problems
  }

  private var manifest: OutputManifest? {
    guard let folder = try? OpenFolder(path), (try? OutputManifest.isThere(in: folder)) == true
    else {
      return nil
    }
    return try? OutputManifest(in: folder)
  }

  /// Whether an entry of the folder is an edition.
  private func isEdition(_ name: FilePath) -> Bool {
    name.exactText.flatMap(EditionName.init) != nil
      && Files.isFile(path / name / FilePath(EditionDescription.path))
  }

  private var editions: ([EditionDescription], [Diagnostic]) {
    var (editions, problems) = ([EditionDescription](), [Diagnostic]())
    guard let folder = try? OpenFolder(path), let entries = try? folder.entries() else {
      return ([], [])
    }
    for entry in entries where entry.kind == .folder {
      let file = path / entry.name / FilePath(EditionDescription.path)
      guard let name = entry.name.exactText.flatMap(EditionName.init),
        Files.kind(of: file) != nil
      else { continue }
      do throws(FileError) {
        let bytes = try folder.folder(entry.name).file(FilePath(EditionDescription.path))
          .wholeContents(atMost: EditionDescription.bytesLimit)
        let (edition, problem) = EditionDescription.read(bytes, folder: name, file: file.text)
        if let edition { editions.append(edition) }
        if let problem { problems.append(problem) }
      } catch {
        problems.append(
          .warning(
            "broken-edition", at: SourceLocation(file: file.text),
            "The edition is left out of the menu: \(error)",
            remedy: "publish it again with --edition \(name.text), or remove its folder"))
      }
    }
    return (editions, problems)
  }

  private func refusal(_ id: String, _ message: String, remedy: String) -> OutputRefusal {
    OutputRefusal(.error(id, at: SourceLocation(file: path.text), message, remedy: remedy))
  }
}
