/// A picture of what came with each release and of how much there is by then: a column each, whose
/// height is the total and whose upper part is new.
public struct Chart: Hashable, Sendable {
  /// Unlike that of any other picture of the page.
  public var id: String
  public var title: String
  /// What the picture shows, in a sentence for those who cannot see it.
  public var summary: String
  public var columns: [Column]

  public init(id: String, title: String, summary: String, _ columns: [Column]) {
    self.id = id
    self.title = title
    self.summary = summary
    self.columns = columns
  }

  public struct Column: Hashable, Sendable {
    /// The label below, of some seven characters.
    public var label: String
    /// The column in words: “iOS 8.0: 12 new keys, 40 in all”.
    public var title: String
    /// How many are new, and how many there are with these.
    public var added: Int
    public var total: Int
    public var destination: Destination

    public init(
      _ label: String, title: String, added: Int, total: Int, destination: Destination
    ) {
      self.label = label
      self.title = title
      self.added = added
      self.total = total
      self.destination = destination
    }
  }
}

extension HTMLRenderer {
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
  func render(_ chart: Chart, into writer: inout HTMLWriter) {
    let width = chart.columns.count * Size.column
    let height = Size.top + Size.height + Size.bottom
    writer.open(
      "div", ("class", "chart"), ("tabindex", "0"), ("role", "region"),
      ("aria-label", chart.title + ", picture"))
    writer.open(
      "svg", ("role", "group"), ("aria-labelledby", chart.id + ".title"),
      ("aria-describedby", chart.id + ".summary"), ("width", String(width)),
      ("height", String(height)), ("viewBox", "0 0 \(width) \(height)"))
    writer.open("title", ("id", chart.id + ".title"))
    writer.text(chart.title)
    writer.close("title")
    writer.open("desc", ("id", chart.id + ".summary"))
    writer.text(chart.summary)
    writer.close("desc")
    let most = max(chart.columns.map(\.total).max() ?? 1, 1)
    for (index, column) in chart.columns.enumerated() {
      render(column, at: index * Size.column, of: most, into: &writer)
    }
    writer.markup("</svg></div>\n")
  }

  private func render(
    _ column: Chart.Column, at x: Int, of most: Int, into writer: inout HTMLWriter
  ) {
    let target = redirect.map { $0(column.destination) } ?? column.destination
    // The table below has the same links; no reader needs both.
    if let target {
      writer.open(
        "a", ("href", address(of: target)), ("tabindex", "-1"), ("aria-label", column.title))
    } else {
      writer.markup("<g>")
    }
    writer.markup("<title>")
    writer.text(column.title)
    writer.markup("</title>")
    let floor = Size.top + Size.height
    let all = column.total * Size.height / most
    // What is new can be seen, however little it is.
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
    writer.open(
      "rect", ("class", style), ("x", String(x + Size.gap / 2)), ("y", String(y)),
      ("width", String(Size.column - Size.gap)), ("height", String(height)))
    writer.close("rect")
  }

  private func label(
    _ text: String, _ style: String?, _ x: Int, _ y: Int, into writer: inout HTMLWriter
  ) {
    writer.open(
      "text", ("class", style), ("x", String(x + Size.column / 2)), ("y", String(y)))
    writer.text(text)
    writer.close("text")
  }
}
