import Markup
import Text

/// A picture with a column for each release. Its height is the total up to that release, and its upper part
/// is what the release added.
struct Chart: HTMLContent {
  /// Unique on the page.
  var id: String
  var title: String
  /// The name of the region that the picture scrolls in.
  var label: String
  /// A sentence on the picture, for screen readers.
  var summary: String
  var columns: [Column]

  init(id: String, title: String, label: String, summary: String, _ columns: [Column]) {
    self.id = id
    self.title = title
    self.label = label
    self.summary = summary
    self.columns = columns
  }

  struct Column: Hashable, Sendable {
    /// The label below, of up to about seven characters.
    var label: String
    /// The column in words: “Deck 8.0: 12 new keys, 40 in all”.
    var title: String
    /// The number of new ones, and the number of all with these.
    var added: Int
    var total: Int
    var destination: Destination

    init(_ label: String, title: String, added: Int, total: Int, destination: Destination) {
      self.label = label
      self.title = title
      self.added = added
      self.total = total
      self.destination = destination
    }
  }
}

extension Chart {
  /// Sizes in CSS pixels; the picture is as wide as its columns are, and scrolls where that is too wide.
  private enum Size {
    static let column = 46
    static let gap = 8
    static let top = 20
    static let height = 110
    static let bottom = 38
  }

  /// The picture as SVG. Its colours are the style sheet's: `past` and `new` for the parts of a
  /// column, `total` for the smaller numbers.
  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    let width = columns.count * Size.column
    let height = Size.top + Size.height + Size.bottom
    writer.open(
      "div", ("class", "chart"), ("tabindex", "0"), ("role", "region"),
      ("aria-label", label))
    writer.open(
      "svg", ("role", "group"), ("aria-labelledby", id + ".title"),
      ("aria-describedby", id + ".summary"), ("width", String(width)), ("height", String(height)),
      ("viewBox", "0 0 \(width) \(height)"))
    writer.element("title", title, ("id", id + ".title"))
    writer.element("desc", summary, ("id", id + ".summary"))
    let most = max(columns.map(\.total).max() ?? 1, 1)
    for (index, column) in columns.enumerated() {
      render(column, at: index * Size.column, of: most, with: renderer, into: &writer)
    }
    writer.markup("</svg></div>\n")
  }

  private func render(
    _ column: Column, at x: Int, of most: Int, with renderer: HTMLRenderer,
    into writer: inout HTMLWriter
  ) {
    let target = renderer.target(of: column.destination)
    // The table below has the same links; no reader needs both.
    if let target {
      writer.open(
        "a", ("href", renderer.address(of: target)), ("tabindex", "-1"),
        ("aria-label", column.title))
    } else {
      writer.markup("<g>")
    }
    writer.element("title", column.title)
    let floor = Size.top + Size.height
    let all = column.total * Size.height / most
    // Even a few new keys stay visible.
    let new = column.added == 0 ? 0 : max(2, column.added * Size.height / most)
    let rest = max(all - new, 0)
    bar("past", x, floor - rest, rest, into: &writer)
    bar("new", x, floor - rest - new, new, into: &writer)
    if column.added > 0 { label("+\(column.added)", nil, x, floor - rest - new - 5, into: &writer) }
    label(column.label, nil, x, floor + 16, into: &writer)
    label(String(column.total), "total", x, floor + 32, into: &writer)
    if target != nil { writer.close("a") } else { writer.close("g") }
    writer.markup("\n")
  }

  private func bar(
    _ style: String, _ x: Int, _ y: Int, _ height: Int, into writer: inout HTMLWriter
  ) {
    guard height > 0 else { return }
    writer.element(
      "rect", "", ("class", style), ("x", String(x + Size.gap / 2)), ("y", String(y)),
      ("width", String(Size.column - Size.gap)), ("height", String(height)))
  }

  private func label(
    _ text: String, _ style: String?, _ x: Int, _ y: Int, into writer: inout HTMLWriter
  ) {
    writer.element(
      "text", text, ("class", style), ("x", String(x + Size.column / 2)), ("y", String(y)))
  }
}
