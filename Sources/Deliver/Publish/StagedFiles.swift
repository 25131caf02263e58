import Archive
import FileSystem
import Site
import Text

/// The next state of a site while its files come in, from several threads. Files that differ are written beside it.
final class StagedFiles: @unchecked Sendable {
  private let present: PresentState
  private let makeStaging: () throws(FileError) -> OpenFolder
  private let replacingOthers: Bool

  private struct State {
    /// The folder of the next state; made when there is something to write.
    var staging: OpenFolder?
    var folders: Set<FilePath> = []
    var files = OutputManifest()
    var written: Set<FilePath> = []
    var changed: [FilePath] = []
    var colliding: [FilePath] = []
    var failure: FileError?
  }

  private let state = Lock(State())

  init(
    _ present: PresentState, replacingOthers: Bool,
    makeStaging: @escaping () throws(FileError) -> OpenFolder
  ) {
    self.replacingOthers = replacingOthers
    self.present = present
    self.makeStaging = makeStaging
  }

  func add(_ file: OutputFile) {
    attempt { () throws(FileError) in
      let name = FilePath(file.path)
      let old = try presentFile(name)
      let isUnchanged = try old?.holds(file.bytes) ?? false
      guard try note(name, CRC32(of: file.bytes), over: old, isUnchanged: isUnchanged) else {
        return
      }
      try write(name, file.bytes, withModeOf: old)
    }
  }

  /// Does nothing after an earlier failure; notes a new one.
  private func attempt(_ work: () throws(FileError) -> Void) {
    guard state.withLock({ $0.failure == nil }) else { return }
    do throws(FileError) {
      try work()
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// The file that has a path now; nil if there is none, or if it is not a file.
  private func presentFile(_ path: FilePath) throws(FileError) -> OpenFile? {
    guard present.kind(of: path) == .file, let folder = present.folder else { return nil }
    do throws(FileError) {
      return try folder.file(path)
    } catch {
      // A program that replaces a file may remove it first.
      guard error.is(.isMissing) else { throw error }
      return nil
    }
  }

  /// Notes that a file came in, and returns whether it is to be staged.
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
    state.withLock {
      $0.files.add(checksum, for: file)
      if !isUnchanged, !collides { $0.written.insert(file) }
      if isChanged { $0.changed.append(file) }
      if collides { $0.colliding.append(file) }
    }
    return !isUnchanged && !collides
  }

  private func folder(of file: FilePath) throws(FileError) -> OpenFolder {
    // Under the lock, so that no other thread writes into the folder before it exists.
    try state.withLock { state throws(FileError) -> OpenFolder in
      let staging = if let staging = state.staging { staging } else { try makeStaging() }
      state.staging = staging
      guard let folder = file.parent, state.folders.insert(folder).inserted else { return staging }
      _ = try staging.makeFolder(folder)
      return staging
    }
  }

  func write(_ name: FilePath, _ bytes: [UInt8], withModeOf old: OpenFile? = nil)
    throws(FileError)
  {
    let new = try folder(of: name).create(name)
    if let old { try new.copyMode(of: old.status()) }
    try new.append(bytes)
    try new.finish()
  }

  // MARK: - Results

  /// Throws where a file could not be written.
  func finish() throws(FileError) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  var manifest: OutputManifest { state.withLock { $0.files } }
  var changedByOthers: [FilePath] { state.withLock { $0.changed } }
  var written: Set<FilePath> { state.withLock { $0.written } }
  var unchanged: Set<FilePath> { Set(manifest.checksums.keys).subtracting(written) }
  var folder: OpenFolder? { state.withLock { $0.staging } }

  /// The first path at which the site would overwrite a foreign file, with a file or with a folder.
  var collision: FilePath? {
    state.withLock { $0.colliding.min() } ?? manifest.folders.filter(present.isForeignFile).min()
  }
}
