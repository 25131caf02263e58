import Diagnostics
package import Text

extension AnnotatedList {
  /// The list as a fragment of HTML: `<ol class="annotated">`, after a list of the findings that are about nothing in it.
  ///
  /// An item has its line as `data-line`. The classes of its parts are `key`, `title`, `value`, `meaning`, `since`, `deprecated`,
  /// `unknown`, `more` and `findings`; those of a finding its severity.
  ///
  /// - Parameter page: The address of a finding's page; nil where it has none.
  package func html(findingPage page: @escaping (_ id: String) -> PageAddress? = { _ in nil })
    -> String
  {
    var list = AnnotatedHTML(page: page)
    list.write(findings)
    list.write(contents, style: "annotated")
    return list.writer.string
  }
}

private struct AnnotatedHTML {
  private(set) var writer = HTMLWriter()
  let page: (String) -> PageAddress?

  mutating func write(_ contents: AnnotatedList.Contents, style: String? = nil) {
    guard !contents.items.isEmpty else { return }
    writer.open("ol", ("class", style))
    writer.markup("\n")
    for item in contents.items { write(item) }
    if let omission = contents.omission { writer.element("li", omission, ("class", "more")) }
    writer.markup("</ol>\n")
  }

  private mutating func write(_ item: AnnotatedItem) {
    writer.open("li", ("data-line", item.line.map { String($0) }))
    writer.markup("<div>")
    let name = item.name.phrase
    if !name.isEmpty {
      code(name, style: "key", leadingTo: item.page)
      writer.markup(" ")
    }
    writer.element("span", item.value.phrase(), ("class", "value"))
    if let title = item.meaning?.title {
      writer.markup(" ")
      writer.element("span", title, ("class", "title"))
    }
    writer.markup("</div>\n")
    paragraph("unknown", item.unknown?.phrase)
    paragraph("meaning", item.meaning?.summary)
    paragraph("meaning", item.shownValueMeaning)
    paragraph("deprecated", item.meaning?.deprecation)
    if let since = item.meaning?.since, !since.isEmpty {
      paragraph("since", "Since: " + since.joined(separator: ", "))
    }
    write(item.findings)
    write(item.contents)
    writer.markup("</li>\n")
  }

  mutating func write(_ findings: AnnotatedFindings) {
    guard !findings.shown.isEmpty else { return }
    writer.markup("<ul class=\"findings\">\n")
    for finding in findings.shown {
      writer.open("li", ("class", finding.severity.rawValue))
      writer.element("strong", finding.label)
      writer.text(" " + finding.message.legibleLine())
      for (index, mark) in finding.marks.enumerated() {
        writer.markup(" ")
        code(mark, leadingTo: index == 0 ? page(finding.id) : nil)
      }
      if let remedy = finding.remedy {
        writer.element("p", "Remedy: " + remedy.legibleLine())
      }
      writer.markup("</li>\n")
    }
    if findings.more > 0 {
      writer.element(
        "li", "… and \(counted(findings.more, "more finding"))", ("class", "more"))
    }
    writer.markup("</ul>\n")
  }

  private mutating func paragraph(_ style: String, _ content: String?) {
    guard let content, !content.isEmpty else { return }
    writer.element("p", content, ("class", style))
    writer.markup("\n")
  }

  private mutating func code(
    _ text: String, style: String? = nil, leadingTo address: PageAddress?
  ) {
    if let address { writer.open("a", ("href", address.text)) }
    writer.element("code", text, ("class", style))
    if address != nil { writer.close("a") }
  }
}
