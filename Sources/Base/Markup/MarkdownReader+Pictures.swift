import CCmarkGFM
import Diagnostics
import Text

extension MarkdownReader {
  /// A picture; its words alone where it cannot be shown.
  mutating func picture(_ node: Node, _ text: String) -> Inline {
    let url = cmark_node_get_url(node)
    let location = location(of: node, writtenAs: url)
    let address = url.map { String(cString: $0) } ?? ""
    switch resolver.picture(WrittenLink(destination: address, location: location)) {
    case nil:
      report(
        .error(
          "image-not-supported", at: location, "Pictures can be shown in guides alone",
          remedy: "use words, a table or a listing instead"))
    case .failure(let problem)?: report(problem.diagnostic)
    case .success(let file)?:
      if text.allSatisfy(\.isWhitespace) {
        report(
          .error(
            "missing-alternative", at: location,
            "The picture has no words for readers who don't see it",
            remedy:
              "write what it shows, ![A lamp on a wall](\(address)), or ![-](\(address)) if it says nothing"
          ))
      }
      let caption = cmark_node_get_title(node).map { String(cString: $0).oneLine } ?? ""
      return .picture(
        Picture(
          file: file, text: text == MarkdownRenderer.decorative ? "" : text.oneLine,
          caption: caption))
    }
    return .text(text)
  }
}

extension [Inline] {
  /// The picture with a caption that is alone in a paragraph.
  var onlyFigure: Picture? {
    guard count == 1, case .picture(let picture)? = first, !picture.caption.isEmpty else {
      return nil
    }
    return picture
  }
}
