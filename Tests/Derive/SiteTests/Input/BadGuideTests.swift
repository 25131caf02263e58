import Diagnostics
import Site
import Testing

/// Each mistake in a guide is reported at its location, with a suggestion, and nothing is rendered.
struct BadGuideTests {
  private static func matter(_ fields: String, _ body: String = "Text.") -> String {
    "---\n\(fields)\n---\n\(body)\n"
  }

  private static let good = "title: A\nsummary: S."

  private func check(_ guide: SourceFile, _ expected: [String], _ messages: [String]) {
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(site.check().map(\.short) == expected.map { "content/bad.md\($0)" })
    for (message, diagnostic) in zip(messages, site.check()) {
      #expect(diagnostic.message.contains(message))
      #expect(diagnostic.severity == .error)
    }
    #expect(site.rendered().isEmpty)
  }

  @Test(arguments: [
    ("---\ntitle: A\nsummary: S.\n\nText.\n", ":1 front-matter-not-closed", "no end"),
    ("+++\ntitle = 'A'\n+++\n\nText.\n", ":1 invalid-front-matter", "TOML"),
    (matter("- a\n- b"), ":1 invalid-front-matter", "no fields"),
    (matter("title: A\nsummary: 'S"), ":3:10 invalid-front-matter", "quotes is not closed"),
    (matter("title: A\nsummary: S: T"), ":3:11 invalid-front-matter", "second value in this line"),
    (matter("title: *a\nsummary: S."), ":2:8 invalid-front-matter", "nothing above is marked"),
    (
      matter("title: A\ntitle: B\nsummary: S."), ":3:1 invalid-front-matter", "'title' occurs twice"
    ),
    (matter("title: [A]\nsummary: S."), ":2:8 invalid-front-matter", "'title' is not a text"),
    (matter("title: A\nsummary: {a: b}"), ":3:10 invalid-front-matter", "'summary' is not a text"),
    (matter(good + "\norder: first"), ":4:8 invalid-front-matter", "'order' is not a number"),
    (matter(good + "\nkeys: NSName"), ":4:7 invalid-front-matter", "'keys' is not a list of paths"),
    (matter(good + "\nkeys: [[a]]"), ":4:8 invalid-front-matter", "'keys' is not a list of paths"),
    (
      matter(good + "\nkeys:\n  - NSName\n  - NSNama"), ":6 dangling-link",
      "There is no key 'NSNama'; did you mean 'NSName'?"
    ),
  ])
  func mistakesInFrontMatterAreReported(text: String, expected: String, message: String) {
    check(Fixture.file("content/bad.md", text), [expected], [message])
  }

  @Test(arguments: [1, 2, 3, 7])
  func guidesThatAreNotUTF8AreReported(line: Int) {
    let lines = ["---", "title: A", "summary: S.", "---", "Ünï", "", "", ""]
    var bytes: [UInt8] = []
    for (index, text) in lines.enumerated() {
      bytes += Array(text.utf8) + (index + 1 == line ? [0xC3, 0x28] : []) + [0x0A]
    }
    check(
      SourceFile(path: "content/bad.md", bytes: bytes), [":\(line) not-utf-8"], ["not UTF-8 text"])
  }

  @Test(arguments: [
    ("[x](⟦key:NSNama)", "There is no key 'NSNama'; did you mean 'NSName'?"),
    ("[x](⟦key:NSExtensionMode)", "did you mean 'NSExtension/NSExtensionMode'?"),
    ("[x](⟦key:)", "There is no key ''"),
    ("[x](⟦point:com.example.shore)", "did you mean 'com.example.share'?"),
    ("[x](⟦point:com.example.nothing)", "There is no extension point 'com.example.nothing'"),
    ("[x](⟦guide:strat)", "There is no guide 'strat'; did you mean 'start'?"),
    ("[x](⟦guide:start#first-step)", "did you mean 'first-steps'?"),
    ("[x](⟦#hare)\n\n## Here", "'#hare' names no heading of 'guides/bad'"),
    ("[x](⟦keys:NSName)", "Unknown kind of link 'keys'; did you mean 'key'?"),
    ("[x](⟦javascript:alert)", "Unknown kind of link 'javascript'"),
    ("[x](⟦strat.md)", "There is no guide or file 'strat.md'; did you mean 'start.md'?"),
    ("| a |\n| - |\n| [x](⟦key:No) |", "There is no key 'No'"),
    ("- a\n  - *[x](⟦key:No)* and [x](⟦key:No)", "There is no key 'No'"),
  ])
  func danglingLinksInGuidesAreReported(body: String, message: String) {
    let marked = Marked(Self.matter(Self.good, "Before.\n\n" + body), path: "content/bad.md")
    let site = Site(Fixture.input(guides: Fixture.guides + [marked.file]))
    #expect(site.check().map(\.location) == marked.locations)
    #expect(site.check().allSatisfy { $0.message.contains(message) && $0.severity == .error })
    #expect(Set(site.check().map(\.id)) == ["dangling-link"])
    #expect(site.check().allSatisfy { $0.remedy != nil })
    #expect(site.rendered().isEmpty)
  }

  @Test func unknownCalloutsInGuidesAreReported() {
    let guide = Fixture.file("content/bad.md", Self.matter(Self.good, "\n> [!NOTICE]\n> x"))
    check(guide, [":6 unknown-callout"], ["did you mean 'NOTE'?"])
  }

  @Test(arguments: [
    ("content/Bad.md", "content/bad.md"),
    ("content/b d.md", "content/b-d.md"),
  ])
  func guidesOfTheSameNameAreReported(first: String, second: String) {
    let guides = [first, second].map { Fixture.file($0, Self.matter(Self.good)) }
    let site = Site(Fixture.input(guides: Fixture.guides + guides.reversed()))
    #expect(site.check().map(\.short) == ["\(second) duplicate-slug"])
    #expect(site.check().first?.message.contains(first) == true)
    #expect(site.rendered().isEmpty)
  }

  @Test func rawHTMLInGuidesIsAWarning() {
    let guide = Fixture.file("content/bad.md", Self.matter(Self.good, "\n<b>\nx\n</b>"))
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(site.check().map(\.short) == ["content/bad.md:6 raw-html"])
    #expect(site.text(of: "guides/bad.html")?.contains("&lt;b&gt;") == true)
  }
}
