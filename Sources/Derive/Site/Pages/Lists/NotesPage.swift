import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let notes = PageKind(
    .notesOnSources, at: "notes",
    where: { !$0.catalogue.remarks.isEmpty || !$0.catalogue.sources.isEmpty },
    summary: { $0.words[.aboutNotes] }, page: \.notesPage)
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
        blocks += [builder.heading(.theSources, id: "sources"), .bullets(sources)]
      }
      let entries =
        catalogue.keys.map { key in
          (
            builder.link(to: key, fullPath: true), key.notes, catalogue.document(of: key.path),
            key.location
          )
        }
        + catalogue.extensionPoints.map { point in
          (builder.link(to: point), point.notes, catalogue.document, point.location)
        }
      var choices: [[Inline]] = []
      var remarks: [Block] = []
      for (link, notes, document, location) in entries {
        // The readings of the sources and the reasons are on the page of the entry.
        for note in notes where !note.isEditorial {
          choices.append([link, ": "] + builder.choice(of: note, in: document, at: location))
        }
        for (index, note) in notes.filter(\.isEditorial).enumerated() {
          if index == 0 { remarks.append(.paragraph([.strong([link])])) }
          remarks += builder.blocks(of: note, in: document, at: location)
        }
      }
      blocks += builder.chapter(.whatWasChosen, .bullets(choices))
      blocks += builder.chapter(.whatChangesNothing, remarks)
      return blocks
    }
  }
}
