import Archive
import Diagnostics
import KeyModel
import KeyValidation
import TestSupport
import Testing
import Text

@testable import Site

/// The page that checks files, and what leads to it.
struct CheckPageTests {
  private static let module = Array("module".utf8)

  private static func input(
    _ catalogue: Catalogue = Fixture.catalogue(), checker: [UInt8]? = module,
    without missing: String? = nil
  ) -> SiteInput {
    var input = Fixture.input(catalogue: catalogue)
    input.assets += CheckerData.assets.filter { $0 != missing }.map {
      Fixture.file($0, "/* \($0) */")
    }
    input.checker = checker
    input.findings = [
      FindingFamily(
        "texts", "Texts", summary: "A text of the wrong length.", isAboutSyntax: true,
        [
          DiagnosticKind(
            "short", .error, "It is short.", explanation: "Some are.", cost: "Nothing.",
            repair: "Write more.", wrong: "<data/>",
            right: "<data>QQ==</data>")
        ]),
      FindingFamily(
        "sizes", "Sizes", summary: "A size that is out of bounds.",
        [
          DiagnosticKind(
            "long", .error, "It is long.", explanation: "Some are.", cost: "Nothing.",
            repair: "Write less.", wrong: "<true/>",
            right: "<false/>")
        ]),
    ]
    return input
  }

  private static let paths = ["check.html", "check.md", CheckerData.path]

  @Test func siteWithACheckerHasThePageItsScriptsAndItsData() throws {
    let site = Site(Self.input())
    #expect(site.check().filter { $0.severity == .error } == [])
    let files = site.rendered().map(\.path)
    for path in Self.paths + CheckerData.assets.map({ "assets/" + $0 }) {
      #expect(files.contains(path), "\(path)")
    }
    let data = try #require(site.text(of: CheckerData.path))
    let module = Base64.encoded(Compressor(level: 12).gzipped(Self.module))
    #expect(data.contains("module: \"\(String(decoding: module, as: UTF8.self))\""))
    #expect(data.hasPrefix("docgenCheckerData({") && data.hasSuffix("\"});\n"))
  }

  @Test(
    "Without a module or one of the theme's files nothing leads to a page, and no script is there")
  func siteWithoutAChecker() {
    for input in [
      Self.input(checker: nil), Self.input(without: "checker.js"),
      Self.input(without: "check-page.js"),
    ] {
      let files = Site(input).rendered()
      #expect(!files.isEmpty)
      for file in files where !file.path.hasSuffix(".tgz") {
        #expect(!file.path.contains("check"), "\(file.path)")
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(!text.contains("check.html") && !text.contains("check.md"), "\(file.path)")
      }
    }
  }

  @Test("Without a module, what an author wrote about the page is left out, and is no mistake")
  func authorsWordsWithoutAChecker() throws {
    let home = Fixture.file(
      "content/index.md",
      """
      ---
      title: Lamps
      summary: How to set a lamp.
      ---

      - **[Check my file](page:check)** Nothing is sent.
      - **[Start](guide:start)** All of it. See [the check](page:check).

      """)
    var input = Self.input(checker: nil)
    input.guides.append(home)
    let site = Site(input)
    #expect(site.check().isEmpty)
    let text = try #require(site.text(of: "index.html"))
    #expect(!text.contains("Check my file") && !text.contains("check.html"))
    #expect(text.contains("See the check."))
  }

  @Test func everyPageLeadsToIt() throws {
    let files = Site(Self.input()).rendered()
    let pages = files.filter { $0.path.hasSuffix(".html") }
    #expect(pages.count > 20)
    for page in pages {
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(text.contains("check.html\""), "\(page.path)")
    }
    let home = try #require(pages.first { $0.path == "index.html" })
    let text = String(decoding: home.bytes, as: UTF8.self)
    #expect(text.contains("<strong><a href=\"check.html\">Check a file</a></strong>"))
    #expect(text.contains("action=\"check.html\""))
  }

