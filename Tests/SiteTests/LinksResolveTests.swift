import Site
import Testing

/// Every link of every page leads to a file of the site, and to a heading that it has.
struct LinksResolveTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: Site(Fixture.input()).rendered().map {
      ($0.path, String(decoding: $0.bytes, as: UTF8.self))
    })

  @Test(arguments: files.keys.filter { $0.hasSuffix(".html") }.sorted())
  func linksOfPagesResolve(path: String) throws {
    let html = try #require(Self.files[path])
    let links = Self.values(of: "href", in: html)
    #expect(links.count > 5)
    for link in links where !link.hasPrefix("https://") {
      let target = try #require(Self.resolve(link, from: path), "\(link)")
      let page = try #require(Self.files[target.path], "\(link)")
      guard let fragment = target.fragment else { continue }
      #expect(Self.values(of: "id", in: page).contains(fragment), "\(link)")
    }
    let ids = Self.values(of: "id", in: html)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: files.keys.filter { $0.hasSuffix(".md") }.sorted())
  func linksOfMarkdownTwinsResolve(path: String) throws {
    let text = try #require(Self.files[path])
    for part in text.split(separator: "](").dropFirst() {
      let link = String(part.prefix { $0 != ")" })
      guard !link.hasPrefix("https://") else { continue }
      let target = try #require(Self.resolve(link, from: path), "\(link)")
      #expect(Self.files[target.path] != nil, "\(link)")
    }
  }

  @Test func headingsOfAuthorsDoNotHideThoseOfThePage() throws {
    let guide = Fixture.file(
      "content/own.md",
      """
      ---
      title: Own
      summary: S.
      keys: [NSName]
      ---
      ## Keys in this guide

      See [above](#keys-in-this-guide) and [below](#inside).

      > ## Inside

      """)
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(site.check().isEmpty)
    let ids = Self.values(of: "id", in: try #require(site.text(of: "guides/own.html")))
    #expect(ids == ["keys-in-this-guide", "inside", "keys-in-this-guide-section"])
  }

  static func values(of attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  static func resolve(_ link: String, from page: String) -> (
    path: String, fragment: String?
  )? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    guard let written = parts.first, !written.isEmpty else { return (page, fragment) }
    var folders = page.split(separator: "/").dropLast()
    for step in written.split(separator: "/") {
      if step != ".." {
        folders.append(step)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return (folders.joined(separator: "/"), fragment)
  }
}
