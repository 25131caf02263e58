import Diagnostics
import KeyValidation
import Text

/// A product, bundle by bundle: what its lists, programs, signatures and profiles say, and what is wrong.
struct ProductPage {
  /// The product's path.
  var path: String
  /// The answer to whether something is wrong; nil if nothing is.
  var verdict: String?
  var bundles: [BundleSummary]
  /// The title of the reference that explains it.
  var reference: String
  /// A list with meanings.
  var annotated: (_ file: ReadFile, _ findings: [Diagnostic]) -> AnnotatedList
  /// The address of a finding's page; nil where it has none.
  var findingPage: (_ id: String) -> PageAddress?

  /// The product as lines for a terminal.
  func text(isStyled: Bool) -> String {
    var lines = [path.legibleLine().styled("1", isStyled)]
    lines += [verdict ?? "Nothing to report."]
    for bundle in bundles {
      lines += ["", bundle.path.legibleLine().styled("1", isStyled)]
      if let inference = bundle.inference { lines.append("  " + inference.legibleLine()) }
      for table in bundle.tables {
        lines += ["", "  " + table.title]
        let rows = [table.columns] + table.rows.map { $0.map { $0.legibleLine(atMost: 80) } }
        let widths = table.columns.indices.map { column in
          rows.reduce(0) { max($0, $1[column].count) }
        }
        for row in rows {
          let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
          lines.append("    " + cells.joined(separator: "  ").trimmingTrailingSpaces)
        }
      }
      let findings = bundle.lists.flatMap(\.findings) + bundle.findings
      if !findings.isEmpty { lines.append("") }
      for finding in findings {
        lines.append(
          "  \(finding.severity.rawValue): \(finding.message.legibleLine()) [\(finding.id)]")
        if let remedy = finding.remedy { lines.append("    remedy: \(remedy.legibleLine())") }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The product as a page that needs no other file.
  var html: String {
    var writer = HTMLWriter()
    writer.element("h1", path.legibleLine())
    writer.element("p", verdict ?? "Nothing to report.", ("class", "verdict"))
    for bundle in bundles { write(bundle, to: &writer) }
    return ExplanationPage.page(
      title: path, reference: reference, body: writer.string, width: "70rem")
  }

  private func write(_ bundle: BundleSummary, to writer: inout HTMLWriter) {
    writer.markup("<section class=\"bundle\">\n")
    writer.element("h2", bundle.path.legibleLine())
    if let inference = bundle.inference {
      writer.element("p", inference.legibleLine(), ("class", "since"))
    }
    write(bundle.findings, to: &writer)
    for table in bundle.tables {
      writer.element("h3", table.title)
      writer.markup("<div class=\"table\"><table>\n<thead><tr>")
      for column in table.columns { writer.element("th", column, ("scope", "col")) }
      writer.markup("</tr></thead>\n<tbody>\n")
      for row in table.rows {
        writer.markup("<tr>")
        for (column, cell) in row.enumerated() {
          if column == 0 {
            writer.element("th", cell.legibleLine(), ("scope", "row"))
          } else {
            writer.element("td", cell.legibleLine())
          }
        }
        writer.markup("</tr>\n")
      }
      writer.markup("</tbody>\n</table></div>\n")
    }
    for (file, findings) in bundle.lists {
      let list = annotated(file, findings)
      writer.open("details", ("open", findings.contains { $0.severity != .note } ? "" : nil))
      writer.element(
        "summary", "\(list.document): \(list.path)\(list.counts.map { ", \($0)" } ?? "")")
      writer.plain(list.html(findingPage: findingPage))
      writer.markup("</details>\n")
    }
    writer.markup("</section>\n")
  }

  private func write(_ findings: [Diagnostic], to writer: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    writer.markup("<ul class=\"findings\">\n")
    for finding in findings {
      writer.open("li", ("class", finding.severity.rawValue))
      writer.element("strong", "\(finding.severity.rawValue):")
      writer.text(" \(finding.message.legibleLine())")
      for mark in [finding.id] + finding.codes {
        writer.markup(" ")
        writer.element("code", mark)
      }
      if let remedy = finding.remedy { writer.element("p", "Remedy: \(remedy.legibleLine())") }
      writer.markup("</li>\n")
    }
    writer.markup("</ul>\n")
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
