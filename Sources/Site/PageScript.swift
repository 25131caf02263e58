import Markup

/// The script of every page, the choice of colours that it brings to life, and the script of pages with filters.
struct PageScript {
  var renderer: HTMLRenderer

  /// Loads the script before anything is drawn, so that the chosen colours are there from the start.
  var element: String {
    var writer = HTMLWriter()
    writer.open("script", ("src", renderer.address(ofAsset: "page.js")))
    writer.close("script")
    return writer.string
  }

  /// Loads the script that serves a page's `Controls`.
  var controls: String {
    var writer = HTMLWriter()
    writer.open(
      "script", ("src", renderer.address(of: .file("assets/matrix.js"))), ("defer", ""))
    writer.close("script")
    return writer.string
  }

  /// Hidden until the script runs.
  var appearance: String {
    var writer = HTMLWriter()
    writer.markup(
      """
      <select class="appearance" aria-label="Appearance" hidden>
      <option value="">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
      </select>
      """)
    return writer.string
  }
}
