import Publish
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct PropertyListFilesTests {
  private let files = PropertyListFiles(limit: 1 << 20)

  @Test func findsTheListsOfBundlesAndFolders() throws {
    try withFolder { root in
      for path in [
        "Example.app/Info.plist", "Example.app/PlugIns/Share.appex/Info.plist",
        "Example.app/other.plist", "Mac.app/Contents/Info.plist",
        "Mac.app/Contents/PlugIns/Action.appex/Contents/Info.plist", "Sources/Info.plist",
        ".build/Info.plist", "Sources/readme.txt",
      ] {
        make(root, path)
      }
      #expect(
        try files.lists(at: "\(root)/Example.app/") == [
          "\(root)/Example.app/Info.plist",
          "\(root)/Example.app/PlugIns/Share.appex/Info.plist",
        ])
      #expect(
        try files.lists(at: "\(root)/Mac.app") == [
          "\(root)/Mac.app/Contents/Info.plist",
          "\(root)/Mac.app/Contents/PlugIns/Action.appex/Contents/Info.plist",
        ])
      #expect(try files.lists(at: "\(root)/Sources") == ["\(root)/Sources/Info.plist"])
      let all = try files.lists(at: root)
      #expect(all.count == 6)
      #expect(try files.lists(at: "\(root)/missing") == ["\(root)/missing"])
    }
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    try withFolder { root in
      make(root, "Info.plist")
      let path = "\(root)/Info.plist"
      chmod(path, 0o640)
      try files.replace(path, with: Array("new".utf8))
      #expect(try files.read(path) == Array("new".utf8))
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
      #expect(try files.lists(at: root) == [path])
    }
  }

  @Test func readsNoMoreThanAllowed() throws {
    try withFolder { root in
      make(root, "Info.plist", String(repeating: "x", count: 200_000))
      let bytes = try PropertyListFiles(limit: 1000).read("\(root)/Info.plist")
      #expect(bytes.count > 1000 && bytes.count < 100_000)
    }
  }

  @Test func findsTheNearestFileAbove() throws {
    try withFolder { root in
      make(root, ".docgen.json", "{}")
      make(root, "a/b/Info.plist")
      let found = PropertyListFiles.nearest(".docgen.json", from: "\(root)/a/b")
      #expect(found?.hasSuffix(".docgen.json") == true)
      #expect(PropertyListFiles.nearest("no-such-file.docgen", from: root) == nil)
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/docgen-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }
    }
    let root = try #require(made.map { String(cString: $0) })
    defer { remove(root) }
    try body(root)
  }

  private func make(_ root: String, _ path: String, _ text: String = "old") {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    guard let file = fopen("\(root)/\(path)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    if rmdir(path) != 0 { unlink(path) }
  }
}
