import KeySearch
import Markup

/// The search field of every page, which its script operates; until the script runs, a link.
struct SearchField {
  var renderer: HTMLRenderer

  /// Loads the field's script, which loads the rest when the field is used.
  func script(into writer: inout HTMLWriter) {
    writer.open(
      "script", ("src", renderer.address(ofAsset: "search.js")), ("defer", ""))
    writer.close("script")
  }

  /// Where the page's script puts the field, and the link that the field replaces.
  func form(into writer: inout HTMLWriter) {
    writer.controls(named: "search")
    writer.markup("\n")
    writer.open(
      "a", ("class", "search-link"),
      ("href", renderer.address(of: .page(PageKind.search.link.path, fragment: nil))),
      ("data-limit", String(SearchLimits.queryLength)))
    writer.markup("Search</a>")
  }
}
