import KeyModel
import Testing

@testable import Site

/// Kinds of page, and what follows from them.
struct PageKindTests {
  @Test func namesOfKindsDiffer() {
    #expect(Set(PageKind.all.map(\.name)).count == PageKind.all.count)
  }

  /// A site of two documents with these ids.
  private static func site(_ first: String, _ second: String) -> Site {
    let keys = [Key("Beam", .string, summary: "A key.", sources: [SourceReference("manual", "A")])]
    return Site(
      Fixture.input(
        catalogue: Catalogue(
          title: "Lamps", document: DocumentKind("a.json", id: first),
          otherDocuments: [DocumentKind("b.json", id: second)],
          groups: [
            KeyGroup("lamps", "Lamps", summary: "Keys.", keys: keys),
            KeyGroup("beams", "Beams", in: second, summary: "Keys.", keys: keys),
          ], sources: Fixture.sources, releases: ReleaseRegistry([])), guides: []))
  }

  @Test(
    "A document may have the name of any folder or file of the site",
    arguments: Set(PageKind.all.map(\.folder)).sorted() + ["assets", "sw.js", "feed.xml", "Groups"])
  func documentsWithNamesOfTheSite(id: String) {
    let site = Self.site("lamp", id)
    #expect(site.check().filter { $0.severity == .error } == [])
    let paths = site.rendered().map { $0.path.lowercased() }
    #expect(paths.count > 40 && Set(paths).count == paths.count)
    let folders = paths.flatMap { path in
      path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
    #expect(Set(folders).isDisjoint(with: paths))
    #expect(paths.contains { $0.hasSuffix("-document/beam.html") } || id == "index")
  }

  @Test(arguments: [("lamp", "Lamp"), ("a b", "a-b"), ("keys", "keys-document")])
  func documentsOfOneFolderAreRefused(first: String, second: String) {
    let site = Self.site(first, second)
    #expect(
      site.check().contains {
        $0.id == "colliding-address" && $0.severity == .error && $0.remedy != nil
      })
    #expect(site.rendered().isEmpty)
  }
}
