import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let notes = PageKind(
    "Notes on the sources", at: "notes",
    where: { !$0.catalogue.remarks.isEmpty || !$0.catalogue.sources.isEmpty },
    summary: { _ in
      "Where the sources disagree with each other, with themselves or with today's practice, and what this reference chose."
    }, page: \.notesPage)
}

/// The sources, and what was chosen where they disagree, by key.
extension SiteContext {
  fileprivate var notesPage: Page {
    listPage(.notes) { builder in
      var blocks: [Block] = []
      for remark in catalogue.remarks {
        blocks += builder.blocks(remark, at: SourceLocation(file: "catalogue remarks"))
      }
      let sources = catalogue.sources.map { source -> [Inline] in
        let title = Inline.text(source.title)
        let name = source.url.map { Inline.link(.external($0), [title]) } ?? title
        return [name] + builder.meaning(source.summary, at: SourceLocation(file: source.id.text))
      }
      if !sources.isEmpty {
        blocks += [builder.heading("The sources", id: "sources"), .bullets(sources)]
      }
      // The readings of the sources and the reasons are on the pages of the entries.
      func item(
        _ title: Inline, _ notes: [EditorNote], in document: DocumentKind,
        at location: SourceLocation
      )
        -> [[Inline]]
      {
        notes.isEmpty
          ? []
          : [
            [title, ": "]
              + Array(
                notes.map { builder.choice(of: $0, in: document, at: location) }.joined(separator: [
                  " "
                ]))
          ]
      }
      let choices =
        catalogue.keys.flatMap { key in
          item(
            builder.link(to: key, fullPath: true), key.notes, in: catalogue.document(of: key.path),
            at: key.location)
        }
        + catalogue.extensionPoints.flatMap { point in
          item(builder.link(to: point), point.notes, in: catalogue.document, at: point.location)
        }
      blocks += builder.chapter("What was chosen", .bullets(choices))
      return blocks
    }
  }
}
