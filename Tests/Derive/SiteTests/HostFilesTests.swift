import Archive
import Diagnostics
import KeyModel
import Site
import Testing

/// The files that a host reads.
struct HostFilesTests {
  private static func site(
    _ host: String, base: String? = "https://example.com/docs/", copied: [SourceFile] = []
  ) -> Site {
    var point = Fixture.point
    point.movedFrom = ["extension-points/old"]
    var input = Fixture.input(catalogue: Fixture.catalogue(points: [point]), baseURL: base)
    input.settings.host = host
    input.copiedFiles = copied
    return Site(input)
  }

  @Test func headersHoldForEveryFileBelowTheSitesPath() throws {
    for host in ["netlify", "cloudflare-pages"] {
      let text = try #require(Self.site(host).text(of: "_headers"))
      let lines = text.split(separator: "\n")
      #expect(lines.first == "/docs/*")
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && $0.contains(": ") })
      for name in ["Content-Security-Policy", "X-Content-Type-Options", "Cache-Control"] {
        #expect(lines.contains { $0.hasPrefix("  \(name): ") })
      }
    }
  }

  /// Netlify lets a file go first unless the rule has an exclamation mark.
  @Test(arguments: [("netlify", "301!"), ("cloudflare-pages", "301")])
  func formerAddressesAreRules(host: String, status: String) throws {
    let text = try #require(Self.site(host).text(of: "_redirects"))
    let target = "/docs/extension-points/com.example.share.html \(status)"
    #expect(
      text == """
        /docs/extension-points/old.html \(target)
        /docs/extension-points/old \(target)

        """)
  }

  @Test func aSiteForNoHostHasNoneOfThem() {
    let paths = Self.site("github-pages").rendered().map(\.path)
    #expect(paths.contains(".nojekyll"))
    var input = Fixture.input()
    input.offersDownloads = false
    let plain = Set(Site(input).rendered().map(\.path))
    #expect(
      plain.isDisjoint(with: [".nojekyll", "_headers", "_redirects", "nginx.conf", "s3-sync.sh"]))
    #expect(!plain.contains { $0.hasSuffix(".gz") })
  }

  @Test func textsHaveCompressedTwins() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.site("nginx").rendered().map { ($0.path, $0.bytes) })
    let page = try #require(files["index.html"])
    let twin = try #require(files["index.html.gz"])
    #expect(twin.count < page.count)
    #expect(twin == Compressor().gzipped(page))
    #expect(files["assets/icon-16.png.gz"] == nil)
    // Five bytes grow.
    #expect(files["assets/search.js.gz"] == nil)
    #expect(Self.site("netlify").rendered().allSatisfy { !$0.path.hasSuffix(".gz") })
  }

  @Test func anAuthorsFileReplacesTheHosts() {
    let own = Fixture.file("_headers", "/*\n  X-Own: yes\n")
    let site = Self.site("netlify", copied: [own])
    #expect(site.check().isEmpty)
    #expect(site.rendered().filter { $0.path == "_headers" }.map(\.bytes) == [own.bytes])
  }

  @Test func aCopiedFileCannotStandForACompressedPage() {
    let found = Self.site("nginx", copied: [Fixture.file("index.html.gz", "x")]).check()
    #expect(found.map(\.id) == ["colliding-address"])
  }

  @Test func theCompressedFileOfACopyIsTheAuthors() {
    let copied = [
      Fixture.file("lamp.txt", String(repeating: "a", count: 999)),
      Fixture.file("lamp.txt.gz", "own"),
    ]
    let files = Self.site("nginx", copied: copied).rendered().filter { $0.path == "lamp.txt.gz" }
    #expect(files.map(\.bytes) == [copied[1].bytes])
  }

  @Test func rulesThatAHostDoesNotReadAreCounted() throws {
    var point = Fixture.point
    point.movedFrom = (1...1003).map { "extension-points/old-\($0)" }
    var input = Fixture.input(
      catalogue: Fixture.catalogue(points: [point]), baseURL: "https://example.com/")
    input.settings.host = "cloudflare-pages"
    let found = Site(input).check()
    #expect(found.map(\.id) == ["too-many-redirects"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("leaves out 6 of 2006") == true)
    input.settings.host = "netlify"
    #expect(Site(input).check() == [])
  }

  @Test func aHostNeedsTheSitesAddress() {
    let found = Self.site("netlify", base: nil).check()
    #expect(found.map(\.id) == ["no-base-url"])
    #expect(found.first?.severity == .warning)
  }
}
