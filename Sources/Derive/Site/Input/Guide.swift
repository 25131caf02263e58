import Diagnostics
import KeyModel
import Markup
import Text

/// A text of the site's `content` folder.
struct Guide: Sendable {
  var slug: String
  var title: String
  var summary: String
  /// Sorts guides for reading; guides without one come last.
  var order: Int
  /// The keys it covers, whose pages link back.
  var keys: [PropertyPath]
  /// The line of each key in the file.
  var keyLines: [Int]
  /// The Markdown below the front matter.
  var body: String
  /// The line of the file that the body starts on.
  var bodyLine: Int
  var file: String
  /// Words and messages that lead to the guide; on the home page, the searches that it suggests.
  var searches: [String] = []
  /// The words in the empty search field of the home page.
  var placeholder: String?

  var page: String { PageKind.guide.folder + "/" + safeFileName(slug) }
  var link: PageLink { PageLink(title, page) }

  /// The headings of the body, with their Markdown.
  var headings: [String] {
    prose.compactMap { line in
      let text = line.drop { $0 == "#" }
      return line.hasPrefix("#") && text.first == " " ? String(text.dropFirst()) : nil
    }
  }

  /// The lines of the body outside of listings.
  var prose: [Substring] {
    var isCode = false
    return body.split(separator: "\n").filter { line in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }
}

extension Guide {
  static let fields = ["title", "summary", "order", "keys", "searches"]
  /// The file that begins the home page instead of being a guide.
  private static let homeStem = "index"

  private static func fields(of stem: String) -> [String] {
    stem == homeStem ? ["title", "summary", "keys", "searches", "placeholder"] : fields
  }
  /// A longer file is not read; its text alone may be somewhat shorter (`MarkdownParser`).
  private static let bytesLimit = 2 << 20

  /// The guides of a site in reading order, the text that its home page begins with, and findings about their files.
  static func all(of input: SiteInput) -> (
    guides: [Guide], home: Guide?, diagnostics: [Diagnostic]
  ) {
    var guides: [Guide] = []
    var home: Guide?
    var files: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    var near = Suggestions(input.catalogue.keys.map(\.path.description), limit: .max)
    let sources = input.guides.sorted { $0.path < $1.path }
    for (guide, found) in mapInParallel(sources, by: 4, read) {
      if input.leavesOutForeignGuides, let guide, !guide.keys.isEmpty,
        guide.keys.allSatisfy({ input.catalogue[$0] == nil })
      {
        continue
      }
      diagnostics += found
      guard var guide else { continue }
      diagnostics += guide.danglingKeys(in: input.catalogue, &near)
      guide.keys = guide.keys.map { input.catalogue.keys(at: $0).first?.path ?? $0 }
      if guide.slug == homeStem {
        home = guide
      } else if let other = files[guide.page.lowercased()] {
        diagnostics.append(
          .error(
            "duplicate-slug", at: SourceLocation(file: guide.file),
            "The guide would have the same page as \(other)",
            remedy: "rename one of the files"))
      } else {
        files[guide.page.lowercased()] = guide.file
        guides.append(guide)
      }
    }
    return (guides.sorted { ($0.order, $0.slug) < ($1.order, $1.slug) }, home, diagnostics)
  }

  /// Reads a guide's file; nil where it cannot be one.
  static func read(_ source: SourceFile) -> (guide: Guide?, diagnostics: [Diagnostic]) {
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
    guard lines.first == "---" else {
      return failed(
        "missing-front-matter", 1, "The guide has no front matter",
        "start it with --- and the fields \(fields(of: source.stem).joined(separator: ", "))")
    }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      return failed(
        "front-matter-not-closed", 1, "The front matter has no end", "close it with a line ---")
    }
    // An empty first line stands for the mark, so that each field has its line of the file.
    let front = parse(
      "\n" + lines[1..<end].joined(separator: "\n"), file: source.path,
      known: Self.fields(of: source.stem))
    guard let fields = front.fields, !front.diagnostics.containsErrors else {
      return (nil, unprintable + front.diagnostics)
    }
    let guide = Guide(
      slug: source.stem, title: fields.title, summary: fields.summary, order: fields.order,
      keys: fields.keys.map(\.path), keyLines: fields.keys.map(\.line),
      body: end + 1 < lines.count ? String(text[lines[end + 1].startIndex...]) : "",
      bodyLine: end + 2, file: source.path, searches: fields.searches,
      placeholder: fields.placeholder)
    return (guide, unprintable + front.diagnostics)
  }

