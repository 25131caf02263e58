import Diagnostics
import Markup
import Testing

/// A diagnostic about a link is located at its destination.
struct LinkLocationTests {
  @Test(arguments: [
    "[a](⟦bad)",
    "Text before [a](⟦bad) and after.",
    "Two lines\nof text [a](⟦bad).",
    "[a](⟦bad) and [b](⟦bad)",
    "[a](⟦bad)\n[b](⟦bad)\n[c](⟦bad)",
    "[a](⟦bad)\n*[b](⟦bad)*\n[c](⟦bad)",
    "*[a](⟦bad)* **[b](⟦bad)** ~~[c](⟦bad)~~",
    "[bad](⟦bad)",
    "The word bad, then [a](⟦bad).",
    "[a](https://example.com/bad) and [b](⟦bad)",
    "[a](page:bad) and [b](⟦bad)",
    "[a](⟦badly) and [b](⟦bad)",
    "`[a](bad)` is written [a](⟦bad)",
    "[a](<⟦bad>) [b](⟦bad \"title\")",
    "[a](⟦key:A/B/*) [b](⟦key:A/B)",
    "- [a](⟦bad)\n- b\n  - [c](⟦bad)",
    "> [!NOTE]\n> See [a](⟦bad).",
    "## A [title](⟦bad)\n\nText.",
    "| a | b |\n| - | - |\n| [a](⟦bad) | [b](⟦bad) |\n| c | [d](⟦bad) |",
    "| [a](⟦bad) |\n| - |",
    "Ünïcödé 👩‍👩‍👧 [a](⟦bad)",
    "[a](⟦bad)\n\n[b](⟦bad)",
    "Text.\r\n\r\n[a](⟦bad)\r\n[b](⟦bad)",
    "[a\nb](⟦bad) [c](⟦bad)",
  ])
  func linkFindingsPointAtTheDestination(text: String) {
    let marked = Marked(text)
    #expect(parsed(marked.text).diagnostics.map(\.location) == marked.locations)
  }

  @Test func linkFindingsCountFromTheFirstLine() {
    let found = parsed("Text.\n\n[a](bad)", firstLine: 10).diagnostics
    #expect(found.map { $0.location?.line } == [12])
  }

  @Test func referenceLinksAreReportedAtTheirUse() {
    let found = parsed("Text.\n\nSee [a][ref].\n\n[ref]: bad").diagnostics
    #expect(found.map { $0.location?.line } == [3])
  }
}
