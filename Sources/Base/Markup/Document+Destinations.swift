/// Replacing the links of blocks.
extension [Block] {
  /// Changes the destination of every link; if it becomes nil, only the link's text is left.
  package func mappingDestinations(_ change: (Destination) -> Destination?) -> [Block] {
    map { block in
      func all(_ inlines: [Inline]) -> [Inline] { inlines.mappingDestinations(change) }
      func all(_ blocks: [Block]) -> [Block] { blocks.mappingDestinations(change) }
      switch block {
      case .heading(let level, let text, let id): return .heading(level: level, all(text), id: id)
      case .paragraph(let text): return .paragraph(all(text))
      case .list(var list):
        list.items = list.items.map(all)
        return .list(list)
      case .quote(let blocks): return .quote(all(blocks))
      case .callout(let kind, let blocks): return .callout(kind, all(blocks))
      case .details(let details, let blocks): return .details(details, all(blocks))
      case .tabs(let id, let label, let tabs):
        return .tabs(id: id, label: label, tabs.map { Tab($0.title, all($0.blocks)) })
      case .footnotes(let notes): return .footnotes(notes.map(all))
      case .table(var table):
        table.header = table.header.map(all)
        table.rows = table.rows.map { $0.map(all) }
        return .table(table)
      case .definitions(let definitions):
        return .definitions(definitions.map { Definition($0.term, all($0.meaning)) })
      case .row(let label, let items, let mark):
        return .row(label: label, items.map(all), mark: all(mark))
      case .sources(let items): return .sources(items.map(all))
      case .figure, .code, .listing, .forms, .thematicBreak, .html: return block
      }
    }
  }
}

extension [Inline] {
  fileprivate func mappingDestinations(_ change: (Destination) -> Destination?) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .emphasis(let inside): return [.emphasis(inside.mappingDestinations(change))]
      case .strong(let inside): return [.strong(inside.mappingDestinations(change))]
      case .strikethrough(let inside): return [.strikethrough(inside.mappingDestinations(change))]
      case .link(let destination, let inside):
        let inside = inside.mappingDestinations(change)
        return change(destination).map { [.link($0, inside)] } ?? inside
      case .text, .code, .badge, .source, .footnote, .html, .picture, .lineBreak, .softBreak:
        return [inline]
      }
    }
  }
}
