#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps two builds into one folder apart.
///
/// The lock is the system's own, on a file that states who holds it. It ends with its process,
/// however that ends, so what a killed build leaves is an empty claim. A file system without locks
/// keeps nobody apart.
struct OutputLock {
  /// Another process has the lock.
  struct Held: Error {
    /// What the file says of it; nil where it says nothing yet.
    var holder: Int?
  }

  private let descriptor: Int32
  private let path: String

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - path: The lock's file, which is there only while somebody holds it.
  ///   - patience: How long to wait for another process.
  /// - Throws: `Held` where that was in vain, `FileError` where there can be no such file.
  init(_ path: String, patience: Duration) throws {
    self.path = path
    let clock = ContinuousClock()
    let end = clock.now + patience
    while true {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { throw FileError("create", path) }
      if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        let holder = Self.holder(in: file)
        close(file)
        guard clock.now < end else { throw Held(holder: holder) }
        usleep(20_000)
      } else if Self.isSame(file, path) {
        descriptor = file
        break
      } else {
        // Whoever held it has just removed the file.
        close(file)
      }
    }
    ftruncate(descriptor, 0)
    let text = Array("\(getpid())\n".utf8)
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  func release() {
    unlink(path)
    close(descriptor)
  }

  private static func isSame(_ file: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  private static func holder(in file: Int32) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 20)
    let count = buffer.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    let digits = buffer.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
