import Diagnostics
import Site
import Testing

/// Hostile front matter, settings and themes.
struct SettingsLimitsTests {
  private func findings(_ front: String) -> [Diagnostic] {
    let guide = Fixture.file("content/a.md", "---\n\(front)\n---\nText.\n")
    return Site(Fixture.input(guides: Fixture.guides + [guide])).check()
  }

  /// Each line repeats the one above ten times.
  private static func bomb(_ mark: String, _ open: String, _ close: String) -> String {
    (0..<9).map { level in
      let inside = Array(repeating: level == 0 ? "{x: y}" : "*a\(level - 1)", count: 10)
      return "a\(level): \(mark)&a\(level) \(open)\(inside.joined(separator: ", "))\(close)\n"
    }.joined()
  }

  private static let hostile: [(String, String)] = [
    (bomb("", "[", "]"), "more than 100000 values"),
    (bomb("!!seq ", "[", "]"), "more than 100000 values"),
    (bomb("", "{<<: [", "]}"), "more than 100000 values"),
    (
      "title: &t \(String(repeating: "a", count: 30_000))\nkeys:\n"
        + String(repeating: "- *t\n", count: 1_000), "texts of more than 1048576 bytes"
    ),
    ("keys: " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100), "nested"),
    ("keys:\n  " + String(repeating: "- ", count: 100) + "a", "nested"),
    ("title: " + String(repeating: "a", count: 70_000), "at most 65536"),
    ("title: a\n--- \ntitle: b", "more than one document"),
  ]

  @Test(arguments: hostile)
  func hostileYAMLIsRefused(yaml: String, message: String) {
    let file = Fixture.file("docgen.yaml", yaml)
    let found = [
      ("invalid-front-matter", findings(yaml)),
      ("invalid-setting", SiteSettings.read(file).diagnostics),
      ("invalid-theme", ThemeManifest.read(file).diagnostics),
    ]
    for (id, findings) in found {
      #expect(findings.map(\.id) == [id])
      #expect(findings.first?.message.contains(message) == true, "\(findings)")
      #expect(findings.first?.location?.line != nil)
    }
  }

  @Test(arguments: [
    "title: Ben & Jerry, *and* others, *more* & [all]\nsummary: '*a* &b *c* - d'",
    "title: &t A\nsummary: *t", "title: a\nsummary: 'a - b - c: - - - ? ? ?'",
    "title: &t A\nsummary: S.\nkeys: [&k NSName, *k, *k, *k, *k, *k, *k, *k, *k, *k, *k]",
    "<<: {title: A}\nsummary: S.", "title: 1.0\nsummary: yes\norder: 3",
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
