import Archive
import Diagnostics
import Testing

@testable import Site

/// The page of downloads and the description for browsers.
struct DownloadsTests {
  @Test(arguments: [nil, "https://example.com/docs/"])
  func downloadsPageStatesSizeAndDigestOfEveryFile(baseURL: String?) throws {
    let site = Site(Fixture.input(baseURL: baseURL))
    let page = try #require(site.text(of: "downloads/index.md"))
    let offered = site.rendered().filter {
      $0.path == "catalogue.json" || $0.path.hasPrefix("downloads/") && !$0.path.contains("index")
    }
    #expect(offered.count == (baseURL == nil ? 4 : 5))
    for file in offered {
      #expect(page.contains("`\(SHA256(of: file.bytes).hexadecimal)`"), "\(file.path)")
      let digits = page.replacing(",", with: "")
      #expect(digits.contains(" \(file.bytes.count) bytes"), "\(file.path)")
    }
  }

  @Test func downloadsPageExplainsFeedOrFolder() throws {
    let served = try #require(
      Site(Fixture.input(baseURL: "https://example.com/docs/")).text(
        of: "downloads/index.md"))
    let feed = "paste `https://example.com/docs/downloads/Test_Reference.xml`"
    #expect(served.split(separator: feed).count == 3)
    let alone = try #require(Site(Fixture.input()).text(of: "downloads/index.md"))
    #expect(!alone.contains("paste"))
    #expect(alone.contains("**Zeal:** unpack it"))
  }

  @Test func timeOfArchivesChangesNoOtherFile() throws {
    var input = Fixture.input()
    let before = Site(input).rendered()
    input.archiveTime = try #require(ArchiveTime(secondsSince1970: 1_000_000_000))
    let after = Site(input).rendered()
    let changed = zip(before, after).filter { $0 != $1 }.map(\.0.path)
    #expect(
      changed == [
        "downloads/Test_Reference.tgz", "downloads/index.html", "downloads/index.md",
        "downloads/schemas.zip", "downloads/site.tgz",
      ])
  }

  @Test func searchDescriptionNeedsABaseURL() throws {
    let alone = Site(Fixture.input())
    #expect(alone.text(of: "opensearch.xml") == nil)
    #expect(alone.text(of: "keys/NSName.html")?.contains("rel=\"search\"") == false)
    let served = Site(Fixture.input(baseURL: "https://example.com/docs/"))
    let page = try #require(served.text(of: "keys/NSName.html"))
    #expect(
      page.contains(
        "<link rel=\"search\" type=\"application/opensearchdescription+xml\" title=\"Test Reference\" href=\"../opensearch.xml\">"
      ))
    let description = try #require(served.text(of: "opensearch.xml"))
    #expect(
      description.contains("template=\"https://example.com/docs/search.html?q={searchTerms}\""))
    #expect(description.contains(">https://example.com/docs/assets/icon-16.png</Image>"))
  }

  @Test(arguments: [
    ("Sixteen letters!", "Sixteen letters!"), ("Seventeen letters", "Seventeen"),
    ("Incomprehensibilities", "Incomprehensibil"), ("A & B", "A &amp; B"),
  ])
  func searchDescriptionHasAShortName(title: String, name: String) throws {
    var catalogue = Fixture.catalogue()
    catalogue.title = title
    let site = Site(
      Fixture.input(catalogue: catalogue, baseURL: "https://example.com/"))
    let description = try #require(site.text(of: "opensearch.xml"))
    #expect(description.contains("<ShortName>\(name)</ShortName>"))
  }

  /// A ZIP archive has 65,535 bytes for a path.
  @Test func failedArchiveIsReportedAndOthersAreWritten() throws {
    let site = Site(Fixture.input())
    let docset = DocsetEdition(
      site.pages, of: site.context, theme: try #require(site.theme), assets: site.assets,
      frame: site.frame)
    let archives = SiteArchives(docset: docset, time: .oldest)
    let path = "schemas/\(String(repeating: "a", count: 70_000)).json"
    var files: [OutputFile] = []
    let (list, findings) = archives.finish(
      [archives.packed { $0.add(OutputFile(path, text: "{}")) }]
    ) { files.append($0) }
    #expect(findings.map(\.id) == ["download-not-made"])
    #expect(findings.first?.message.contains("downloads/schemas.zip") == true)
    #expect(!findings.containsErrors && findings.first?.remedy != nil)
    let written = ["downloads/Test_Reference.tgz", "downloads/site.tgz"]
    #expect(list.map(\.path) == written)
    #expect(files.map(\.path) == written)
  }
}
