import Markup
import Text

/// The tree of the pages around a page.
extension PageRendering {
  /// With a dot, which no heading's id has.
  private static let id = "site.tree"

  func tree(into writer: inout HTMLWriter) {
    guard let tree else { return }
    writer.open(
      "nav", ("class", "tree"), ("id", Self.id), ("popover", ""),
      ("aria-label", words[.aroundThisPage]))
    writer.markup("\n")
    write(tree.entries, into: &writer)
    writer.markup("</nav>\n")
  }

  /// A screen that is wide enough shows the tree without it.
  func treeButton(into writer: inout HTMLWriter) {
    guard let tree else { return }
    writer.element(
      "button", tree.title, ("type", "button"), ("class", "menu-button tree-button"),
      ("popovertarget", Self.id))
    writer.markup("\n")
  }

  private func write(_ entries: [PageTree.Entry], into writer: inout HTMLWriter) {
    writer.markup("<ul>\n")
    for entry in entries {
      writer.markup("<li>")
      link(to: entry.link, into: &writer)
      if !entry.children.isEmpty { write(entry.children, into: &writer) }
      writer.markup("</li>\n")
    }
    writer.markup("</ul>")
  }
}
