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

private let context = SiteContext(catalogue: catalogue, guides: [])

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
            (kind, statement.introduced), ("Deprecated", statement.deprecated),
            ("Ignored", statement.ignored), ("Removed", statement.removed),
          ]
          for case (let kind, .version(let version)?) in moments
          where from < version && version <= to {
            expected.append("\(kind) \(name)")
          }
        }
        for key in catalogue.keys {
          for statement in key.statements where statement.platform == .iOS {
            look(key.path.description, "New key", statement)
          }
        }
        for point in catalogue.extensionPoints {
          for statement in point.availability { look(point.id, "New extension point", statement) }
        }
        #expect(found.sorted() == expected.sorted())
      }
    }
  }

  @Test("Anchors of releases differ even where their numbers look the same")
  func anchorsOfReleasesAreUnique() throws {
    let site = try #require(
      pagesOfPlatforms.first {
        $0.path == "platforms/ios/differences"
      })
    let anchors = site.sections.flatMap(\.blocks).compactMap { block -> String? in
      if case .heading(_, _, let id) = block { id } else { nil }
    }
    #expect(anchors == ["ios-10", "ios-110", "ios-20", "ios-110-1"])
  }

  @Test("A platform without a change has no page of differences")
  func platformWithoutChangesHasNoDifferencesPage() {
    #expect(
      !pagesOfPlatforms.contains { $0.link.path == "platforms/macos/differences" })
  }

  @Test("The picture, its table and the pages of releases have the same numbers")
  func chartTableAndReleasePagesAgree() throws {
    let history = try #require(ReleaseHistory.all(of: catalogue).first)
    let numbers = KeysByRelease(history)
    let (chart, table) = (numbers.chart(in: context, id: "chart"), numbers.table(in: context))
    let pages = pagesOfPlatforms
    var total = 0
    for (column, row) in zip(chart.columns, table.rows.reversed()) {
      let page = try #require(
        pages.first { column.destination == .page($0.path, fragment: nil) })
      let new = page.sections.flatMap(\.blocks).compactMap { block -> Int? in
        guard case .table(let table) = block, table.caption?.hasPrefix("New in") == true else {
          return nil
        }
        return table.rows.count
      }.first
      total += new ?? 0
      #expect(column.added == new ?? 0)
      #expect(column.total == total)
      #expect(row[1].plainText == "\(column.added)" && row[2].plainText == "\(total)")
      #expect(row[0].plainText == "iOS \(column.label)")
    }
    #expect(chart.columns.count == table.rows.count && total == 28)
  }

  @Test("An extension point that a release deprecates is on the release’s page")
  func deprecatedExtensionPointsAreOnReleasePages() throws {
    let page = try #require(
      pagesOfPlatforms.first { $0.path == "releases/ios-11.0" })
    #expect(page.sections.flatMap(\.blocks).contains { "\($0)".contains("com.example.point") })
  }
}
