import Archive
import Diagnostics
import FileSystem
import TestSupport
import Testing
import Text

@testable import Checking

/// Files of a workspace that someone else may have written, damaged in any way.
struct StrangeInputTests {
  private static let tokens = [
    "{", "}", "[", "]", "\"", ":", ",", "true", "null", "1e999", "\\u", "\\", "baseURL", "disable",
    "files", "overrides", "*", "**", "!", "/", "?", "\n", "\0", "é", "🇩",
  ]
  private static let settings = """
    {"platform": "sea", "strict": true, "disable": ["range"], "exclude": ["a/**", "!*.plist"],
     "baseURL": "https://a.example/b", "overrides": [{"files": ["x/*[a-c].plist"], "notes": false}]}
    """

  @Test(arguments: fuzzSeeds(otherwise: 20))
  func damagedSettingsAreReportedWithARemedy(seed: Int) {
    var numbers = SeededNumbers(seed: 37 * seed)
    for _ in 0..<5 {
      let bytes = numbers.damaged(Array(Self.settings.utf8), with: Self.tokens)
      let (read, problems) = CheckSettings.read(bytes, file: "a.json")
      #expect(problems.allSatisfy { $0.remedy != nil && $0.location?.file == "a.json" }, "\(bytes)")
      #expect(read.baseURL?.text.hasPrefix("http") != false, "\(bytes)")
      let rules = IgnoreRules(read.exclude + read.overrides.flatMap(\.files))
      for path: FilePath in ["a/b.plist", "x/yb.plist", "é", ""] { _ = rules.leavesOut(path) }
    }
  }

  private static let baseline = """
    {"format": 1, "findings": [
      {"file": "a.plist", "document": "d", "path": "A/0", "id": "range", "message": "m", "count": 2}]}
    """

  @Test(arguments: fuzzSeeds(otherwise: 4, atMost: 500))
  func aDamagedBaselineIsReportedOrUsed(seed: Int) throws {
    var numbers = SeededNumbers(seed: 41 * seed)
    let folder = try TemporaryFolder()
    let bytes = numbers.damaged(Array(Self.baseline.utf8), with: Self.tokens)
    try Files.write(bytes, to: folder["known.json"])
    let baseline = try Baseline(folder["known.json"], isWritten: false)
    #expect(baseline.messages.allSatisfy { $0.remedy != nil }, "\(bytes)")
    let finding = Diagnostic(.error, "range", at: .init(file: folder("a.plist")), "m")
    let (new, _) = baseline.remaining(of: [finding], checked: [])
    #expect(!baseline.isDamaged || new == [finding])
  }

  /// The folders of an archive are the same as in a tree made of its paths.
  @Test(arguments: fuzzSeeds(otherwise: 10, atMost: 1_000))
  func anArchiveHasTheFoldersThatItsPathsName(seed: Int) throws {
    var numbers = SeededNumbers(seed: 43 * seed)
    let compressor = Compressor()
    var (writer, bytes) = (ZIPWriter(), [UInt8]())
    var paths: [String] = []
    for _ in 0..<8 {
      let path = numbers.text(of: ["a", "b", "a-", "a.", "/", "/", "é", "./"], atMost: 7)
      guard !path.isEmpty, !path.hasPrefix("/"), !paths.contains(path) else { continue }
      paths.append(path)
      try writer.add(path, PackedContent(Array(path.utf8), compressor), to: &bytes)
    }
    let archive = bytes + writer.end()
    let folder = try TemporaryFolder()
    try Files.write(archive, to: folder["a.zip"])
    guard let root = try? ArchiveFolder(OpenFile.read(folder["a.zip"])) else { return }
    try check(
      root,
      paths.map { path in
        let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        return (names, !path.hasSuffix("/"))
      })
    try Files.write(numbers.damaged(archive, with: []), to: folder["b.zip"])
    guard let damaged = try? ArchiveFolder(OpenFile.read(folder["b.zip"])) else { return }
    for (name, kind) in damaged.list() where kind == .folder { _ = try damaged.below(name).list() }
  }

  private func check(_ folder: any BundleFolder, _ paths: [(names: [String], isFile: Bool)]) throws
  {
    let inside = paths.filter { !$0.names.isEmpty }
    let listed = try folder.list()
    #expect(
      listed.map(\.name.text)
        == Set(inside.map(\.names[0])).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for (name, kind) in listed {
      let own = inside.filter { $0.names[0] == name.text }
      let files = own.filter { $0.names.count == 1 && $0.isFile }
      #expect(kind == (files.isEmpty ? .folder : .file))
      if files.count == 1 {
        #expect(try folder.read(name, atMost: 100).bytes.isEmpty == false)
      } else if files.count > 1 {
        #expect(throws: FileError.self) { try folder.read(name, atMost: 100) }
      } else {
        let rest = own.map { (Array($0.names.dropFirst()), $0.isFile) }
        try check(try folder.below(name), rest)
      }
    }
    #expect(
      folder.kind(of: "nothing") == nil && folder.kind(of: "") == nil
        && folder.kind(of: "a/b") == nil)
  }
}
