import Markup
import Text

/// The menu of a site's editions.
extension PageRendering {
  /// The edition's name, and a link to the list of all, which the scripts complete: one that all editions share, and
  /// the theme's.
  func editions(into writer: inout HTMLWriter) {
    guard let editionName, edition.isWebsite else { return }
    writer.markup("<details class=\"editions\"><summary aria-label=\"")
    writer.text(words(.editionName, ["edition": editionName]))
    writer.markup("\">")
    writer.text(editionName)
    writer.markup("</summary><ul><li>")
    writer.element("a", words[.allEditions], ("href", root + "../editions.html"))
    writer.markup("</li></ul></details>\n")
    writer.element("script", "", ("src", root + "../editions.js"), ("defer", ""))
    writer.element(
      "script", "", ("src", renderer.address(ofAsset: SiteSettings.editionsScript)), ("defer", ""),
      ("data-edition", editionName), ("data-page", page.path),
      ("data-noun", page.kind == .key ? "key" : "page"),
      ("data-address", context.settings.addressOfEditions))
  }
}
