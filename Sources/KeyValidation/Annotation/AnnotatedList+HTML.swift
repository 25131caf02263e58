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
    var writer = AnnotatedHTML(page: page)
    writer.write(findings)
    writer.write(contents, in: "<ol class=\"annotated\">")
    return writer.html
  }
}

/// Writes an annotated list as HTML. Every text is escaped where it is appended.
private struct AnnotatedHTML {
  private(set) var html = ""
  private let page: (String) -> PageAddress?

  init(page: @escaping (String) -> PageAddress?) { self.page = page }

  mutating func write(_ contents: AnnotatedList.Contents, in start: String) {
    guard !contents.items.isEmpty else { return }
    markup(start)
    markup("\n")
    for item in contents.items { write(item) }
    if let omission = contents.omission { element("li", "more", omission) }
    markup("</ol>\n")
  }

  private mutating func write(_ item: AnnotatedItem) {
    markup("<li")
    if let line = item.line { html += " data-line=\"\(line)\"" }
    markup("><div>")
    let name = item.name.phrase
    if !name.isEmpty {
      link(item.page) { $0.element("code", "key", name) }
      markup(" ")
    }
    element("span", "value", item.value.phrase())
    if let title = item.meaning?.title {
      markup(" ")
      element("span", "title", title)
    }
    markup("</div>\n")
    paragraph("unknown", item.unknown?.phrase)
    paragraph("meaning", item.meaning?.summary)
    paragraph("meaning", item.shownValueMeaning)
    paragraph("deprecated", item.meaning?.deprecation)
    if let since = item.meaning?.since, !since.isEmpty {
      paragraph("since", "Since: " + since.joined(separator: ", "))
    }
    write(item.findings)
    write(item.contents, in: "<ol>")
    markup("</li>\n")
  }

  mutating func write(_ findings: AnnotatedFindings) {
    guard !findings.shown.isEmpty else { return }
    markup("<ul class=\"findings\">\n")
    for finding in findings.shown {
      html += "<li class=\"\(finding.severity.rawValue)\">"
      element("strong", nil, finding.label + ":")
      markup(" ")
      text(finding.message.legibleLine())
      for (index, mark) in finding.marks.enumerated() {
        markup(" ")
        link(index == 0 ? page(finding.id) : nil) { $0.element("code", nil, mark) }
      }
      if let remedy = finding.remedy { element("p", nil, "Remedy: " + remedy.legibleLine()) }
      markup("</li>\n")
    }
    if findings.more > 0 {
      element("li", "more", "… and \(counted(findings.more, "more finding"))")
    }
    markup("</ul>\n")
  }

  // MARK: - Parts

  private mutating func markup(_ literal: String) { html += literal }

  private mutating func text(_ text: String) { html += text.escapedForHTML }

  private mutating func element(_ name: String, _ style: String?, _ content: String) {
    html += "<\(name)"
    if let style { html += " class=\"\(style)\"" }
    markup(">")
    text(content)
    html += "</\(name)>"
  }

  private mutating func paragraph(_ style: String, _ content: String?) {
    guard let content, !content.isEmpty else { return }
    element("p", style, content)
    markup("\n")
  }

  private mutating func link(_ address: PageAddress?, _ write: (inout Self) -> Void) {
    guard let address else { return write(&self) }
    html += "<a href=\"\(address.text.escapedForHTML)\">"
    write(&self)
    markup("</a>")
  }
}
