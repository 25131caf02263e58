import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let values = PageKind(
    .knownValues, at: "values/index",
    where: { $0.catalogue.keys.contains { !$0.knownTexts.isEmpty } },
    summary: { $0.words[.aboutValues] },
    pages: { kind, context in
      let keys = context.catalogue.keys
      let values = context.indexesByName { !$0.knownTexts.isEmpty }.flatMap { key in
        keys[key].knownTexts.map { KnownText(key: key, text: $0, value: $1) }
      }
      return LongList.pages(
        kind.head(in: context), of: values, in: context, name: { keys[$0.key].displayName }
      ) { context.valuesPage($0, $1) }
    })
}

/// A value that is a text, with its key's index in the catalogue.
private struct KnownText {
  var key: Int
  var text: String
  var value: AllowedValue
}

/// The list of known values, by key.
extension SiteContext {
  fileprivate func valuesPage(_ head: PageHead, _ part: ListPart<KnownText>) -> Page {
    listPage(head) { builder in
      var rows: [[[Inline]]] = []
      var data: [[String]] = []
      for known in part.items {
        let (key, value) = (catalogue.keys[known.key], known.value)
        let point = catalogue.extensionPoint(known.text)
        let isOfPoint = point?.summary == value.summary
        var meaning = builder.inline(
          value.summary, at: isOfPoint ? point?.location ?? key.location : key.location)
        if let point { meaning = [builder.link(to: point), ": "] + meaning }
        rows.append([builder.distinctLink(to: key), [.code(known.text)], meaning])
        data.append(fileData(of: key.path))
      }
      let controls = Controls(
        words[.valuesToShow], fileChoice + [.text(name: "q", label: words[.valueContains])], words)
      return part.links(on: builder.page, words)
        + (catalogue.hasSeveralDocuments ? [.html(HTMLOnly(controls))] : []) + [
          .table(
            words[.knownValues], [.key, .value, .whatItDoes].map { words[$0] }, rows: rows,
            style: "values", data: RowData(names: fileDataNames, rows: data))
        ]
    }
  }
}

extension Key {
  /// The listed values that are texts.
  fileprivate var knownTexts: [(text: String, value: AllowedValue)] {
    values.listed.compactMap { value in
      if case .string(let text) = value.value { (text, value) } else { nil }
    }
  }
}
