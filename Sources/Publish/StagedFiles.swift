import Parallelism
import Site

/// A site's next state while its files come in, from several threads: what differs from the present
/// state is written beside it, what does not is noted.
final class StagedFiles: @unchecked Sendable {
  private let present: PresentState
  private let occupied: Set<String>
  /// The folder of the present state.
  private let path: String
  /// The folder of the next one; made when there is something to write.
  private let staging: String
  private let replacingOthers: Bool

  private let lock = Lock()
  private var folders: Set<String> = []
  private var files = OutputManifest()
  private var unchangedPaths: Set<String> = []
  private var changed: [String] = []
  private var replaced: Set<String> = []
  private var collidingFiles: [String] = []
  private var collidingFolders: Set<String> = []
  private var failure: FileError?

  /// - Parameter replacingOthers: Whether files go that others put where the site has one.
  init(_ present: PresentState, at path: String, staging: String, replacingOthers: Bool) {
    self.replacingOthers = replacingOthers
    self.present = present
    self.path = path
    self.staging = staging
    occupied = present.occupied
  }

  /// Takes a file; does nothing where one before could not be written.
  func take(_ file: OutputFile) {
    do {
      guard lock.withLock({ failure == nil }) else { return }
      try add(file)
    } catch {
      lock.withLock { failure = failure ?? error }
    }
  }

  private func add(_ file: OutputFile) throws(FileError) {
    let kind = present.entries[file.path]
    let record = OutputManifest.Record(of: file.bytes)
    var isUnchanged = false
    if kind == .file {
      isUnchanged = present.isUntouched(file.path, record, in: path)
      if !isUnchanged { isUnchanged = try Files.holds(path + "/" + file.path, file.bytes) }
    }
    let isInTheWay = kind != nil && !isUnchanged && occupied.contains(file.path)
    let goes = isInTheWay && replacingOthers && kind == .file
    let collides = isInTheWay && !goes
    let isChanged =
      !isUnchanged && kind == .file ? try present.isChanged(file.path, in: path) : false
    lock.withLock {
      files.add(record, for: file.path)
      if isUnchanged { unchangedPaths.insert(file.path) }
      if isChanged { changed.append(file.path) }
      if goes { replaced.insert(file.path) }
      if collides { collidingFiles.append(file.path) }
    }
    guard !isUnchanged, !collides else { return }
    try makeFolder(of: file.path)
    try Files.write(file.bytes, to: staging + "/" + file.path)
  }

  /// Makes the folder of a file that will be added. A file of somebody else's that would be in its
  /// way once the folders are swapped is noted.
  func makeFolder(of file: String) throws(FileError) {
    let folder = Files.parent(of: file) ?? ""
    // Under the lock, so that nobody writes into the folder before it is there.
    let problem = lock.withLock { () -> FileError? in
      guard folders.insert(folder).inserted else { return nil }
      for above in PresentState.folders(above: file) where present.isForeignFile(above) {
        collidingFolders.insert(above)
      }
      do throws(FileError) {
        try Files.makeFolder(folder.isEmpty ? staging : staging + "/" + folder)
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw problem }
  }

  // MARK: - What came in

  /// Throws where a file could not be written.
  func finish() throws(FileError) { if let failure = lock.withLock({ failure }) { throw failure } }

  /// What came in so far.
  var manifest: OutputManifest { lock.withLock { files } }
  /// Files of ours that others had changed.
  var changedByOthers: [String] { lock.withLock { changed } }
  /// Files of others that the site's take the place of.
  var replacedOthers: Set<String> { lock.withLock { replaced } }
  var unchanged: Set<String> { lock.withLock { unchangedPaths } }

  /// A path where a file of somebody else's stands in the way, the first one there is.
  var collision: String? {
    lock.withLock { collidingFiles.min() ?? collidingFolders.min() }
  }
}
