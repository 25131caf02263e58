import Markup

/// A page's part of the texts for language models.
struct LanguageModelTexts: Sendable {
  private var template: PageTemplate
  /// A line of `llms.txt`: the page with its sentence.
  private var entry: [UInt8] = []
  /// The page's text in `llms-full.txt`.
  private var text: [UInt8] = []

  private static let listPath = "llms.txt"
  private static let textPath = "llms-full.txt"
  static let paths = [listPath, textPath]

  private static let chapters: [(title: Word, template: PageTemplate)] = [
    (.guides, .guide), (.extensionPoints, .extensionPoint), (.lists, .list), (.keys, .key),
  ]
  /// The pages whose texts are worth reading in one go.
  private static let fullTexts: [PageTemplate] = [.guide, .extensionPoint, .key]

  /// The parts that are in the pages' own Markdown alone, as are further forms of listings: sources and notes on them, and lists of what is
  /// in the same file.
  private static let leftOut = [
    "sources", "notes", "guides", "children", "see-also", "extension-points",
  ]

  init(of page: Page, _ words: Words) {
    template = page.kind.template
    guard Self.chapters.contains(where: { $0.template == template }) else { return }
    let link = Inline.link(.page(page.path, fragment: nil), [.text(page.title)])
    let line = MarkdownRenderer(page: "index").render([link, .text(": " + page.description)])
    entry = Array("- \(line)\n".utf8)
    if Self.fullTexts.contains(template) {
      text = MarkdownRenderer(
        page: "llms-full", namesSources: false, words: MarkupWords(words)
      )
      .bytes(page.text(words) { !Self.leftOut.contains($0.slot) }.map(\.inFirstForm))
    }
  }

  /// Every page's Markdown with its sentence, in the form of llmstxt.org, and the texts of guides,
  /// extension points and keys, one after another.
  static func files(
    title: String, summary: String, _ words: Words, _ pages: [LanguageModelTexts]
  ) -> [OutputFile] {
    let head = "# \(title)\n\n> \(summary)\n"
    var list = Array(head.utf8)
    for chapter in chapters {
      let members = pages.filter { $0.template == chapter.template }
      guard !members.isEmpty else { continue }
      list += "\n## \(words[chapter.title])\n\n".utf8
      for page in members { list += page.entry }
    }
    var texts = Array((head + "\n").utf8)
    texts.reserveCapacity(pages.reduce(texts.count) { $0 + $1.text.count + 1 })
    var isFirst = true
    for template in fullTexts {
      for page in pages where page.template == template {
        if !isFirst { texts += "\n".utf8 }
        isFirst = false
        texts += page.text
      }
    }
    return [OutputFile(listPath, bytes: list), OutputFile(textPath, bytes: texts)]
  }
}

extension Block {
  /// A listing in the first of its forms; any other block as it is.
  fileprivate var inFirstForm: Block {
    guard case .forms(_, _, let listings) = self, let first = listings.first else { return self }
    return .code(language: first.language, first.text)
  }
}
