import KeyModel
import Markup
import Testing

@testable import Site

/// A list of more keys than a page can hold takes several pages.
struct ListPartTests {
  private static let count = 2 * ListPart.mostRows + 10

  private static func context(_ count: Int) -> SiteContext {
    let keys = (0..<count).map { number in
      Key(
        PropertyPath([.name("Key\(number)")]), .string, summary: "Does it.",
        availability: [
          AvailabilityStatement(
            .iOS, introduced: "1.0", deprecated: number.isMultiple(of: 2) ? "2.0" : nil)
        ], sources: [])
    }
    return SiteContext(
      catalogue: Catalogue(
        title: "Test", groups: [KeyGroup("group", "Group", summary: "Keys.", keys: keys)],
        sources: [], releases: ReleaseRegistry([.init(.iOS, ["1.0", "2.0"])])))
  }

  private static let long = context(count)
  private static let short = context(ListPart.mostRows)

  /// The keys in the tables of pages.
  private static func keys(on pages: [Page]) -> [String] {
    pages.flatMap(\.sections).flatMap(\.blocks).flatMap { block -> [String] in
      guard case .table(let table) = block else { return [] }
      return table.rows.compactMap { $0.first.map(\.plainText) }
    }
  }

  private static func text(of page: Page) -> String {
    String(decoding: MarkdownRenderer(page: page.path).bytes(page.text(.english)), as: UTF8.self)
  }

  @Test(arguments: [PageKind.keys, .availability])
  func aLongListHasEachKeyOnceInItsOrder(kind: PageKind) throws {
    let pages = kind.pages(in: Self.long).map { $0.make() }
    #expect(
      pages.map(\.path) == [kind.path, "lists/\(kind.folder)-2", "lists/\(kind.folder)-3"])
    let found = Self.keys(on: pages)
    #expect(found.count == Self.count)
    #expect(Set(found).count == Self.count)
    #expect(pages.allSatisfy { Self.keys(on: [$0]).count <= ListPart.mostRows })
    for page in pages {
      let text = Self.text(of: page)
      for (number, other) in pages.enumerated() where other.path != page.path {
        #expect(
          text.contains(number == 0 ? "\(kind.path).md" : "\(kind.folder)-\(number + 1).md"))
      }
    }
  }

  @Test func keysOfAllPartsAreFromAToZ() {
    let found = Self.keys(on: PageKind.keys.pages(in: Self.long).map { $0.make() })
    #expect(found == found.sorted { $0.lowercased() < $1.lowercased() })
  }

  @Test func aListThatFitsTakesOnePage() {
    for kind in [PageKind.keys, .availability, .deprecated] {
      #expect(kind.pages(in: Self.short).map(\.link.path) == [kind.path])
    }
    #expect(PageKind.deprecated.pages(in: Self.long).count == 2)
  }

  @Test func aPlatformWithManyChangesLeadsToItsReleases() throws {
    let pages = PageKind.platform.pages(in: Self.long).map { $0.make() }
    #expect(pages.count == 1)
    #expect(Self.keys(on: pages).isEmpty)
    let text = Self.text(of: try #require(pages.first))
    for release in PageKind.release.pages(in: Self.long) {
      #expect(text.contains("\(release.link.path).md"))
    }
  }
}
