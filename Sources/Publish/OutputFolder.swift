import CFileSwap
public import Diagnostics
public import Site

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
  }

  /// How long a build waits for another one into the same folder.
  public static let patience = Duration.seconds(10)

  private let path: String
  private let places: OutputPlaces

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
  /// - Parameters:
  ///   - replacingChanges: Whether files go that others have changed or put where the site has one.
  ///   - patience: How long to wait for another build into the folder.
  /// - Throws: A `FileError` where the disk refuses, and a `Refusal` where the folder is not ours, or
  ///   not now.
  public func publish(
    _ files: [OutputFile], replacingChanges: Bool = false, patience: Duration = patience
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
    return try publishLocked(files, replacingChanges)
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

  private func publishLocked(_ files: [OutputFile], _ replacingChanges: Bool) throws -> Report {
    var present = try inspect()
    let manifest = OutputManifest(of: files).file(named: Self.manifestName)
    if replacingChanges { present.claim(files.map(\.path)) }
    var unchanged: Set<String> = []
    var report = Report()
    var collisions: [String] = []
    var changed: [String] = []
    let ours = present.ours
    let occupied = present.occupied
    for file in files + [manifest] {
      guard let kind = present.entries[file.path] else { continue }
      let bytes = kind == .file ? try Files.read(path + "/" + file.path) : []
      if kind == .file, bytes == file.bytes {
        unchanged.insert(file.path)
      } else if ours.contains(file.path), file.path != Self.manifestName {
        if !present.manifest.describes(file.path, bytes) { changed.append(file.path) }
      } else if occupied.contains(file.path) {
        collisions.append(file.path)
      }
    }
    // A file of somebody's where we need a folder, or the other way round.
    for file in files {
      var folder = Files.parent(of: file.path)
      while let name = folder {
        if let kind = present.entries[name], kind != .folder, !ours.contains(name) {
          collisions.append(name)
        }
        folder = Files.parent(of: name)
      }
    }
    if let collision = collisions.first {
      let mayGo = present.entries[collision] == .file && files.contains { $0.path == collision }
      throw Refusal(
        .error(
          "output-not-ours", at: SourceLocation(file: path + "/" + collision),
          "The file was not written by docgen, and a build would overwrite it",
          remedy: "move it away, or choose another folder with --output"
            + (mayGo ? ", or give it up with --force" : "")))
    }
    let stale = ours.subtracting(files.map(\.path)).subtracting([Self.manifestName])
    for file in stale where !present.manifest.describes(file, try Files.read(path + "/" + file)) {
      changed.append(file)
    }
    if !replacingChanges, let first = changed.min() {
      let more = changed.count > 1 ? ", like \(changed.count - 1) more" : ""
      throw Refusal(
        .error(
          "output-changed", at: SourceLocation(file: path + "/" + first),
          "The file was changed since docgen wrote it\(more), and a build would undo that",
          remedy: "keep a copy of the change, then build with --force"))
    }
    report.unchanged = unchanged.subtracting([Self.manifestName]).count
    report.written = files.count - report.unchanged
    report.removed = stale.count
    if unchanged.count == files.count + 1, stale.isEmpty { return report }
    try replace(
      with: files + [manifest], unchanged: unchanged, present: present)
    return report
  }

  /// Why a folder was left alone.
  public struct Refusal: Error {
    public var diagnostic: Diagnostic
    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  private struct Present {
    var entries: [String: Files.Kind] = [:]
    var manifest = OutputManifest()
    /// What the manifest lists.
    var listed: Set<String> = []
    /// What of it is there, as we write it: no folder, no link.
    var ours: Set<String> { listed.filter { entries[$0] == .file } }

    /// Takes files for ours that others put there.
    mutating func claim(_ paths: [String]) {
      listed.formUnion(paths.filter { entries[$0] == .file })
    }

    /// What is there and not ours, folders left out.
    var foreign: [String] {
      let ours = ours
      return entries.filter { $0.value != .folder && !ours.contains($0.key) }.keys.sorted()
    }

    var folders: [String] { entries.filter { $0.value == .folder }.keys.sorted() }

    /// Folders that never held a file of ours.
    var foreignFolders: [String] {
      let made = Set(listed.flatMap(Self.folders(above:)))
      return folders.filter { !made.contains($0) }
    }

    /// Everything that is not ours and the folders it is in.
    var occupied: Set<String> {
      let all = foreign + foreignFolders
      return Set(all + all.flatMap(Self.folders(above:)))
    }

    private static func folders(above path: String) -> [String] {
      var folders: [String] = []
      while let folder = Files.parent(of: folders.last ?? path), folder != "/" {
        folders.append(folder)
      }
      return folders
    }
  }

  private func inspect() throws -> Present {
    var present = Present()
    guard let kind = Files.kind(of: path) else { return present }
    guard kind == .folder else {
      throw Refusal(
        .error(
          "output-not-a-folder", at: SourceLocation(file: path),
          "The output is to be a folder, and this is none",
          remedy: "choose another with --output"))
    }
    for entry in try Files.tree(path) { present.entries[entry.path] = entry.kind }
    if present.entries[Self.manifestName] == .file {
      present.manifest = OutputManifest(
        reading: try Files.read(path + "/" + Self.manifestName))
      present.listed = present.manifest.paths
      present.listed.insert(Self.manifestName)
    } else if let stranger = present.entries.keys.filter({ !$0.hasPrefix(".") }).min() {
      throw Refusal(
        .error(
          "output-not-ours", at: SourceLocation(file: path),
          "The folder holds files that docgen did not write, such as '\(stranger)'",
          remedy: "choose an empty folder or a new one with --output"))
    }
    return present
  }

  /// Builds the new state beside the folder and swaps the two.
  private func replace(
    with files: [OutputFile], unchanged: Set<String>, present: Present
  ) throws {
    let staging = places.staging
    try Files.makeNewFolder(staging)
    do {
      try fill(staging, with: files, unchanged: unchanged, present: present)
      guard Files.kind(of: path) != nil else { return try Files.move(staging, to: path) }
      try swap(staging)
    } catch {
      try? Files.removeTree(staging)
      throw error
    }
    // From here on the new site is in place, and what is left is the old one.
    try keepNewcomers(in: staging, known: Set(present.entries.keys))
    try Files.removeTree(staging)
  }

  private func fill(
    _ staging: String, with files: [OutputFile], unchanged: Set<String>, present: Present
  ) throws(FileError) {
    var made: Set<String> = []
    func target(_ file: String) throws(FileError) -> String {
      if let folder = Files.parent(of: file), made.insert(folder).inserted {
        try Files.makeFolder(staging + "/" + folder)
      }
      return staging + "/" + file
    }
    for file in files {
      let target = try target(file.path)
      if unchanged.contains(file.path) {
        try Files.share(path + "/" + file.path, as: target)
      } else {
        try Files.write(file.bytes, to: target)
      }
    }
    for file in present.foreign where !unchanged.contains(file) {
      let target = try target(file)
      if Files.kind(of: path + "/" + file) == .link {
        try Files.copyLink(path + "/" + file, to: target)
      } else {
        try Files.share(path + "/" + file, as: target)
      }
    }
    for folder in present.foreignFolders { try Files.makeFolder(staging + "/" + folder) }
    // Last, for a folder may be closed to us.
    for folder in present.folders.reversed() {
      try Files.copyPermissions(of: path + "/" + folder, to: staging + "/" + folder)
    }
    try Files.copyPermissions(of: path, to: staging)
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
