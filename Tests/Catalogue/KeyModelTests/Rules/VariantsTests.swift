import Diagnostics
import KeyModel
import Testing

@Suite struct VariantsTests {
  @Test func aShapeIsNoKeyOfTheRoot() {
    #expect(pipes().roots.map(\.name) == ["Steps"])
    #expect(pipes().check() == [])
  }

  @Test(arguments: ["{run}/Env/*", "a/{run}", "pipe:{run}/Env"])
  func aPathKeepsItsShapeAsText(text: String) {
    #expect(PropertyPath(text).description == text)
  }

  @Test func onlyTheFirstNameInBracesIsAShape() {
    #expect(PropertyPath("{run}/Env").shape == "run")
    #expect(PropertyPath("a/{run}").shape == nil)
    #expect(PropertyPath("~3run}").components == [.name("{run}")])
  }

  @Test func aShapeWithoutAnEntryIsReported() {
    let small = catalogue([
      Key("Steps", .array(of: .dictionary), summary: "Steps.", variants: ["ru"], sources: manual),
      Key("{run}", .dictionary, summary: "A step.", sources: manual),
    ])
    #expect(small.check().map(\.message) == ["There is no shape 'ru'; did you mean 'run'?"])
  }

  @Test func aKeyHasKeysOfItsOwnOrShapes() {
    let small = catalogue([
      Key("Step", .dictionary, summary: "A step.", variants: ["run"], sources: manual),
      Key("Step/Own", .string, summary: "Its own.", sources: manual),
      Key("{run}", .dictionary, summary: "A step.", sources: manual),
    ])
    #expect(small.check().map(\.id) == ["child-of-scalar"])
  }

  /// The element of an array may have its own entry, and so may elements of arrays in arrays.
  @Test func elementsMayHaveEntries() {
    let small = catalogue([
      Key("Rows", .array(of: .array([])), summary: "Rows.", sources: manual),
      Key("Rows/[]", .array(of: .dictionary), summary: "A row.", sources: manual),
      Key("Rows/[]/[]/Cell", .string, summary: "A cell.", sources: manual),
    ])
    #expect(small.check() == [])
  }

  @Test(arguments: [
    Step(["Run": "make"], fits: true), Step(["Run": 1], fits: false),
    Step(["Uses": "other"], fits: true), Step(["Steps": [["Run": "make"]]], fits: true),
    Step(["Steps": [["Rnu": "make"]]], fits: false),
  ])
  func anExampleFitsOneOfTheShapes(step: Step) {
    let ids = pipes(example: .array([step.value])).check().map(\.id)
    #expect(ids == (step.fits ? [] : ["invalid-example"]))
  }

  @Test func whatOtherFormatsSaySurvivesWritingAndReading() throws {
    let mode = Key(
      "Mode", .any, .null, summary: "A mode.", default: "on",
      platformDefaults: [.init(Platform("Deck"), .null), .init(Platform("Watch"), "off")],
      sources: manual)
    var small = catalogue([mode] + pipes().keys)
    small = Catalogue(
      title: "Pipes", document: DocumentKind("pipe", id: "pipe", root: "run", isClosed: true),
      groups: small.groups, sources: small.sources, releases: small.releases)
    let text = small.json(keyURL: { _ in "" }, extensionPointURL: { _ in "" }).serialized()
    let read = try #require(CatalogueReader.read(Array(text.utf8), file: "c.json").catalogue)
    #expect(read.document.root == "run" && read.document.isClosed)
    #expect(read["Mode"]?.types == mode.types)
    #expect(read["Mode"]?.platformDefaults == mode.platformDefaults)
    #expect(read["{group}/Steps"]?.variants == ["run", "uses", "group"])
  }

  struct Step: Sendable {
    var value: PropertyListValue
    var fits: Bool

    init(_ value: PropertyListValue, fits: Bool) {
      self.value = value
      self.fits = fits
    }
  }
}

/// A format whose steps have one of three shapes; one shape contains steps.
private func pipes(example: PropertyListValue? = nil) -> Catalogue {
  let shapes = ["run", "uses", "group"]
  return catalogue([
    Key(
      "Steps", .array(of: .dictionary), summary: "Steps.", example: example, variants: shapes,
      sources: manual),
    Key("{run}", .dictionary, summary: "A step that runs a command.", sources: manual),
    Key("{run}/Run", .string, summary: "The command.", required: .required, sources: manual),
    Key("{uses}", .dictionary, summary: "A step that uses another.", sources: manual),
    Key("{uses}/Uses", .string, summary: "Its name.", required: .required, sources: manual),
    Key("{group}", .dictionary, summary: "A step that contains steps.", sources: manual),
    Key(
      "{group}/Steps", .array(of: .dictionary), summary: "Steps.", required: .required,
      variants: shapes, sources: manual),
  ])
}
