import Diagnostics
import Markup
import Mustache
import Text

/// A theme's templates, parsed, and checked against the slots that pages have.
///
/// `layout.mustache` is the frame of every page. A template named for a kind of page arranges its
/// parts; `page.mustache` serves kinds without one. Any other template is a part that `{{> name}}`
/// brings in.
struct Theme: Sendable {
  private let library: MustacheLibrary
  /// Templates of slots alone, which is faster to fill.
  private let slotTemplates: [String: SlotTemplate]
  private let names: Set<String>
  /// Texts that the theme's file gives, by their slots.
  private let options: [String: String]

  /// A text that the theme's file gives.
  func option(_ name: String) -> String? { options["option-" + name] }

  static let layout = "layout"
  static let fallback = "page"

  /// Parses templates; what cannot be used is told, and the theme is nil where that is an error.
  static func parse(_ sources: [SourceFile], options: [String: String] = [:]) -> (
    theme: Theme?, diagnostics: [Diagnostic]
  ) {
    let options = Dictionary(
      options.map { ("option-" + $0, $1) }, uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    var templates: [String: MustacheTemplate] = [:]
    var slotTemplates: [String: SlotTemplate] = [:]
    var partials: [String: (source: SourceFile, tags: [Tag])] = [:]
    let names = Set(sources.map(\.stem))
    for source in sources {
      guard let text = String(validating: source.bytes, as: UTF8.self) else {
        diagnostics.append(
          .error(
            "not-utf-8",
            at: SourceLocation(file: source.path, line: lineOfInvalidUTF8(source.bytes)),
            "The template is not UTF-8 text", remedy: "save it in the encoding UTF-8"))
        continue
      }
      do {
        templates[source.stem] = try MustacheTemplate(string: text)
        slotTemplates[source.stem] = SlotTemplate(text, options: options.keys)
      } catch let error as MustacheTemplate.ParserError {
        diagnostics.append(
          .error(
            "invalid-template",
            at: SourceLocation(
              file: source.path, line: error.context.lineNumber, column: error.context.columnNumber),
            "The template does not parse: \(words(for: error.error))",
            remedy: "correct the tag in this line"))
        continue
      } catch {
        diagnostics.append(
          .error(
            "invalid-template", at: SourceLocation(file: source.path),
            "The template does not parse: \(error)"))
        continue
      }
      let tags = tags(in: text)
      diagnostics += unknownSlots(
        in: tags, of: source, partials: names, options: Set(options.keys))
      partials[source.stem] = (source, tags.filter { $0.kind == .partial })
    }
    diagnostics += recursiveTemplates(among: partials)
    for required in [layout, fallback] where !names.contains(required) {
      diagnostics.append(
        .error(
          "missing-template", at: nil, "The theme has no template '\(required).mustache'",
          remedy: "add it, or start from themes/default"))
    }
    guard !diagnostics.containsErrors else { return (nil, diagnostics) }
    return (
      Theme(
        library: MustacheLibrary(templates: templates), slotTemplates: slotTemplates, names: names,
        options: options),
      diagnostics
    )
  }

  /// Fills the template of a kind of page, and the layout around it.
  ///
  /// - Parameter write: Writes what stands in a slot; nothing for one that the page does not have.
  func render(
    _ kind: PageKind, _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) -> [UInt8] {
    // As many as most keys need.
    var page = HTMLWriter(reserving: 12_000)
    let name = names.contains(kind.rawValue) ? kind.rawValue : Self.fallback
    func full(_ slot: TemplateSlot, _ writer: inout HTMLWriter) {
      if case .option(let name) = slot {
        writer.plain(options[name] ?? "")
      } else {
        write(slot, &writer)
      }
    }
    fill(Self.layout, kind, into: &page) { slot, writer in
      if slot == .common(.content) {
        fill(name, kind, into: &writer, full)
      } else {
        full(slot, &writer)
      }
    }
    return page.bytes
  }

  private func fill(
    _ name: String, _ kind: PageKind, into writer: inout HTMLWriter,
    _ write: (TemplateSlot, inout HTMLWriter) -> Void
  ) {
    if let template = slotTemplates[name] {
      template.fill(into: &writer, write)
      return
    }
    // Any slot may stand in a section or in another template.
    var slots: [String: String] = [:]
    for slot in PageSlot.allCases.map(\.rawValue) + kind.sectionSlots + options.keys {
      var content = HTMLWriter()
      write(TemplateSlot(slot, options: options.keys), &content)
      slots[slot] = content.string
    }
    writer.plain(library.render(slots, withTemplate: name) ?? "")
  }

  /// Tags that name no slot: swift-mustache would render them as nothing.
  private static func unknownSlots(
    in tags: [Tag], of source: SourceFile, partials: Set<String>, options: Set<String>
  ) -> [Diagnostic] {
    let kind = PageKind(rawValue: source.stem)
    let sections = kind.map { $0.sectionSlots } ?? PageKind.allCases.flatMap(\.sectionSlots)
    let known = Set(PageSlot.allCases.map(\.rawValue)).union(sections).union(options)
    var diagnostics: [Diagnostic] = []
    for tag in tags {
      let place = SourceLocation(file: source.path, line: tag.line, column: tag.column)
      if tag.kind == .delimiters {
        diagnostics.append(
          .error(
            "invalid-template", at: place, "A template keeps the delimiters {{ and }}",
            remedy: "remove the tag"))
      } else if tag.kind == .partial {
        guard !partials.contains(tag.name) else { continue }
        diagnostics.append(
          .error(
            "unknown-template", at: place,
            "'\(tag.name)' names no template\(suggestion(for: tag.name, among: partials.sorted()))")
        )
      } else if tag.name != ".", !known.contains(tag.name) {
        let pages = kind.map { "pages of the kind '\($0.rawValue)'" } ?? "any page"
        diagnostics.append(
          .error(
            "unknown-slot", at: place,
            "'\(tag.name)' is no slot of \(pages)\(suggestion(for: tag.name, among: known.sorted()))",
            remedy: "use one of \(known.sorted().joined(separator: ", "))"))
      }
    }
    return diagnostics
  }

  /// Templates that bring themselves in, which would have no end.
  private static func recursiveTemplates(
    among partials: [String: (source: SourceFile, tags: [Tag])]
  ) -> [Diagnostic] {
    func reached(from name: String) -> Set<String> {
      var reached: Set<String> = []
      var pending = [name]
      while let next = pending.popLast() {
        for tag in partials[next]?.tags ?? [] where reached.insert(tag.name).inserted {
          pending.append(tag.name)
        }
      }
      return reached
    }
    return partials.flatMap { name, template in
      template.tags.filter { $0.name == name || reached(from: $0.name).contains(name) }.map { tag in
        .error(
          "recursive-template",
          at: SourceLocation(file: template.source.path, line: tag.line, column: tag.column),
          "The template '\(name)' brings itself in through '\(tag.name)'", remedy: "remove the tag")
      }
    }
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed under another name"
    case .unfinishedName: "a tag has no end"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "the delimiters are not set well"
    default: "\(error)"
    }
  }
}

/// A tag of a template.
private struct Tag {
  enum Kind { case slot, partial, delimiters }

  var name: String
  var kind: Kind
  var line: Int
  var column: Int
}

/// The variables, sections and partials of a template, by the Mustache manual's syntax. A tag may
/// go over several lines.
private func tags(in text: String) -> [Tag] {
  var found: [Tag] = []
  var rest = text[...]
  var (line, column) = (1, 1)
  func skip(to index: String.Index) {
    for character in rest[..<index] {
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    rest = rest[index...]
  }
  while let open = rest.firstRange(of: "{{") {
    skip(to: open.lowerBound)
    var inside = rest[open.upperBound...]
    if inside.first == "{" { inside = inside.dropFirst() }
    guard let close = inside.firstRange(of: "}}") else { break }
    let content = inside[..<close.lowerBound]
    let sigil = content.first
    if sigil != "!", sigil != "/" {
      let isMarked = sigil.map { "#^>&$<%=".contains($0) } ?? false
      found.append(
        Tag(
          name: (isMarked ? content.dropFirst() : content).trimmingSpaces(),
          kind: sigil == ">" ? .partial : sigil == "=" ? .delimiters : .slot, line: line,
          column: column))
    }
    skip(to: close.upperBound)
  }
  return found
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
