import FileSystem
import Foundation
import TestSupport
import Testing

/// Inputs that can be read, and inputs that are refused at once.
struct InputTests {
  private func message(_ path: FilePath, limit: Int = 1000) -> String? {
    do throws(FileError) {
      _ = try Files.read(path, atMost: limit)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/random"])
  func devicesAreRefused(path: String) {
    #expect(message(FilePath(path))?.contains("device") == true)
  }

  @Test func foldersAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(message(folder[""])?.contains("Cannot read") == true)
  }

  @Test func aPipeThatNothingWritesToIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(message(folder["pipe"])?.contains("no program writes to the pipe") == true)
  }

  @Test(arguments: [0, 1, 100_000])
  func aPipeIsReadToItsEnd(length: Int) async throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let path = folder("pipe")
    let writer = Thread {
      let file = open(path, O_WRONLY)
      usleep(20_000)
      let bytes = [UInt8](repeating: 7, count: length)
      _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      close(file)
    }
    writer.start()
    let bytes = try? Files.read(folder["pipe"], atMost: 200_000)
    // A writer that comes and goes without a byte may not be noticed.
    #expect(bytes?.count ?? 0 == length)
  }

  @Test func anEndlessStreamIsReadUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let path = folder("pipe")
    let writer = Thread {
      signal(SIGPIPE, SIG_IGN)
      let file = open(path, O_WRONLY)
      let bytes = [UInt8](repeating: 7, count: 65536)
      while bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) > 0 {}
      close(file)
    }
    writer.start()
    #expect(throws: FileError.self) { try Files.read(folder["pipe"], atMost: 1_000_000) }
  }

  @Test func aFileLongerThanTheLimitIsRefusedUnread() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sparse")
    #expect(truncate(folder("sparse"), 1 << 40) == 0)
    #expect(message(folder["sparse"])?.contains("Cannot read") == true)
  }

  // MARK: - Folders

  private func visited(_ folder: TemporaryFolder) throws -> (paths: [String], failures: [FileError])
  {
    var paths: [String] = []
    var failures: [FileError] = []
    try OpenFolder(folder[""]).visit(
      { paths.append($0.path.text) }, failed: { failures.append($0) })
    return (paths, failures)
  }

  @Test func aVisitIsInTheOrderOfPaths() throws {
    let folder = try TemporaryFolder()
    let names = ["a-b", "a/x", "a/.hidden", "a.b", "bb", ".c/d", "\u{E9}/1", "\u{E9}!"]
    for name in names { try folder.write("", to: name) }
    let expected = names.filter { !FilePath($0).isHidden }.map { FilePath($0) }.sorted().map(\.text)
    #expect(try visited(folder).paths == expected)
  }

  @Test func aVisitFollowsNoLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b")
    try folder.link("a/up", to: "..")
    try folder.link("c", to: "a")
    #expect(try visited(folder).paths == ["a/b", "a/up", "c"])
  }

  @Test func filesDeeperThanTheLongestPathAreVisited() throws {
    let folder = try TemporaryFolder()
    let name = FilePath(String(repeating: "d", count: 200))
    var inner = try OpenFolder(folder[""])
    for _ in 0..<30 { inner = try inner.makeFolder(name) }
    let file = try inner.create("Info.plist")
    try file.append([1])
    var found: [[UInt8]] = []
    try OpenFolder(folder[""]).visit {
      found.append((try? $0.folder.input($0.name).wholeContents(atMost: 10)) ?? [])
    } failed: { _ in
      found.append([])
    }
    #expect(found == [[1]])
  }

  @Test func aFolderThatIsTooDeepDoesNotEndTheVisit() throws {
    let folder = try TemporaryFolder()
    var inner = try OpenFolder(folder[""])
    for _ in 0..<210 { inner = try inner.makeFolder("d") }
    try folder.write("", to: "other")
    let (paths, failures) = try visited(folder)
    #expect(paths == ["other"])
    #expect(failures.count == 1)
  }

  @Test func namesThatAreNotTextAreShownEscaped() {
    let bytes = Array("a\u{E9}".utf8) + [0xE9, 0xFF] + Array("\u{1F600}".utf8) + [0xF0, 0x9F]
    #expect(FilePath(bytes: bytes).text == "a\u{E9}\\xE9\\xFF\u{1F600}\\xF0\\x9F")
  }
}