  /// The keys that the guide is about and the catalogue does not have.
  private func danglingKeys(in catalogue: Catalogue, _ near: inout Suggestions) -> [Diagnostic] {
    let meant = zip(keys, keyLines).map { (path: $0, line: $1, keys: catalogue.keys(at: $0)) }
    let ambiguous = meant.filter { $0.keys.count > 1 }.map {
      catalogue.ambiguity(of: $0.keys, at: SourceLocation(file: file, line: $0.line))
    }
    let dangling = meant.filter(\.keys.isEmpty).map { ($0.path, $0.line) }
    return ambiguous
      + dangling.prefix(100).map { path, line in
        .error(
          "dangling-link", at: SourceLocation(file: file, line: line),
          "There is no key '\(path)'\(near.ending(for: path.description))",
          remedy: "write the full path of a key")
      }
  }

  private struct Fields {
    var title = ""
    var summary = ""
    var order = Int.max
    var keys: [(path: PropertyPath, line: Int)] = []
    var searches: [String] = []
    var placeholder: String?
  }

  private static func parse(_ yaml: String, file: String, known: [String]) -> (
    fields: Fields?, diagnostics: [Diagnostic]
  ) {
    let reader = FieldReader(file: file, name: "front matter", id: "invalid-front-matter")
    let (found, problems) = reader.fields(in: yaml)
    guard let written = found else { return (nil, problems) }
    var fields = Fields()
    var diagnostics = problems
    func wrong(_ field: String, _ wanted: String, _ node: WrittenFields.Node) {
      diagnostics.append(
        .error(
          "invalid-front-matter", at: written.location(of: node), "'\(field)' is not \(wanted)"))
    }
    for member in written.members {
      let value = member.node
      switch known.contains(member.key) ? member.key : nil {
      case "searches":
        let texts = value.elements?.map(\.writtenText)
        if texts?.contains(nil) ?? true { wrong("searches", "a list of texts", value) }
        fields.searches = texts?.compactMap { $0?.oneLine } ?? []
      case "placeholder":
        if value.writtenText == nil { wrong("placeholder", "a text", value) }
        fields.placeholder = value.writtenText?.oneLine
      case "title":
        if value.writtenText == nil { wrong("title", "a text", value) }
        fields.title = value.writtenText?.oneLine ?? ""
      case "summary":
        if value.writtenText == nil { wrong("summary", "a text", value) }
        fields.summary = value.writtenText?.oneLine ?? ""
      case "order":
        let number = value.writtenText.flatMap { Int($0) }
        if number == nil { wrong("order", "a number", value) }
        fields.order = number ?? fields.order
      case "keys":
        guard let elements = value.elements else {
          wrong("keys", "a list of paths", value)
          continue
        }
        for item in elements {
          guard let path = item.writtenText else {
            wrong("keys", "a list of paths", item)
            continue
          }
          fields.keys.append((PropertyPath(path), written.location(of: item).line ?? 1))
        }
      default:
        diagnostics.append(
          written.unknown(
            member, in: " in the front matter", id: "unknown-front-matter-field",
            among: known))
      }
    }
    for (name, text) in [("title", fields.title), ("summary", fields.summary)]
    where text.isEmpty && !diagnostics.containsErrors {
      diagnostics.append(
        .error(
          "invalid-front-matter", at: SourceLocation(file: file, line: 1),
          "The front matter has no \(name)",
          remedy: "add a line '\(name): …'"))
    }
    return (fields, diagnostics)
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
