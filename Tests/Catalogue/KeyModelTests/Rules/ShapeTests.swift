import KeyModel
import Testing

@Suite struct ShapeTests {
  static let shape = KeyShape(
    "declaration",
    keys: [
      Key(
        "Identifier", .string, summary: "An identifier.", fallback: "Name/*",
        replacedBy: ["Name"], replaces: ["Name"],
        rules: [
          .agrees(with: "../Root/List"), .atLeastOne(of: ["Identifier", "Name"]),
          .excludes(["Name"]), .ignoredBeside(["Name"]), .needs("Name", when: "Then"),
          .needsNonzero("Name", when: "Then"), .uniqueElements,
        ], seeAlso: ["Name", "../Root"], sources: manual),
      Key("Name", .dictionary, summary: "A name.", sources: manual),
      Key("Name/*", .string, summary: "A name in one language.", sources: manual),
    ])

  static let small = catalogue(
    [
      Key(
        "Exported", .array(of: .dictionary), summary: "A list.", shape: "declaration",
        sources: manual),
      Key("One", .dictionary, summary: "One.", shape: "declaration", sources: manual),
      Key("Root", .dictionary, summary: "A root.", sources: manual),
      Key("Root/List", .array(of: .string), summary: "A list.", sources: manual),
    ], shapes: [shape])

  @Test func sharedShapesUnfoldInArraysAndDictionaries() {
    #expect(
      Self.small.keys.map(\.path.description) == [
        "Exported", "Exported/[]/Identifier", "Exported/[]/Name", "Exported/[]/Name/*", "One",
        "One/Identifier", "One/Name", "One/Name/*", "Root", "Root/List",
      ])
    #expect(Self.small.check() == [])
  }

  @Test(arguments: ["Exported/[]", "One"])
  func referencesInsideAShapeAreMovedWithIt(base: PropertyPath) throws {
    let key = try #require(Self.small[base.appending("Identifier")])
    let name = base.appending("Name")
    #expect(key.fallback == base.appending("Name/*"))
    #expect(key.replacedBy == [name])
    #expect(key.replaces == [name])
    #expect(key.seeAlso == [name, "Root"])
    #expect(
      key.rules == [
        .agrees(with: "Root/List"), .atLeastOne(of: [base.appending("Identifier"), name]),
        .excludes([name]), .ignoredBeside([name]), .needs(name, when: "Then"),
        .needsNonzero(name, when: "Then"), .uniqueElements,
      ])
    #expect(key.group == "general")
  }
}
