import Diagnostics
import KeyModel
import TestSupport
import Testing

@testable import Site

/// Names that would have the same address.
struct AddressTests {
  /// A site of which everything has these names; keys have them on two levels.
  private static func site(
    platforms: [String] = [], groups: [String] = [], points: [String] = [], keys: [String] = [],
    versions: [Version] = ["1.0"]
  ) -> Site {
    let releases = ReleaseRegistry(platforms.map { .init(Platform($0), versions) })
    let availability = platforms.map {
      AvailabilityStatement(Platform($0), introduced: .version(versions[0]), from: "manual")
    }
    let source = [SourceReference("manual", "A")]
    let fixed = [
      Key(
        "NSExtension", .dictionary, summary: "A key.", availability: availability, sources: source),
      Key(
        "NSExtension/NSExtensionPointIdentifier", .string, summary: "A key.", sources: source),
    ]
    let own = keys.flatMap { name in
      let root = name.replacing("~", with: "~0").replacing("/", with: "~1")
      return [
        Key(
          PropertyPath(root), .dictionary, summary: "A key.", availability: availability,
          sources: source),
        Key(PropertyPath(root + "/" + root), .string, summary: "A key.", sources: source),
      ]
    }
    return Site(
      Fixture.input(
        catalogue: Catalogue(
          title: "T", document: Fixture.catalogue().document,
          groups: [KeyGroup("all", "All", summary: "Keys.", keys: fixed + own)]
            + groups.map { KeyGroup($0, "A group", summary: "Keys.", keys: []) },
          extensionPoints: points.map {
            ExtensionPoint(
              $0, "Point", .nsExtension, summary: "A point.", availability: [], sources: source)
          }, sources: Fixture.sources, releases: releases), guides: []))
  }

