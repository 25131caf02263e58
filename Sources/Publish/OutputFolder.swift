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
/// new one and nothing between. Files that docgen did not write stay as they are; the ones it did
/// write are listed in a file of the folder, so that the next build knows them.
public struct OutputFolder: Sendable {
  /// Lists docgen's files in the folder, one path a line.
  public static let manifestName = ".docgen-manifest"

  /// What a publication did.
  public struct Report: Sendable {
    public var written = 0
    public var unchanged = 0
    public var removed = 0
  }

  let path: String

  public init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    // A link to a folder stays a link: what it leads to is what is swapped.
    self.path = Files.isFolder(path) ? Files.resolved(path) : path
  }

  /// Makes the folder hold exactly these files of ours, or leaves it as it was.
  ///
  /// Throws a `FileError` where the disk refuses, and a `Refusal` where the folder is not ours.
  public func publish(_ files: [OutputFile]) throws -> Report {
    try publish { take in files.forEach(take) }
  }

  /// The same with files that are handed over one by one, and written as they come, so that few of
  /// them are in memory.
  ///
  /// - Parameter make: Hands over every file, from any thread. Where it throws, the folder stays as
  ///   it was.
  public func publish(_ make: (@escaping @Sendable (OutputFile) -> Void) throws -> Void) throws
    -> Report
  {
    let present = try inspect()
    let staging = Files.sibling(of: path, named: "docgen-staging")
    // Left over from a build that was killed; the name is ours alone.
    if Files.kind(of: staging) == .folder { try Files.removeTree(staging) }
    do {
      let staged = StagedFiles(present, at: path, staging: staging)
      try make { staged.take($0) }
      try staged.finish()
      let files = staged.all
      staged.take(Self.manifest(of: files))
      try staged.finish()
      if let collision = staged.collision {
        throw Refusal(
          .error(
            "output-not-ours", at: SourceLocation(file: path + "/" + collision),
            "The file was not written by docgen, and a build would overwrite it",
            remedy: "move it away, or choose another folder with --output"))
      }
      let unchanged = staged.unchanged
      let stale = present.ours.subtracting(staged.all).subtracting([Self.stampName])
      var report = Report()
      report.unchanged = unchanged.subtracting([Self.manifestName]).count
      report.written = files.count - report.unchanged
      report.removed = stale.count
      guard unchanged.count < files.count + 1 || !stale.isEmpty else { return report }
      try complete(staged, present, staging)
      try replace(with: staging, present)
      return report
    } catch {
      if Files.kind(of: staging) == .folder { try? Files.removeTree(staging) }
      throw error
    }
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
      uniqueKeysWithValues: try Files.tree(path).map { ($0.path, $0.kind) })
    var listed: Set<String> = []
    if entries[Self.manifestName] == .file {
      let bytes = try Files.read(path + "/" + Self.manifestName)
      listed = Self.paths(inManifest: bytes).union([Self.manifestName, Self.stampName])
    } else if let stranger = entries.keys.filter({ !$0.hasPrefix(".") }).min() {
      throw Refusal(
        .error(
          "output-not-ours", at: SourceLocation(file: path),
          "The folder holds files that docgen did not write, such as '\(stranger)'",
          remedy: "choose an empty folder or a new one with --output"))
    }
    return PresentState(entries: entries, listed: listed)
  }

  /// The files of a site that a manifest names, itself left out.
  static func paths(inManifest bytes: [UInt8]) -> Set<String> {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // No file of a site is hidden, so a list that names some is wrong.
    let isHidden = { (path: Substring) in path.hasPrefix(".") || path.contains("/.") }
    return Set(lines.filter { !$0.hasPrefix("#") && !isHidden($0) }.map(String.init))
  }

  private static func manifest(of files: [String]) -> OutputFile {
    let paths = (files + [manifestName]).sorted()
    return OutputFile(
      manifestName,
      text: "# Files that docgen wrote and may replace, one path a line.\n"
        + paths.map { $0 + "\n" }.joined())
  }

  /// Gives the new state what stays as it is: files of ours that did not change, and all that is
  /// not ours.
  private func complete(_ staged: StagedFiles, _ present: PresentState, _ staging: String) throws {
    try Files.makeFolder(staging)
    let unchanged = staged.unchanged
    for file in unchanged.sorted() {
      try staged.makeFolder(of: file)
      try Files.share(path + "/" + file, as: staging + "/" + file)
    }
    for file in present.foreign where !unchanged.contains(file) {
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
    let old = Files.sibling(of: path, named: "docgen-old")
    try Files.move(path, to: old)
    do {
      try Files.move(staging, to: path)
    } catch {
      try? Files.move(old, to: path)
      throw error
    }
    try Files.move(old, to: staging)
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
