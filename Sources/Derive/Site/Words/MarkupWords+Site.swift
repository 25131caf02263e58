import Markup

extension MarkupWords {
  /// The words for the parts of texts.
  init(_ words: Words) {
    self.init(
      callouts: [
        Callout.note.style: words[.note], Callout.important.style: words[.important],
        Callout.warning.style: words[.warning], Callout.version.style: words[.versionNote],
        Callout.tip.style: words[.tip], Callout.caution.style: words[.caution],
      ],
      listing: { words(.listing, ["number": String($0)]) },
      source: { words(.sourceNumber, ["number": String($0)]) },
      note: { words(.noteNumber, ["number": String($0)]) },
      backToNote: { words(.backToNote, ["number": String($0)]) }, done: words[.done],
      toDo: words[.toDo])
  }
}
