import Diagnostics
import Markup
import Testing

/// `> [!NOTE]` and other callouts.
struct CalloutTests {
  @Test(arguments: Callout.written)
  func everyKindHasItsTitleAndItsText(kind: Callout) {
    let result = parsed("> [!\(kind.word)]\n> Take *care*.\n>\n> - a")
    #expect(result.diagnostics.isEmpty)
    #expect(
      html(result.blocks) == """
        <div class="callout \(kind.style)">
        <p class="callout-title">\(kind.title)</p>
        <p>Take <em>care</em>.</p>
        <ul>
        <li>a</li>
        </ul>
        </div>

        """)
  }

  @Test(arguments: ["> [!NOTE] Text.", "> [!note]\n> Text.", "> [!Note]\n>\n> Text."])
  func calloutsAreRecognisedInAnyCase(markdown: String) {
    #expect(parsed(markdown).blocks == [.callout(.note, [.paragraph([.text("Text.")])])])
  }

  @Test func emptyCalloutsAreKept() {
    #expect(parsed("> [!WARNING]").blocks == [.callout(.warning, [])])
  }

  @Test(arguments: [
    ("WARNNG", "Unknown callout 'WARNNG'; did you mean 'WARNING'?"),
    ("TIP", "Unknown callout 'TIP'"),
    ("", "Unknown callout ''"),
  ])
  func unknownCalloutsAreReported(word: String, message: String) throws {
    let result = parsed("Text.\n\n> [!\(word)]\n> Text.", firstLine: 11)
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(finding.id == "unknown-callout")
    #expect(finding.severity == .error)
    #expect(finding.message == message)
    #expect(finding.location?.line == 13)
  }

  @Test(arguments: ["> [a] b", "> text [!NOTE]", "> `[!NOTE]`", "[!NOTE] no quote"])
  func quotationsWithoutCalloutStayQuotations(markdown: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    #expect(!html(result.blocks).contains("callout"))
  }
}