  @Test func pageForReadersWithoutScriptsNamesTheCommand() throws {
    let text = try #require(Site(Self.input()).text(of: "check.md"))
    #expect(text.contains("docgen validate FILE"))
    #expect(!text.contains("Deployment target"))
  }

  @Test func optionsAreThoseOfTheCatalogue() throws {
    let page = try #require(Site(Self.input()).text(of: "check.html"))
    #expect(page.contains("<option value=\"ios\">iOS</option>"))
    #expect(page.contains("<datalist id=\"deploymentTarget.macos\"><option value=\"10.11\">"))
    #expect(page.contains("<option value=\"macos10.11\">"))
    #expect(page.contains("data-names=\"[&quot;*.plist&quot;]\""))
    // It has one document and no distributions.
    #expect(!page.contains("name=\"document\"") && !page.contains("name=\"distribution\""))
    let plain = Catalogue(
      title: "Lamps", document: DocumentKind("lamp.json", id: "lamp", fileMatch: ["lamp.json"]),
      groups: [
        KeyGroup(
          "lamps", "Lamps", summary: "Keys.",
          keys: [Key("Beam", .string, summary: "A key.", sources: [SourceReference("manual", "A")])]
        )
      ], sources: Fixture.sources, releases: ReleaseRegistry([]))
    var input = Self.input(plain)
    input.guides = []
    let lamps = try #require(Site(input).text(of: "check.html"))
    #expect(lamps.contains("data-names=\"[&quot;lamp.json&quot;]\""))
    #expect(!lamps.contains("<select name=\"platform\"") && !lamps.contains("name=\"sdk\""))
  }

