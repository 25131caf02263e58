import CFileSwap
public import Diagnostics
package import Site
import Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder a site is published into.
///
/// A new state is built beside it and swapped in whole, so that readers see the old site or the
/// new one and nothing between, also where a build is killed. Files that docgen did not write stay as
/// they are; the ones it did write are described in a file of the folder, so that the next build
/// knows them, and knows whether somebody has changed them since. One build at a time writes.
public struct OutputFolder: Sendable {
  /// Describes docgen's files in the folder, one a line.
  public static let manifestName = ".docgen-manifest"

  /// What a publication did.
  public struct Report: Sendable {
    public var written = 0
    public var unchanged = 0
    public var removed = 0
    /// Files of ours that others have changed since: they are as docgen makes them again, and those
    /// that the site no longer has are left as they are.
    public var changedByOthers: [String] = []
  }

  /// How long a build waits for another one into the same folder.
  public static let patience = Duration.seconds(10)

  let path: String
  let places: OutputPlaces

  public init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    // A link to a folder stays a link: what it leads to is what is swapped, and may be missing where
    // a build was killed.
    let target = Files.isFolder(path) ? Files.resolved(path) : Files.destination(of: path)
    let isThere = Files.isFolder(path) || OutputPlaces(target).isInterrupted
    self.path = isThere ? target : path
    places = OutputPlaces(self.path)
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
    try Files.makeFolder(places.parent)
    let lock: OutputLock
    do {
      lock = try OutputLock(places.lock, patience: patience)
    } catch let held as OutputLock.Held {
      throw Refusal(
        .error(
          "output-locked", at: SourceLocation(file: path),
          "Another build\(held.holder.map { ", process \($0)," } ?? "") is writing this folder",
          remedy: "build again when it has ended"))
    }
    defer { lock.release() }
    try places.clearUp()
    return try publishLocked(replacingOthers, make)
  }

  /// Puts the old site back where a build was killed in the instant without one; any other build
  /// does so when it publishes.
  public func recover() {
    guard places.isInterrupted, let lock = try? OutputLock(places.lock, patience: .zero) else {
      return
    }
    try? places.clearUp()
    lock.release()
  }

  private func publishLocked(
    _ replacingOthers: Bool, _ make: (any FileSink) throws -> Void
  ) throws -> Report {
    let present = try inspect()
    let staging = places.staging
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
      let stale = present.ours.filter { !files.contains($0) && $0 != Self.manifestName }
      let kept = try stale.filter { try present.isChanged($0, in: path) }
      var report = Report()
      report.unchanged = unchanged.subtracting([Self.manifestName]).count
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
    _ collision: String?, _ present: PresentState, _ files: OutputManifest
  ) throws {
    guard let collision else { return }
    let mayGo = present.entries[collision] == .file && files.contains(collision)
    throw Refusal(
      .error(
        "output-not-ours", at: SourceLocation(file: path + "/" + collision),
        "The file was not written by docgen, and a build would overwrite it",
        remedy: "move it away, or choose another folder with --output"
          + (mayGo ? ", or give it up with --force" : "")))
  }

  /// Why a folder was left alone.
  public struct Refusal: Error {
    public var diagnostic: Diagnostic
    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  private func inspect() throws -> PresentState {
    guard let kind = Files.kind(of: path) else { return PresentState() }
    guard kind == .folder else {
      throw Refusal(
        .error(
          "output-not-a-folder", at: SourceLocation(file: path),
          "The output is to be a folder, and this is none",
          remedy: "choose another with --output"))
    }
    let entries = Dictionary(
      try Files.tree(path).map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
    guard entries[Self.manifestName] == .file else {
      if let stranger = entries.keys.filter({ !$0.hasPrefix(".") }).min() {
        throw Refusal(
          .error(
            "output-not-ours", at: SourceLocation(file: path),
            "The folder holds files that docgen did not write, such as '\(stranger)'",
            remedy: "choose an empty folder or a new one with --output"))
      }
      return PresentState(entries: entries)
    }
    let manifest = try Files.read(path + "/" + Self.manifestName)
    return PresentState(
      entries: entries, manifest: OutputManifest(reading: manifest),
      alsoOurs: [Self.manifestName])
  }

  /// Gives the new state what stays as it is: files of ours that did not change, and all that is
  /// not ours.
  private func complete(_ staged: StagedFiles, _ present: PresentState, _ kept: Set<String>) throws
  {
    let staging = places.staging
    try Files.makeFolder(staging)
    let unchanged = staged.unchanged
    for file in unchanged.sorted() {
      try staged.makeFolder(of: file)
      try Files.share(path + "/" + file, as: staging + "/" + file)
    }
    let replaced = staged.replacedOthers
    for file in (present.foreign + kept.sorted())
    where !unchanged.contains(file) && !replaced.contains(file) {
      try staged.makeFolder(of: file)
      if present.entries[file] == .link {
        try Files.copyLink(path + "/" + file, to: staging + "/" + file)
      } else {
        try Files.share(path + "/" + file, as: staging + "/" + file)
      }
    }
    for folder in present.foreignFolders { try Files.makeFolder(staging + "/" + folder) }
    // Last, for a folder may be closed to us.
    for folder in present.folders.reversed() {
      try Files.copyPermissions(of: path + "/" + folder, to: staging + "/" + folder)
    }
    try Files.copyPermissions(of: path, to: staging)
  }

  /// Swaps the new state in and clears the old one away.
  private func replace(with staging: String, _ present: PresentState) throws {
    guard Files.kind(of: path) != nil else { return try Files.move(staging, to: path) }
    try swap(staging)
    // From here on the new site is in place, and what is left is the old one.
    try keepNewcomers(in: staging, known: Set(present.entries.keys))
    try Files.removeTree(staging)
  }

  private func swap(_ staging: String) throws(FileError) {
    guard file_swap(staging, path) != 0 else { return }
    guard errno == ENOSYS || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("replace", path)
    }
    // A file system without an exchange has an instant without a site.
    try Files.move(path, to: places.old)
    do {
      try Files.move(staging, to: path)
    } catch {
      try? Files.move(places.old, to: path)
      throw error
    }
    try Files.move(places.old, to: staging)
  }

  /// Carries over what somebody put into the old folder while the new one was being built.
  private func keepNewcomers(in old: String, known: Set<String>) throws(FileError) {
    for entry in try Files.tree(old) where !known.contains(entry.path) && entry.kind != .folder {
      let target = path + "/" + entry.path
      guard Files.kind(of: target) == nil else { continue }
      if let folder = Files.parent(of: target) { try Files.makeFolder(folder) }
      try Files.move(old + "/" + entry.path, to: target)
    }
  }
}
