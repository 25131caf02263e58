import KeyModel
import Markup
import Testing

@testable import Site

/// A list of more things than a page can hold takes several pages.
struct ListPartTests {
  private static let count = 2 * LongList.mostRows + 10

  /// A catalogue of keys that all belong to the same group, interface, capability and release.
  private static func context(_ count: Int) -> SiteContext {
    let keys = (0..<count).map { number in
      Key(
        PropertyPath([.name("Key\(number)")]), .string, summary: "Does it.",
        availability: [
          AvailabilityStatement(
            .iOS, introduced: "1.0", deprecated: number.isMultiple(of: 2) ? "2.0" : nil)
        ],
        values: .open([AllowedValue(.string("v\(number)"), "Is a value.")]),
        apis: [API("Lamp.width")],
        capability: "Lamps", sources: [])
    }
    return SiteContext(
      catalogue: Catalogue(
        title: "Test", groups: [KeyGroup("group", "Group", summary: "Keys.", keys: keys)],
        sources: [], releases: ReleaseRegistry([.init(.iOS, ["1.0", "2.0"])])))
  }

  /// A catalogue of as many things of each kind, with a key for each.
  private static let wide: SiteContext = {
    let count = LongList.mostRows + 10
    func platform(_ number: Int) -> Platform { Platform("P\(number)") }
    let groups = (0..<count).map { number in
      KeyGroup(
        "g\(number)", "Group \(number)", summary: "Keys.",
        keys: [
          Key(
            PropertyPath([.name("Key\(number)")]), .string, summary: "Does it.",
            availability: [AvailabilityStatement(platform(number), introduced: "1.0")],
            apis: [API("T\(number)")], capability: "C\(number)",
            rules: [.length(atMost: 9).codes("E\(number)")], sources: [])
        ])
    }
    let mechanism = ExtensionPoint.Mechanism("M", identifierKey: "Key0")
    return SiteContext(
      catalogue: Catalogue(
        title: "Test", groups: groups,
        extensionPoints: (0..<count).map {
          ExtensionPoint(
            "p\($0)", "Point \($0)", mechanism, summary: "Is one.", availability: [], sources: [])
        },
        sources: (0..<count).map {
          Source(Source.ID("s\($0)"), "Source \($0)", url: nil, summary: "")
        },
        releases: ReleaseRegistry((0..<count).map { .init(platform($0), ["1.0"]) }),
        codes: (0..<count).map {
          RejectionCode("E\($0)", "Error \($0)", summary: "Is one.", sources: [])
        }))
  }()

  private static let long = context(count)
  private static let short = context(LongList.mostRows)

  private static func text(of page: Page) -> String {
    String(decoding: MarkdownRenderer(page: page.path).bytes(page.text(.english)), as: UTF8.self)
  }

  /// The rows of tables and items of lists on a page.
  private static func rows(of page: Page) -> [String] {
    page.sections.flatMap(\.blocks).flatMap { block -> [String] in
      switch block {
      case .table(let table): table.rows.map { $0.map(\.plainText).joined(separator: " ") }
      case .list(let list):
        list.items.map { item in
          if case .paragraph(let text)? = item.first { text.plainText } else { "" }
        }
      default: []
      }
    }
  }

  /// The numbers in the first names of rows.
  private static func numbers(_ pages: [Page]) -> [String] {
    pages.flatMap(rows).compactMap { row in
      row.firstMatch(of: /(?:Key|Group |Point |Source |P|C|T|E)([0-9]+)/).map { String($0.1) }
    }
  }

  @Test(arguments: [
    PageKind.keys, .availability, .values, .group, .release, .api, .capability,
  ])
  func aLongListHasEachKeyOnceInItsOrder(kind: PageKind) throws {
    let pages = kind.pages(in: Self.long).filter { !$0.link.path.hasPrefix("releases/ios-2") }
      .map { $0.make() }
    let first = try #require(pages.first?.path)
    let name = first.hasSuffix("/index") ? String(first.dropLast(6)) : first
    let own = pages.filter { $0.path == first || $0.path.hasPrefix("lists/\(name)-") }
    #expect(own.map(\.path) == [first, "lists/\(name)-2", "lists/\(name)-3"])
    let found = Self.numbers(own)
    #expect(found.count == Self.count)
    #expect(Set(found).count == Self.count)
    #expect(own.allSatisfy { Self.rows(of: $0).count <= LongList.mostRows })
    for page in own {
      let text = Self.text(of: page)
      for other in own where other.path != page.path {
        #expect(text.contains("\(other.path.split(separator: "/").last ?? "").md"))
      }
    }
  }

