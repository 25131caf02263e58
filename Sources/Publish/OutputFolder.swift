package import Diagnostics
package import FileSystem
package import Site
import Text

/// The folder a site is published into.
///
/// A new state is built beside it and swapped in whole, so that readers see the old site or the
/// new one and nothing between, also where a build is killed. Files that docgen did not write stay as
/// they are; the ones it did write are described in a file of the folder, so that the next build
/// knows them, and whether they have been edited since. One build at a time writes.
package struct OutputFolder: Sendable {
  /// Describes docgen's files in the folder, one a line.
  package static let manifestName = ".docgen-manifest"
  private static let manifest = FilePath(manifestName)

  /// What a publication did.
  package struct Report: Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
    /// Files of ours that others have changed since: they are as docgen makes them again, and those
    /// that the site no longer has are left as they are.
    package var changedByOthers: [FilePath] = []
  }

  /// How long a build waits for another one into the same folder.
  package static let patience = Duration.seconds(10)

  let path: FilePath
  let paths: OutputPaths

  package init(_ path: FilePath) {
    let path = path.withoutTrailingSlashes
    // A link to a folder stays a link: what it leads to is what is swapped, and may be missing where
    // a build was killed.
    let target = Files.isFolder(path) ? Files.resolved(path) ?? path : Files.destination(of: path)
    let isThere = Files.isFolder(path) || OutputPaths(target).isInterrupted
    self.path = isThere ? target : path
    paths = OutputPaths(self.path)
  }

  /// Makes the folder hold exactly these files of ours, or leaves it as it was.
  ///
  /// - Throws: A `FileError` where the disk refuses, and a `Refusal` where the folder is not ours, or
  ///   not now.
  package func publish(
    _ files: [OutputFile], replacingOthers: Bool = false, patience: Duration = patience
  ) throws -> Report {
    try publish(replacingOthers: replacingOthers, patience: patience) { sink in
      files.forEach(sink.take)
    }
  }

  /// The same with files that are handed over one by one, and written as they come, so that few of
  /// them are in memory.
  ///
  /// - Parameters:
  ///   - replacingOthers: Whether files go that others put where the site has one.
  ///   - patience: How long to wait for another build into the folder.
  ///   - make: Hands over every file, from any thread. Where it throws, the folder stays as it was.
  package func publish(
    replacingOthers: Bool = false, patience: Duration = patience,
    _ make: (any FileSink) throws -> Void
  ) throws -> Report {
    try Files.makeFolder(paths.parent)
    let lock: FileLock
    do {
      lock = try FileLock(paths.lock, patience: patience)
    } catch let held as FileLock.Held {
      throw Refusal(
        .error(
          "output-locked", at: SourceLocation(file: path.text),
          "Another build\(held.holder.map { ", process \($0)," } ?? "") is writing this folder",
          remedy: "build again when it has ended"))
    }
    defer { lock.release() }
    try paths.clearUp()
    return try publishLocked(replacingOthers, make)
  }

  /// Puts the old site back where a build was killed in the instant without one; any other build
  /// does so when it publishes.
  package func recover() {
    guard paths.isInterrupted, let lock = try? FileLock(paths.lock, patience: .zero) else {
      return
    }
    try? paths.clearUp()
    lock.release()
  }

  private func publishLocked(
    _ replacingOthers: Bool, _ make: (any FileSink) throws -> Void
  ) throws -> Report {
    let present = try inspect()
    let staging = paths.staging
    do {
      let staged = StagedFiles(
        present, at: path, staging: staging, replacingOthers: replacingOthers)
      try make(staged)
      try staged.finish()
      let files = staged.manifest
      staged.take(files.file(named: Self.manifestName))
      try staged.finish()
      try refuse(staged.collision, present, files)
      let unchanged = staged.unchanged
      let stale = present.ours.filter { !files.contains($0) && $0 != Self.manifest }
      let kept = try stale.filter { try present.isChanged($0, in: path) }
      var report = Report()
      report.unchanged = unchanged.subtracting([Self.manifest]).count
      report.written = files.count - report.unchanged
      report.removed = stale.count - kept.count
      report.changedByOthers = (staged.changedByOthers + kept).sorted()
      guard unchanged.count < files.count + 1 || !stale.isEmpty else {
        if Files.kind(of: staging) == .folder { try Files.removeTree(staging) }
        return report
      }
      try complete(staged, present, kept)
      try replace(with: staging, present)
      return report
    } catch {
      if Files.kind(of: staging) == .folder { try? Files.removeTree(staging) }
      throw error
    }
  }

  private func refuse(
    _ collision: FilePath?, _ present: PresentState, _ files: OutputManifest
  ) throws {
    guard let collision else { return }
    let mayGo = present.entries[collision] == .file && files.contains(collision)
    throw Refusal(
      .error(
        "output-not-ours", at: SourceLocation(file: (path / collision).text),
        "The file was not written by docgen, and a build would overwrite it",
        remedy: "move it away, or choose another folder with --output"
          + (mayGo ? ", or give it up with --force" : "")))
  }

  /// Why a folder was left alone.
  package struct Refusal: Error {
    package var diagnostic: Diagnostic
    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  private func inspect() throws -> PresentState {
    guard let kind = Files.kind(of: path) else { return PresentState() }
    guard kind == .folder else {
      throw Refusal(
        .error(
          "output-not-a-folder", at: SourceLocation(file: path.text),
          "The output path exists and is not a folder",
          remedy: "choose another path with --output"))
    }
    let entries = try Files.tree(path)
    guard entries.contains(where: { $0.path == Self.manifest && $0.kind == .file }) else {
      if let stranger = entries.first(where: { !$0.path.isHidden })?.path {
        throw Refusal(
          .error(
            "output-not-ours", at: SourceLocation(file: path.text),
            "The folder holds files that docgen did not write, such as '\(stranger)'",
            remedy: "choose an empty folder or a new one with --output"))
      }
      return PresentState(entries: entries)
    }
    let manifest = try Files.read(path / Self.manifest, atMost: 1 << 30)
    return PresentState(
      entries: entries, manifest: OutputManifest(reading: manifest),
      alsoOurs: [Self.manifest])
  }

  /// Gives the new state what stays as it is: files of ours that did not change, and all that is
  /// not ours.
  private func complete(_ staged: StagedFiles, _ present: PresentState, _ kept: Set<FilePath>)
    throws
  {
    let staging = paths.staging
    try Files.makeFolder(staging)
    let unchanged = staged.unchanged
    for file in unchanged.sorted() {
      try staged.makeFolder(of: file)
      try Files.share(path / file, as: staging / file)
    }
    let replaced = staged.replacedOthers
    for file in (present.foreign + kept.sorted())
    where !unchanged.contains(file) && !replaced.contains(file) {
      try staged.makeFolder(of: file)
      if present.entries[file] == .link {
        try Files.copyLink(path / file, to: staging / file)
      } else {
        try Files.share(path / file, as: staging / file)
      }
    }
    for folder in present.foreignFolders { try Files.makeFolder(staging / folder) }
    // Last, for a folder may be closed to us.
    for folder in present.folders.reversed() {
      try Files.copyPermissions(of: path / folder, to: staging / folder)
    }
    try Files.copyPermissions(of: path, to: staging)
  }

  /// Swaps the new state in and clears the old one away.
  private func replace(with staging: FilePath, _ present: PresentState) throws {
    guard Files.kind(of: path) != nil else { return try Files.move(staging, to: path) }
    try swap(staging)
    // From here on the new site is published, and what is in staging is the old one.
    try keepNewcomers(in: staging, known: Set(present.entries.keys))
    try Files.removeTree(staging)
  }

  private func swap(_ staging: FilePath) throws(FileError) {
    if try Files.exchange(staging, path) { return }
    // A file system without an exchange has an instant without a site.
    try Files.move(path, to: paths.old)
    do {
      try Files.move(staging, to: path)
    } catch {
      try? Files.move(paths.old, to: path)
      throw error
    }
    try Files.move(paths.old, to: staging)
  }

  /// Carries over what others put into the old folder while the new one was being built.
  private func keepNewcomers(in old: FilePath, known: Set<FilePath>) throws(FileError) {
    for entry in try Files.tree(old) where !known.contains(entry.path) && entry.kind != .folder {
      let target = path / entry.path
      guard Files.kind(of: target) == nil else { continue }
      if let folder = target.parent { try Files.makeFolder(folder) }
      try Files.move(old / entry.path, to: target)
    }
  }
}
