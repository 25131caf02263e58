import Markup
import Text

/// The field of the home page that takes a file to check. A script hands the file to the page that checks it; other
/// forms of a page leave the field out.
struct DropZone: HTMLContent {
  static let script = "home.js"

  let words: Words

  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    let address = renderer.address(of: .page(PageKind.check.path, fragment: nil))
    var form = HTMLWriter()
    form.open("form", ("class", "drop-zone"), ("action", address))
    form.markup("\n<label class=\"drop\">")
    form.pattern(words, .dropFile) { _, form in form.element("b", words[.dropFileHere]) }
    form.open("input", ("type", "file"))
    form.markup("</label>\n<p>")
    form.pattern(words, .noFileAtHand) { _, form in
      form.element("a", words[.exampleWithMistakes], ("href", address + "#example"))
    }
    form.markup("</p></form>")
    writer.controls(form)
    writer.markup("\n")
  }
}
