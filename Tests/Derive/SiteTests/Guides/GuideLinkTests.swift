import Diagnostics
import Site
import Testing

/// Links by the path from a guide's file to another one.
struct GuideLinkTests {
  private static let files = [
    "one.md": "# One\n\n## Part 1\n",
    "index.md": "# Home\n\n[one](one.md), [two](guides/sub/two.md)\n",
    "sub/two.md": "# Two\n", "sub/b c.md": "# B\n", "sub/index.md": "# Section\n",
  ]

  private func site(_ link: String, in file: String = "sub/links.md") -> Site {
    PlainGuideTests.site(Self.files.merging([file: "Words.\n\n[x](\(link))\n"]) { $1 })
  }

  @Test(arguments: [
    ("two.md", "two.html"), ("./two.md", "two.html"), ("../one.md#part-1", "../one.html#part-1"),
    ("../sub/two.md", "two.html"), ("b%20c.md", "b-c.html"), ("<b c.md>", "b-c.html"),
    ("../sub/", "index.html"), ("../sub", "index.html"), ("index.md", "index.html"),
    ("../index.md", "../../index.html"), ("two.html", "two.html"), ("two/", "two.html"),
    ("/sub/two/", "two.html"), ("/guides/sub/two", "two.html"), ("/one", "../one.html"),
    ("../two/", "two.html"), ("../../one", "../one.html"),
    ("guide:sub/two", "two.html"), ("guide:two", "two.html"), ("guide:sub", "index.html"),
    ("../../keys/NSName.html", "../../keys/NSName.html"),
    ("/keys/NSName", "../../keys/NSName.html"),
    ("key:NSName", "../../keys/NSName.html"), ("#x", "#x"),
  ])
  func linksLeadToPages(link: String, address: String) throws {
    let site =
      link == "#x"
      ? PlainGuideTests.site(["sub/links.md": "[x](#x)\n\n## X\n"]) : site(link)
    #expect(site.check().isEmpty, "\(site.check())")
    let html = try #require(site.text(of: "guides/sub/links.html"))
    #expect(html.contains("<a href=\"\(address)\">x</a>"))
  }

  @Test(arguments: [
    ("tow.md", "did you mean 'sub/two.md'?"), ("../../../x.md", "leads out of the content folder"),
    ("../one.md#part-2", "did you mean 'part-1'?"), ("/nothing", "There is no guide or file"),
    ("//example.com/x", "Unknown link"),
    ("../../keys/NSNama.html", "There is no page 'keys/NSNama'"),
    ("%2e%2e/%2e%2e/%2e%2e/etc/passwd", "leads out of the content folder"),
    ("sub/two.md", "There is no guide"),
    ("guide:tow", "There is no guide 'tow'"),
    ("lamp.pdf", "There is no guide or file 'sub/lamp.pdf'"),
  ])
  func wrongLinksAreErrorsAtTheirPlace(link: String, message: String) throws {
    let site = site(link)
    let finding = try #require(site.check().first)
    #expect(site.check().count == 1 && finding.severity == .error)
    #expect(finding.short == "content/sub/links.md:3:5 dangling-link")
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.remedy != nil)
    #expect(site.rendered().isEmpty)
  }

  @Test func aNameThatSeveralGuidesHaveNeedsItsFolder() {
    let files = ["a/x.md": "# A", "b/x.md": "# B", "c.md": "[x](guide:x) [y](guide:b/x)"]
    #expect(PlainGuideTests.site(files).check().map(\.short) == ["content/c.md:1:5 dangling-link"])
  }

  @Test func aFormerNameSaysTheNewOne() {
    let files = [
      "new.md": "---\nmovedFrom: [old]\n---\nWords.", "c.md": "[x](old.md)\n[x](guide:old)",
    ]
    let findings = PlainGuideTests.site(files).check()
    #expect(findings.count == 2 && findings.allSatisfy { $0.remedy == "write guide:new" })
  }
}
