import Diagnostics
import Markup
import Text

/// Links as a site knows them: pages by name, web addresses, and nothing else.
let siteLinks = LinkResolver(
  link: { link in
    let written = link.destination
    if written.hasPrefix("page:") {
      return .success(.page(String(written.dropFirst("page:".count)), fragment: nil))
    }
    if written.hasPrefix("#") { return .success(.fragment(String(written.dropFirst()))) }
    if ["http:", "https:", "mailto:"].contains(where: { written.hasPrefix($0) }) {
      return .success(.external(written))
    }
    return .failure(
      UnresolvedLink(.error("dangling-link", at: link.location, "'\(written)' leads nowhere")))
  },
  codeSpan: { $0 == "KnownKey" ? .page("keys/KnownKey", fragment: nil) : nil })

func parsed(_ markdown: String, firstLine: Int = 1) -> MarkdownParser.Parsed {
  MarkdownParser(resolver: siteLinks).parse(markdown, file: "guide.md", firstLine: firstLine)
}

func html(_ blocks: [Block], page: String = "guides/test") -> String {
  var writer = HTMLWriter()
  HTMLRenderer(page: page).render(blocks, into: &writer)
  return writer.string
}

func html(of markdown: String) -> String { html(parsed(markdown).blocks) }

/// A text with `⟦` where a finding is expected, taken apart.
struct Marked {
  var text: String
  /// In reading order.
  var locations: [SourceLocation] = []

  init(_ marked: String, file: String = "guide.md") {
    text = ""
    var (line, column) = (1, 1)
    for character in marked {
      if character == "⟦" {
        locations.append(SourceLocation(file: file, line: line, column: column))
        continue
      }
      text.append(character)
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
  }
}
