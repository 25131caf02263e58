import Archive
import Site
import Testing

/// The files that a browser keeps for reading without a network.
struct OfflineTests {
  static let scripts = [
    Fixture.file("offline.js", "start()"), Fixture.file("offline-worker.js", "keep(files)"),
  ]
  static let layout = Fixture.file(
    "theme/layout.mustache", "<title>{{title}}</title>\n{{{content}}}\n{{{offline}}}\n")

  static func input(
    guides: [SourceFile] = Fixture.guides, assets: [SourceFile] = Fixture.assets + scripts,
    baseURL: String? = nil
  ) -> SiteInput {
    var input = Fixture.input(
      guides: guides, templates: [layout] + Fixture.templates.dropFirst(), baseURL: baseURL)
    input.assets = assets
    return input
  }

  /// The worker's list: digests by addresses, and the addresses in order.
  static func list(_ site: Site) throws -> (digests: [String: String], addresses: [String]) {
    let text = try #require(site.renderedText(of: "sw.js"))
    let lines = try #require(text.split(separator: "`").dropFirst().first).split(separator: "\n")
    let pairs = try lines.map { line in
      let parts = line.split(separator: " ").map(String.init)
      try #require(parts.count == 2, "\(line)")
      return (parts[1], parts[0])
    }
    return (Dictionary(uniqueKeysWithValues: pairs), pairs.map(\.0))
  }

  @Test func offlineListHasEveryPageAndAssetOnce() throws {
    let (_, addresses) = try Self.list(Site(Self.input(baseURL: "https://example.com/")))
    let wanted =
      OutputPathsTests.pages.map { $0 + ".html" } + [
        "404.html", "manifest.webmanifest", "search-index.js", "search-text.js",
        "assets/style.css", "assets/icon-16.png", "assets/icon-32.png", "assets/page.js",
        "assets/search.js",
        "assets/offline.js",
      ]
    #expect(addresses.sorted() == wanted.sorted())
  }

  @Test func offlineListStartsWithSharedAssets() throws {
    let (_, addresses) = try Self.list(Site(Self.input()))
    func position(_ address: String) throws -> Int {
      try #require(addresses.firstIndex(of: address), "\(address)")
    }
    let shell = try ["assets/style.css", "index.html", "manifest.webmanifest"].map(position)
    let search = try ["search-index.js", "search-text.js"].map(position)
    let pages = try ["availability.html", "keys/NSName.html", "values/index.html"].map(position)
    #expect(try #require(shell.max()) < #require(search.min()))
    #expect(try #require(search.max()) < #require(pages.min()))
  }

  @Test func offlineDigestsAreThoseOfTheFiles() throws {
    let site = Site(Self.input())
    let (digests, _) = try Self.list(site)
    for file in site.rendered() {
      guard let digest = digests[file.path] else { continue }
      #expect(CRC32(of: file.bytes).hexadecimal == digest, "\(file.path)")
    }
  }

  @Test func onlyChangedFilesHaveAnotherOfflineDigest() throws {
    let before = Site(Self.input())
    let guide = Fixture.file(
      "content/second.md", Fixture.second.replacing("Back to", with: "Return to"))
    let after = Site(Self.input(guides: [Fixture.guides[0], guide]))
    let (old, new) = (try Self.list(before).digests, try Self.list(after).digests)
    let changed = new.filter { old[$0.key] != $0.value }.keys
    // The page of downloads states the digest of the archive with the guide in it.
    #expect(changed.contains("guides/second.html"))
    #expect(
      Set(changed).isSubset(of: ["guides/second.html", "downloads/index.html", "search-text.js"]))
    #expect(before.renderedText(of: "sw.js") == Site(Self.input()).renderedText(of: "sw.js"))
  }

  @Test func changedWorkerCodeChangesTheWorkerOnly() throws {
    let code = Fixture.file("offline-worker.js", "keep(files, well)")
    let other = Site(Self.input(assets: Fixture.assets + [Self.scripts[0], code]))
    let site = Site(Self.input())
    let (old, new) = (try Self.list(site).digests, try Self.list(other).digests)
    let changed = new.filter { old[$0.key] != $0.value }
    // The code is in the archive, whose digest this page states.
    #expect(Array(changed.keys) == ["downloads/index.html"])
    #expect(site.renderedText(of: "sw.js") != other.renderedText(of: "sw.js"))
  }

  @Test func offlineAddressesAreRelative() throws {
    let site = Site(Self.input(baseURL: "https://example.com/docs/"))
    let (_, addresses) = try Self.list(site)
    for address in addresses {
      #expect(!address.contains(":") && !address.hasPrefix("/"), "\(address)")
    }
    let worker = try #require(site.renderedText(of: "sw.js"))
    #expect(worker.contains("=> \"assets/offline-worker.js?"))
    let manifest = try #require(site.renderedText(of: "manifest.webmanifest"))
    #expect(manifest.contains("\"start_url\": \"index.html\""))
    #expect(manifest.contains("\"scope\": \"./\""))
    #expect(!manifest.contains("example.com"))
  }

  @Test func webManifestListsExistingIcons() throws {
    let icon = Fixture.file("icon-512.png", "huge")
    let site = Site(Self.input(assets: Self.scripts + [icon]))
    let manifest = try #require(site.renderedText(of: "manifest.webmanifest"))
    #expect(manifest.contains("\"name\": \"Test Reference\""))
    #expect(manifest.contains("\"short_name\": \"Test\""))
    #expect(manifest.contains("\"src\": \"assets/icon-512.png\""))
    #expect(manifest.contains("\"sizes\": \"512x512\""))
    #expect(!manifest.contains("icon-192.png"))
  }

  @Test func offlineNamesAreEncodedAsInLinks() throws {
    let odd = Fixture.file("a `b`${c}.svg", "<svg/>")
    let (digests, _) = try Self.list(
      Site(Self.input(assets: Self.scripts + [odd])))
    #expect(digests["assets/a%20%60b%60%24%7Bc%7D.svg"] != nil)
  }

  @Test(arguments: [[], Array(scripts.prefix(1)), Array(scripts.suffix(1))])
  func themeWithoutBothScriptsHasNoWorker(assets: [SourceFile]) {
    let site = Site(Self.input(assets: assets))
    let files = site.rendered()
    #expect(!files.isEmpty)
    #expect(!files.contains { $0.path == "sw.js" || $0.path == "manifest.webmanifest" })
    #expect(site.renderedText(of: "index.html")?.contains("role=\"status\"") == false)
  }

  @Test func onlyPagesOfTheSiteHaveTheOfflineLine() throws {
    let site = Site(Self.input())
    let page = try #require(site.renderedText(of: "keys/NSName.html"))
    #expect(page.contains("role=\"status\""))
    #expect(page.contains("<script src=\"../assets/offline.js\"></script>"))
    for (path, text) in try UnpackedDocset(of: site).documents {
      #expect(!text.contains("<script") && !text.contains("role=\"status\""), "\(path)")
      #expect(!path.hasSuffix(".js") && !path.hasSuffix(".webmanifest"))
    }
  }
}
