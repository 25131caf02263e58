import KeyModel
import Testing

@testable import Site

/// A catalogue of a platform whose keys come and go in many ways.
private let catalogue: Catalogue = {
  let moments: [Moment?] = [nil, "1.0", "1.10", "2.0", "≤2.0", "11.0", "unknown"]
  var keys: [Key] = []
  for (number, introduced) in moments.enumerated() {
    for (other, end) in moments.enumerated() {
      var statement = AvailabilityStatement(.iOS, introduced: introduced ?? .unknown)
      statement.deprecated = end
      statement.ignored = moments[(other + 2) % moments.count]
      statement.removed = moments[(other * 3) % moments.count]
      keys.append(
        Key(
          PropertyPath([.name("Key\(number)\(other)")]), .string, summary: "Does it.",
          availability: [statement, AvailabilityStatement(.macOS, isAvailable: false)],
          sources: []))
    }
  }
  let point = ExtensionPoint(
    "com.example.point", "Point", .nsExtension, summary: "Shares things.",
    availability: [.iOS("2.0", deprecated: "11.0")], sources: [])
  return Catalogue(
    title: "Test", groups: [KeyGroup("group", "Group", summary: "Keys.", keys: keys)],
    extensionPoints: [point], sources: [],
    releases: ReleaseRegistry([
      .init(.iOS, ["1.0", "1.10", "2.0", "3.0", "11.0"]), .init(.macOS, ["10.0"]),
    ]))
}()

private let context = SiteContext(catalogue: catalogue)

/// The pages of platforms and of their releases.
private let pagesOfPlatforms = PageKind.all.filter {
  ["platforms", "releases"].contains($0.folder)
}
.flatMap { $0.pages(in: context) }.map { $0.make() }

struct ReleaseHistoryTests {
  @Test("The changes between two releases are those of every statement about the releases between")
  func differencesAreTheStatementsBetweenTwoReleases() throws {
    let history = try #require(ReleaseHistory.all(of: catalogue).first)
    for from in history.versions {
      for to in history.versions where from < to {
        let found = history.releases.filter { from < $0.version && $0.version <= to }
          .flatMap(\.changes).map { change in
            switch change.subject {
            case .key(let index): "\(change.kind.rawValue) \(catalogue.keys[index].path)"
            case .point(let index): "\(change.kind.rawValue) \(catalogue.extensionPoints[index].id)"
            }
          }
        var expected: [String] = []
        func look(_ name: String, _ kind: String, _ statement: AvailabilityStatement) {
          let moments = [
            (kind, statement.introduced), ("deprecated", statement.deprecated),
            ("ignored", statement.ignored), ("removed", statement.removed),
          ]
          for case (let kind, .version(let version)?) in moments
          where from < version && version <= to {
            expected.append("\(kind) \(name)")
          }
        }
        for key in catalogue.keys {
          for statement in key.statements where statement.platform == .iOS {
            look(key.path.description, "newKey", statement)
          }
        }
        for point in catalogue.extensionPoints {
          for statement in point.availability { look(point.id, "newPoint", statement) }
        }
        #expect(found.sorted() == expected.sorted())
      }
    }
  }

