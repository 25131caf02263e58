import Markup

/// The tree of the pages around a page.
extension PageRendering {
  /// A key's page with its tree is not longer, for readers on slow lines.
  private static let longestKeyPage = 29_000

  func tree(into writer: inout HTMLWriter) {
    guard edition.isWebsite, let tree = trees.tree(around: page) else { return }
    var part = html(of: tree)
    if page.kind == .key, writer.bytes.count + part.bytes.count > Self.longestKeyPage,
      let short = trees.tree(around: page, isShort: true)
    {
      part = html(of: short)
    }
    writer.append(part)
  }

  /// A screen that is wide enough shows the tree without it.
  func treeButton(into writer: inout HTMLWriter) {
    guard edition.isWebsite, let tree = trees.tree(around: page, isShort: true) else { return }
    writer.open(
      "button", ("type", "button"), ("class", "menu-button tree-button"),
      ("popovertarget", Self.treeID))
    writer.text(tree.title)
    writer.markup("</button>\n")
  }

  /// With a dot, which no heading's id has.
  private static let treeID = "site.tree"

  private func html(of tree: PageTree) -> HTMLWriter {
    var writer = HTMLWriter()
    writer.open(
      "nav", ("class", "tree"), ("id", Self.treeID), ("popover", ""),
      ("aria-label", "Around this page"))
    writer.markup("\n")
    write(tree.entries, into: &writer)
    writer.markup("</nav>\n")
    return writer
  }

  private func write(_ entries: [PageTree.Entry], into writer: inout HTMLWriter) {
    writer.markup("<ul>\n")
    for entry in entries {
      writer.markup("<li>")
      link(to: entry.link, isCode: entry.isCode, isAbove: entry.isAbove, into: &writer)
      if !entry.children.isEmpty { write(entry.children, into: &writer) }
      writer.markup("</li>\n")
    }
    writer.markup("</ul>")
  }
}
