import Archive
import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import Checking

/// Bundles in archives and in the folders that people hand on.
struct BundlesInArchivesTests {
  private static let program = DocumentKind.Bundles.Program(named: "Name", at: ["*"])
  private let files = PropertyListFiles([
    DocumentKind(
      "ship.json", id: "ship", fileMatch: ["ship.json"],
      bundles: .init(
        endings: [".fleet"], files: ["ship.json", "*.ship"], folders: ["escorts"],
        beside: ["*.permit"], program: program,
        containers: [.init(".crate", at: ["hold", "deck/aft"])]))
  ])

  private func visit(_ path: FilePath) -> (groups: [PropertyListFiles.Group], failures: [FileError])
  {
    var groups: [PropertyListFiles.Group] = []
    var failures: [FileError] = []
    files.visit(path) {
      groups.append($0)
    } failed: {
      failures.append($0)
    }
    return (groups, failures)
  }

  private func found(_ folder: TemporaryFolder, _ path: FilePath) -> [String] {
    visit(folder[path]).groups.flatMap(\.files).map {
      String($0.path.text.dropFirst(folder.path.count + 1))
    }
  }

  private static let paths = [
    "hold/a.fleet/ship.json", "hold/a.fleet/b.ship", "hold/a.fleet/escorts/e.fleet/ship.json",
    "hold/other.json", "hold/a.permit", "deck/aft/c.fleet/ship.json", "deck/ship.json",
    "far/d.fleet/ship.json",
  ]
  private static let wanted = [
    "x.crate/hold/a.fleet/ship.json", "x.crate/hold/a.fleet/b.ship",
    "x.crate/hold/a.fleet/escorts/e.fleet/ship.json", "x.crate/deck/aft/c.fleet/ship.json",
  ]

  private func archive(
    _ files: [(path: String, content: [UInt8])], in folder: TemporaryFolder,
    _ name: FilePath = "x.crate"
  ) throws {
    try Files.write(zip(files), to: folder[name])
  }

  @Test func aFolderAndAnArchiveHaveTheSameBundles() throws {
    let folder = try TemporaryFolder()
    for path in Self.paths { try folder.write("", to: "x.crate/" + path) }
    #expect(found(folder, "x.crate") == Self.wanted)
    #expect(found(folder, "x.crate/") == Self.wanted)
    #expect(found(folder, "") == Self.wanted)
    let packed = try TemporaryFolder()
    try archive(Self.paths.map { ($0, Array($0.utf8)) }, in: packed)
    #expect(found(packed, "x.crate") == Self.wanted)
    #expect(found(packed, "") == Self.wanted)
    for file in visit(packed["x.crate"]).groups.flatMap(\.files) {
      let contents = try file.read(atMost: 100)
      #expect(file.path.text.hasSuffix(String(decoding: contents.bytes, as: UTF8.self)))
      #expect(contents.file == nil && !file.isNamed)
      #expect(throws: FileError.self) { try file.read(atMost: 3) }
    }
  }

  @Test func anArchiveOfAnotherNameIsReadWhereItIsNamed() throws {
    let folder = try TemporaryFolder()
    let all = Self.paths + ["z.fleet/ship.json"]
    try archive(all.map { ($0, []) }, in: folder, "x.zip")
    #expect(
      Set(found(folder, "x.zip"))
        == Set(
          (Self.wanted + ["x.crate/z.fleet/ship.json"]).map { $0.replacing(".crate", with: ".zip") }
        ))
    #expect(found(folder, "") == [])
  }

  @Test func theProgramInAnArchiveIsRead() throws {
    let folder = try TemporaryFolder()
    try archive([("hold/a.fleet/tug", [1, 2, 3, 4]), ("hold/a.fleet/ship.json", [])], in: folder)
    let group = try #require(visit(folder["x.crate"]).groups.first)
    #expect(group.pathOnDisk == folder["x.crate"])
    let bundle = try #require(group.bundle)
    let path = try #require(bundle.pathOfProgram(Self.program, named: "tug"))
    let program = try #require(try bundle.readableFile(path))
    #expect(program.length == 4 && program.read(1..<3) == [2, 3])
    #expect(bundle.pathOfProgram(Self.program, named: "none") == nil)
    #expect(bundle.pathOfProgram(Self.program, named: "../tug") == nil)
    #expect(try group.bundle?.firstFile(at: ["none", "tug"], atMost: 4)?.bytes == [1, 2, 3, 4])
    #expect(
      bundle.files(fitting: "t*") == ["tug"]
        && BundleListing(bundle).files(fitting: "**/t*") == ["tug"])
    #expect(["none", "x/*", "escorts"].allSatisfy { bundle.files(fitting: $0).isEmpty })
  }

  @Test func aPathThatSeveralEntriesHaveIsNotRead() throws {
    let folder = try TemporaryFolder()
    let twice = [("hold/a.fleet/ship.json", [UInt8](repeating: 1, count: 3)), ("hold/x", [])]
    try archive(twice + [("hold/./a.fleet/ship.json", [2])], in: folder)
    let file = try #require(visit(folder["x.crate"]).groups.first?.files.first)
    #expect(throws: FileError.self) { try file.read(atMost: 100) }
  }

  @Test func aFileIsNoFolderToo() throws {
    let folder = try TemporaryFolder()
    try archive([("hold", [1]), ("hold/a.fleet/ship.json", [2])], in: folder)
    #expect(found(folder, "x.crate") == [])
    try archive([("hold/a.fleet/ship.json/deep", [2])], in: folder, "y.crate")
    #expect(found(folder, "y.crate") == [])
  }

  @Test func whatIsNoArchiveIsAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "x.crate")
    try folder.write("{}", to: "ship.json")
    let (groups, failures) = visit(folder[""])
    #expect(groups.count == 1 && failures.map(\.path) == [folder["x.crate"]])
    #expect(failures.first?.description.hasSuffix("it is not a ZIP archive") == true)
    #expect(failures.first?.inputRemedy != nil)
    #expect(visit(folder["x.crate"]).failures.count == 1)
    #expect(found(folder, "missing.crate") == ["missing.crate"])
  }

  @Test func deepFoldersInAnArchiveAreLeft() throws {
    let folder = try TemporaryFolder()
    let deep = "hold/" + String(repeating: "a.fleet/escorts/", count: 2000) + "a.fleet/ship.json"
    try archive([(deep, []), ("hold/b.fleet/ship.json", [])], in: folder)
    #expect(found(folder, "x.crate") == ["x.crate/hold/b.fleet/ship.json"])
  }
}

private func zip(_ files: [(path: String, content: [UInt8])]) throws -> [UInt8] {
  let compressor = Compressor()
  var (writer, bytes) = (ZIPWriter(), [UInt8]())
  for file in files {
    try writer.add(file.path, PackedContent(file.content, compressor), to: &bytes)
  }
  return bytes + writer.end()
}
