#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of waiting for input on a stream.
package enum StreamInput: Hashable, Sendable {
  case bytes([UInt8])
  case nothing
  /// The end of the stream.
  case end
}

/// An open file, closed with its last reference.
package final class OpenFile: Sendable {
  let descriptor: Int32
  package let path: FilePath

  init(_ descriptor: Int32, _ path: FilePath) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { if descriptor > STDERR_FILENO { _ = systemClose(descriptor) } }

  /// Opens a file for reading, following a symbolic link.
  package static func read(_ path: FilePath) throws(FileError) -> OpenFile {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError("read", path) }
    return OpenFile(descriptor, path)
  }

  // MARK: - Reading

  /// The next available bytes, at most a count; empty at the end.
  package func next(_ count: Int = 65536) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < buffer.count {
        let rest = buffer.baseAddress.map { $0 + filled }
        let count = systemRead(descriptor, rest, buffer.count - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          wait(for: POLLIN)
          continue
        }
        if count < 0 { failure = FileError("read", path) }
        guard count > 0 else { return }
        filled += count
      }
    }
    if let failure { throw failure }
    return piece
  }

  /// Everything up to the end.
  ///
  /// - Throws: `FileError`, with the reason `isTooLong` if the file exceeds the limit.
  package func wholeContents(atMost limit: Int) throws(FileError) -> [UInt8] {
    let status = try status()
    // Don't read a file that is already too long.
    let isTooLong = status.kind == .file && status.length > limit
    let bytes = isTooLong ? [] : try bytes(atMost: limit)
    guard !isTooLong, bytes.count <= limit else { throw FileError("read", path, .isTooLong) }
    return bytes
  }

  /// Everything up to the end, or one byte more than the limit if there is more.
  ///
  /// Ordinary files, pipes, terminals and any standard input can be read. Devices are refused because they may be
  /// endless, and so is a pipe without a writer.
  package func bytes(atMost limit: Int) throws(FileError) -> [UInt8] {
    let status = try status()
    var mayBeUnwritten = false
    if self !== OpenFile.standardInput {
      switch status.kind {
      case .file: break
      case .folder: throw FileError("read", path, .isFolder)
      case .pipe: mayBeUnwritten = !wait(for: POLLIN, milliseconds: 1000)
      case .link, .other: guard isTerminal else { throw FileError("read", path, .isDevice) }
      }
    }
    // The length is a guess: the file may grow, and a pipe's is zero. One byte more detects the end.
    let guess = status.length
    var bytes = try next(min(max(guess, 0), limit) + 1)
    if mayBeUnwritten, bytes.isEmpty { throw FileError("read", path, .isUnwritten) }
    var isAll = bytes.count <= guess
    while !isAll, bytes.count <= limit {
      let piece = try next()
      isAll = piece.isEmpty
      bytes += piece
    }
    return Array(bytes.prefix(limit + 1))
  }

  /// The bytes at an offset; fewer at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw FileError("read", path) }
    return try next(count)
  }

  /// Moves back to the start.
  package func rewind() throws(FileError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError("read", path) }
  }

  /// Waits until the file can be read or written.
  ///
  /// - Returns: Whether it can.
  @discardableResult
  private func wait(for event: some BinaryInteger, milliseconds: Int32 = -1) -> Bool {
    var file = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  /// Whether this is an ordinary file with exactly these bytes.
  package func holds(_ bytes: [UInt8]) throws(FileError) -> Bool {
    let status = try status()
    guard status.kind == .file, status.length == bytes.count else { return false }
    var compared = 0
    while compared < bytes.count {
      let piece = try next(min(bytes.count - compared, 65536))
      guard !piece.isEmpty, bytes[compared...].starts(with: piece) else { return false }
      compared += piece.count
    }
    return true
  }

  /// Waits for input, and returns the bytes that one call reads.
  package func input(within milliseconds: Int) throws(FileError) -> StreamInput {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&file, 1, Int32(clamping: max(0, milliseconds)))
    if count < 0, errno != EINTR { throw FileError("read", path) }
    guard count > 0 else { return .nothing }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, filled in
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      filled = max(count, 0)
      if count < 0 { failure = FileError("read", path) }
    }
    if let failure {
      guard [EAGAIN, EINTR].contains(failure.code) else { throw failure }
      return .nothing
    }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  // MARK: - Writing

  package func append(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Another program made the stream non-blocking.
        wait(for: POLLOUT)
      } else if errno != EINTR {
        throw FileError("write", path)
      }
    }
  }

  /// Gives a new file the mode of the one that it will replace, and its owner if permitted.
  package func copyMode(of status: FileStatus) throws(FileError) {
    let new = try self.status()
    if (new.owner, new.group) != (status.owner, status.group) {
      _ = fchown(descriptor, status.owner, status.group)
    }
    guard new.mode == status.mode & 0o777 || fchmod(descriptor, status.mode & 0o777) == 0 else {
      throw FileError("write", path)
    }
  }

  /// Reports failed writes. Some file systems report a full disk only when the file is closed.
  package func finish() throws(FileError) {
    // Close a copy: the descriptor itself is closed in `deinit`, when no other thread can reuse its number.
    let copy = dup(descriptor)
    guard copy >= 0, systemClose(copy) == 0 else { throw FileError("write", path) }
  }

  // MARK: - Status

  package func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    return FileStatus(status)
  }
}

// MARK: - Standard streams

extension OpenFile {
  package static let standardInput = OpenFile(STDIN_FILENO, "standard input")
  package static let standardOutput = OpenFile(STDOUT_FILENO, "standard output")
  package static let standardError = OpenFile(STDERR_FILENO, "standard error")

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal; nil if it is not a terminal.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

// Inside the type, these names mean its own functions.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
