import KeyModel
import Testing

let changeCases: [CheckCase] =
  ["", "2026", "2026-13-01", "2026-02-29", "2100-02-29", "2026-04-31", "0000-01-01", "26-1-1"].map {
    CheckCase(
      "invalid-change", [CatalogueChange("a", on: $0, "A", "")], "'\($0)' is not a date",
      remedy: "write one such as 2026-11-21")
  }
  + ["", "A", "a b", "a--b", "ä"].map {
    CheckCase(
      "invalid-change", [CatalogueChange($0, on: "2026-11-21", "A", "")],
      "'\($0)' is not an id of a change", remedy: "use lower-case letters, digits and hyphens")
  } + [
    CheckCase(
      "invalid-change",
      [
        CatalogueChange("a", on: "2026-11-21", "A", ""),
        CatalogueChange("a", on: "2026-11-21", "B", ""),
      ], "Two changes have the id 'a'; the other is at ", remedy: "give each change a different id"),
    CheckCase(
      "invalid-change",
      [CatalogueChange("a", on: "2026-11-21", "A", "", keys: ["NSExtensions"])],
      "There is no key 'NSExtensions'; did you mean 'NSExtension'?",
      remedy: "name keys of the catalogue here, and mention others in the text"),
  ]

struct CatalogueChangeTests {
  /// Leap years have their day.
  @Test(arguments: ["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])
  func onlyDatesOfTheCalendarAreAccepted(date: String) {
    var catalogue = catalogue(extensionKeys)
    catalogue.changes = [CatalogueChange("a", on: date, "A", "")]
    #expect(catalogue.check().isEmpty)
  }

  @Test func changesAreSortedNewestFirst() {
    let days = ["2024-01-02", "2025-01-01", "2024-01-02", "2023-12-31"]
    let changes = days.enumerated().map { CatalogueChange("c\($0)", on: $1, "A", "") }
    let catalogue = Catalogue(
      title: "T", groups: [], sources: [], releases: ReleaseRegistry([]), changes: changes)
    #expect(catalogue.changes.map(\.id) == ["c1", "c0", "c2", "c3"])
  }
}
