import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let notes = PageKind(
    .notesOnSources, at: "notes",
    where: { !$0.catalogue.remarks.isEmpty || !$0.catalogue.sources.isEmpty },
    summary: { $0.words[.aboutNotes] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: context.notesOnSources, in: context, rows: \.rows, name: \.name
      ) { context.notesPage($0, $1) }
    })
}

/// A line of the page of notes.
private enum NoteOnSources: Sendable {
  case source(Source)
  /// The notes of a key or an extension point that choose among sources, or those that change nothing.
  case entry(name: Inline, notes: [EditorNote], DocumentKind, SourceLocation, isEditorial: Bool)

  var name: String {
    switch self {
    case .source(let source): source.title
    case .entry(let name, _, _, _, _): [name].plainText
    }
  }

  var rows: Int {
    switch self {
    case .source: 1
    case .entry(_, let notes, _, _, let isEditorial): notes.count * (isEditorial ? 6 : 1)
    }
  }
}

/// The sources, and what was chosen where they disagree, by key.
extension SiteContext {
  fileprivate var notesOnSources: [NoteOnSources] {
    let builder = PageBuilder(self, page: PageKind.notes.path)
    let entries =
      catalogue.keys.lazy.filter { !$0.notes.isEmpty }.map { [catalogue] key in
        (
          builder.link(to: key, fullPath: true), key.notes, catalogue.document(of: key.path),
          key.location
        )
      }
      + catalogue.extensionPoints.map { point in
        (builder.link(to: point), point.notes, catalogue.document, point.location)
      }
    return catalogue.sources.map { .source($0) }
      + [false, true].flatMap { isEditorial in
        entries.compactMap { name, notes, document, location in
          let notes = notes.filter { $0.isEditorial == isEditorial }
          return notes.isEmpty
            ? nil : .entry(name: name, notes: notes, document, location, isEditorial: isEditorial)
        }
      }
  }

  fileprivate func notesPage(_ head: PageHead, _ part: ListPart<NoteOnSources>) -> Page {
    listPage(head) { builder in
      var blocks: [Block] = []
      for remark in head.isFurtherPart ? [] : catalogue.remarks {
        blocks += builder.blocks(remark, at: SourceLocation(file: "catalogue remarks"))
      }
      blocks += part.links(on: builder.page, words)
      var sources: [[Inline]] = []
      var choices: [[Inline]] = []
      var remarks: [Block] = []
      for item in part.items {
        switch item {
        case .source(let source):
          let title = Inline.text(source.title)
          let name = source.url.map { Inline.link(.external($0), [title]) } ?? title
          sources.append(
            [name] + builder.meaning(source.summary, at: SourceLocation(file: source.id.text)))
        case .entry(let name, let notes, let document, let location, true):
          remarks.append(.paragraph([.strong([name])]))
          for note in notes { remarks += builder.blocks(of: note, in: document, at: location) }
        // The readings of the sources and the reasons are on the page of the entry.
        case .entry(let name, let notes, let document, let location, false):
          for note in notes {
            choices.append([name, ": "] + builder.choice(of: note, in: document, at: location))
          }
        }
      }
      blocks += builder.chapter(.theSources, id: "sources", .bullets(sources))
      blocks += builder.chapter(.whatWasChosen, .bullets(choices))
      blocks += builder.chapter(.whatChangesNothing, remarks)
      return blocks
    }
  }
}
