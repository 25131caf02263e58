import KeyModel
import Testing

@testable import Site

/// The work on pages grows with the number of keys, not with the square of it.
struct WorkOnPagesTests {
  @Test(.enabled(if: Work.isCounted), arguments: [PropertyPath.root, "Parent"])
  func pagesOfTwiceTheKeysAreAtMostTwoAndAHalfTimesTheWork(parent: PropertyPath) throws {
    let once = try #require(work(onPagesOf: 300, in: parent))
    let twice = try #require(work(onPagesOf: 600, in: parent))
    #expect(once > 0)
    #expect(Double(twice) <= 2.5 * Double(once), "\(once) keys looked at, then \(twice)")
  }

  /// How many paths are compared and keys looked up while the pages of neighbours are made.
  private func work(onPagesOf count: Int, in parent: PropertyPath) -> Int? {
    let keys = (0..<count).map { number in
      Key(parent.appending(.name("Key\(number)")), .string, summary: "A key.", sources: [])
    }
    let parents =
      parent.isRoot ? [] : [Key(parent, .dictionary, summary: "A dictionary.", sources: [])]
    let catalogue = Catalogue(
      title: "Lamps", document: .configuration,
      groups: [KeyGroup("lamps", "Lamps", summary: "Lamps.", keys: parents + keys)], sources: [],
      releases: ReleaseRegistry([]))
    let context = SiteContext(catalogue: catalogue, guides: [])
    return Work.counted {
      for index in catalogue.keys.indices { _ = KeyPage.planned(index, in: context).make() }
    }
  }
}
