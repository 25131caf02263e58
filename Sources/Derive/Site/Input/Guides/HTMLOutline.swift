import Text

/// The text of a fragment of HTML, and what it loads or links to, as far as its tags show.
///
/// Source: HTML Standard, section 13.2.5, "Tokenization".
struct HTMLOutline: Sendable, Equatable {
  /// A relative address in `href` or `src`.
  struct Reference: Sendable, Equatable {
    /// Decoded, without query and anchor.
    var path: String
    var line: Int
  }

  private(set) var references: [Reference] = []
  /// The ids of elements, to which links can lead.
  private(set) var ids: Set<String> = []
  /// The text between the tags.
  private(set) var text = ""

  /// Elements whose content readers do not see.
  private static let raw = ["script", "style", "template"]

  /// - Parameter firstLine: The line of the file that the markup starts on.
  init(of markup: String, firstLine: Int) {
    var rest = markup[...]
    var line = firstLine
    while let start = rest.firstIndex(of: "<") {
      take(rest[..<start], &line)
      rest = rest[start...]
      guard let end = Self.end(of: rest) else { break }
      let tag = rest[..<end]
      if let name = read(tag, at: line) {
        // The end of such an element is the first one that there is.
        line += tag.lines
        rest = rest[end...]
        let content = rest.prefix(upTo: Self.position(of: "</" + name, in: rest) ?? rest.endIndex)
        line += content.lines
        rest = rest[content.endIndex...]
      } else {
        line += tag.lines
        rest = rest[end...]
        if !text.isEmpty, text.last?.isWhitespace == false { text += " " }
      }
    }
    take(rest.first == "<" ? "" : rest, &line)
  }

  private mutating func take(_ words: Substring, _ line: inout Int) {
    text += Self.decoded(words)
    line += words.lines
  }

  /// The end of the tag or comment at the beginning; a `>` in a quoted value is not it.
  private static func end(of text: Substring) -> Substring.Index? {
    if text.hasPrefix("<!--") {
      return position(of: "-->", in: text).map { text.index($0, offsetBy: 3) }
    }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return text.index(after: index)
      }
    }
    return nil
  }

  /// Takes the addresses of a tag; returns the name of an element whose content readers do not see.
  private mutating func read(_ tag: Substring, at line: Int) -> String? {
    guard !tag.hasPrefix("<!"), !tag.hasPrefix("</") else { return nil }
    let name = tag.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    let attribute = /\s(?i)(href|src|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/
    for match in tag.matches(of: attribute) {
      let written = Self.decoded(match.2 ?? match.3 ?? match.4 ?? "")
      guard match.1.lowercased() != "id" else {
        ids.insert(written)
        continue
      }
      let path = written.prefix { $0 != "#" && $0 != "?" }
      guard !path.isEmpty, !path.hasPrefix("/"), !written.hasScheme else { continue }
      references.append(
        Reference(
          path: percentDecoded(path, isStrict: false) ?? String(path),
          line: line + tag[..<match.range.lowerBound].lines))
    }
    return Self.raw.contains(name) && !tag.hasSuffix("/>") ? name : nil
  }

  /// The position of a word, whose case does not matter.
  private static func position(of word: String, in text: Substring) -> Substring.Index? {
    var rest = text
    while let start = rest.firstIndex(where: { $0 == word.first }) {
      if rest[start...].prefix(word.count).lowercased() == word { return start }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    return [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ].reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

extension Substring {
  fileprivate var lines: Int { utf8.count { $0 == 0x0A } }
}

/// The pages that an author writes in HTML: `content/imprint.html` is `imprint.html` of the site.
extension Guide {
  static let htmlEnding = ".html"

  /// The address of such a page, without ending: the path of its file from the content folder on.
  static func address(ofHTML path: String) -> String {
    path.dropLast(htmlEnding.count).split(separator: "/").map {
      isPortableFileName($0) ? String($0) : safeFileName(String($0))
    }.joined(separator: "/")
  }

  mutating func completeAsHTML() {
    html = HTMLOutline(of: body, firstLine: bodyLine)
    isListed = false
    if title.isEmpty { title = Self.title(ofFile: String(slug.dropLast(Self.htmlEnding.count))) }
  }

  /// Whether a file is a whole document, which stays as it is, and not a part to put into a page.
  static func isWholeDocument(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    return ["<!doctype", "<html", "<?xml"].contains(where: start.hasPrefix)
  }
}
