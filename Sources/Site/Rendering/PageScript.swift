import Markup

/// The script of every page, and the script of pages with filters.
struct PageScript {
  var renderer: HTMLRenderer

  /// Loads the script before anything is drawn, so that the chosen colours are there from the start.
  func element(into writer: inout HTMLWriter) {
    writer.open("script", ("src", renderer.address(ofAsset: "page.js")))
    writer.close("script")
  }

  /// Loads the script that serves a page's `Controls`.
  func controls(into writer: inout HTMLWriter) {
    writer.open(
      "script", ("src", renderer.address(ofAsset: "filters.js")), ("defer", ""))
    writer.close("script")
  }
}
