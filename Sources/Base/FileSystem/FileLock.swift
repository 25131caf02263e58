#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock between processes.
///
/// It is a system lock on a file that names its holder. It ends with the process, even a killed one, so a leftover
/// file is harmless. On a file system without locks, every process gets the lock.
package struct FileLock {
  /// Another process has the lock.
  package struct Held: Error {
    /// Its process id; nil if it is not yet in the file.
    package var holder: Int?
  }

  private let file: OpenFile
  private let folder: OpenFolder
  private let name: FilePath

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - name: The lock's file, which exists only while the lock is held.
  ///   - timeout: The longest time to wait for another process.
  /// - Throws: `Held` if another process keeps the lock longer, `FileError` if the file cannot be created.
  package init(_ name: FilePath, in folder: OpenFolder, timeout: Duration) throws {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while true {
      let file = try folder.openOrCreate(name)
      if flock(file.descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        guard clock.now < end else { throw Held(holder: Self.holder(in: file.descriptor)) }
        usleep(20_000)
      } else if let now = try ifPresent({ () throws(FileError) in try folder.status(name) }),
        try now.isSameFile(as: file.status())
      {
        (self.file, self.folder, self.name) = (file, folder, name)
        break
      }
      // Otherwise the last holder has just removed the file: try again.
    }
    // Never truncate a file with other hard links.
    guard try file.status().links == 1, ftruncate(file.descriptor, 0) == 0 else { return }
    let text = Array("\(getpid())\n".utf8)
    _ = text.withUnsafeBytes { pwrite(file.descriptor, $0.baseAddress, $0.count, 0) }
  }

  package func release() {
    // Closing the file ends the lock, so remove it first.
    withExtendedLifetime(file) { try? folder.removeFile(name) }
  }

  private static func holder(in file: Int32) -> Int? {
    var buffer = [UInt8](repeating: 0, count: 20)
    let count = buffer.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    let digits = buffer.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
