import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let values = PageKind(
    "Known values", at: "values/index",
    where: { $0.catalogue.keys.contains { !$0.knownTexts.isEmpty } },
    summary: { _ in "Every known value, by the key that accepts it." },
    page: \.valuesPage)
}

/// The list of known values, by key.
extension SiteContext {
  fileprivate var valuesPage: Page {
    listPage(.values) { builder in
      let keys = catalogue.keys.filter { !$0.knownTexts.isEmpty }.sorted {
        ($0.displayName.lowercased(), $0.path) < ($1.displayName.lowercased(), $1.path)
      }
      var rows: [[[Inline]]] = []
      var data: [[String]] = []
      for key in keys {
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
        "Values to show", fileChoice + [.text(name: "q", label: "Value contains")])
      return (catalogue.hasSeveralDocuments ? [.html(HTMLOnly(controls))] : []) + [
        .table(
          "Known values", ["Key", "Value", "What it does"], rows: rows,
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
