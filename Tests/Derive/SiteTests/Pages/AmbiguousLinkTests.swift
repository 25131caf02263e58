import Diagnostics
import Foundation
import KeyModel
import Site
import Testing

/// A site about a lamp and its remote control, two files that ask something of each other.
struct AmbiguousLinkTests {
  private static func key(_ path: PropertyPath, _ discussion: String = "", rules: [Rule] = [])
    -> Key
  {
    Key(
      path, .string, summary: "Is a key.", discussion: discussion, rules: rules,
      sources: [SourceReference("manual", "A")])
  }

  private static func site(
    discussion: String = "", rules: [Rule] = [], guide: SourceFile? = nil
  ) -> Site {
    let catalogue = Catalogue(
      title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"),
      otherDocuments: [DocumentKind("remote.json", id: "remote")],
      groups: [
        KeyGroup("light", "Light", summary: "Light.", keys: [key("Name"), key("Color")]),
        KeyGroup(
          "buttons", "Buttons", in: "remote", summary: "Buttons.",
          keys: [key("Name"), key("Zone", discussion, rules: rules)]),
      ],
      extensionPoints: [
        ExtensionPoint(
          "plug", "Plug", ExtensionPoint.Mechanism("Name", identifierKey: "Name"),
          summary: "Is a plug.", availability: [], entitlements: ["remote:Zone"],
          sources: [SourceReference("manual", "A")])
      ],
      sources: [Source("manual", "Manual", url: nil, summary: "A manual.")],
      releases: ReleaseRegistry([]))
    return Site(Fixture.input(catalogue: catalogue, guides: guide.map { [$0] } ?? []))
  }

  private static let both = "'Name' is a key of several documents: lamp.json and remote.json"

  @Test func aLinkToAKeyThatSeveralDocumentsHaveNamesOne() {
    let found = Self.site(discussion: "See [it](key:Name).").check()
    #expect(found.map(\.id) == ["ambiguous-link"])
    #expect(found.first?.message == Self.both)
    #expect(found.first?.remedy == "write 'key:lamp:Name' or 'key:remote:Name'")
    #expect(found.first?.location?.file.hasSuffix("AmbiguousLinkTests.swift") == true)
    #expect(Self.site(discussion: "[a](key:lamp:Name) [b](key:remote:Name)").check().isEmpty)
    #expect(Self.site(discussion: "See [it](key:Color).").check().isEmpty)
  }

  @Test func aGuideNamesTheDocumentOfSuchAKey() {
    func guide(_ path: String, _ text: String) -> SourceFile {
      Fixture.file(
        "content/a.md", "---\ntitle: A\nsummary: S.\nkeys:\n  - \(path)\n---\n\n\(text)\n")
    }
    let found = Self.site(guide: guide("Name", "See [it](key:Name).")).check()
    #expect(
      found.map(\.short) == ["content/a.md:5 ambiguous-link", "content/a.md:8:10 ambiguous-link"])
    #expect(found.allSatisfy { $0.message == Self.both })
    for path in ["lamp:Name", "remote:Name"] {
      let site = Self.site(guide: guide(path, "See [it](key:lamp:Name)."))
      #expect(site.check().isEmpty)
      // The key's page leads back to the guide.
      let page = site.text(of: path.replacing(":", with: "/") + ".md")
      #expect(page?.contains("guides/a.md") == true)
    }
  }

  @Test func aRuleAboutSuchAKeyLeadsToTheOneItMeans() throws {
    for (path, page) in [("lamp:Name", "lamp/Name"), ("remote:Name", "remote/Name")] {
      let site = Self.site(rules: [.needs(PropertyPath(path), when: "Always")])
      #expect(site.check().map(\.message) == [])
      let zone = try #require(site.text(of: "remote/Zone.html"))
      let rules = try #require(zone.components(separatedBy: "Always").dropFirst().first)
      #expect(rules.prefix(200).contains(page == "lamp/Name" ? "../lamp/Name.html" : "\"Name.html"))
    }
  }

  @Test func aKeySaysWhatAsksForIt() throws {
    let site = Self.site(rules: [.needs("lamp:Color", when: "Always")])
    let color = try #require(site.text(of: "lamp/Color.md"))
    #expect(color.contains("Asked for by") && color.contains("Zone"))
    let zone = try #require(site.text(of: "remote/Zone.md"))
    #expect(zone.contains("Asked for by") && zone.contains("Plug"))
  }
}
