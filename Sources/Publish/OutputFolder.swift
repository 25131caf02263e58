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

  private let path: String

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
    let present = try inspect()
    let manifest = Self.manifest(of: files)
    var unchanged: Set<String> = []
    var report = Report()
    var collisions: [String] = []
    let ours = present.ours
    let occupied = present.occupied
    for file in files + [manifest] {
      guard let kind = present.entries[file.path] else { continue }
      if kind == .file, try Files.read(path + "/" + file.path) == file.bytes {
        unchanged.insert(file.path)
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
    guard collisions.isEmpty else {
      throw Refusal(
        .error(
          "output-not-ours", at: SourceLocation(file: path + "/" + collisions[0]),
          "The file was not written by docgen, and a build would overwrite it",
          remedy: "move it away, or choose another folder with --output"))
    }
    let stale = ours.subtracting(files.map(\.path)).subtracting([Self.manifestName])
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
    /// What the manifest lists.
    var listed: Set<String> = []
    /// What of it is there, as we write it: no folder, no link.
    var ours: Set<String> { listed.filter { entries[$0] == .file } }

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
      let bytes = try Files.read(path + "/" + Self.manifestName)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      // docgen writes no hidden files but this one, so a list that names some is wrong.
      let isHidden = { (path: Substring) in path.hasPrefix(".") || path.contains("/.") }
      present.listed = Set(lines.filter { !$0.hasPrefix("#") && !isHidden($0) }.map(String.init))
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

  private static func manifest(of files: [OutputFile]) -> OutputFile {
    let paths = (files.map(\.path) + [manifestName]).sorted()
    return OutputFile(
      manifestName,
      text: "# Files that docgen wrote and may replace, one path a line.\n"
        + paths.map { $0 + "\n" }.joined())
  }

  /// Builds the new state beside the folder and swaps the two.
  private func replace(
    with files: [OutputFile], unchanged: Set<String>, present: Present
  ) throws {
    let parent = Files.parent(of: path) ?? "."
    let name = path.split(separator: "/").last.map(String.init) ?? "site"
    let staging = "\(parent)/.\(name).docgen-staging"
    try Files.makeFolder(parent)
    // Left over from a build that was killed; the name is ours alone.
    if Files.kind(of: staging) == .folder { try Files.removeTree(staging) }
    do {
      try fill(staging, with: files, unchanged: unchanged, present: present)
      guard Files.kind(of: path) != nil else { return try Files.move(staging, to: path) }
      try swap(staging, parent: parent, name: name)
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
    try Files.makeFolder(staging)
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

  private func swap(_ staging: String, parent: String, name: String) throws(FileError) {
    guard file_swap(staging, path) != 0 else { return }
    guard errno == ENOSYS || errno == EINVAL || errno == ENOTSUP else {
      throw FileError("replace", path)
    }
    // A file system without an exchange has an instant without a site.
    let old = "\(parent)/.\(name).docgen-old"
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
