import Diagnostics
import Markup
import Text

/// A theme's templates, parsed, and checked against the slots that pages have.
///
/// `layout.mustache` is the frame of every page. A template named for a kind of page arranges its
/// sections; `page.mustache` serves kinds without one. `{{> name}}` includes any other template.
struct Theme: Sendable {
  private let templates: [String: Template]
  /// The texts that the theme's file gives, by their slots.
  private let options: [String: String]
  private let words: Words

  /// A text that the theme's file gives.
  func option(_ name: String) -> String? { options["option-" + name] }

  static let layout = "layout"
  static let fallback = "page"

  /// Parses templates; the theme is nil if there are errors.
  static func parse(
    _ sources: [SourceFile], options: [String: String] = [:], words: Words = .english
  ) -> (theme: Theme?, diagnostics: [Diagnostic]) {
    let options = Dictionary(firstOf: options.map { ("option-" + $0, $1) })
    var diagnostics: [Diagnostic] = []
    var parsed: [String: ParsedTemplate] = [:]
    let names = Set(sources.map(\.stem))
    let nearNames = NearNames(names.sorted())
    for source in sources {
      let text: String
      switch source.text("template") {
      case .success(let read): text = read
      case .failure(let failure):
        diagnostics.append(failure.diagnostic)
        continue
      }
      do {
        let template = try TemplateParser.parse(text, options: options.keys)
        diagnostics += unknownNames(
          in: template, of: source, templates: names, near: nearNames,
          options: Set(options.keys))
        parsed[source.stem] = ParsedTemplate(source: source, template: template)
      } catch {
        diagnostics.append(
          .error(
            "invalid-template",
            at: SourceLocation(file: source.path, line: error.line, column: error.column),
            "The template does not parse: \(error.message)", remedy: error.remedy))
      }
    }
    diagnostics += TemplateNesting(parsed).diagnostics
    let missing = [layout, fallback].filter { !names.contains($0) }.map { "'\($0).mustache'" }
    if !missing.isEmpty {
      diagnostics.append(
        .error(
          "missing-template", at: nil,
          "The theme has no template \(missing.joined(separator: " or "))",
          remedy: missing.count == 1
            ? "add it, or start from themes/default" : "add them, or start from themes/default"))
    }
    guard !diagnostics.containsErrors else { return (nil, diagnostics) }
    return (
      Theme(templates: parsed.mapValues(\.template), options: options, words: words), diagnostics
    )
  }

  /// Fills the template of a kind of page, and the layout around it.
  ///
  /// - Parameters:
  ///   - layout: The template that the page names instead.
  ///   - write: Writes the content of a slot; nothing for a slot that the page does not have.
  func render(
    _ kind: PageTemplate, layout: String? = nil, _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) -> [UInt8] {
    // Room for the pages of most keys.
    var page = HTMLWriter(reserving: 12_000)
    let names = [layout, kind.rawValue].compactMap(\.self)
    let name = names.first { templates[$0] != nil } ?? Self.fallback
    func fill(_ slot: TemplateSlot, _ writer: inout HTMLWriter) {
      switch slot {
      case .option(let name): writer.plain(options[name] ?? "")
      case .word(let word): writer.plain(words[word])
      default: write(slot, &writer)
      }
    }
    // A page has one search field: where its own template places it, or else the layout.
    let hasSearch = templates[name]?.tags.contains { $0.name == PageSlot.search.rawValue } ?? false
    self.fill(Self.layout, into: &page) { slot, writer in
      if slot == .common(.content) {
        self.fill(name, into: &writer, fill)
      } else if slot != .common(.search) || !hasSearch {
        fill(slot, &writer)
      }
    }
    return page.bytes
  }

  /// Reports a template that a page names and the theme does not have.
  func finding(about layout: GuideFields.Mention) -> Diagnostic? {
    let known = templates.keys.filter { $0 != Self.layout }.sorted()
    guard !known.contains(layout.name) else { return nil }
    return .error(
      "unknown-layout", at: layout.location,
      "The theme has no template '\(layout.name)'\(suggestion(for: layout.name, among: known))",
      remedy:
        "name one of \(known.joined(separator: ", ")), or add \(layout.name).mustache to the theme")
  }

  private func fill(
    _ name: String, into writer: inout HTMLWriter,
    _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) {
    guard let template = templates[name] else { return }
    fill(template.pieces, into: &writer, write)
  }

  private func fill(
    _ pieces: [Template.Piece], into writer: inout HTMLWriter,
    _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): writer.html(text)
      case .slot(let slot, isEscaped: false): write(slot, &writer)
      case .slot(let slot, isEscaped: true):
        var content = HTMLWriter()
        write(slot, &content)
        writer.text(content.bytes[...])
      case .section(let slot, let isForEmpty, let pieces):
        var content = HTMLWriter()
        write(slot, &content)
        if content.bytes.isEmpty == isForEmpty { fill(pieces, into: &writer, write) }
      case .partial(let name): fill(name, into: &writer, write)
      }
    }
  }

  /// The first tags that name no slot or template.
  private static func unknownNames(
    in template: Template, of source: SourceFile, templates: Set<String>, near: NearNames,
    options: Set<String>
  ) -> [Diagnostic] {
    let kind = PageTemplate(rawValue: source.stem)
    let sections = kind.map { $0.sectionSlots } ?? PageTemplate.allCases.flatMap(\.sectionSlots)
    let slots = Set(PageSlot.allCases.map(\.rawValue)).union(sections).union(options)
    let unknown = template.tags.lazy.filter { tag in
      switch tag.kind {
      case .partial: !templates.contains(tag.name)
      case .slot: !slots.contains(tag.name) && TemplateSlot.word(tag.name) == nil
      }
    }
    // Each finding names all slots, so there are not many of them.
    return unknown.prefix(100).map { tag in
      let location = SourceLocation(file: source.path, line: tag.line, column: tag.column)
      switch tag.kind {
      case .partial:
        return .error(
          "unknown-template", at: location,
          "'\(tag.name)' names no template\(near.suggestion(for: tag.name))",
          remedy: "add \(tag.name).mustache to the theme, or remove the tag")
      case .slot where tag.name.hasPrefix(TemplateSlot.ofWords):
        let known = Word.named.keys.map { TemplateSlot.ofWords + $0 }.sorted()
        return .error(
          "unknown-slot", at: location,
          "'\(tag.name)' is no word of the interface\(suggestion(for: tag.name, among: known))",
          remedy: "use a name that `docgen words` prints")
      case .slot:
        let pages = kind.map { "pages of the kind '\($0.rawValue)'" } ?? "any page"
        let known = slots.sorted()
        return .error(
          "unknown-slot", at: location,
          "'\(tag.name)' is not a slot of \(pages)\(suggestion(for: tag.name, among: known))",
          remedy: "use one of \(known.joined(separator: ", "))")
      }
    }
  }
}

/// A template and the file that it was read from.
struct ParsedTemplate: Sendable {
  var source: SourceFile
  var template: Template

  /// The tags that include other templates.
  var partials: [Template.Tag] { template.tags.filter { $0.kind == .partial } }
}
