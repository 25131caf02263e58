import Markup
import Text

/// The field of the home page that takes a file to check. A script hands the file to the page that checks it; other
/// forms of a page leave the field out.
struct DropZone: HTMLContent {
  static let script = "home.js"

  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    let address = renderer.address(of: .page(PageKind.check.link.path, fragment: nil))
    var form = HTMLWriter()
    form.open("form", ("class", "drop-zone"), ("action", address))
    form.markup("\n<label class=\"drop\"><b>Drop a file here</b>, or choose one")
    form.open("input", ("type", "file"))
    form.markup("</label>\n<p>No file at hand? See ")
    form.element("a", "an example with mistakes", ("href", address + "#example"))
    form.markup("</p></form>")
    writer.controls(form)
    writer.markup("\n")
  }
}
