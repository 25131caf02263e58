import Diagnostics
import Mustache

/// A theme's templates, parsed, and checked against the slots that pages have.
///
/// `layout.mustache` is the frame of every page. A template named for a kind of page arranges its
/// parts; `page.mustache` serves kinds without one. Any other template is a part that `{{> name}}`
/// brings in.
struct Theme: Sendable {
  private let library: MustacheLibrary
  private let names: Set<String>

  static let layout = "layout"
  static let fallback = "page"

  /// Parses templates; what cannot be used is told, and the theme is nil where that is an error.
  static func parse(_ sources: [SourceFile]) -> (theme: Theme?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var templates: [String: MustacheTemplate] = [:]
    let names = Set(sources.map(\.stem))
    for source in sources {
      guard let text = String(validating: source.bytes, as: UTF8.self) else {
        diagnostics.append(
          .error(
            "not-utf-8", at: SourceLocation(file: source.path), "The template is not UTF-8 text"))
        continue
      }
      do {
        templates[source.stem] = try MustacheTemplate(string: text)
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
      diagnostics += unknownSlots(in: text, of: source, partials: names)
    }
    for required in [layout, fallback] where !names.contains(required) {
      diagnostics.append(
        .error(
          "missing-template", at: nil, "The theme has no template '\(required).mustache'",
          remedy: "add it, or start from themes/default"))
    }
    guard !diagnostics.containsErrors else { return (nil, diagnostics) }
    return (Theme(library: MustacheLibrary(templates: templates), names: names), diagnostics)
  }

  /// Fills the template of a kind of page, and the layout around it.
  func render(_ kind: PageKind, slots: [String: String]) -> String {
    var slots = slots
    let name = names.contains(kind.rawValue) ? kind.rawValue : Self.fallback
    slots["content"] = library.render(slots, withTemplate: name) ?? ""
    return library.render(slots, withTemplate: Self.layout) ?? ""
  }

  /// Tags that name no slot: swift-mustache would render them as nothing.
  private static func unknownSlots(in text: String, of source: SourceFile, partials: Set<String>)
    -> [Diagnostic]
  {
    let kind = PageKind(rawValue: source.stem)
    let sections = kind.map { $0.sectionSlots } ?? PageKind.allCases.flatMap(\.sectionSlots)
    let known = Set(PageKind.commonSlots.keys).union(sections)
    var diagnostics: [Diagnostic] = []
    for tag in tags(in: text) {
      let place = SourceLocation(file: source.path, line: tag.line, column: tag.column)
      if tag.isPartial {
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
  var name: String
  var isPartial: Bool
  var line: Int
  var column: Int
}

/// The variables, sections and partials of a template, by the Mustache manual's syntax.
private func tags(in text: String) -> [Tag] {
  var found: [Tag] = []
  for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    var rest = line
    while let open = rest.firstRange(of: "{{") {
      var inside = rest[open.upperBound...]
      let isTriple = inside.first == "{"
      if isTriple { inside = inside.dropFirst() }
      guard let close = inside.firstRange(of: "}}") else { break }
      let column = line.distance(from: line.startIndex, to: open.lowerBound) + 1
      let content = inside[..<close.lowerBound]
      rest = inside[close.upperBound...]
      guard let sigil = content.first, sigil != "!", sigil != "/", sigil != "=" else { continue }
      let isMarked = "#^>&$<%".contains(sigil)
      let name = (isMarked ? content.dropFirst() : content).trimmingSpaces()
      found.append(Tag(name: name, isPartial: sigil == ">", line: number + 1, column: column))
    }
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
