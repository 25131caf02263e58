#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps two processes apart that want to change the same thing.
///
/// The lock is the system's, on a file that names its holder. It ends with its process, however that
/// ends, so a file left by a killed process is harmless. On a file system without locks every process
/// gets one.
package struct FileLock {
  /// Another process has the lock.
  package struct Held: Error {
    /// Its process id; nil if the file does not have it yet.
    package var holder: Int?
  }

  private let descriptor: Int32
  private let path: FilePath

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - path: The lock's file, which exists only while the lock is held.
  ///   - patience: How long to wait for another process.
  /// - Throws: `Held` if it has the lock for longer, `FileError` if the file cannot be created.
  package init(_ path: FilePath, patience: Duration) throws {
    self.path = path
    let clock = ContinuousClock()
    let end = clock.now + patience
    while true {
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
      let file = path.withCString { open($0, flags, 0o644) }
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

  package func release() {
    _ = path.withCString { unlink($0) }
    close(descriptor)
  }

  private static func isSame(_ file: Int32, _ path: FilePath) -> Bool {
    var opened = stat()
    guard fstat(file, &opened) == 0, let named = try? FileStatus(of: path, followingLinks: false)
    else { return false }
    return named.isSameFile(as: FileStatus(opened))
  }

  private static func holder(in file: Int32) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 20)
    let count = buffer.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    let digits = buffer.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
