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

  /// A combobox with its list, present when scripts run, and the link that it replaces.
  ///
  /// Its ids have a dot, which no heading's has. Source: ARIA Authoring Practices Guide, "Combobox Pattern", with autocompletion by a list.
  func form(into writer: inout HTMLWriter) {
    let page = renderer.address(of: .page(SiteContext.search.path, fragment: nil))
    var form = HTMLWriter()
    form.open("form", ("class", "search"), ("role", "search"), ("action", page))
    form.markup(
      """

      <input type="text" name="q" role="combobox" aria-label="Search the reference" placeholder="Search" \
      aria-controls="search.list" aria-expanded="false" aria-autocomplete="list" \
      aria-keyshortcuts="/ s" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="
      """)
    form.plain(String(SearchLimits.queryLength))
    form.markup(
      """
      ">
      <div class="search-panel">
      <p role="status"></p>
      <div id="search.list" role="listbox" aria-label="Search results" hidden></div>

      """)
    form.open("a", ("class", "search-all"), ("href", page), ("hidden", ""))
    form.markup(
      """
      All results and filters</a>
      <button type="button" hidden>Clear recent searches</button>
      </div>
      </form>
      """)
    writer.controls(form)
    writer.markup("\n")
    writer.open("a", ("class", "search-link"), ("href", page))
    writer.markup("Search</a>")
  }
}
