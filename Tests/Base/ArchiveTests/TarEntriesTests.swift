import Archive
import Foundation
import Testing

@Suite struct TarEntriesTests {
  private func archive(_ paths: [String], time: ArchiveTime = .oldest) throws -> [UInt8] {
    var archive = TarEntries(time: time)
    try archive.addFolders(of: paths)
    for path in paths { try archive.add(path, Array("content of \(path)".utf8)) }
    archive.end()
    return archive.bytes
  }

  /// The names of the entries, as a reader of the format finds them.
  private func names(in bytes: [UInt8]) throws -> [String] {
    var names: [String] = []
    var at = 0
    var path: String?
    while bytes[at] != 0 {
      let header = bytes[at..<at + 512]
      let size = try #require(Int(text(header, 124, 11), radix: 8))
      let content = bytes[at + 512..<at + 512 + size]
      if text(header, 156, 1) == "x" {
        let record = String(decoding: content, as: UTF8.self)
        #expect(record.hasPrefix("\(record.utf8.count) path="))
        path = String(record.drop { $0 != "=" }.dropFirst().dropLast())
      } else {
        let prefix = text(header, 345, 155)
        names.append(path ?? (prefix.isEmpty ? "" : prefix + "/") + text(header, 0, 100))
        path = nil
      }
      // The sum counts its own field as spaces.
      let sum = header.reduce(0) { $0 + Int($1) }
      let field = header[(at + 148)..<(at + 156)]
      let stated = try #require(Int(text(header, 148, 6), radix: 8))
      #expect(stated == sum - field.reduce(0) { $0 + Int($1) } + 8 * 32)
      at += 512 + (size + 511) / 512 * 512
    }
    return names
  }

  private func text(_ header: ArraySlice<UInt8>, _ offset: Int, _ width: Int) -> String {
    let start = header.startIndex + offset
    return String(decoding: header[start..<start + width].prefix { $0 != 0 }, as: UTF8.self)
  }

  static let paths = [
    "a", "b.docset/Contents/Info.plist",
    // At the limits of the header's fields, and one beyond.
    String(repeating: "n", count: 100), String(repeating: "n", count: 101),
    String(repeating: "f", count: 155) + "/" + String(repeating: "n", count: 100),
    String(repeating: "f", count: 156) + "/" + String(repeating: "n", count: 100),
    String(repeating: "f/", count: 100) + "n", String(repeating: "folder/", count: 60) + "n",
    "keys/schlüssel.html",
  ]

  @Test(arguments: paths)
  func everyPathIsReadBackUnchanged(path: String) throws {
    var folders: [String] = []
    for index in path.indices where path[index] == "/" { folders.append(String(path[...index])) }
    #expect(try names(in: archive([path])) == folders + [path])
  }

  /// The system's own program unpacks what we packed.
  @Test func systemTarUnpacksEveryPath() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = Self.paths.enumerated().map { "\($0)/\($1)" }
    let file = folder.appendingPathComponent("archive.tar")
    try Data(archive(paths)).write(to: file)
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", file.path, "-C", folder.path]
    try tar.run()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    for path in paths {
      let content = try Data(contentsOf: folder.appendingPathComponent(path))
      #expect(content == Data("content of \(path)".utf8))
    }
  }

  @Test func eachFolderHasOneEntry() throws {
    #expect(
      try names(in: archive(["a/b", "a/c/d", "a/c/e"])) == ["a/", "a/c/", "a/b", "a/c/d", "a/c/e"])
  }

  @Test func tarEndsWithTwoBlocksOfZeros() throws {
    let bytes = try archive(["a"])
    #expect(bytes.count == 4 * 512)
    #expect(bytes.suffix(1024).allSatisfy { $0 == 0 })
    #expect(try archive([]) == [UInt8](repeating: 0, count: 1024))
  }

  @Test func tarOfTheSameFilesHasTheSameBytes() throws {
    #expect(try archive(["a/b", "c"]) == archive(["a/b", "c"]))
  }

  @Test func everyTarHeaderHasTheTime() throws {
    let time = try #require(ArchiveTime(secondsSince1970: 0o12345670))
    let bytes = try archive(["a/b"], time: time)
    for header in [bytes[0..<512], bytes[512..<1024]] {
      #expect(text(header, 136, 12) == "00012345670")
    }
  }
}
