import Diagnostics
import Site
import Testing

/// Hostile front matter.
struct YAMLLimitsTests {
  private func findings(_ front: String) -> [Diagnostic] {
    let guide = Fixture.file("content/a.md", "---\n\(front)\n---\nText.\n")
    return Site(Fixture.input(guides: Fixture.guides + [guide])).check()
  }

  static let bomb = (1..<30).reduce("a0: &a0 [x]\n") { text, number in
    text + "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]\n"
  }

  @Test(arguments: [
    (bomb + "? *a29\n: x", "repeats parts"),
    ("keys: " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100), "nested"),
    ("keys:\n  " + String(repeating: "- ", count: 100) + "a", "nested"),
    ("title: " + String(repeating: "a", count: 70_000), "65536 bytes"),
  ])
  func hostileYAMLIsRefused(front: String, message: String) {
    let found = findings(front)
    #expect(found.map(\.id) == ["invalid-front-matter"])
    #expect(found.first?.message.contains(message) == true)
  }

  @Test(arguments: [
    "title: Ben & Jerry, *and* others, *more* & [all]\nsummary: '*a* &b *c* - d'",
    "title: &t A\nsummary: *t", "title: a\nsummary: 'a - b - c: - - - ? ? ?'",
  ])
  func ordinaryYAMLIsRead(front: String) {
    #expect(findings(front).isEmpty)
  }

  @Test func yamlEscapesCannotAddControlCharacters() throws {
    let guide = Fixture.file(
      "content/a.md", "---\ntitle: \"A\\u202Eb\\nc\"\nsummary: S.\n---\nT\u{202E}ext.\n")
    let site = Site(Fixture.input(guides: Fixture.guides + [guide]))
    #expect(
      site.check().map(\.short) == [
        "content/a.md:2:8 unprintable-character", "content/a.md:5:2 unprintable-character",
      ])
    let page = try #require(site.text(of: "guides/a.html"))
    #expect(page.contains("A\u{FFFD}b c") && page.contains("T\u{FFFD}ext."))
    #expect(
      site.rendered().allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("\u{202E}") }
    )
  }
}
