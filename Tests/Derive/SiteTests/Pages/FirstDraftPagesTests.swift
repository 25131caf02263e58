import KeyModel
import Site
import Testing

/// A catalogue that says little has pages without gaps.
@Suite struct FirstDraftPagesTests {
  private static let site: Site = {
    let text = #"""
      {"format": 2, "title": "Draft", "documents": [{"name": "draft.json"}], "sources": [{"id": "manual", "title": "Manual"}],
       "groups": [{"id": "all", "title": "All"}], "keys": [
        {"path": "mode", "types": "string", "summary": "Chooses the mode.", "group": "all", "values": ["fast", "slow"], "valuesAreClosed": true, "sources": ["manual"]},
        {"path": "side", "types": "string", "summary": "Chooses the side.", "group": "all", "values": ["left", "right"], "default": "left"}]}
      """#
    let catalogue = CatalogueReader.read(Array(text.utf8), file: "draft.json").catalogue
    return Site(Fixture.input(catalogue: catalogue ?? Fixture.catalogue()))
  }()

  private func page(_ path: String) throws -> String { try #require(Self.site.text(of: path)) }

  @Test func aGroupOrSourceWithoutSummaryEndsWithItsName() throws {
    for path in ["index.md", "groups/index.md"] {
      #expect(try page(path).contains("[All](") && !page(path).contains("(2 keys):"))
    }
    #expect(try page("notes.md").contains("- Manual\n"))
    #expect(try page("groups/all.md").contains("All\n\n| Key |"))
  }

  @Test func valuesWithoutMeaningHaveNoColumnForIt() throws {
    #expect(try page("keys/mode.md").contains("| Value |\n| --- |\n| `fast` |"))
    #expect(try page("keys/side.md").contains("| `left` | Default |"))
  }

  @Test func theHomePagePromisesNoSourcesThatAreMissing() throws {
    #expect(try !page("index.md").contains("each with its source"))
  }
}
