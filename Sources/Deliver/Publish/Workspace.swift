import FileSystem

/// The open folders of a publication, and the names that only docgen uses there.
struct Workspace {
  /// Nil if nothing may be created beside the site.
  private let parent: OpenFolder?
  private let name: FilePath
  private let lock: FileLock
  let site: OpenFolder?
  /// A mount point cannot be swapped, and a program whose current folder this is would stay in the removed one.
  let canExchange: Bool

  /// Opens the folders and takes the lock, or throws `FileLock.Held`.
  init(_ path: FilePath, timeout: Duration) throws {
    name = path.name
    let parentPath = path.parent ?? "."
    try Files.makeFolder(parentPath)
    var parent: OpenFolder?
    do {
      let folder = try OpenFolder(parentPath)
      lock = try FileLock(Self.beside(name, "lock"), in: folder, timeout: timeout)
      parent = folder
    } catch let error as FileError where error.isForbidden && Files.isFolder(path) {
      lock = try FileLock(Self.inside("lock"), in: OpenFolder(path), timeout: timeout)
    }
    self.parent = parent
    // Not before: until then another build may have exchanged it.
    do {
      (site, canExchange) = try Self.site(path, in: parent)
    } catch {
      lock.release()
      throw error
    }
  }

  private static func site(_ path: FilePath, in parent: OpenFolder?) throws(FileError) -> (
    OpenFolder?, canExchange: Bool
  ) {
    do throws(FileError) {
      guard let parent else { return (try OpenFolder(path), false) }
      let isInUse = Files.resolved(".").map { $0.isInside(path) } ?? false
      return (try parent.folder(path.name), !isInUse)
    } catch  where error.is(.isMissing) {
      return (nil, true)
    } catch  where error.is(.isOnAnotherFileSystem) {
      return (try OpenFolder(path), false)
    }
  }

  func release() { lock.release() }

  // MARK: - Names

  static func isReserved(_ path: FilePath) -> Bool { path.hasPrefix(".docgen-") }

  /// Whether a name is that of a lock or of remains that belong to a site inside the same folder.
  static func isOfNeighbour(_ path: FilePath) -> Bool {
    path.hasPrefix(".")
      && ["lock", "staging", "old"].contains { path.hasSuffix(".docgen-\($0)") }
  }

  private static func inside(_ purpose: String) -> FilePath { FilePath(".docgen-\(purpose)") }

  private static func beside(_ name: FilePath, _ purpose: String) -> FilePath {
    FilePath(bytes: Array(".".utf8) + name.bytes + Array(".docgen-\(purpose)".utf8))
  }

  private var staging: FilePath { Self.beside(name, "staging") }
  /// The site that was exchanged, while it is taken apart.
  private var old: FilePath { Self.beside(name, "old") }

  // MARK: - Steps

  func makeStaging(toExchange: Bool) throws(FileError) -> OpenFolder {
    let folder =
      if toExchange, let parent {
        try parent.createFolder(staging)
      } else if let site {
        try site.createFolder(Self.inside("staging"))
      } else {
        throw FileError("open", name, .isMissing)
      }
    try folder.closeToOthers()
    return folder
  }

  func removeStaging() throws(FileError) {
    try parent?.removeAll(staging)
    try site?.removeAll(Self.inside("staging"))
  }

  /// Whether a killed build has left anything beside the site or in it.
  var hasRemains: Bool {
    [(parent, staging), (parent, old), (site, Self.inside("staging"))].contains { folder, name in
      guard let folder else { return false }
      do throws(FileError) {
        return try ifPresent { () throws(FileError) in try folder.status(name).kind } != nil
      } catch {
        return true
      }
    }
  }

  /// Removes the remains of killed builds, and returns a folder with files of others that the site could not take.
  func clearUp() throws(FileError) -> OutputFolder.Kept? {
    try removeStaging()
    guard let parent,
      let kind = try ifPresent({ () throws(FileError) in try parent.status(old).kind })
    else { return nil }
    guard kind == .folder else {
      try parent.removeFile(old)
      return nil
    }
    let former = try parent.folder(old)
    return try dissolve(FormerSite(former, OutputManifest(in: former), known: [:]), into: site)
  }

  /// Makes the new state the site in one step, and returns a folder with files that it could not take.
  ///
  /// - Throws: `FileError`, with `isImpossible` if the site can only be updated.
  func exchange(_ new: OpenFolder, for present: PresentState) throws(FileError)
    -> OutputFolder.Kept?
  {
    guard let parent else { throw FileError("replace", name, .isOnAnotherFileSystem) }
    guard let site else {
      try parent.move(staging, to: parent, as: name)
      return nil
    }
    // A build that is killed after the exchange leaves the old site under this name.
    try parent.move(staging, to: parent, as: old)
    do throws(FileError) {
      try parent.exchange(old, with: name)
    } catch {
      try parent.move(old, to: parent, as: staging)
      throw error
    }
    // From here on the new site is published.
    return dissolve(FormerSite(site, present.manifest, known: present.entries), into: new)
  }

  private func dissolve(_ former: FormerSite, into site: OpenFolder?) -> OutputFolder.Kept? {
    guard let parent else { return nil }
    var failure = former.clear(into: site)
    do throws(FileError) {
      if try parent.removeFolder(old) { return nil }
    } catch {
      failure = failure ?? error
    }
    var number = 1
    while true {
      let kept = FilePath(bytes: name.bytes + Array(".kept-\(number)".utf8))
      do throws(FileError) {
        try parent.moveToFreeName(old, to: parent, as: kept)
        return OutputFolder.Kept(folder: parent.path / kept, failure: failure)
      } catch {
        guard error.is(.isTaken) else {
          return OutputFolder.Kept(folder: parent.path / old, failure: failure ?? error)
        }
        number += 1
      }
    }
  }
}
