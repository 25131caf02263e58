import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let values = PageKind(
    .knownValues, at: "values/index",
    where: { $0.catalogue.keys.contains { !$0.knownTexts.isEmpty } },
    summary: { $0.words[.aboutValues] },
    pages: { kind, context in
      let keys = context.indexesByName { !$0.knownTexts.isEmpty }
      return ListPart.pages(kind, of: keys, in: context, rows: \.knownTexts.count) {
        context.valuesPage($0, $1)
      }
    })
}

/// The list of known values, by key.
extension SiteContext {
  fileprivate func valuesPage(_ head: PageHead, _ part: ListPart) -> Page {
    listPage(head) { builder in
      var rows: [[[Inline]]] = []
      var data: [[String]] = []
      for key in part.keys.map({ catalogue.keys[$0] }) {
        for (text, value) in key.knownTexts {
          let point = catalogue.extensionPoint(text)
          let isOfPoint = point?.summary == value.summary
          var meaning = builder.inline(
            value.summary, at: isOfPoint ? point?.location ?? key.location : key.location)
          if let point { meaning = [builder.link(to: point), ": "] + meaning }
          rows.append([builder.distinctLink(to: key), [.code(text)], meaning])
          data.append(fileData(of: key.path))
        }
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
