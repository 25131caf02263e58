import Archive
import Testing

@testable import Site

@Suite struct DocsetBundleTests {
  static func bundle(baseURL: String? = "https://example.com/a b/") -> DocsetBundle {
    DocsetBundle(
      name: "Test_Reference", title: "Test & Reference", identifier: "docgen.test",
      keyword: "test", firstPage: "index.html", baseURL: baseURL,
      icons: ([1], [2]))
  }

  static let entries = [DocsetEntry("NSName", .property, "keys/NSName.html")]
  static let documents = ["<p>first", ""].enumerated().map { number, text in
    (path: "\(number).html", checksum: CRC32(of: Array(text.utf8)), size: text.utf8.count)
  }

  private func files(of bundle: DocsetBundle) throws -> [OutputFile] {
    try bundle.fixedFiles + bundle.contentFiles(Self.entries, version: "1")
  }

  private func text(_ path: String, of bundle: DocsetBundle) throws -> String? {
    try files(of: bundle).first { $0.path == "Test_Reference.docset/" + path }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test func docsetFilesHaveTheExpectedPaths() throws {
    #expect(
      try files(of: Self.bundle()).map(\.path).sorted() == [
        "Test_Reference.docset/Contents/Info.plist",
        "Test_Reference.docset/Contents/Resources/docSet.dsidx",
        "Test_Reference.docset/icon.png", "Test_Reference.docset/icon@2x.png",
        "Test_Reference.docset/meta.json",
      ])
    #expect(
      Self.bundle().path(ofDocument: "keys/NSName.html")
        == "Test_Reference.docset/Contents/Resources/Documents/keys/NSName.html")
  }

  @Test func fallbackURLAndFeedNeedABaseURL() throws {
    let known = try #require(try text("Contents/Info.plist", of: Self.bundle()))
    #expect(known.contains("<key>DashDocSetFallbackURL</key>"))
    let unknown = try #require(try text("Contents/Info.plist", of: Self.bundle(baseURL: nil)))
    #expect(!unknown.contains("DashDocSetFallbackURL"))
    #expect(unknown.contains("<string>Test &amp; Reference</string>"))
    #expect(try text("meta.json", of: Self.bundle(baseURL: nil))?.contains("feed_url") == false)
    #expect(Self.bundle(baseURL: nil).feed(version: "1", archive: "a.tgz") == nil)
  }

  @Test func docsetFeedEscapesMarkup() {
    #expect(
      Self.bundle(baseURL: "https://example.com/?a&b/").feed(version: "1<2", archive: "d/a b.tgz")
        == """
        <entry>
        <version>1&lt;2</version>
        <url>https://example.com/?a&amp;b/d/a%20b.tgz</url>
        </entry>

        """)
  }

  @Test func docsetVersionDependsOnContentOnly() {
    let version = DocsetBundle.version(Self.documents, Self.entries)
    #expect(version.count == 12)
    #expect(DocsetBundle.version(Self.documents.reversed(), Self.entries) == version)
    var documents = Self.documents
    documents[0].checksum.update(with: [0x21])
    #expect(DocsetBundle.version(documents, Self.entries) != version)
    var entries = Self.entries
    entries[0].name = "NSOther"
    #expect(DocsetBundle.version(Self.documents, entries) != version)
  }

  @Test(arguments: [
    ("Sources", "//apple_ref/cpp/Section/Sources"),
    ("Editor’s notes / <a>", "//apple_ref/cpp/Section/Editor%E2%80%99s%20notes%20%2F%20%3Ca%3E"),
  ])
  func docsetAnchorsAreOneURLComponent(heading: String, anchor: String) {
    #expect(DocsetEntry.contentsAnchor(.section, heading) == anchor)
  }
}
