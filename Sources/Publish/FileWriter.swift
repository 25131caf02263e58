#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file that is written in pieces.
struct FileWriter: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Fails where there is such a file.
  init(_ path: String) throws(FileError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError("write", path) }
    self.path = path
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError("write", path)
      }
      written += count
    }
  }

  /// Closes the file. Some file systems report a full disk only here.
  func finish() throws(FileError) {
    guard systemClose(descriptor) == 0 else { throw FileError("write", path) }
  }

  /// Closes a file that is given up.
  func close() { _ = systemClose(descriptor) }
}

// Inside the type the name `close` means its own function.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
