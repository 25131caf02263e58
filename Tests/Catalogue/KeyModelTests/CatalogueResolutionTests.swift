import KeyModel
import Testing

@Suite struct CatalogueResolutionTests {
  @Test func keysAreSortedByPath() {
    let keys = ["B", "A/[]/C", "A", "A/[]"].map {
      Key(PropertyPath($0), .dictionary, summary: "A key.", sources: manual)
    }
    #expect(
      catalogue(keys).keys.map(\.path) == ["A", "A/[]", "A/[]/C", "B"])
  }

  @Test func availabilityIsInheritedFromParentThenGroup() throws {
    let errata: [SourceReference] = [SourceReference("errata", "Table 1")] + manual
    let small = catalogue(
      [
        Key("Plain", .string, summary: "A key.", sources: manual),
        Key(
          "Parent", .dictionary, summary: "A key.",
          availability: [.iOS("9.0"), .macOS("10.11", from: "manual")], sources: errata),
        Key("Parent/Child", .dictionary, summary: "A key.", sources: manual),
        Key("Parent/Child/Leaf", .string, summary: "A key.", sources: manual),
        Key("Parent/Own", .string, summary: "A key.", availability: [], sources: manual),
      ], availability: [.iOS("8.0")])
    #expect(small["Plain"]?.availability == [.iOS("8.0")])
    #expect(small["Parent"]?.availability == [.iOS("9.0"), .macOS("10.11", from: "manual")])
    // The statement was made by the parent's first source, not by the child's. The child's own section of the manual
    // says the same as its parent's.
    let inherited: [AvailabilityStatement] = [
      .iOS("9.0", from: errata[0]), .macOS("10.11", from: "manual"),
    ]
    #expect(small["Parent/Child"]?.availability == inherited)
    #expect(small["Parent/Child/Leaf"]?.availability == inherited)
    // To state nothing is a statement: the key does not inherit.
    #expect(small["Parent/Own"]?.availability == [])
  }

  @Test func childrenOfElementsBelongToTheArray() {
    let small = catalogue([
      Key("List", .array(of: .dictionary), summary: "A list.", sources: manual),
      Key("List/[]/Item", .dictionary, summary: "An item.", sources: manual),
      Key("List/[]/Item/*", .string, placeholder: "name", summary: "A part.", sources: manual),
      Key("List/[]/Other", .string, summary: "Another.", sources: manual),
    ])
    #expect(small.children(of: "List").map(\.path) == ["List/[]/Item", "List/[]/Other"])
    #expect(small.parent(of: "List/[]/Item")?.path == "List")
    #expect(small.parent(of: "List") == nil)
    #expect(small.ancestors(of: "List/[]/Item/*").map(\.path) == ["List", "List/[]/Item"])
    #expect(small["List/[]/Item/*"]?.displayName == "<name>")
    #expect(small["List/[]/Item"]?.displayName == "Item")
    #expect(small["List/[]"] == nil)
  }

  @Test func keysHaveTheirGroupAndLocation() throws {
    let (key, line) = (Key("A", .string, summary: "A key.", sources: manual), #line)
    let small = catalogue([key])
    let found = try #require(small["A"])
    #expect(found.group == "general")
    #expect(found.location.file == "KeyModelTests/CatalogueResolutionTests.swift")
    #expect(found.location.line == line)
  }

  @Test func deprecationIsJudgedPerPlatform() throws {
    let small = catalogue([
      Key(
        "Everywhere", .string, summary: "A key.",
        availability: [
          .iOS("8.0", deprecated: "9.0"), .macOS("10.10", ignored: .unknown),
          AvailabilityStatement(.tvOS, isAvailable: false),
        ], sources: manual),
      Key(
        "Somewhere", .string, summary: "A key.",
        availability: [.iOS("8.0", deprecated: "9.0"), .macOS("10.10")], sources: manual),
      Key("Nowhere", .string, summary: "A key.", availability: [.iOS()], sources: manual),
      Key("Unstated", .string, summary: "A key.", availability: [], sources: manual),
    ])
    #expect(
      small.keys.filter(\.isDeprecatedEverywhere).map(\.path) == ["Everywhere"])
    #expect(
      small.keys.filter(\.isDeprecatedSomewhere).map(\.path) == ["Everywhere", "Somewhere"])
  }
}
