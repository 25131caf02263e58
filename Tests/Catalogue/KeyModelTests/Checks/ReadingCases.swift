import Diagnostics
import KeyModel
import Testing

let readingCases: [CheckCase] = [
  CheckCase(
    "invalid-reading", at: nil,
    in: compared(SourceReading(of: "manual", "a", edition: "2026-02-30", compared: "2026-11-21")),
    "'2026-02-30', a day of the comparison with 'a', is not a date",
    remedy: "write one such as 2026-11-21"),
  CheckCase(
    "invalid-reading", at: nil,
    in: compared(SourceReading(of: "nowhere", "a", edition: "2026-11-20", compared: "2026-11-21")),
    "A comparison with 'a' names the source 'nowhere', which isn't declared",
    remedy: "declare it under 'sources'"),
]

private func compared(_ readings: SourceReading...) -> Catalogue {
  var catalogue = Catalogue(
    title: "T", groups: [],
    sources: [Source("manual", "The Manual", url: "https://example.com/", summary: "All of it.")],
    releases: ReleaseRegistry([]))
  catalogue.readings = readings
  return catalogue
}

struct SourceReadingTests {
  @Test func theNewestCopyOfAPageCounts() {
    let readings = SourceReading.list(
      of: "manual",
      """
      # page form day-of-copy day mark
      lamp/colour json 2025-03-08 2026-11-29 0a
      lamp/colour list 2026-03-10 2026-11-28 0b
      lamp/on json 2025-03-08 2026-11-29 0c
      """)
    #expect(readings.map(\.section) == ["lamp/colour", "lamp/on"])
    #expect(readings[0].edition == "2026-03-10")
    #expect(readings[0].compared == "2026-11-28")
  }

  @Test func referencesFindThePageThatTheyNamePartsOf() {
    let catalogue = compared(
      SourceReading(of: "manual", "lamp/on", edition: "2026-11-20", compared: "2026-11-21"))
    #expect(catalogue.reading(of: SourceReference("manual", "lamp/On#Use")) != nil)
    #expect(catalogue.reading(of: SourceReference("manual", "lamp")) == nil)
    #expect(catalogue.reading(of: SourceReference("other", "lamp/on")) == nil)
  }
}
