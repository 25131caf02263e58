import KeyModel
import Site
import TestSupport
import Testing

/// The order in which files and keys are read has no effect.
struct DeterminismTests {
  private static let expected = Site(Fixture.input(baseURL: "https://example.com/")).rendered()

  @Test(arguments: fuzzSeeds(otherwise: 6, atMost: 100))
  func siteOfShuffledInputHasTheSameBytes(seed: Int) {
    var random = SeededNumbers(seed: seed)
    var input = Fixture.input(
      catalogue: Fixture.catalogue(keys: Fixture.keys.shuffled(using: &random)),
      guides: Fixture.guides.shuffled(using: &random),
      templates: Fixture.templates.shuffled(using: &random), baseURL: "https://example.com/")
    input.assets.shuffle(using: &random)
    #expect(Site(input).rendered() == Self.expected)
    #expect(!Self.expected.isEmpty)
  }

  @Test(arguments: fuzzSeeds(otherwise: 3, atMost: 100))
  func findingsOfShuffledInputAreInReadingOrder(seed: Int) {
    let bad = ["a", "b", "c"].map { name in
      Fixture.file(
        "content/\(name).md", "---\ntitle: \(name)\nsummary: S.\n---\n[x](key:No)\n\n[y](no)")
    }
    var random = SeededNumbers(seed: seed)
    let guides = (bad + Fixture.guides).shuffled(using: &random)
    let found = Site(Fixture.input(guides: guides)).check()
    #expect(
      found.map(\.short)
        == ["a", "b", "c"].flatMap {
          ["content/\($0).md:5:5 dangling-link", "content/\($0).md:7:5 dangling-link"]
        })
  }
}
