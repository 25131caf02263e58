import Digests
import FileSystem
import Parallelism
import Site

/// The next state of a site while its files come in, from several threads: what differs from the
/// present state is written beside it; what does not is noted.
final class StagedFiles: FileSink, @unchecked Sendable {
  private let present: PresentState
  private let occupied: Set<FilePath>
  /// The folder of the present state.
  private let path: FilePath
  /// The folder of the next one; made when there is something to write.
  private let staging: FilePath
  private let replacingOthers: Bool

  private let lock = Lock()
  private var folders: Set<FilePath> = []
  private var files = OutputManifest()
  private var unchangedPaths: Set<FilePath> = []
  private var changed: [FilePath] = []
  private var replaced: Set<FilePath> = []
  private var collidingFiles: [FilePath] = []
  private var collidingFolders: Set<FilePath> = []
  private var failure: FileError?

  /// - Parameter replacingOthers: Whether the site's files replace those that others put at their paths.
  init(_ present: PresentState, at path: FilePath, staging: FilePath, replacingOthers: Bool) {
    self.replacingOthers = replacingOthers
    self.present = present
    self.path = path
    self.staging = staging
    occupied = present.occupied
  }

  func take(_ file: OutputFile) {
    attempt { () throws(FileError) in
      let name = FilePath(file.path)
      let isUnchanged = isFile(name) ? try Files.holds(path / name, file.bytes) : false
      guard try note(name, CRC32(of: file.bytes), isUnchanged: isUnchanged) else { return }
      try makeFolder(of: name)
      try Files.write(file.bytes, to: staging / name)
    }
  }

  func begin(_ path: String) -> any GrowingFile {
    let name = FilePath(path)
    var file: OpenFile?
    attempt { () throws(FileError) in
      try makeFolder(of: name)
      file = try OpenFile.create(staging / name)
    }
    return GrowingStagedFile(name, file, self)
  }

  /// A file that is written to the staging folder whatever the present one holds, and compared at the end.
  private final class GrowingStagedFile: GrowingFile, @unchecked Sendable {
    private let path: FilePath
    /// Nil if it could not be created.
    private let file: OpenFile?
    private let files: StagedFiles
    private var checksum = CRC32()

    init(_ path: FilePath, _ file: OpenFile?, _ files: StagedFiles) {
      self.path = path
      self.file = file
      self.files = files
    }

    func append(_ piece: [UInt8]) {
      checksum.update(with: piece)
      files.attempt { () throws(FileError) in try file?.append(piece) }
    }

    func finish() {
      files.attempt { () throws(FileError) in
        try file?.finish()
        let staged = files.staging / path
        let isUnchanged =
          files.isFile(path) ? try Files.hold(files.path / path, staged) : false
        let mayStay = try files.note(path, checksum, isUnchanged: isUnchanged)
        if !mayStay { try Files.removeFile(staged) }
      }
    }

    func discard() {
      files.attempt { () throws(FileError) in try Files.removeFile(files.staging / path) }
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

  private func isFile(_ path: FilePath) -> Bool { present.entries[path] == .file }

  /// Notes that a file came in.
  ///
  /// - Returns: Whether it is to be in the staging folder.
  private func note(_ file: FilePath, _ checksum: CRC32, isUnchanged: Bool) throws(FileError)
    -> Bool
  {
    let isInTheWay =
      present.entries[file] != nil && !isUnchanged && occupied.contains(file)
    let goes = isInTheWay && replacingOthers && isFile(file)
    let collides = isInTheWay && !goes
    let isChanged =
      !isUnchanged && isFile(file) ? try present.isChanged(file, in: path) : false
    lock.withLock {
      files.add(checksum, for: file)
      if isUnchanged { unchangedPaths.insert(file) }
      if isChanged { changed.append(file) }
      if goes { replaced.insert(file) }
      if collides { collidingFiles.append(file) }
    }
    return !isUnchanged && !collides
  }

  /// Creates the folder of a file that will be added. Notes a foreign file at the path of that folder,
  /// which would be lost.
  func makeFolder(of file: FilePath) throws(FileError) {
    let folder = file.parent ?? ""
    // Under the lock, so that no other thread writes into the folder before it exists.
    let problem = lock.withLock { () -> FileError? in
      guard folders.insert(folder).inserted else { return nil }
      for above in file.folders where present.isForeignFile(above) {
        collidingFolders.insert(above)
      }
      do throws(FileError) {
        try Files.makeFolder(staging / folder)
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
  var changedByOthers: [FilePath] { lock.withLock { changed } }
  /// Files of others that the site's files replace.
  var replacedOthers: Set<FilePath> { lock.withLock { replaced } }
  var unchanged: Set<FilePath> { lock.withLock { unchangedPaths } }

  /// The first path at which the site would overwrite a foreign file.
  var collision: FilePath? {
    lock.withLock { collidingFiles.min() ?? collidingFolders.min() }
  }
}