  @Test("Anchors of releases differ even where their numbers look the same")
  func anchorsOfReleasesAreUnique() throws {
    let site = try #require(
      pagesOfPlatforms.first {
        $0.path == "platforms/ios"
      })
    let anchors = site.sections.flatMap(\.blocks).compactMap { block -> String? in
      if case .heading(_, _, let id) = block { id } else { nil }
    }
    #expect(
      anchors == [
        "ios-110", "ios-20", "ios-110-1", "ios-10", "keys-without-an-exact-first-release",
      ])
    let pages = pagesOfPlatforms
    for version in ["1.0", "1.10", "2.0", "11.0"] {
      let place = context.routes.place(of: .iOS, release: Version(version))
      let page = try #require(pages.first { $0.path == place.page })
      #expect(page.anchors.contains(try #require(place.fragment)))
    }
  }

  @Test("A platform’s page has every key that it has once as new or without a release")
  func platformHasEveryKey() throws {
    let page = try #require(pagesOfPlatforms.first { $0.path == "platforms/ios" })
    let rows = page.sections.flatMap(\.blocks).flatMap { block -> [String] in
      guard case .table(let table) = block else { return [] }
      return table.rows.filter {
        table.header[1].plainText == "Introduced" || $0[1].plainText == "New key"
      }.map { $0[0].plainText }
    }
    #expect(rows.sorted() == catalogue.keys.map(\.name).sorted())
  }

  @Test("Small major releases, and those of a platform with few changes, have no own page")
  func smallReleasesHaveNoPages() throws {
    let history = try #require(ReleaseHistory.all(of: catalogue).first)
    #expect(history.majors.map(\.name) == ["1", "2", "11"])
    let paths = pagesOfPlatforms.map(\.path).filter { $0.hasPrefix("releases/ios") }
    #expect(
      paths == history.majorsWithPages.map { "releases/ios-\($0.name)" }
        && paths.contains("releases/ios-11"))
    #expect(history.majors.filter { $0.changes >= 25 }.count <= paths.count)
    #expect(Site(Fixture.input()).pages.allSatisfy { $0.kind != .release })
  }

  @Test("The picture, its table and the pages of releases have the same numbers")
  func chartTableAndReleasePagesAgree() throws {
    let history = try #require(ReleaseHistory.all(of: catalogue).first)
    let numbers = KeysByRelease(history)
    let (chart, table) = (numbers.chart(in: context, id: "chart"), numbers.table(in: context))
    let pages = pagesOfPlatforms
    var total = 0
    for (column, row) in zip(chart.columns, table.rows.reversed()) {
      guard case .page(let path, let fragment?) = column.destination else {
        Issue.record("\(column)")
        continue
      }
      let page = try #require(pages.first { $0.path == path })
      let blocks = page.sections.flatMap(\.blocks)
      let start = try #require(
        blocks.firstIndex { if case .heading(_, _, fragment) = $0 { true } else { false } })
      let new = blocks[(start + 1)...].prefix { if case .heading = $0 { false } else { true } }
        .compactMap { block -> Int? in
          guard case .table(let table) = block else { return nil }
          if table.caption?.hasPrefix("New in") == true { return table.rows.count }
          guard path == "platforms/ios" else { return nil }
          return table.rows.count { $0[1].plainText == "New key" }
        }.first
      total += new ?? 0
      #expect(column.added == new ?? 0)
      #expect(column.total == total)
      #expect(row[1].plainText == "\(column.added)" && row[2].plainText == "\(total)")
      #expect(row[0].plainText == "iOS \(column.label)")
    }
    #expect(chart.columns.count == table.rows.count && total == 28)
  }

  @Test("A release leads to the guides that say what it means for existing projects")
  func guidesOfReleases() throws {
    let guide = Fixture.file(
      "content/to-eleven.md",
      "---\nsummary: A.\nreleases:\n  - iOS 11.0\n  - iOS 12.0\n---\n# To eleven\n\nMove.\n")
    let site = Site(Fixture.input(catalogue: catalogue, guides: [guide]))
    let page = try #require(site.text(of: "releases/ios-11.html"))
    #expect(page.contains(#"For an existing project: <a href="../guides/to-eleven.html">"#))
    let finding = try #require(site.planFindings.first { $0.message.contains("iOS 12.0") })
    #expect(finding.severity == .error && finding.location?.line == 5)
  }

  @Test("An extension point that a release deprecates is on the release’s page")
  func deprecatedExtensionPointsAreOnReleasePages() throws {
    let page = try #require(
      pagesOfPlatforms.first { $0.path == "releases/ios-11" })
    #expect(page.sections.flatMap(\.blocks).contains { "\($0)".contains("com.example.point") })
  }
}
