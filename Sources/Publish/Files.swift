#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call to the operating system that failed.
public struct FileError: Error, CustomStringConvertible {
  /// What was to be done: `read`, `write`, `create`.
  public var action: String
  public var path: String
  public var code: Int32

  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  public var description: String {
    "Cannot \(action) '\(path)': \(String(cString: strerror(code)))"
  }

  /// What the person at the keyboard can do about it, where that is clear.
  public var remedy: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space, or choose another folder with --output"
    case EROFS, EACCES, EPERM: "choose a folder you may write to"
    case EFBIG: "raise the limit on file sizes (ulimit -f)"
    case EMFILE, ENFILE: "raise the limit on open files (ulimit -n)"
    case EBUSY: "choose a folder that is not a mount point, such as one inside it"
    case EXDEV: "choose a folder whose parent is on the same file system"
    default: nil
    }
  }
}

/// The few operations on files that docgen needs, each a system call that throws.
enum Files {
  enum Kind { case file, folder, link, other }

  struct Entry {
    /// From the listed folder, with `/` between folders.
    var path: String
    var kind: Kind
  }

  /// What stands at a path, a symbolic link being a link; nil where nothing does.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a file that can be read from start to end is there, links followed.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Why what is there is no file to read.
  static func whyNot(_ path: String) -> Int32 {
    var status = stat()
    return stat(path, &status) == 0 ? EINVAL : errno
  }

  /// - Parameter limit: How much is read; a longer file is cut one byte later.
  static func read(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError("read", path, code: EISDIR) }
    // Its length is a guess: the file may grow, and a device says zero. One byte more tells the end.
    var bytes: [UInt8] = []
    var room = min(max(Int(status.st_size), 0), limit) + 1
    while true {
      var isFull = true
      var failed: FileError?
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        while filled < buffer.count {
          let rest = buffer.baseAddress.map { $0 + filled }
          let count = systemRead(descriptor, rest, buffer.count - filled)
          if count < 0, errno == EINTR { continue }
          if count < 0 { failed = FileError("read", path) }
          guard count > 0 else {
            isFull = false
            return
          }
          filled += count
        }
      }
      if let failed { throw failed }
      // The first piece is nearly always all.
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard isFull, bytes.count <= limit else { return bytes }
      room = 65536
    }
  }

  /// Whether a file has exactly these bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    guard Int(status.st_size) == bytes.count else { return false }
    var compared = 0
    var buffer = [UInt8](repeating: 0, count: min(bytes.count, 65536))
    while compared < bytes.count {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError("read", path)
      }
      guard count > 0, compared + count <= bytes.count,
        bytes[compared..<compared + count] == buffer[..<count]
      else { return false }
      compared += count
    }
    return true
  }

  /// Whether two files have the same bytes.
  static func hold(_ one: String, _ other: String) throws(FileError) -> Bool {
    let readers = (try FileReader(one), try FileReader(other))
    defer {
      readers.0.close()
      readers.1.close()
    }
    while true {
      let (piece, otherPiece) = (try readers.0.next(), try readers.1.next())
      guard piece == otherPiece else { return false }
      if piece.isEmpty { return true }
    }
  }

  /// Writes a new file; fails where there is one.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let writer = try FileWriter(path)
    do throws(FileError) {
      try writer.append(bytes)
    } catch {
      writer.close()
      throw error
    }
    try writer.finish()
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    if let parent = parent(of: path) { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError("create", path) }
  }

  /// Everything below a folder, folders before what is in them, in the order of names.
  static func tree(_ root: String) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    var pending = [""]
    while let folder = pending.popLast() {
      for (name, listed) in try listing(of: folder.isEmpty ? root : root + "/" + folder) {
        let path = folder.isEmpty ? name : folder + "/" + name
        guard let kind = listed ?? kind(of: root + "/" + path) else { continue }
        entries.append(Entry(path: path, kind: kind))
        if kind == .folder { pending.append(path) }
      }
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// The names in a folder, in order.
  static func names(in path: String) throws(FileError) -> [String] {
    try listing(of: path).map(\.name).sorted()
  }

  /// The names in a folder, and what has them where the file system tells without being asked for each.
  private static func listing(of path: String) throws(FileError) -> [(name: String, kind: Kind?)] {
    guard let directory = opendir(path) else { throw FileError("list", path) }
    defer { closedir(directory) }
    var entries: [(name: String, kind: Kind?)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      entries.append((name, kind))
    }
    return entries
  }

  /// Puts the file at `source` under a second name too, or copies it where that cannot be.
  static func share(_ source: String, as target: String) throws(FileError) {
    guard link(source, target) != 0 else { return }
    switch errno {
    case EXDEV, EPERM, ENOTSUP, EMLINK: try write(read(source), to: target)
    default: throw FileError("write", target)
    }
  }

  /// Makes a symbolic link with the same text as another.
  static func copyLink(_ source: String, to target: String) throws(FileError) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(source, &buffer, buffer.count - 1)
    guard count >= 0 else { throw FileError("read", source) }
    guard symlink(buffer, target) == 0 else { throw FileError("write", target) }
  }

  /// Gives a folder the permissions of another, where both exist.
  static func copyPermissions(of source: String, to target: String) throws(FileError) {
    var status = stat()
    guard isFolder(target), stat(source, &status) == 0 else { return }
    guard chmod(target, status.st_mode & 0o7777) == 0 else { throw FileError("write", target) }
  }

  static func move(_ source: String, to target: String) throws(FileError) {
    guard rename(source, target) == 0 else { throw FileError("move", source) }
  }

  static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError("remove", path) }
  }

  /// Removes an empty folder; false where it is not empty.
  static func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
    if rmdir(path) == 0 { return true }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw FileError("remove", path) }
    return false
  }

  static func removeTree(_ path: String) throws(FileError) {
    try makeRemovable(path)
    for entry in try tree(path).reversed() {
      if entry.kind == .folder {
        _ = try removeEmptyFolder(path + "/" + entry.path)
      } else {
        try removeFile(path + "/" + entry.path)
      }
    }
    _ = try removeEmptyFolder(path)
  }

  /// Lets us remove what is in a folder and below, where that is our right.
  private static func makeRemovable(_ path: String) throws(FileError) {
    chmod(path, 0o700)
    for (name, listed) in try listing(of: path) {
      guard listed ?? kind(of: path + "/" + name) == .folder else { continue }
      try makeRemovable(path + "/" + name)
    }
  }

  /// The absolute path with symbolic links followed; the path itself where it does not exist.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// What a link leads to where that is missing, but for its last part; any other path itself.
  static func destination(of path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink(path, &buffer, buffer.count - 1) > 0 else { return path }
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let target = text.hasPrefix("/") ? text : (parent(of: path) ?? ".") + "/" + text
    let name = target.split(separator: "/").last ?? ""
    return resolved(parent(of: target) ?? ".") + "/" + name
  }

  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

// Inside `Files` the name `read` means its own function.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}
