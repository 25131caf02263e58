import Site
import Testing

/// The home page with and without a text of its author.
struct HomePageTests {
  private func index(_ body: String, fields: String = "searches: [lamp, a & b]") -> Site {
    let text = "---\ntitle: Lamps\nsummary: How to set a lamp.\n\(fields)\n---\n\(body)\n"
    return Site(
      Fixture.input(guides: Fixture.guides + [Fixture.file("content/index.md", text)]))
  }

  @Test func theAuthorsTextComesFirst() throws {
    let site = index("- **[Start](guide:start)** `NSName`, [new](page:platforms/ios#ios-90)")
    #expect(site.check().isEmpty)
    let html = try #require(site.text(of: "index.html"))
    #expect(html.contains("<h1>Lamps</h1>") && html.contains("<p>How to set a lamp.</p>"))
    #expect(html.contains("<a href=\"platforms/ios.html#ios-90\">new</a>"))
    #expect(
      html.contains(
        "Try <a href=\"search.html?q=lamp\">lamp</a>, <a href=\"search.html?q=a%20%26%20b\">a &amp; b</a>"
      ))
    #expect(html.contains(">Groups</h2>"))
    #expect(site.text(of: "guides/index.html")?.contains("Lamps") == false)
    #expect(site.text(of: "llms.txt")?.contains("> How to set a lamp.") == true)
    #expect(site.text(of: "keys/NSName.html")?.contains("search.html?q=") == false)
  }

  @Test func anAuthorWhoWritesSectionsChoosesGroups() throws {
    let html = try #require(
      index("## Start\n\n- [Extensions](page:groups/extensions)\n- [Start](guide:start)").text(
        of: "index.html"))
    #expect(!html.contains(">Groups</h2>"))
    #expect(html.contains(">Extensions</a> <span class=\"badge count\">"))
  }

  @Test func withoutATextGroupsComeFirst() throws {
    let html = try #require(Site(Fixture.input()).text(of: "index.html"))
    #expect(html.contains("4 configuration keys and 1 extension point:"))
    #expect(html.contains(">Groups</h2>") && !html.contains("Try <a"))
  }

  @Test(arguments: [
    ("[x](page:guides/strat)", "searches: []", "6:5 dangling-link", "did you mean 'guides/start'"),
    ("[x](page:guides/start#nxt)", "searches: []", "6:5 dangling-link", "did you mean 'next'"),
    ("", "searches: lamp", "4:11 invalid-front-matter", "not a list of texts"),
    ("", "order: 1", "4:1 unknown-front-matter-field", "Unknown field 'order'"),
    ("", "keys: [NSNam]", "4 dangling-link", "did you mean 'NSName'"),
  ])
  func mistakesAreReported(
    _ body: String, _ fields: String, _ place: String, _ message: String
  ) throws {
    let found = index(body, fields: fields).check()
    #expect(found.map { $0.short } == ["content/index.md:\(place)"])
    #expect(found.first?.message.contains(message) == true)
  }
}
