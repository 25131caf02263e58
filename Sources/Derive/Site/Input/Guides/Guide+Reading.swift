import Diagnostics
import KeyModel
import Markup
import Text

/// Reading a guide's file.
extension Guide {
  /// A longer file is not read; its text alone may be somewhat shorter (`MarkdownParser`).
  private static let bytesLimit = 2 << 20

  /// Reads a guide's file; nil where it cannot be one.
  ///
  /// - Parameters:
  ///   - path: The path below the content folder.
  ///   - form: The purpose of the text.
  ///   - hasFiles: Whether there are files that it may show or link to.
  static func read(
    _ source: SourceFile, at path: String, as form: GuideFields.Form, hasFiles: Bool
  ) -> (
    guide: Guide?, diagnostics: [Diagnostic]
  ) {
    func failed(_ id: String, _ line: Int?, _ message: String, _ remedy: String) -> (
      Guide?, [Diagnostic]
    ) {
      (
        nil,
        [.error(id, at: SourceLocation(file: source.path, line: line), message, remedy: remedy)]
      )
    }
    guard source.bytes.count <= bytesLimit else {
      return failed(
        "text-too-long", nil, "The guide has more than \(bytesLimit) bytes",
        "split it into several guides")
    }
    let written: String
    switch source.text("file") {
    case .success(let text): written = text
    case .failure(let failure): return (nil, [failure.diagnostic])
    }
    let found = written.unprintables()
    let unprintable = found.prefix(20).map { scalar, line, column in
      Diagnostic.unprintable(
        scalar, at: SourceLocation(file: source.path, line: line, column: column))
    }
    let text = (found.isEmpty ? written : written.legible).withLineFeeds
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.first?.first == "\u{FEFF}" { lines[0] = lines[0].dropFirst() }
    var front: (fields: GuideFields?, diagnostics: [Diagnostic]) = (GuideFields(), [])
    var bodyStart = 0
    if lines.first == "+++" {
      return failed(
        "invalid-front-matter", 1, "The front matter is TOML",
        "write YAML between lines ---, such as 'title: …'")
    }
    if lines.first == "---" {
      guard let end = lines.dropFirst().firstIndex(of: "---") else {
        return failed(
          "front-matter-not-closed", 1, "The front matter has no end", "close it with a line ---")
      }
      // An empty first line stands for the mark, so that each field has its line of the file.
      front = GuideFields.read(
        "\n" + lines[1..<end].joined(separator: "\n"), file: source.path, as: form)
      bodyStart = end + 1
    }
    guard let fields = front.fields, !front.diagnostics.containsErrors else {
      return (nil, unprintable + front.diagnostics)
    }
    var guide = Guide(
      slug: path, title: fields.title ?? "", summary: fields.summary ?? "", file: source.path)
    guide.take(fields)
    guide.body =
      bodyStart < lines.count ? String(text[lines[bodyStart].startIndex...]) : ""
    if bodyStart == 0, guide.body.first == "\u{FEFF}" { guide.body.removeFirst() }
    guide.bodyLine = bodyStart + 1
    if form == .html {
      guide.completeAsHTML()
      return (guide, unprintable + front.diagnostics)
    }
    guide.completeFromBody(hasFiles: hasFiles)
    return (guide, unprintable + front.diagnostics + guide.unknownDirectives)
  }

  private mutating func take(_ fields: GuideFields) {
    order = fields.order ?? order
    keys = fields.keys.map(\.path)
    keyLines = fields.keys.map(\.line)
    searches = fields.searches
    placeholder = fields.placeholder
    label = fields.label
    isListed = fields.isListed
    isDraft = fields.isDraft
    updated = fields.updated
    applies = fields.applies
    checked = fields.checked
    releases = fields.releases
    movedFrom = fields.movedFrom
    layout = fields.layout
    headFile = fields.head
    showsSummary = fields.summary != nil
  }

  /// Takes from the text itself what the front matter does not say. Only where something is missing, or may be in a file
  /// beside it, is the text read for that.
  private mutating func completeFromBody(hasFiles: Bool) {
    guard title.isEmpty || !showsSummary || hasFiles else { return }
    let outline = GuideOutline(of: body)
    targets = outline.targets
    if title.isEmpty, let heading = outline.title {
      title = heading
      hasTitleInBody = true
    }
    if title.isEmpty { title = Self.title(ofFile: slug) }
    if !showsSummary { summary = outline.summary }
  }

  /// A file's or a folder's name as a title: `01-first-steps` is `First steps`.
  static func title(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }
    let number = words.first.map { $0.allSatisfy { $0.isASCII && $0.isNumber } } ?? false
    let text = (number && words.count > 1 ? words.dropFirst() : words[...]).joined(separator: " ")
    return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Directives of mdBook, which would be shown as they are written.
  private var unknownDirectives: [Diagnostic] {
    guard body.contains("{{#") else { return [] }
    let directive = /\{\{#([a-z_]+)[^}]*\}\}/
    var found: [Diagnostic] = []
    for line in MarkdownLines(of: body) {
      guard let match = line.text.firstMatch(of: directive) else { continue }
      // A listing that is about such directives has more than one of them.
      if line.isListing, line.text.trimmingPrefix(while: \.isWhitespace).first != "{" { continue }
      found.append(
        .warning(
          "unknown-directive", at: SourceLocation(file: file, line: bodyLine + line.index),
          "'{{#\(match.1)}}' is a directive of another program, and is shown as it is written",
          remedy: "write the text itself"))
    }
    return Array(found.prefix(20))
  }
}

extension String {
  /// The text with a line feed at the end of each line.
  fileprivate var withLineFeeds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    // In Swift, a carriage return and a line feed are one character.
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
