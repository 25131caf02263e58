import Digests
import FileSystem
import Parallelism
import Site

/// The next state of a site while its files come in, from several threads: what differs from the
/// present state is written beside it; what does not is noted.
final class StagedFiles: @unchecked Sendable {
  private let present: PresentState
  private let makeStaging: () throws(FileError) -> OpenFolder
  private let replacingOthers: Bool

  private let lock = Lock()
  /// The folder of the next state; made when there is something to write.
  private var staging: OpenFolder?
  private var folders: Set<FilePath> = []
  private var files = OutputManifest()
  private var writtenPaths: Set<FilePath> = []
  private var changed: [FilePath] = []
  private var collidingFiles: [FilePath] = []
  private var failure: FileError?

  /// - Parameters:
  ///   - replacingOthers: Whether the site's files replace those that others put at their paths.
  ///   - makeStaging: Makes the folder that is written into.
  init(
    _ present: PresentState, replacingOthers: Bool,
    makeStaging: @escaping () throws(FileError) -> OpenFolder
  ) {
    self.replacingOthers = replacingOthers
    self.present = present
    self.makeStaging = makeStaging
  }

  func take(_ file: OutputFile) {
    attempt { () throws(FileError) in
      let name = FilePath(file.path)
      let old = try presentFile(name)
      let isUnchanged = try old?.holds(file.bytes) ?? false
      guard try note(name, CRC32(of: file.bytes), over: old, isUnchanged: isUnchanged) else {
        return
      }
      try write(name) { new throws(FileError) in
        if let old { try new.takeMode(of: old.status()) }
        try new.append(file.bytes)
        try new.finish()
      }
    }
  }

  /// Does nothing where something failed before; else notes what fails.
  private func attempt(_ work: () throws(FileError) -> Void) {
    guard lock.withLock({ failure == nil }) else { return }
    do throws(FileError) {
      try work()
    } catch {
      lock.withLock { failure = failure ?? error }
    }
  }

  /// The file that has a path now; nil if there is none, or if it is not a file.
  private func presentFile(_ path: FilePath) throws(FileError) -> OpenFile? {
    guard present.kind(of: path) == .file, let folder = present.folder else { return nil }
    do throws(FileError) {
      return try folder.file(path)
    } catch {
      // Whoever replaces a file may remove it first.
      guard error.is(.isMissing) else { throw error }
      return nil
    }
  }

  /// Notes that a file came in.
  ///
  /// - Returns: Whether it is to be in the staging folder.
  private func note(
    _ file: FilePath, _ checksum: CRC32, over old: OpenFile?, isUnchanged: Bool
  ) throws(FileError) -> Bool {
    let isInTheWay = !isUnchanged && present.isOccupied(file)
    let collides = isInTheWay && !(replacingOthers && present.kind(of: file) == .file)
    var isChanged = false
    if !isUnchanged, let old, present.ours.contains(file) {
      try old.rewind()
      isChanged = try !present.manifest.describes(old, at: file)
    }
    lock.withLock {
      files.add(checksum, for: file)
      if !isUnchanged, !collides { writtenPaths.insert(file) }
      if isChanged { changed.append(file) }
      if collides { collidingFiles.append(file) }
    }
    return !isUnchanged && !collides
  }

  /// The staging folder, with the folder of a file that will be added.
  private func folder(of file: FilePath) throws(FileError) -> OpenFolder {
    // Under the lock, so that no other thread writes into the folder before it exists.
    try lock.withLock { () throws(FileError) -> OpenFolder in
      let staging = if let staging { staging } else { try makeStaging() }
      self.staging = staging
      guard let folder = file.parent, folders.insert(folder).inserted else { return staging }
      _ = try staging.makeFolder(folder)
      return staging
    }
  }

  /// Writes something besides the site's files into the staging folder.
  func write(_ name: FilePath, _ fill: (OpenFile) throws(FileError) -> Void) throws(FileError) {
    try fill(try folder(of: name).create(name))
  }

  // MARK: - What came in

  /// Throws where a file could not be written.
  func finish() throws(FileError) { if let failure = lock.withLock({ failure }) { throw failure } }

  /// What came in so far.
  var manifest: OutputManifest { lock.withLock { files } }
  /// Files of docgen's that others had changed.
  var changedByOthers: [FilePath] { lock.withLock { changed } }
  /// What is in the staging folder.
  var written: Set<FilePath> { lock.withLock { writtenPaths } }
  var unchanged: Set<FilePath> { Set(manifest.checksums.keys).subtracting(written) }
  /// The staging folder; nil if nothing was written.
  var folder: OpenFolder? { lock.withLock { staging } }

  /// The first path at which the site would overwrite a foreign file, with a file or with a folder.
  var collision: FilePath? {
    lock.withLock { collidingFiles.min() } ?? manifest.folders.filter(present.isForeignFile).min()
  }
}
