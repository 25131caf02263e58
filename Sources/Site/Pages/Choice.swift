import Markup

/// What a page shows instead of the blocks before it when a reader chooses one kind of file. The script of
/// the page's controls shows it; other forms of a page leave it out.
struct Choice: HTMLContent {
  var file: String
  var blocks: [Block]

  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    var choice = HTMLWriter()
    choice.open("div", ("data-file", file), ("hidden", ""))
    choice.markup("\n")
    renderer.render(blocks, into: &choice)
    choice.markup("</div>")
    writer.controls(choice)
    writer.markup("\n")
  }
}
