import Diagnostics
import FileSystem
import Foundation
import KeyModel
import Site
import TestSupport
import Testing
import Text

@testable import Publish

/// A site is left as it is if its input is the same and its folder is as it was left.
struct UnchangedSiteTests {
  private static let catalogue = Catalogue(
    title: "", groups: [], sources: [], releases: ReleaseRegistry([]))

  private static var input: SiteInput {
    SiteInput(
      catalogue: catalogue, guides: [SourceFile(path: "a.md", bytes: Array("# A".utf8))],
      templates: [], assets: [SourceFile(path: "site.css", bytes: [1, 2])])
  }

  private static func digest(
    of input: SiteInput = input, catalogues: [[UInt8]?] = [[1]], program: String = "/bin/sh"
  ) throws -> InputDigest {
    try #require(InputDigest(of: input, catalogues: catalogues, program: FilePath(program)))
  }

  /// A published site, with its number of files after a change.
  private func count(
    after change: (TemporaryFolder) throws -> Void = { _ in }, _ other: InputDigest? = nil
  ) throws -> Int? {
    let folder = try TemporaryFolder()
    let output = OutputFolder(FilePath(folder("site")))
    let digest = try Self.digest()
    _ = try output.publish(madeOf: digest) { take in pages.forEach(take) }
    try change(folder)
    return output.site(madeOf: other ?? digest)?.count
  }

  @Test func theSameInputFindsItsSite() throws {
    #expect(try count() == pages.count)
    // Others may keep files in the folder.
    #expect(try count(after: { try $0.write("mine", to: "site/mine") }) == pages.count)
  }

  @Test func anyChangeOfTheFolderIsFound() throws {
    #expect(try count(after: { try $0.write("B", to: "site/keys/A.html") }) == nil)
    #expect(try count(after: { try $0.move("site/keys/A.html", to: "site/keys/C.html") }) == nil)
    #expect(try count(after: { try $0.move("site", to: "elsewhere") }) == nil)
    #expect(
      try count { folder in
        try folder.move("site/keys/A.html", to: "A.html")
        try folder.link("site/keys/A.html", to: "../../A.html")
      } == nil)
    #expect(
      try count { folder in
        let path = "site/" + manifest
        try folder.write((folder.text(path) ?? "") + "00000000  more\n", to: path)
      } == nil)
    #expect(try count(after: { try $0.write("left", to: ".site.docgen-staging/left") }) == nil)
  }

  @Test func aBuildWithoutInputIsMadeAgain() throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    let output = OutputFolder(FilePath(folder("site")))
    #expect(output.site(madeOf: try Self.digest()) == nil)
  }

  private static let findings: [Diagnostic] = [
    .warning(
      "raw-html", at: SourceLocation(file: "a \"b\"\n.md", line: 3, column: 1),
      "The text has <div>",
      remedy: "write Markdown"),
    Diagnostic(
      .note, "thin-entry", at: nil, to: nil, "It says little", path: "Lamps/0", codes: ["E-1"]),
  ]

  @Test func theFindingsOfABuildAreKept() throws {
    let folder = try TemporaryFolder()
    let (output, digest) = (OutputFolder(FilePath(folder("site"))), try Self.digest())
    _ = try output.publish(madeOf: digest, with: Self.findings) { take in pages.forEach(take) }
    let site = try #require(output.site(madeOf: digest))
    #expect(site.findings == Self.findings)
    #expect(site.count == pages.count)
    let old = try #require(folder.text("site/" + manifest))
    try folder.write(old.replacing("says little", with: "says much"), to: "site/" + manifest)
    #expect(output.site(madeOf: digest) == nil)
  }

  @Test func aFindingThatNoLineCanSayMakesTheNextBuildMakeAll() throws {
    let folder = try TemporaryFolder()
    let (output, digest) = (OutputFolder(FilePath(folder("site"))), try Self.digest())
    var finding = Self.findings[0]
    finding.fixIt = FixIt("remove it", [.init(0..<1, with: "")])
    _ = try output.publish(madeOf: digest, with: [finding]) { take in pages.forEach(take) }
    #expect(output.site(madeOf: digest) == nil)
  }

  /// A finding names the theme's file, so it is another one if the theme is elsewhere.
  @Test func findingsAreThoseOfTheSameFiles() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(FilePath(folder("site")))
    func digest(_ theme: String) throws -> InputDigest {
      var input = Self.input
      input.settings.theme = theme
      return try Self.digest(of: input)
    }
    for (findings, isSame) in [(Self.findings, false), ([], true)] {
      _ = try output.publish(madeOf: try digest("a"), with: findings) { take in
        pages.forEach(take)
      }
      #expect(output.site(madeOf: try digest("a")) != nil)
      #expect((output.site(madeOf: try digest("b")) != nil) == isSame)
    }
  }

  @Test func anotherInputIsAnother() throws {
    #expect(try Self.digest() == Self.digest())
    var others = [
      try Self.digest(catalogues: [[2]]), try Self.digest(catalogues: [nil]),
      try Self.digest(catalogues: [[1], []]), try Self.digest(program: "/bin/ls"),
    ]
    let changes: [(inout SiteInput) -> Void] = [
      { $0.guides[0].bytes[2] = 0x42 }, { $0.guides[0].path = "b.md" }, { $0.guides = [] },
      { $0.guides.append($0.guides[0]) }, { $0.assets[0].bytes.append(3) },
      { $0.templates = [SourceFile(path: "page", bytes: [])] },
      { $0.copiedFiles = [SourceFile(path: "CNAME", bytes: [])] },
      { $0.themeOptions["a"] = "b" }, { $0.themeOptions["b"] = "a" },
      { $0.settings.title = "T" }, { $0.settings.footer = "T" }, { $0.offersDownloads = false },
      { $0.checker = [1] }, { $0.programName = "keys" },
      { $0.archiveTime = .init(secondsSince1970: 1_700_000_000) ?? .oldest },
    ]
    for change in changes {
      var input = Self.input
      change(&input)
      others.append(try Self.digest(of: input))
    }
    others.append(try Self.digest())
    let unreadable = [Diagnostic.warning("unreadable-file", at: nil, "A file cannot be read")]
    others.append(
      try #require(
        InputDigest(of: Self.input, unreadable, catalogues: [[1]], program: "/bin/sh")))
    #expect(Set(others).count == others.count)
  }

  @Test func theOrderOfUnorderedValuesDoesNotShow() throws {
    let names = (0..<50).map { "option\($0)" }
    func digest(_ names: some Sequence<String>) throws -> InputDigest {
      var input = Self.input
      for name in names { input.themeOptions[name] = name }
      return try Self.digest(of: input)
    }
    #expect(try digest(names) == digest(names.reversed()))
  }

  @Test func thePlaceOfTheThemeDoesNotShow() throws {
    func digest(_ theme: String) throws -> InputDigest {
      var input = Self.input
      input.settings.theme = theme
      input.templates = [SourceFile(path: theme + "/templates/page.mustache", bytes: [])]
      return try Self.digest(of: input)
    }
    #expect(
      try digest("themes/default").hexadecimal
        == digest("/usr/share/docgen/themes/default").hexadecimal)
  }

  @Test func nothingIsKnownOfAProgramThatCannotBeRead() {
    #expect(InputDigest(of: Self.input, catalogues: [], program: nil) == nil)
    #expect(InputDigest(of: Self.input, catalogues: [], program: "/no/program") == nil)
  }
}
