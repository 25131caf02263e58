import Diagnostics
import KeyModel
import Site
import Testing

@testable import Preview

/// The files of a planned site, as the preview asks for them.
struct ServedSiteTests {
  private static let site: ServedSite = {
    let catalogue = Catalogue(
      title: "T",
      groups: [
        KeyGroup(
          "all", "All", summary: "Keys.",
          keys: [
            Key("A b", .string, summary: "A key.", sources: [SourceReference("manual", "A")])
          ])
      ],
      sources: [Source("manual", "The Manual", url: nil, summary: "A source.")],
      releases: ReleaseRegistry([]))
    let template = { (name: String, text: String) in
      SourceFile(path: "theme/\(name).mustache", bytes: Array(text.utf8))
    }
    return ServedSite(
      Site(
        SiteInput(
          catalogue: catalogue, guides: [],
          templates: [template("layout", "{{{content}}}"), template("page", "{{title}}")],
          assets: [SourceFile(path: "fonts/a b.css", bytes: [1, 2])])))
  }()

  @Test(
    "A planned file is made, and made again has the same bytes",
    arguments: [
      "index.html", "index.md", "404.html", "keys/A-b.html", "keys/A-b.json", "catalogue.json",
      "search-index.js", "assets/fonts/a b.css", "llms.txt", "downloads/index.html",
      "downloads/T.tgz", "downloads/site.tgz",
    ])
  func plannedFilesAreMade(path: String) throws {
    let bytes = try #require(Self.site.bytes(at: path))
    #expect(!bytes.isEmpty)
    #expect(Self.site.bytes(at: path) == bytes)
  }

  @Test(
    "What is not in the plan has no bytes, whatever the disk has",
    arguments: [
      "", "/", "/index.html", "keys", "keys/", "index", "index.html/", "Index.html", "keys/B.html",
      "assets/fonts/a%20b.css", "../index.html", "keys/../index.html", "./index.html",
      "/etc/passwd", "Package.swift", "theme/layout.mustache", "sw.js", "index.html\0",
    ])
  func otherPathsHaveNoBytes(path: String) {
    #expect(Self.site.bytes(at: path) == nil)
  }

  @Test(arguments: ["keys", "assets", "assets/fonts", "downloads", "groups"])
  func foldersOfPlannedFilesAreKnown(path: String) {
    #expect(Self.site.hasFolder(at: path))
  }

  @Test(
    arguments: ["", ".", "..", "key", "keys/", "Keys", "keys/..", "index.html", "assets/fonts/x"])
  func otherFoldersAreUnknown(path: String) {
    #expect(!Self.site.hasFolder(at: path))
  }
}
