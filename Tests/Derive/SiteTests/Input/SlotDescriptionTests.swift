import Foundation
import Markup
import TestSupport
import Testing

@testable import Site

/// The table of slots is complete, and themes/README.md contains it as it is in the code.
struct SlotDescriptionTests {
  @Test func everySlotIsDescribedOnce() {
    let names = SlotDescription.all.map(\.name)
    #expect(Set(names).count == names.count)
    let slots = PageSlot.allCases.map(\.rawValue) + PageTemplate.allCases.flatMap(\.sectionSlots)
    #expect(Set(names) == Set(slots))
    for slot in SlotDescription.all {
      #expect(slot.meaning.hasSuffix("."), "\(slot.name)")
      #expect(
        slot.templates.allSatisfy {
          PageTemplate(rawValue: $0)?.sectionSlots.contains(slot.name) == true
        })
    }
  }

  @Test func themesReadmeShowsTheTableOfSlots() throws {
    let text = try String(
      contentsOf: repository.appending(path: "themes/README.md"), encoding: .utf8)
    #expect(
      text.hasSuffix(MarkdownRenderer(page: "").render([SlotDescription.table])),
      "write what `docgen slots --markdown` prints at the end of themes/README.md")
  }
}
