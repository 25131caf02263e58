package import Diagnostics
package import FileSystem
package import Site
import Text

/// The folder a site is published into, by one build at a time.
///
/// A folder with docgen's files alone is exchanged for a new one, so that readers see the old site or the new one, even if a
/// build is killed. Any other is updated file by file, and other people's files are not touched. A manifest tells the next
/// build which files are docgen's, and whether they were edited.
package struct OutputFolder: Sendable {
  /// Describes docgen's files in the folder, one a line.
  package static let manifestName = ".docgen-manifest"
  static let manifest = FilePath(manifestName)

  /// The outcome of a publication.
  package struct Report: Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
    /// Files of docgen's that others have edited: written again, or left if the site no longer has them.
    package var changedByOthers: [FilePath] = []
    /// The rest of the old site, if it could not all be removed or moved into the new one.
    package var kept: Kept?
  }

  /// A folder beside the site with files of the old one.
  package struct Kept: Sendable {
    package var folder: FilePath
    /// The reason why docgen's own files may be among them; nil if others added all of them during the build.
    package var failure: FileError?
  }

  /// The time that a build waits for another one into the same folder.
  package static let timeout = Duration.seconds(10)

  private let path: FilePath
  /// Whether the folder may have an entry that is not this site's, even before its first build.
  private let besides: @Sendable (FilePath) -> Bool

  package init(_ path: FilePath, besides: @escaping @Sendable (FilePath) -> Bool = { _ in false }) {
    self.besides = besides
    let path = path.withoutTrailingSlashes
    // A link to a folder stays a link; the folder it leads to changes.
    self.path = Files.isFolder(path) ? Files.resolved(path) ?? path : path
  }

  /// Refuses a folder that overlaps with an input: the next build would read the files of this one.
  package func refuseOverlap(with inputs: [FilePath]) throws(OutputRefusal) {
    guard !path.name.bytes.isEmpty else { return }
    let output = Files.resolvedAsFarAsPossible(path)
    for input in inputs {
      guard let folder = Files.resolved(input) else { continue }
      if output.isInside(folder) || folder.isInside(output) {
        throw refusal(
          "output-in-input", "The output folder and '\(input)' overlap",
          remedy: "choose a folder beside it with --output")
      }
    }
  }

  /// Whether docgen may write a file of this path: it writes no hidden files but those that hosts look for.
  static func mayWrite(_ path: FilePath) -> Bool {
    let first = path.components.first.map { FilePath(bytes: $0) }
    let visible = first == ".well-known" ? path.components.dropFirst() : path.components[...]
    return path == ".nojekyll" || !visible.contains { $0.first == UInt8(ascii: ".") }
  }

  /// The number of files of the site that was made of an input, and the findings of its build, if the folder has each file
  /// as it was written; nil if a build may have anything to do.
  package func site(madeOf input: InputDigest) -> (count: Int, findings: [Diagnostic])? {
    guard Files.isFolder(path), let workspace = try? Workspace(path, timeout: .zero) else {
      return nil
    }
    defer { workspace.release() }
    guard !workspace.hasRemains, let site = workspace.site,
      let bytes = try? site.file(Self.manifest).bytes(atMost: OutputManifest.bytesLimit)
    else { return nil }
    let manifest = OutputManifest(reading: bytes)
    guard manifest.input == input.text(with: manifest.findings), manifest.file.bytes == bytes,
      manifest.isWhole(in: site)
    else { return nil }
    return (manifest.count, manifest.findings)
  }

  /// Makes the folder hold exactly the files of a site, which come in from any thread, or leaves it as it was.
  ///
  /// - Parameters:
  ///   - replacingOthers: Whether the site's files replace other people's at the same paths.
  ///   - input: The input of the site; nil if the next build must make its files again.
  ///   - findings: The findings about them, asked for when they are made.
  package func publish(
    replacingOthers: Bool = false, timeout: Duration = timeout,
    madeOf input: InputDigest? = nil, with findings: @autoclosure () -> [Diagnostic] = [],
    _ make: (@escaping TakeFile) throws -> Void
  ) throws -> Report {
    guard !path.name.bytes.isEmpty else {
      throw refusal(
        "output-not-a-folder", "Nothing can be published to this path",
        remedy: "name a folder with --output")
    }
    guard [nil, .folder].contains(Files.kind(of: path)) else {
      throw refusal(
        "output-not-a-folder", "The output path exists and is not a folder",
        remedy: "choose another path with --output")
    }
    let workspace: Workspace
    do {
      workspace = try Workspace(path, timeout: timeout)
    } catch let held as FileLock.Held {
      throw refusal(
        "output-locked",
        "Another build\(held.holder.map { ", process \($0)," } ?? "") is writing this folder",
        remedy: "build again when it has ended")
    }
    defer { workspace.release() }
    let kept = try workspace.clearUp()
    var report = try publish(in: workspace, replacingOthers, make) { manifest in
      if let input { manifest.note(input, findings()) }
    }
    report.kept = report.kept ?? kept
    return report
  }

  private func publish(
    in workspace: Workspace, _ replacingOthers: Bool, _ make: (@escaping TakeFile) throws -> Void,
    _ note: (inout OutputManifest) -> Void
  ) throws -> Report {
    let present = try inspect(workspace.site)
    let canExchange = workspace.canExchange && present.isOursAlone
    let staged = StagedFiles(present, replacingOthers: replacingOthers) { () throws(FileError) in
      try workspace.makeStaging(toExchange: canExchange)
    }
    // If something is left, the next build removes it or says why it cannot.
    defer { try? workspace.removeStaging() }
    try make(staged.add)
    try staged.finish()
    var files = staged.manifest
    note(&files)
    staged.add(files.file)
    try staged.finish()
    try refuse(staged.collision, present, files)
    // An edited file that the site no longer has is left alone.
    var (stale, left) = try present.stale(in: files)
    let folders = files.folders
    try refuse(
      left.first { folders.contains($0) || $0.folders.contains(where: files.contains) },
      present, files)

    var report = Report()
    report.unchanged = staged.unchanged.subtracting([Self.manifest]).count
    report.written = files.count - report.unchanged
    if let new = staged.folder, !staged.written.isEmpty {
      var isPublished = false
      if canExchange, left.isEmpty {
        do throws(FileError) {
          try complete(new, staged, present)
          report.kept = try workspace.exchange(new, for: present)
          isPublished = true
        } catch {
          guard error.isImpossible, present.folder != nil else { throw error }
        }
      }
      if !isPublished, let site = present.folder {
        left.formUnion(try FolderUpdate(site, present, staged, stale).run())
      }
    }
    stale = stale.filter { !left.contains($0.key) }
    report.removed = stale.count
    report.changedByOthers = (staged.changedByOthers + left).sorted()
    return report
  }

  /// Gives the new state the files that did not change, and the modes and owners of folders.
  private func complete(_ new: OpenFolder, _ staged: StagedFiles, _ present: PresentState)
    throws(FileError)
  {
    guard let old = present.folder else { return try new.restoreMode() }
    let unchanged = Dictionary(grouping: staged.unchanged) { $0.parent ?? "" }
    // The innermost first, for a folder may be closed to us afterwards.
    let folders = staged.manifest.folders.filter { present.entries[$0]?.kind == .folder }
    for path in folders.sorted(by: >) + [""] {
      let (source, target) = (try old.folder(path), try new.makeFolder(path))
      for file in unchanged[path] ?? [] { try source.link(file.name, into: target) }
      try target.copyAttributes(of: source)
    }
  }

  private func refuse(
    _ collision: FilePath?, _ present: PresentState, _ files: OutputManifest
  ) throws {
    guard let collision else { return }
    let location = SourceLocation(file: (path / collision).text)
    if present.isOnMount(collision) {
      throw OutputRefusal(
        .error(
          "output-not-ours", at: location,
          "The path is on a file system that is mounted in the output folder",
          remedy: "unmount it, or choose another folder with --output"))
    }
    let mayGo = present.kind(of: collision) == .file && files.contains(collision)
    throw OutputRefusal(
      .error(
        "output-not-ours", at: location,
        "The file was not written by docgen, and a build would overwrite it",
        remedy: "move it away, or choose another folder with --output"
          + (mayGo ? ", or overwrite it with --force" : "")))
  }

  private func refusal(_ id: String, _ message: String, remedy: String) -> OutputRefusal {
    OutputRefusal(.error(id, at: SourceLocation(file: path.text), message, remedy: remedy))
  }

  private func inspect(_ site: OpenFolder?) throws -> PresentState {
    if let site, let stranger = try stranger(in: site) { throw refusal(of: stranger) }
    return try PresentState(site)
  }

  /// Refuses a folder that a build would refuse for what others have in it.
  func refuseStrangers() throws(OutputRefusal) {
    guard let site = try? OpenFolder(path), let stranger = try? stranger(in: site) else { return }
    throw refusal(of: stranger)
  }

  /// Something that is not docgen's in a folder without a manifest.
  private func stranger(in site: OpenFolder) throws(FileError) -> FilePath? {
    guard try !OutputManifest.isThere(in: site) else { return nil }
    return try site.entries().map(\.name).first { !Self.isHarmless($0) && !besides($0) }
  }

  private func refusal(of stranger: FilePath) -> OutputRefusal {
    refusal(
      "output-not-ours",
      "The folder contains files that docgen did not write, such as '\(stranger)'",
      remedy: "choose an empty folder or a new one with --output")
  }

  /// Whether a folder may have this in it and count as empty. A home folder may have only hidden files, too.
  private static func isHarmless(_ name: FilePath) -> Bool {
    Workspace.isReserved(name) || Workspace.isOfNeighbour(name) || name.hasPrefix(".git")
      || [".nojekyll", ".keep", ".DS_Store"].contains(name)
  }
}

/// The reason why a folder was left alone.
package struct OutputRefusal: Error {
  package var diagnostic: Diagnostic
  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