  @Test(arguments: [
    PageKind.groups, .extensionPoints, .platforms, .codes, .apis, .capabilities, .notes,
  ])
  func aLongListOfAnythingHasEachOnce(kind: PageKind) throws {
    let pages = kind.pages(in: Self.wide).map { $0.make() }
    #expect(pages.count > 1)
    #expect(pages.allSatisfy { Self.rows(of: $0).count <= LongList.mostRows })
    let expected = Set((0..<LongList.mostRows + 10).map(String.init))
    // An interface is a heading.
    guard kind != .apis else { return }
    #expect(Set(Self.numbers(pages)) == expected)
  }

  @Test func whatIsAPartOfAListHasThePageOfThatPart() throws {
    let pages = Dictionary(
      uniqueKeysWithValues: PageKind.apis.pages(in: Self.wide).map { ($0.link.path, $0.make()) })
    #expect(pages.count > 1)
    for owner in Self.wide.apis {
      let place = Self.wide.routes.place(ofAPI: owner.name)
      let page = try #require(pages[place.page], "\(place.page)")
      #expect(page.anchors.contains(place.fragment ?? ""), "\(owner.name)")
    }
    let releases = PageKind.release.pages(in: Self.long).map { $0.make() }
    for version in ["1.0", "2.0"] {
      let place = Self.long.routes.place(of: .iOS, release: Version(version))
      let page = try #require(releases.first { $0.path == place.page })
      #expect(page.anchors.contains(place.fragment ?? ""))
    }
  }

  @Test func keysOfAllPartsAreFromAToZ() {
    let found = PageKind.keys.pages(in: Self.long).map { $0.make() }.flatMap(Self.rows).map {
      $0.prefix { $0 != " " }.lowercased()
    }
    #expect(found == found.sorted())
  }

  @Test func aListThatFitsTakesOnePage() {
    for kind in [PageKind.keys, .availability, .deprecated, .group, .values, .capability] {
      #expect(kind.pages(in: Self.short).count == 1, "\(kind.name)")
    }
    #expect(PageKind.deprecated.pages(in: Self.long).count == 2)
  }

  @Test func aPlatformWithManyChangesLeadsToItsReleases() throws {
    let pages = PageKind.platform.pages(in: Self.long).map { $0.make() }
    #expect(pages.count == 1)
    let text = Self.text(of: try #require(pages.first))
    for release in PageKind.release.pages(in: Self.long) where !release.head.isFurtherPart {
      #expect(text.contains("\(release.link.path).md"))
    }
  }

  @Test func aTableOfPlatformsHasAColumnForEachOnlyWhereTheyFit() throws {
    let pages = PageKind.availability.pages(in: Self.wide).map { $0.make() }
    for page in pages {
      for case .table(let table) in page.sections.flatMap(\.blocks) {
        #expect(table.header.count == 2)
        #expect(table.rows.allSatisfy { $0.count == 2 && $0[1].plainText.contains("1.0") })
      }
    }
  }

  /// A key with very many keys inside shows the first ones and leads to the list of all.
  @Test func theKeysInsideAKeyFitOnItsPage() throws {
    let keys =
      [Key("Holder", .dictionary, summary: "Holds.", sources: [])]
      + (0..<LongList.mostRows + 5).map {
        Key(
          PropertyPath([.name("Holder"), .name("Key\($0)")]), .string, summary: "Does it.",
          sources: [])
      }
    let context = SiteContext(
      catalogue: Catalogue(
        title: "Test", groups: [KeyGroup("group", "Group", summary: "Keys.", keys: keys)],
        sources: [], releases: ReleaseRegistry([])))
    let page = try #require(
      PageKind.key.pages(in: context).first { $0.link.path == "keys/Holder" }?.make())
    #expect(Self.rows(of: page).count == LongList.mostRows + 1)
    #expect(Self.rows(of: page).last == "5 more")
  }
}
