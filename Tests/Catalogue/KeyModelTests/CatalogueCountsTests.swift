import KeyModel
import TestSupport
import Testing

@Suite struct CatalogueCountsTests {
  private func code(_ id: String) -> RejectionCode {
    RejectionCode(id, "Refused", summary: "Refuses a lamp.", sources: manual)
  }

  private let values = [AllowedValue("on", "On."), AllowedValue("off", "Off.")]

  @Test func rulesAreCountedByWhatTheyDependOn() {
    let key = Key(
      "A", .string, summary: "A key.",
      rules: [
        .length(atMost: 9), .present.when(.code("the app uses the lamp")),
        .absent.when(.code("the app is off") && .platform(.iOS)),
        .stated("The file must exist.", on: .files),
      ], sources: manual)
    #expect(
      CatalogueCounts(catalogue([key])).sentences == [
        "Files decide 1 of 4 rules; 2 depend on what the code does and 1 on other files."
      ])
  }

  @Test func setsOfValuesAreCountedByKind() {
    let sets: [AllowedValues] = [
      .closed(values), .documented(values), .open(values), .open(values),
    ]
    let keys = sets.enumerated().map { index, set in
      Key(
        PropertyPath("Key\(index)"), .string, summary: "A key.", values: set, sources: manual)
    }
    #expect(
      CatalogueCounts(catalogue(keys)).sentences
        == ["Sets of values: 1 closed, 1 documented, 2 open."])
  }

  /// A rule that depends on the code is never reported, but the same key is if it is always required.
  @Test func codesCountThatAFindingNames() {
    func key(_ path: PropertyPath, _ code: String, _ required: Requirement = .unstated) -> Key {
      Key(
        path, .string, summary: "A key.", required: required,
        rules: [.present.when(.code("the app uses the lamp")).codes(code)], sources: manual)
    }
    let keys = [
      key("A", "E1"), key("B", "E2", .required),
      Key(
        "C", .string, summary: "A key.", values: .closed(values, codes: ["E3"]), sources: manual),
    ]
    let small = catalogue(keys, codes: ["E1", "E2", "E3", "E4"].map(code))
    #expect(
      CatalogueCounts(small).sentences.last == "Findings can name 2 of 4 rejection codes.")
  }

  @Test func rulesWithACodeCountThatHaveWords() {
    let key = Key(
      "A", .string, summary: "A key.",
      rules: [
        .length(atMost: 9).codes("E1").saying("{value} is too long", "write less"),
        .length(atLeast: 2).codes("E1"), .format(.url),
        .present.when(.code("the app uses the lamp")).codes("E1"),
      ], sources: manual)
    #expect(
      CatalogueCounts(catalogue([key], codes: [code("E1")])).sentences.last
        == "1 of 2 rules with a code have their own words.")
  }
}
