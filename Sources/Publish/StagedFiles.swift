import Digests
import Parallelism
import Site

/// The next state of a site while its files come in, from several threads: what differs from the
/// present state is written beside it; what does not is noted.
final class StagedFiles: FileSink, @unchecked Sendable {
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

  /// - Parameter replacingOthers: Whether the site's files replace those that others put at their paths.
  init(_ present: PresentState, at path: String, staging: String, replacingOthers: Bool) {
    self.replacingOthers = replacingOthers
    self.present = present
    self.path = path
    self.staging = staging
    occupied = present.occupied
  }

  func take(_ file: OutputFile) {
    attempt { () throws(FileError) in
      let isUnchanged =
        isFile(file.path) ? try Files.holds(path + "/" + file.path, file.bytes) : false
      let mayBeWritten = try note(file.path, SHA256(of: file.bytes), isUnchanged: isUnchanged)
      guard mayBeWritten else { return }
      try makeFolder(of: file.path)
      try Files.write(file.bytes, to: staging + "/" + file.path)
    }
  }

  func write(_ path: String, _ make: (_ append: ([UInt8]) -> Void) throws -> Void) rethrows {
    let staged = staging + "/" + path
    var writer: FileWriter?
    attempt { () throws(FileError) in
      try makeFolder(of: path)
      writer = try FileWriter(staged)
    }
    guard let writer else { return }
    var digest = SHA256.Running()
    var isWritten = true
    do {
      try make { piece in
        digest.update(piece)
        attempt { () throws(FileError) in
          do throws(FileError) {
            if isWritten { try writer.append(piece) }
          } catch {
            isWritten = false
            throw error
          }
        }
      }
    } catch {
      writer.close()
      attempt { () throws(FileError) in try Files.removeFile(staged) }
      throw error
    }
    attempt { () throws(FileError) in
      try writer.finish()
      let present = self.path + "/" + path
      let isUnchanged = isFile(path) ? try Files.hold(present, staged) : false
      let mayStay = try note(path, digest.finish(), isUnchanged: isUnchanged)
      if !mayStay { try Files.removeFile(staged) }
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

  private func isFile(_ path: String) -> Bool { present.entries[path] == .file }

  /// Notes that a file came in.
  ///
  /// - Returns: Whether it is to be in the staging folder.
  private func note(_ file: String, _ digest: SHA256, isUnchanged: Bool) throws(FileError) -> Bool {
    let isInTheWay =
      present.entries[file] != nil && !isUnchanged && occupied.contains(file)
    let goes = isInTheWay && replacingOthers && isFile(file)
    let collides = isInTheWay && !goes
    let isChanged =
      !isUnchanged && isFile(file) ? try present.isChanged(file, in: path) : false
    lock.withLock {
      files.add(digest, for: file)
      if isUnchanged { unchangedPaths.insert(file) }
      if isChanged { changed.append(file) }
      if goes { replaced.insert(file) }
      if collides { collidingFiles.append(file) }
    }
    return !isUnchanged && !collides
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
  /// Files of others that the site's files replace.
  var replacedOthers: Set<String> { lock.withLock { replaced } }
  var unchanged: Set<String> { lock.withLock { unchangedPaths } }

  /// A path where somebody else's file is in the way, the first one there is.
  var collision: String? {
    lock.withLock { collidingFiles.min() ?? collidingFolders.min() }
  }
}
