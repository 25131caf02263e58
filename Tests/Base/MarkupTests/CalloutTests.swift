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
    ("HERE", "Unknown callout 'HERE'"),
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

  @Test func textBehindTheWordIsATitleIfMoreFollows() {
    let result = parsed("> [!TIP] Look *here*\n> Text.")
    #expect(
      result.blocks == [
        .callout(Callout("tip", title: "Look here"), [.paragraph([.text("Text.")])])
      ])
    // GitHub shows a callout only if the word is alone.
    #expect(
      MarkdownRenderer(page: "a").render(result.blocks)
        == "> [!TIP]\n> **Look here**\n>\n> Text.\n")
  }

  @Test(arguments: [
    ("> [!DETAILS] More\n> Text.", "More", false), ("> [!DETAILS]+ More\n> Text.", "More", true),
    ("> [!NOTE]-\n> Text.", "Note", false), ("> [!warning]+ Hot\n>\n> Text.", "Hot", true),
    (":::details[More]\nText.\n:::", "More", false),
  ])
  func detailsAreOpenedByTheirSummary(markdown: String, summary: String, isOpen: Bool) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.blocks == [.details(Details(summary, isOpen: isOpen), [.paragraph([.text("Text.")])])])
  }

  @Test func detailsAndTabsNeedATitle() {
    #expect(
      parsed("> [!TAB]\n> Text.\n\n> [!DETAILS]\n> Text.").diagnostics.map(\.id) == [
        "callout-without-title", "callout-without-title",
      ])
  }

  @Test func neighbouringTabsAreAChoice() {
    let result = parsed("> [!TAB] npm\n> `npm i`\n\n> [!TAB] pnpm\n> `pnpm i`\n\nText.")
    let tabs = [
      Tab("npm", [.paragraph([.code("npm i")])]), Tab("pnpm", [.paragraph([.code("pnpm i")])]),
    ]
    #expect(
      result.blocks == [
        .tabs(id: "tabs.1", label: "npm, pnpm", tabs), .paragraph([.text("Text.")]),
      ])
    #expect(
      MarkdownRenderer(page: "a").render(result.blocks)
        == "> **npm**\n>\n> `npm i`\n\n> **pnpm**\n>\n> `pnpm i`\n\nText.\n")
  }

  @Test(arguments: [
    (":::note\nText.\n:::", "note", "Note"), (":::danger[Hot]\nText.\n:::", "caution", "Hot"),
    (":::info Here\n\nText.\n\n:::", "note", "Here"),
  ])
  func asidesOfOtherGeneratorsAreCallouts(markdown: String, style: String, title: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.blocks == [.callout(Callout(style, title: title), [.paragraph([.text("Text.")])])])
  }

  @Test func asidesKeepTheirListsAndListings() {
    let result = parsed(
      "::::note\n- a\n\n```\n:::\n```\n\n:::tip\nDeep.\n:::\n::::\n\nText.")
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.blocks == [
        .callout(
          .note,
          [
            .list(List(items: [[.paragraph([.text("a")])]])), .code(language: nil, ":::\n"),
            .callout(.tip, [.paragraph([.text("Deep.")])]),
          ]), .paragraph([.text("Text.")]),
      ])
  }

  @Test(arguments: [
    "1. a\n\n   :::tip\n   b\n   :::", "- x\n  1. a\n\n     :::tip\n     b\n     :::",
    "10. a\n\n    :::tip\n    b\n    :::\n",
  ])
  func asidesBelongToTheirItemsOfLists(markdown: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    let aside = html([.callout(.tip, [.paragraph([.text("b")])])])
    #expect(html(result.blocks).contains("<p>a</p>\n\n\(aside)</li>"), "\(html(result.blocks))")
  }

  @Test func listingsInItemsAreNoAsides() {
    let result = parsed("1. ```sh\n   :::note\n   ```\n\n:::tip\nText.\n:::")
    #expect(
      result.blocks == [
        .list(List(start: 1, items: [[.code(language: "sh", ":::note\n")]])),
        .callout(.tip, [.paragraph([.text("Text.")])]),
      ])
  }

  @Test(arguments: [
    ("Text.\n\n:::nte\nText.\n:::", "Unknown aside 'nte'; did you mean 'note'?"),
    ("Text.\n\n:::note\nText.", "The aside has no end"),
  ])
  func mistakesInAsidesAreReportedAtTheirLine(markdown: String, message: String) {
    let findings = parsed(markdown).diagnostics
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.location?.line == 3)
  }

  @Test func colonsElsewhereAreText() {
    for markdown in ["a ::: b", ":::", "```\n:::note\n```", "    :::note"] {
      let result = parsed(markdown)
      #expect(result.diagnostics.isEmpty && !html(result.blocks).contains("callout"), "\(markdown)")
    }
  }

  @Test(arguments: ["> [a] b", "> text [!NOTE]", "> `[!NOTE]`", "[!NOTE] no quote"])
  func quotationsWithoutCalloutStayQuotations(markdown: String) {
    let result = parsed(markdown)
    #expect(result.diagnostics.isEmpty)
    #expect(!html(result.blocks).contains("callout"))
  }
}
