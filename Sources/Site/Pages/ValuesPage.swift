import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let values = PageKind(
    "Known values", at: "values/index",
    summary: { _ in "Every known value, and the key that accepts it." },
    page: \.valuesPage)
}

/// The list of known values: each leads to its key and extension point.
extension SiteContext {
  fileprivate var valuesPage: Page {
    listPage(.values) { builder in
      var rows: [(sort: String, cells: [[Inline]], data: [String])] = []
      for key in catalogue.keys {
        for value in key.values.listed {
          guard case .string(let text) = value.value else { continue }
          let point = catalogue.extensionPoint(text)
          let isOfPoint = point?.summary == value.summary
          var meaning = builder.inline(
            value.summary, at: isOfPoint ? point?.location ?? key.location : key.location)
          if let point { meaning = [builder.link(to: point), ": "] + meaning }
          rows.append(
            (
              text, [[.code(text)], builder.distinctLink(to: key), meaning],
              fileData(of: key.path)
            ))
        }
      }
      guard !rows.isEmpty else { return [] }
      rows.sort { ($0.sort.lowercased(), $0.sort) < ($1.sort.lowercased(), $1.sort) }
      let controls = Controls(
        "Values to show", fileChoice + [.text(name: "q", label: "Value contains")])
      return (catalogue.hasSeveralDocuments ? [.html(HTMLOnly(controls))] : []) + [
        .table(
          "Known values", ["Value", "Key", "What it does"], rows: rows.map(\.cells),
          style: "values", data: RowData(names: fileDataNames, rows: rows.map(\.data)))
      ]
    }
  }
}
