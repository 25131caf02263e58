#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read in pieces.
struct FileReader: Sendable {
  private let descriptor: Int32
  private let path: String

  init(_ path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    self.path = path
  }

  /// The next bytes, as many as there are up to 64 KB; none at the end.
  func next() throws(FileError) -> [UInt8] {
    var failure: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, filled in
      while filled < buffer.count {
        let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = FileError("read", path) }
        guard count > 0 else { return }
        filled += count
      }
    }
    if let failure { throw failure }
    return piece
  }

  func close() { _ = systemClose(descriptor) }
}

// Inside the type the name `close` means its own function.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
