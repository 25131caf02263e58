import KeyModel
import Markup

/// The sources of a page's statements: a numbered list at its end, and marks that lead there.
extension PageBuilder {
  /// A mark of the section in which something is stated; empty if no section is given.
  mutating func mark(_ reference: SourceReference?) -> [Inline] {
    guard marksSources, let reference else { return [] }
    let source = context.source(reference.id)
    let address = source?.url(ofSection: reference.section)
    return [
      .source(
        SourceMark(
          cite(reference), source?.title ?? reference.id.text, section: reference.section,
          address: address ?? source?.url, leadsToSection: address != nil))
    ]
  }

  /// A mark of where a platform is stated. Without a section, that is the first of the document that the page names.
  mutating func mark(ofStatement source: SourceReference?) -> [Inline] {
    guard let source, source.section.isEmpty else { return mark(source) }
    return mark(cited.first { $0.id == source.id } ?? source)
  }

  /// A mark of where a rule is stated. If its key has several sources, the rule itself says which.
  mutating func mark(of rule: Rule, at key: Key) -> [Inline] {
    mark(rule.source ?? (key.sources.count == 1 ? key.sources.first : nil))
  }

  /// The documents and sections that the page has named, each at its number.
  func sources() -> [Block] {
    guard !cited.isEmpty else { return [] }
    let items = cited.map { reference -> [Inline] in
      let source = context.source(reference.id)
      let title = Inline.text(source?.title ?? reference.id.text)
      let section = Inline.text(reference.section)
      var item: [Inline]
      if let address = source?.url(ofSection: reference.section) {
        item = [title, ": ", .link(.external(address), [section])]
      } else {
        item = [source?.url.map { .link(.external($0), [title]) } ?? title]
        if !reference.section.isEmpty { item += [": ", section] }
      }
      return item
    }
    return comparison + [.sources(items)]
  }

  /// When a page that facts come from was last compared with them; empty where the catalogue records no comparison.
  private var comparison: [Block] {
    guard !context.catalogue.readings.isEmpty else { return [] }
    guard let reading = context.catalogue.reading(of: cited) else {
      return [.paragraph(words.inlines(.notCompared, [:]))]
    }
    let source = SourceReference(reading.source, reading.section)
    return [
      .paragraph(
        words.inlines(
          .comparedOn,
          [
            "day": [.text(words.day(reading.compared))], "source": [title(of: source)],
            "edition": [.text(words.day(reading.edition))],
          ]))
    ]
  }

  /// The documents and sections that facts come from, in a line.
  func names(of references: [SourceReference]) -> String {
    references.map { "\(context.source($0.id)?.title ?? $0.id.text): \($0.section)" }.joined(
      separator: "; ")
  }

  /// The document alone, linked to the section where that has an address.
  func title(of reference: SourceReference) -> Inline {
    let source = context.source(reference.id)
    let title = Inline.text(source?.title ?? reference.id.text)
    let url = source?.url(ofSection: reference.section) ?? source?.url
    return url.map { .link(.external($0), [title]) } ?? title
  }
}
