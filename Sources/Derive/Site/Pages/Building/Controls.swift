import KeyModel
import Markup
import Text

/// Filters of a page, operated by a script. In HTML they are a form that
/// appears when the script runs; other forms of a page leave them out.
struct Controls: HTMLContent {
  /// The form's purpose, for screen readers.
  var label: String
  var fields: [Field]
  private let words: Words

  init(_ label: String, _ fields: [Field], _ words: Words) {
    self.label = label
    self.fields = fields
    self.words = words
  }

  /// A field, known to the script and in addresses by its name.
  enum Field: Hashable, Sendable {
    case text(name: String, label: String)
    /// Text for which there are lists of suggestions; a script chooses one of them by its name.
    case suggested(name: String, label: String, [Suggestions])
    /// One of several; the first is chosen at the start.
    case choice(name: String, label: String, [Option])
    /// Any number of several; at the start nothing is chosen.
    case checks(name: String, label: String, [Option])
  }

  struct Suggestions: Hashable, Sendable {
    var name: String
    var values: [String]
  }

  struct Option: Hashable, Sendable {
    var value: String
    var title: String

    init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }
}

extension SiteContext {
  /// The kinds of file that fields let readers choose from: none if there is only one, or more than a list to choose from
  /// can have.
  var filesToChoose: [DocumentKind] {
    (2...Self.mostFiles).contains(catalogue.documents.count) ? catalogue.documents : []
  }

  private static let mostFiles = 40

  /// The field that chooses one of several kinds of file.
  var fileChoice: [Controls.Field] {
    let files = filesToChoose
    guard !files.isEmpty else { return [] }
    return [
      .choice(
        name: "file", label: words[.file],
        [.init("", words[.any])] + files.map { .init($0.id, $0.title) })
    ]
  }

  /// The names of the `data-` attributes by which that field filters.
  var fileDataNames: [String] { filesToChoose.isEmpty ? [] : ["file"] }

  /// The values for a row about the key at a path: numbers, because pages have many rows.
  func fileData(of path: PropertyPath) -> [String] {
    let files = filesToChoose
    guard !files.isEmpty else { return [] }
    let id = catalogue.document(of: path).id
    return [String(files.firstIndex { $0.id == id } ?? 0)]
  }
}

extension Controls {
  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    var form = HTMLWriter()
    form.open("form", ("class", "filters"), ("aria-label", label))
    form.markup("\n")
    // Many fields close, where they would leave no room for what they choose from.
    let isLong = fields.count > 3
    if isLong {
      form.markup("<details><summary>")
      form.text(words[.filters])
      form.markup("</summary><div>\n")
    }
    for field in fields { Self.render(field, words, into: &form) }
    if isLong { form.markup("</div></details>\n") }
    form.markup("<p>")
    form.element("button", words[.reset], ("type", "reset"))
    form.markup(" <span role=\"status\"></span></p>\n")
    form.markup("</form>")
    writer.controls(form)
    writer.markup("\n")
  }

  static func render(_ field: Field, _ words: Words, into writer: inout HTMLWriter) {
    switch field {
    case .text(let name, let label): text(name, label, into: &writer)
    case .suggested(let name, let label, let lists):
      text(
        name, label,
        hint: lists.first?.values.first.map {
          words(.suchAsHint, ["example": $0])
        }, into: &writer)
      for list in lists {
        // Ids of headings never contain a dot.
        writer.open("datalist", ("id", "\(name).\(list.name)"))
        for value in list.values { writer.open("option", ("value", value)) }
        writer.markup("</datalist>\n")
      }
    case .choice(let name, let label, let options):
      writer.markup("<label>")
      writer.text(label + " ")
      writer.open("select", ("name", name))
      for option in options {
        writer.element("option", option.title, ("value", option.value))
      }
      writer.markup("</select></label>\n")
    case .checks(let name, let label, let options):
      writer.markup("<fieldset>")
      writer.element("legend", label)
      writer.markup("\n")
      for option in options {
        writer.markup("<label>")
        writer.open("input", ("type", "checkbox"), ("name", name), ("value", option.value))
        writer.text(" " + option.title)
        writer.markup("</label>\n")
      }
      writer.markup("</fieldset>\n")
    }
  }

  private static func text(
    _ name: String, _ label: String, hint: String? = nil, into writer: inout HTMLWriter
  ) {
    writer.markup("<label>")
    writer.text(label + " ")
    writer.open(
      "input", ("type", "text"), ("name", name), ("placeholder", hint), ("autocomplete", "off"),
      ("autocapitalize", "none"), ("spellcheck", "false"))
    writer.markup("</label>\n")
  }
}
