import Diagnostics
import KeyModel
import Markup
import Text

extension [Block] {
  /// A list; nothing without items.
  static func bullets(_ items: [[Inline]]) -> Self { items.isEmpty ? [] : [.bullets(items)] }
}

/// Parts that several kinds of page share.
extension PageBuilder {
  /// Items with commas between them.
  func joined(_ items: [[Inline]]) -> [Inline] { words.joined(items) }

  /// A colon and what something is for; nothing where the catalogue doesn't say it.
  mutating func meaning(_ summary: String, at location: SourceLocation) -> [Inline] {
    summary.isEmpty ? [] : [": "] + inline(summary, at: location)
  }

  /// The codes of a rule after its sentence: ` (E1, E2)`.
  func codes(of rule: Rule) -> [Inline] {
    rule.codes.isEmpty ? [] : [" ("] + joined(rule.codes.map { [link(toCode: $0)] }) + [")"]
  }

  /// Links to the keys to use instead, or that there are none; nil if no source says.
  func successors(of key: Key) -> [Inline]? {
    key.replacedBy.map { paths in
      paths.isEmpty ? [.text(words[.nothing])] : joined(paths.map { [link(to: $0)] })
    }
  }

  /// Extension points with their identifiers.
  func list(of points: [ExtensionPoint]) -> [Block] {
    .bullets(points.map { [link(to: $0), " (", .code($0.id), ")"] })
  }

  /// A key's requirement, as a cell.
  func word(for requirement: Requirement) -> Inline {
    switch requirement {
    case .required: .text(words[.required])
    case .optional: .text(words[.optional])
    case .unstated: "–"
    }
  }

  /// - Parameters:
  ///   - isInOrder: Whether they are numbered in reading order, each section with the guides in it.
  ///   - limit: The most guides to name; the list of all has the others.
  func list(of guides: [Guide], isInOrder: Bool = false, atMost limit: Int = LongList.mostRows)
    -> [Block]
  {
    guard !guides.isEmpty else { return [] }
    // Each section of very many guides has its own list.
    let isDeep = isInOrder && context.guides.count <= LongList.mostRows
    let rest =
      guides.count > limit
      ? [Block.paragraph([more(guides.count - limit, in: context.link(to: .guides))])] : []
    return [
      .list(
        List(
          start: isInOrder ? 1 : nil,
          items: guides.prefix(limit).map { guide in
            let summary: [Inline] = guide.summary.isEmpty ? [] : [.text(": " + guide.summary)]
            let inside =
              isDeep && guide.isSection
              ? list(of: context.content.levels[guide.slug] ?? [], isInOrder: true) : []
            return [.paragraph([link(to: guide.link)] + summary)] + inside
          }))
    ] + rest
  }

  /// A capability's name, which leads to its page if it has one.
  func link(toCapability name: String) -> Inline {
    routes.page(ofCapability: name).map { .link(.page($0, fragment: nil), [.text(name)]) }
      ?? .text(name)
  }

  /// The choice alone, with its subject.
  mutating func choice(of note: EditorNote, in document: DocumentKind, at location: SourceLocation)
    -> [Inline]
  {
    [
      .strong([
        .text(words(.noteSubject, ["subject": title(of: note.subject, in: document)]))
      ]), " ",
    ]
      + inline(note.choice, at: location)
  }

  /// Both readings, the choice and the reason.
  ///
  /// - Parameter document: The kind of file that the note is about.
  mutating func blocks(of note: EditorNote, in document: DocumentKind, at location: SourceLocation)
    -> [Block]
  {
    let readings = note.readings.map { reading -> [Inline] in
      let source = context.source(reading.source.id)
      return [
        .emphasis([.text(source?.title ?? reading.source.id.text)]),
        ", \(reading.source.section): ",
      ] + inline(reading.text, at: location)
    }
    return [
      .callout(
        Callout("editor", title: words[.editorsNote]),
        [
          .paragraph(
            choice(of: note, in: document, at: location) + [" "]
              + inline(note.reason, at: location)),
          .bullets(readings),
        ])
    ]
  }
}

extension PageBuilder {
  /// A note's subject as the start of the note.
  private func title(of subject: EditorNote.Subject, in document: DocumentKind) -> String {
    switch subject {
    case .name: words[.name]
    case .type: words[.type]
    case .values: words[.values]
    case .default: words[.default]
    case .availability: words[.availability]
    case .placement: words[.placement]
    case .requirement: words[.requirement]
    case .title: words.label(document.titleLabel)
    case .reference: words[.reference]
    case .text: words[.text]
    }
  }
}
