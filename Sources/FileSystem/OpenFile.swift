#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file while it is read or written. It is closed with its last reference.
package final class OpenFile: Sendable {
  let descriptor: Int32
  package let path: FilePath

  init(_ descriptor: Int32, _ path: FilePath) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { if descriptor > STDERR_FILENO { _ = systemClose(descriptor) } }

  /// Opens a file to read it, also one that a symbolic link leads to.
  package static func read(_ path: FilePath) throws(FileError) -> OpenFile {
    // Opening a pipe would wait for a program that writes to it.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError("read", path) }
    return OpenFile(descriptor, path)
  }

  // MARK: - Reading

  /// The next bytes, as many as there are up to a count; none at the end.
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
  /// - Throws: `FileError`, with the reason `isTooLong` where that is more than the limit.
  package func wholeContents(atMost limit: Int) throws(FileError) -> [UInt8] {
    let status = try status()
    // Nothing is read of a file that is too long already.
    let isTooLong = status.kind == .file && status.length > limit
    let bytes = isTooLong ? [] : try bytes(atMost: limit)
    guard !isTooLong, bytes.count <= limit else { throw FileError("read", path, .isTooLong) }
    return bytes
  }

  /// Everything up to the end, or one byte more than the limit if there is more.
  ///
  /// An ordinary file, a pipe and a terminal can be read, and whatever is standard input. A device may have
  /// no end, and a pipe that no program writes to never ends.
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
    // The length is a guess: the file may grow, and a pipe says zero. One byte more finds the end.
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

  /// The bytes at an offset, fewer where the file ends before.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw FileError("read", path) }
    return try next(count)
  }

  /// Lets reading begin at the start again.
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
        // Somebody has made the stream non-blocking.
        wait(for: POLLOUT)
      } else if errno != EINTR {
        throw FileError("write", path)
      }
    }
  }

  /// Gives a new file the mode of the one that it will replace, and its owner where we may.
  package func takeMode(of status: FileStatus) throws(FileError) {
    let new = try self.status()
    if (new.owner, new.group) != (status.owner, status.group) {
      _ = fchown(descriptor, status.owner, status.group)
    }
    guard new.mode == status.mode & 0o777 || fchmod(descriptor, status.mode & 0o777) == 0 else {
      throw FileError("write", path)
    }
  }

  /// Makes sure that the file is stored. Some file systems report a full disk only when it is closed.
  package func finish() throws(FileError) {
    // The descriptor itself is closed later, when no other thread can have got its number.
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

  /// How many columns the terminal has; nil if it is not a terminal.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

// Inside the type these names mean its own functions.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
