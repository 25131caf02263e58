import KeyModel
import Markup
import Site
import Testing

/// Capabilities of the developer's tools: what they have in which file.
struct CapabilityPagesTests {
  private static let manual = [SourceReference("manual", "Section")]

  private static let catalogue = Catalogue(
    title: "Lamps", document: DocumentKind("lamp.json", id: "lamp"),
    otherDocuments: [DocumentKind("permit.json", id: "permit")],
    groups: [
      KeyGroup(
        "lamps", "Lamps", summary: "Keys of lamps.",
        keys: [
          Key(
            "Question", .string, summary: "Asks people.", example: "May it shine?", sources: manual),
          Key(
            "Brightness", .integer, summary: "Sets the brightness.", capability: "Shine, Glow",
            sources: manual),
        ]),
      KeyGroup(
        "permits", "Permits", in: "permit", summary: "Keys of permits.",
        keys: [
          Key(
            "shine", .boolean, summary: "Allows light.", availability: [.iOS("8.0")],
            capability: "Shine", approval: "The town must agree.",
            rules: [.needs("lamp:Question", when: "Always")], example: true, sources: manual),
          Key(
            "mac.shine", .boolean, summary: "Allows light.", availability: [.macOS("10.10")],
            capability: "Shine", example: true, sources: manual),
        ]),
    ], sources: Fixture.sources, releases: Fixture.releases)

  private static let site = Site(Fixture.input(catalogue: catalogue, guides: []))

  @Test func aCapabilityHasItsKeysAndWhatTheyNeed() {
    let capabilities = Self.catalogue.capabilities
    #expect(capabilities.map(\.name) == ["Glow", "Shine"])
    #expect(capabilities[1].keys.map(\.name) == ["Brightness", "mac.shine", "shine"])
    #expect(capabilities[1].companions.map(\.name) == ["Question"])
  }

  @Test func aPageShowsWhatToWriteIntoWhichFile() throws {
    let page = try #require(Self.site.text(of: "capabilities/shine.md"))
    for part in [
      "In a lamp.json:", "\"Question\": \"May it shine?\"", "In a permit.json, for macOS:",
      "In a permit.json, for iOS:", "\"shine\": true", "The town must agree.",
    ] { #expect(page.contains(part), "\(page)") }
  }

  @Test func aCapabilityOfOneKeyIsOnTheListAlone() throws {
    let page = try #require(Self.site.text(of: "capabilities/index.md"))
    #expect(page.contains("[Shine](shine.md)") && page.contains("| Glow |"), "\(page)")
    #expect(Self.site.text(of: "capabilities/glow.html") == nil)
  }

  @Test func aKeyLinksToItsCapabilities() throws {
    let page = try #require(Self.site.text(of: "lamp/Brightness.md"))
    #expect(page.contains("[Shine](../capabilities/shine.md), Glow"), "\(page)")
  }

  @Test func aTerminalShowsTheSame() throws {
    let page = try #require(
      NamedPages(Fixture.input(catalogue: Self.catalogue, guides: [])).matches("capabilities/shine")
        .first)
    let text = TerminalRenderer(width: 100, styled: false).render(page.document)
    #expect(text.contains("In a permit.json, for macOS:") && text.contains("May it shine?"))
  }

  @Test func anExtensionPointShowsWhatTheOtherFilesHave() throws {
    var point = Fixture.point
    point.entitlements = ["permit:shine"]
    func text(of point: ExtensionPoint) throws -> String {
      let catalogue = Catalogue(
        title: "Lamps", document: Fixture.document,
        otherDocuments: [DocumentKind("permit.json", id: "permit")],
        groups: Fixture.catalogue().groups + [Self.catalogue.groups[1]], extensionPoints: [point],
        bundleKinds: [.appExtension, .app], sources: Fixture.sources, releases: Fixture.releases)
      let pages = NamedPages(Fixture.input(catalogue: catalogue, guides: []))
      let page = try #require(pages.matches(point.id).first)
      return TerminalRenderer(width: 100, styled: false).render(page.document)
    }
    let usual = try text(of: point)
    #expect(usual.contains("In a permit.json:") && usual.contains("\"shine\": true"), "\(usual)")
    point.samples = ["permit:shine": false]
    let other = try text(of: point)
    #expect(other.contains("\"shine\": false"), "\(other)")
  }
}
