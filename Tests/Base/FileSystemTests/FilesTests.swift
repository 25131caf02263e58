import Foundation
import TestSupport
import Testing

@testable import FileSystem

struct FilesTests {
  @Test func unreadableFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(throws: FileError.self) { try OpenFolder(folder["file"]).entries() }
    #expect(throws: FileError.self) { try OpenFolder(folder["missing"]).entries() }
  }

  /// `readdir` returns nothing both at the end of a list and on a failure.
  @Test func truncatedFolderListingIsAnError() {
    let error = #expect(throws: FileError.self) {
      try OpenFolder.entries(
        of: "folder",
        {
          errno = EIO
          return nil
        }, kind: { _ in nil })
    }
    #expect(error?.code == EIO)
    #expect((try? OpenFolder.entries(of: "folder", { nil }, kind: { _ in nil }))?.isEmpty == true)
  }

  @Test(arguments: [0, 1, 65535, 65536, 65537, 200_000])
  func filesAreReadAndCompared(length: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Files.write(bytes, to: folder["a"])
    #expect(try Files.read(folder["a"], atMost: length) == bytes)
    func holds(_ bytes: [UInt8]) throws -> Bool { try OpenFile.read(folder["a"]).holds(bytes) }
    #expect(try holds(bytes))
    #expect(try !holds(bytes + [0]))
    guard length > 0 else { return }
    #expect(throws: FileError.self) { try Files.read(folder["a"], atMost: length - 1) }
    #expect(try !holds(bytes.dropLast() + [bytes[length - 1] &+ 1]))
  }

  @Test func endlessFilesAreNotRead() {
    #expect(throws: FileError.self) { try Files.read("/dev/zero", atMost: 1000) }
    #expect(throws: FileError.self) { try Files.read("/", atMost: 1000) }
  }

  /// A stream that somebody has made non-blocking is waited for.
  @Test func writingWaitsForAFullPipe() async throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    // A separate thread: one that waits in the pool of tasks would keep other tests from running.
    Thread.detachNewThread {
      try? OpenFile(dup(end), "pipe").append(bytes)
      try? pipe.fileHandleForWriting.close()
    }
    // Until the pipe is full.
    var state = pollfd(fd: end, events: Int16(POLLOUT), revents: 0)
    while poll(&state, 1, 0) > 0 { await Task.yield() }
    #expect(pipe.fileHandleForReading.readDataToEndOfFile().count == bytes.count)
  }
}