  private static func expectAddressesApart(
    _ site: Site, _ location: Testing.SourceLocation = #_sourceLocation
  ) -> [OutputFile] {
    let files = site.rendered()
    #expect(
      !files.isEmpty, "\(site.check().filter { $0.severity == .error })", sourceLocation: location)
    // Strings that differ by normalisation alone are equal.
    #expect(Set(files.map { $0.path.lowercased() }).count == files.count, sourceLocation: location)
    return files
  }

  @Test(
    "Platforms with colliding addresses are all published, and reported with both names",
    arguments: [
      ["A B", "A-B"], ["a", "A"], ["strict", "Strict"],
    ])
  func platforms(_ names: [String]) {
    let site = Self.site(platforms: names)
    let files = Self.expectAddressesApart(site)
    #expect(files.count { $0.path.hasPrefix("platforms/") && $0.path.hasSuffix(".html") } == 3)
    let found = site.check().filter { $0.id == "colliding-address" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning && $0.remedy != nil })
    #expect(found.contains { $0.message.contains(names[0]) && $0.message.contains(names[1]) })
  }

  @Test("An extension point may have the name of another one's draft")
  func pointCalledAsADraft() {
    let site = Self.site(points: ["com.example", "com.example.draft-07"])
    let files = Self.expectAddressesApart(site)
    #expect(files.contains { $0.path == "schemas/com.example.draft-07-2.schema.json" })
  }

  @Test("A name outside ASCII has its own address, whatever else is in the catalogue")
  func namesOutsideASCII() {
    let names = ["日本", "中国", "é", "è", "İ", "💥"]
    let site = Self.site(platforms: names, groups: names, points: names, keys: names)
    #expect(site.check() == [])
    let paths = Set(Self.expectAddressesApart(site).map(\.path))
    for name in names {
      let alone = Self.site(keys: [name]).rendered().map(\.path)
      #expect(paths.isSuperset(of: alone.filter { $0.hasPrefix("keys/") }), "\(name)")
    }
    #expect(
      paths.contains("keys/u65e5-u672c/u65e5-u672c.html") && paths.contains("groups/u00e9.html"))
  }

  @Test("Long names that begin alike have their own addresses")
  func longNames() {
    let long = String(repeating: "x", count: 120)
    #expect(Self.site(keys: [long + "a", long + "b"]).check() == [])
  }

  @Test("Keys that differ by case alone are published, and reported")
  func keysThatDifferByCase() {
    let site = Self.site(keys: ["Beam", "beam"])
    #expect(site.check().allSatisfy { $0.id == "colliding-address" && $0.severity == .warning })
    let paths = Self.expectAddressesApart(site).map(\.path)
    #expect(paths.contains("keys/Beam.html") && paths.contains("keys/beam-2.html"))
  }

  @Test("The page for lost addresses is whole at any address, if that of the site is known")
  func lostPage() throws {
    let base = "https://example.com/docs/"
    func addresses(_ text: String) -> [String] {
      text.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.1) }
    }
    let site = Site(Fixture.input(baseURL: base))
    let known = addresses(try #require(site.renderedText(of: "404.html")))
    #expect(known.contains(base + "assets/style.css") && known.contains(base + "search.html"))
    #expect(known.allSatisfy { $0.hasPrefix(base) }, "\(known)")
    // A preview has another address.
    let shown = addresses(try #require(site.text(of: "404.html")))
    #expect(shown.contains("assets/style.css") && shown.contains("search.html"))
  }

  @Test("Names that differ enough are not reported")
  func apart() {
    let site = Self.site(
      platforms: ["iOS", "Mac Catalyst"], groups: ["a", "b"], points: ["com.example.a", "b"],
      keys: ["A", "B"], versions: ["1.0", "1.0.1", "10"])
    #expect(site.check().isEmpty)
  }

  @Test(
    "Addresses of hostile names differ, and everything is published",
    arguments: sample(Array(1...40), otherwise: 5))
  func hostileNames(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "a", "A", "b", ".", "-", "-2", "_", " ", "/", "\\", "é", "e\u{301}", "日", "💥", "con", "index",
      "differences", "strict", "built", "editor", ".html", ".md", ".json", ".draft-07",
      ".schema.json", "%", "..", "ß", "İ", String(repeating: "x", count: 90),
    ]
    func names() -> [String] {
      var names: Set<String> = []
      while names.count < 12 {
        let name = (0..<Int.random(in: 1...4, using: &random))
          .map { _ in pieces.randomElement(using: &random)! }.joined()
        names.insert(name)
      }
      return names.sorted()
    }
    let (platforms, groups, points) = (names(), names(), names())
    let keys = names()
    let site = Self.site(platforms: platforms, groups: groups, points: points, keys: keys)
    let files = Self.expectAddressesApart(site)
    func pages(_ folder: String) -> Int {
      files.count { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".html") }
    }
    #expect(pages("platforms/") == platforms.count + 1)
    #expect(pages("groups/") == groups.count + 2)
    #expect(pages("extension-points/") == points.count + 1)
    #expect(pages("keys/") == 2 * keys.count + 3)
    #expect(
      site.schemaCount
        == files.count { $0.path.hasPrefix("schemas/") && $0.path.hasSuffix(".schema.json") })
    for file in files where file.path.hasSuffix(".html") {
      let ids = String(decoding: file.bytes, as: UTF8.self).matches(of: /\sid="([^"]*)"/).map(\.1)
      #expect(Set(ids).count == ids.count, "\(file.path): \(ids)")
    }
  }

  @Test(
    "A docset's archive and feed have safe names that no other download has",
    arguments: ["site", "../x", "site.tgz", "con", "日本", "a/b", "", ".", "schemas", "A B"])
  func docset(title: String) {
    var input = Fixture.input()
    input.catalogue.title = title
    input.settings.baseURL = "https://example.com/"
    let downloads = Site(input).rendered().map(\.path).filter {
      $0.hasPrefix("downloads/") && !$0.hasPrefix("downloads/index.")
    }
    #expect(downloads.count == 4 && Set(downloads.map { $0.lowercased() }).count == 4)
    for path in downloads {
      #expect(path.wholeMatch(of: /downloads\/[A-Za-z0-9_-][A-Za-z0-9._-]*/) != nil)
    }
  }

  @Test(
    "What is declared twice under one name is an error",
    arguments: ["group", "extension point", "platform", "release"])
  func declaredTwice(what: String) throws {
    let site =
      switch what {
      case "group": Self.site(groups: ["twin", "twin"])
      case "extension point": Self.site(points: ["twin", "twin"])
      case "platform": Self.site(platforms: ["twin", "twin"])
      default: Self.site(platforms: ["twin"], versions: ["1.0", "2.0", "1.0"])
      }
    let found = try #require(site.check().first { $0.id == "duplicate-id" })
    #expect(found.severity == .error && found.remedy != nil)
    #expect(found.message.contains("twin") && found.message.contains("twice"))
    #expect(site.rendered().isEmpty)
  }

  @Test("Sections of texts on one page share its ids")
  func textsOfOnePage() {
    let remark = "## Sources\n\n```sh title=\"A\"\nx\n```\n\n## Main\n"
    var catalogue = Fixture.catalogue(remarks: [remark, remark])
    catalogue.changes = ["A", "A!", "A 1"].map {
      CatalogueChange("change-\($0.count)", on: "2026-01-01", $0, "## A\n\n" + remark)
    }
    let site = Site(Fixture.input(catalogue: catalogue))
    for page in ["notes.html", "changes.html"] {
      let ids = (site.text(of: page) ?? "").matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(ids.count > 6 && Set(ids).count == ids.count, "\(ids)")
    }
  }
}
