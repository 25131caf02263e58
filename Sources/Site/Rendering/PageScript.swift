import Markup

/// The script of every page, the choice of colours that it operates, and the script of pages with filters.
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

  /// Present when scripts run.
  func appearance(into writer: inout HTMLWriter) {
    var choice = HTMLWriter()
    choice.markup(
      """
      <select class="appearance" aria-label="Appearance">
      <option value="">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
      </select>
      """)
    writer.controls(choice)
  }
}
