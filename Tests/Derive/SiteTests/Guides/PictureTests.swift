import Diagnostics
import Site
import Testing

/// Pictures and other files beside guides.
struct PictureTests {
  private static let lamp = ContentFile(
    path: "pictures/lamp.png", bytes: PictureSamples.png(20, 10))

  private func site(
    _ text: String, in path: String = "sub/one.md", _ files: [ContentFile] = [lamp],
    copied: [SourceFile] = []
  ) -> Site {
    var input = Fixture.input(
      catalogue: PlainGuideTests.catalogue, guides: [Fixture.file("content/\(path)", text)])
    input.contentFiles = files
    input.copiedFiles = copied
    input.assets += OfflineTests.scripts
    return Site(input)
  }

  @Test func aPictureHasItsSizeAndIsCopiedBesideThePages() throws {
    let site = site("# One\n\nSee ![A *lamp* \"on\"](../pictures/lamp.png) here.\n")
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "guides/sub/one.html"))
    #expect(
      html.contains(
        "See <img src=\"../pictures/lamp.png\" alt=\"A lamp &quot;on&quot;\" width=\"20\" height=\"10\" loading=\"lazy\" decoding=\"async\"> here."
      ))
    let files = site.rendered()
    #expect(files.first { $0.path == "guides/pictures/lamp.png" }?.bytes == Self.lamp.bytes)
    let markdown = try #require(site.text(of: "guides/sub/one.md"))
    #expect(markdown.contains("![A lamp \"on\"](../pictures/lamp.png)"))
    let texts = try #require(site.renderedText(of: "llms-full.txt"))
    #expect(texts.contains("](guides/pictures/lamp.png)"))
    #expect(try OfflineTests.list(site).addresses.contains("guides/pictures/lamp.png"))
    #expect(
      try UnpackedDocset(of: site).files.keys.contains { $0.hasSuffix("guides/pictures/lamp.png") })
  }

  @Test func aPictureAloneWithATitleHasACaption() throws {
    let site = site("# One\n\n![A lamp](../pictures/lamp.png \"The \\\"lamp\\\"\")\n")
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "guides/sub/one.html"))
    #expect(html.contains("<figure>\n<img src"))
    #expect(html.contains("<figcaption>The &quot;lamp&quot;</figcaption>\n</figure>"))
    let markdown = try #require(site.text(of: "guides/sub/one.md"))
    #expect(markdown.contains("![A lamp](../pictures/lamp.png \"The \\\"lamp\\\"\")"))
  }

  @Test func aDarkVariantIsForDarkPages() throws {
    let dark = ContentFile(path: "pictures/lamp~dark.png", bytes: PictureSamples.png(20, 10))
    let site = site("![A lamp](../pictures/lamp.png)", [Self.lamp, dark])
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "guides/sub/one.html"))
    #expect(
      html.contains(
        "<picture><source srcset=\"../pictures/lamp-dark.png\" media=\"(prefers-color-scheme: dark)\"><img "
      ))
    #expect(site.rendered().contains { $0.path == "guides/pictures/lamp-dark.png" })
  }

  @Test func aPictureThatSaysNothingHasNoWords() throws {
    let site = site("![-](../pictures/lamp.png)")
    #expect(site.check().isEmpty)
    #expect(site.text(of: "guides/sub/one.html")?.contains("alt=\"\" width") == true)
    #expect(site.text(of: "guides/sub/one.md")?.contains("![-](") == true)
  }

  @Test func filesThatNoGuideNamesAreNotPublished() throws {
    let files = [
      Self.lamp, ContentFile(path: "sub/data.json", bytes: [0x7B, 0x7D]),
      ContentFile(path: "sub/secret.txt", bytes: [1]),
    ]
    let site = site("[data](data.json)", files)
    #expect(site.check().isEmpty)
    let paths = site.rendered().map(\.path)
    #expect(paths.contains("guides/sub/data.json"))
    #expect(!paths.contains { $0.contains("secret") || $0.contains("lamp") })
    #expect(site.text(of: "guides/sub/one.html")?.contains("<a href=\"data.json\">") == true)
  }

  @Test func copiedFilesCanBeShown() throws {
    let copied = Fixture.file("img/lamp.svg", PictureSamples.svg())
    let site = site("![A lamp](/img/lamp.svg) ![B](../static/img/lamp.svg)", [], copied: [copied])
    #expect(site.check().isEmpty, "\(site.check())")
    let html = try #require(site.text(of: "guides/sub/one.html"))
    #expect(html.ranges(of: "src=\"../../img/lamp.svg\"").count == 2)
  }

  @Test(arguments: [
    ("![](../pictures/lamp.png)", ":1:5 missing-alternative", "no words"),
    ("![ ](../pictures/lamp.png)", ":1:6 missing-alternative", "no words"),
    ("![A](../pictures/lapm.png)", ":1:6 dangling-link", "did you mean 'pictures/lamp.png'?"),
    ("![A](https://example.com/x.png)", ":1:6 picture-of-others", "another server"),
    ("![A](//example.com/x.png)", ":1:6 picture-of-others", "another server"),
    ("![A](../../x.png)", ":1:6 dangling-link", "leads out of the content folder"),
    ("![A](../large.png)", ":1:6 unusable-picture", "more than 16 MB"),
    ("[A](../large.png)", ":1:5 dangling-link", "more than 16 MB"),
    ("![A](../text.png)", ":1:6 unusable-picture", "of a known kind"),
  ])
  func wrongPicturesAreErrorsAtTheirPlace(text: String, expected: String, message: String) throws {
    let files = [
      Self.lamp, ContentFile(path: "large.png", problem: "has more than 16 MB"),
      ContentFile(path: "text.png", bytes: [1, 2, 3]),
    ]
    let site = site(text + "\n", files)
    #expect(site.check().map(\.short) == ["content/sub/one.md" + expected])
    #expect(site.check().first?.message.contains(message) == true, "\(site.check())")
    #expect(site.check().first?.remedy != nil)
    #expect(site.rendered().isEmpty)
  }

  @Test func aDrawingWithAProgramIsAnErrorAtItsLine() {
    let file = ContentFile(
      path: "a.svg", bytes: Array(PictureSamples.svg("<script/>").utf8))
    let site = site("![A](../a.svg)\n![A](../a.svg)", [file])
    #expect(site.check().map(\.short) == ["content/a.svg:2 unusable-picture"])
  }

  @Test func filesThatDifferByCaseGetAddressesOfTheirOwn() throws {
    let files = ["a.png", "A.png", "one.md.png"].map {
      ContentFile(path: "sub/\($0)", bytes: PictureSamples.png(1, 1))
    }
    let site = site("![A](a.png) ![B](A.png) ![C](one.md.png)", files)
    #expect(site.check().map(\.id) == ["colliding-address"])
    #expect(Set(site.rendered().map { $0.path.lowercased() }).count == site.rendered().count)
  }

  @Test func picturesInTextsOfACatalogueAreErrors() {
    let keys = [Fixture.keys[3]].map { key in
      var key = key
      key.discussion = "![A](lamp.png)"
      return key
    }
    var input = Fixture.input(catalogue: Fixture.catalogue(keys: keys, points: []), guides: [])
    input.contentFiles = [Self.lamp]
    #expect(Site(input).check().map(\.id).contains("image-not-supported"))
  }
}
