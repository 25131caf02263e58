import Archive
import Docset
import Testing

@Suite struct DocsetBundleTests {
  static func bundle(baseURL: String? = "https://example.com/a b/") -> DocsetBundle {
    DocsetBundle(
      name: "Test_Reference", title: "Test & Reference", identifier: "docgen.test",
      keyword: "test", firstPage: "index.html", baseURL: baseURL,
      entries: [DocsetEntry("NSName", .property, "keys/NSName.html")],
      documents: [("index.html", Array("<p>first".utf8)), ("keys/NSName.html", [])],
      icons: ([1], [2]))
  }

  private func text(_ path: String, of bundle: DocsetBundle) throws -> String? {
    try bundle.files(version: bundle.version).first { $0.path == path }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func theFilesStandWhereReadersLook() throws {
    let files = try Self.bundle().files(version: "1")
    #expect(
      files.map(\.path) == [
        "Contents/Info.plist", "Contents/Resources/Documents/index.html",
        "Contents/Resources/Documents/keys/NSName.html", "Contents/Resources/docSet.dsidx",
        "icon.png", "icon@2x.png", "meta.json",
      ])
  }

  @Test func theWayToTheSiteNeedsItsAddress() throws {
    let known = try #require(try text("Contents/Info.plist", of: Self.bundle()))
    #expect(known.contains("<key>DashDocSetFallbackURL</key>"))
    let unknown = try #require(try text("Contents/Info.plist", of: Self.bundle(baseURL: nil)))
    #expect(!unknown.contains("DashDocSetFallbackURL"))
    #expect(unknown.contains("<string>Test &amp; Reference</string>"))
    #expect(try text("meta.json", of: Self.bundle(baseURL: nil))?.contains("feed_url") == false)
    #expect(Self.bundle(baseURL: nil).feed(version: "1", archive: "a.tgz") == nil)
  }

  @Test func theFeedEscapesWhatXMLReadsAsMarkup() {
    #expect(
      Self.bundle(baseURL: "https://example.com/?a&b/").feed(version: "1<2", archive: "d/a b.tgz")
        == """
        <entry>
        <version>1&lt;2</version>
        <url>https://example.com/?a&amp;b/d/a%20b.tgz</url>
        </entry>

        """)
  }

  @Test func theVersionChangesWithTheContentAlone() {
    let version = Self.bundle().version
    #expect(version.count == 12)
    #expect(Self.bundle().version == version)
    var other = Self.bundle()
    other.documents[0].bytes.append(0x21)
    #expect(other.version != version)
    other = Self.bundle()
    other.entries[0].name = "NSOther"
    #expect(other.version != version)
  }

  @Test func theArchiveIsTheSameForTheSameContent() throws {
    let bundle = Self.bundle()
    let first = try bundle.archive(version: "1", time: .oldest)
    #expect(try bundle.archive(version: "1", time: .oldest) == first)
    let time = try #require(ArchiveTime(secondsSince1970: 1_000_000_000))
    #expect(try bundle.archive(version: "1", time: time) != first)
  }

  @Test(arguments: [
    ("Sources", "//apple_ref/cpp/Section/Sources"),
    ("Editor’s notes / <a>", "//apple_ref/cpp/Section/Editor%E2%80%99s%20notes%20%2F%20%3Ca%3E"),
  ])
  func anchorsAreOnePartOfAnAddress(heading: String, anchor: String) {
    #expect(DocsetEntry.contentsAnchor(.section, heading) == anchor)
  }
}