  @Test func codesAndAnExampleAreInThePage() throws {
    var input = Self.input()
    let made = try #require(Site(input).text(of: "check.html"))
    #expect(made.contains("data-example=\"{&quot;name&quot;:&quot;Info.plist&quot;"))
    input.checkExample = Fixture.file("Info.plist", "<plist/>")
    let own = try #require(Site(input).text(of: "check.html"))
    #expect(
      own.contains(
        "data-example=\"{&quot;name&quot;:&quot;Info.plist&quot;,&quot;text&quot;:&quot;&lt;plist/")
    )
    input.leavesOutForeignGuides = true
    let foreign = try #require(Site(input).text(of: "check.html"))
    #expect(!foreign.contains("&lt;plist/&gt;&quot;}"))
  }

  @Test(
    "A site has the larger module where a document needs it, and no page for a format that its module does not read",
    arguments: [
      (DocumentKind.Format.json, true), (.jsonWithComments, true), (.yaml, false), (.toml, false),
    ])
  func formats(format: DocumentKind.Format, isPlain: Bool) throws {
    let catalogue = Catalogue(
      title: "Lamps",
      document: DocumentKind("lamp", id: "lamp", format: format, fileMatch: ["lamp"]),
      groups: [
        KeyGroup(
          "lamps", "Lamps", summary: "Keys.",
          keys: [Key("Beam", .string, summary: "A key.", sources: [SourceReference("manual", "A")])]
        )
      ], sources: Fixture.sources, releases: ReleaseRegistry([]))
    var input = Self.input(catalogue)
    input.guides = []
    func module(_ bytes: [UInt8]) -> String {
      String(decoding: Base64.encoded(Compressor(level: 12).gzipped(bytes)), as: UTF8.self)
    }
    let small = Site(input)
    #expect((small.text(of: "check.html") != nil) == isPlain)
    #expect((small.text(of: "keys/Beam.html")?.contains("Check your file") == true) == isPlain)
    input.largerChecker = Array("larger".utf8)
    let large = Site(input)
    #expect(large.text(of: "keys/Beam.html")?.contains("Check your file") == true)
    let data = try #require(large.text(of: CheckerData.path))
    #expect(data.contains(module(isPlain ? Self.module : Array("larger".utf8))))
    #expect(large.text(of: "check.html")?.contains("(.app)") == false)
  }

  @Test func pageOfAKeyExpectsItsKindOfFile() throws {
    let page = try #require(Site(Self.input()).text(of: "keys/NSName.html"))
    #expect(page.contains("<a href=\"../check.html\">Check your file</a>"))
  }

  @Test func examplesOfFindingsOpenIt() throws {
    let site = Site(Self.input())
    let page = try #require(site.text(of: "findings/texts.html"))
    let text = Base64.encodedForAddresses(Array("<data/>".utf8))
    #expect(
      page.contains(
        "<a href=\"../check.html#name=Info.plist&amp;text=\(text)\">Check this example</a>"))
    // Other forms of the page have no use for it.
    #expect(site.text(of: "findings/texts.md")?.contains("Check this example") == false)
    // A piece whose mistake depends on the catalogue shows nothing by itself.
    #expect(site.text(of: "findings/sizes.html")?.contains("Check this example") == false)
  }

  @Test func findingsAreSectionsOfTheirSubjectsPagesWithWhatChangesMarked() throws {
    let site = Site(Self.input())
    let page = try #require(site.text(of: "findings/sizes.html"))
    #expect(page.contains("<h2 id=\"long\">") && page.contains("Write less."))
    let list = try #require(site.text(of: "findings/index.html"))
    #expect(list.contains("<tr id=\"long\">") && list.contains("href=\"sizes.html#long\""))
    let marked = try #require(
      Site(
        changed(Self.input()) {
          $0.findings[0].kinds[0].example = .init(
            wrong: "<dict>\n</dict>", right: "<dict>\n\t<key>A</key>\n</dict>")
        }
      ).text(of: "findings/texts.html"))
    #expect(marked.contains("<ins>\t&lt;") || marked.contains("<ins>\t<span"), "\(marked)")
    #expect(marked.ranges(of: "<ins>").count == 1 && !marked.contains("<del>"))
  }

  @Test func examplesOfCodesOpenItIfTheCheckerFindsTheCode() throws {
    var catalogue = Fixture.catalogue()
    catalogue.codes = ["E1", "E2", "E3"].map {
      RejectionCode(
        $0, "Refused", messages: ["No."], summary: "It is refused.", keys: ["NSName"],
        wrong: ["NSName": ""], right: ["NSName": "Lamp"],
        refusedBy: [Distribution("store", name: "the store")],
        sources: [SourceReference("manual", "Codes")])
    }
    var input = Self.input(catalogue)
    var (options, others) = (StatedOptions(), StatedOptions())
    options.texts = [.distribution: "store"]
    // The page has no control for this one.
    others.texts = [.profile: "built"]
    input.codesFound = CodesFound(["E1": options, "E3": others])
    let site = Site(input)
    let check = try #require(site.text(of: "check.html"))
    #expect(check.contains("data-codes=\"{&quot;E1&quot;:&quot;codes/E1.html&quot;"))
    let page = try #require(site.text(of: "codes/E1.html"))
    #expect(page.contains("check.html#distribution=store&amp;name=Info.plist&amp;text="))
    #expect(page.contains("docgen validate --distribution store Info.plist"), "\(page)")
    #expect(site.text(of: "codes/E2.html")?.contains("Check this example") == false)
    let third = try #require(site.text(of: "codes/E3.html"))
    #expect(!third.contains("Check this example") && third.contains("--profile built Info.plist"))
    input.checker = nil
    #expect(Site(input).text(of: "codes/E1.html")?.contains("Check this example") == false)
  }

  @Test func offlineWorkerKeepsTheDataAfterWhatEveryPageNeeds() throws {
    var input = Self.input()
    input.assets += ["offline.js", "offline-worker.js"].map { Fixture.file($0, "/* */") }
    let worker = try #require(Site(input).renderedText(of: "sw.js"))
    let style = try #require(worker.firstRange(of: "assets/style.css"))
    let data = try #require(worker.firstRange(of: CheckerData.path))
    #expect(style.lowerBound < data.lowerBound)
  }
}
