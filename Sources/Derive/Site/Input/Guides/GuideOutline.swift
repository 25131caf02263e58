import Markup
import Text

/// A text's title and first sentence, and the addresses that it mentions.
struct GuideOutline {
  /// The first heading of level 1.
  var title: String?
  /// The first sentence of the first paragraph; empty without one.
  var summary = ""
  var targets: GuideTargets

  init(of body: String) {
    let targets = Lock(GuideTargets())
    let resolver = LinkResolver(
      link: { link in
        targets.withLock { $0.links.append(link.destination) }
        return .success(.fragment(""))
      },
      picture: { picture in
        targets.withLock { $0.pictures.append(picture.destination) }
        return .success(PictureFile(path: ""))
      })
    let blocks = MarkdownParser(resolver: resolver).parse(body, file: "").blocks
    for case .heading(1, let text, _) in blocks where title == nil {
      title = text.plainText.oneLine
    }
    if title?.isEmpty ?? false { title = nil }
    for case .paragraph(let text) in blocks where summary.isEmpty {
      // A line that another program carries out is not a sentence.
      let plain = text.plainText.oneLine
      if !plain.hasPrefix("{{#"), !plain.hasPrefix("<"), !plain.hasPrefix(":::") {
        summary = plain.firstSentence.shortened(to: Self.longestSummary)
      }
    }
    self.targets = targets.withLock { $0 }
  }

  private static let longestSummary = 300
}

extension String {
  /// The text up to the end of its first sentence.
  fileprivate var firstSentence: String {
    var end = startIndex
    while end < endIndex {
      let character = self[end]
      end = index(after: end)
      if "。！？".contains(character) { return String(self[..<end]) }
      guard ".!?".contains(character) else { continue }
      let rest = self[end...]
      // Within `1.2` or `lamp.json`, and after an abbreviation, a sentence goes on.
      guard rest.first?.isWhitespace ?? true else { continue }
      if let next = rest.first(where: { !$0.isWhitespace }), next.isLowercase { continue }
      return String(self[..<end])
    }
    return self
  }
}
