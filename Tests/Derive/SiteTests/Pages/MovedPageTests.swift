import Diagnostics
import KeyModel
import Site
import Testing

/// Addresses that pages had before.
struct MovedPageTests {
  private static func site(_ addresses: [String], offersDownloads: Bool = false) -> Site {
    var point = Fixture.point
    point.movedFrom = addresses
    var input = Fixture.input(
      catalogue: Fixture.catalogue(points: [point]), baseURL: "https://example.com/docs/")
    input.offersDownloads = offersDownloads
    return Site(input)
  }

  @Test func aPageLeadsFromTheFormerAddressToTheNewOne() throws {
    let site = Self.site(["extension-points/com.example.old"])
    #expect(!site.check().containsErrors)
    let text = try #require(site.text(of: "extension-points/com.example.old.html"))
    for part in [
      "<meta http-equiv=\"refresh\" content=\"0; url=com.example.share.html\">",
      "href=\"https://example.com/docs/extension-points/com.example.share.html\"",
      "<a href=\"com.example.share.html\">Share</a>",
    ] { #expect(text.contains(part), "\(text)") }
    let others = site.rendered().filter {
      $0.path != "catalogue.json" && $0.path != "sw.js"
        && String(decoding: $0.bytes, as: UTF8.self).contains("example.old")
    }
    #expect(others.isEmpty)
  }

  @Test func theDocsetHasNoFormerPages() throws {
    let site = Self.site(["extension-points/com.example.old"], offersDownloads: true)
    let names = try UnpackedDocset(of: site).files.keys
    #expect(names.contains { $0.hasSuffix("com.example.share.html") })
    #expect(!names.contains { $0.contains("example.old") })
  }

  @Test(arguments: ["keys/NSName", "index", "extension-points/com.example.Share"])
  func aFormerAddressThatIsTakenIsAnError(address: String) {
    let found = Self.site([address]).check()
    #expect(found.map(\.id) == ["colliding-address"])
    #expect(found.first?.message.contains("'\(address)'") == true)
  }

  @Test(arguments: ["../up", "keys/a:b", "/keys/x"])
  func aFormerAddressThatIsNoneIsAnError(address: String) {
    #expect(Self.site([address]).check().map(\.id) == ["unsafe-file-name"])
  }

  @Test func twoPagesCannotHaveMovedFromOneAddress() {
    #expect(Self.site(["keys/x", "keys/x"]).check().map(\.id) == ["colliding-address"])
  }
}
