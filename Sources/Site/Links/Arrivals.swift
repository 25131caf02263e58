import KeyModel
import Markup
import Text

/// How many keys each release of a platform added, as a table and as a picture of it.
struct Arrivals {
  let platform: Platform
  /// The one kind of file that is counted; nil if all are.
  let document: DocumentKind?
  /// In order, every release that changed something.
  let steps: [Step]

  struct Step {
    var release: ReleaseHistory.Release
    var added: Int
    /// The new keys of this release and all before it.
    var total: Int
  }

  init(_ history: ReleaseHistory, of document: DocumentKind? = nil) {
    platform = history.platform
    self.document = document
    var total = 0
    steps = history.releases.map { release in
      let added = release.keys(.newKey).count
      total += added
      return Step(release: release, added: added, total: total)
    }
  }

  private func name(_ step: Step) -> String { "\(platform) \(step.release.version)" }

  private func page(of step: Step, in context: SiteContext) -> Destination {
    .page(context.routes.page(of: platform, release: step.release.version), fragment: nil)
  }

  /// The newest release first, because that is what most readers look for.
  func table(in context: SiteContext) -> Table {
    Table(
      caption: "Arrivals on \(platform)\(inDocument)",
      header: [
        [.text("Release")], [.text("New keys")], [.text("In all")],
        [.text("New extension points")], [.text("Deprecated or ignored")],
      ],
      rows: steps.reversed().map { step in
        let over: Int =
          step.release.keys(.deprecated, .ignored, .removed).count
          + step.release.points(.deprecated, .ignored, .removed).count
        return [
          [.link(page(of: step, in: context), [.text(name(step))])],
          [.text(String(step.added))], [.text(String(step.total))],
          [.text(String(step.release.points(.newPoint).count))], [.text(String(over))],
        ]
      }, hasRowHeaders: true, style: "numbers")
  }

  func chart(in context: SiteContext, id: String) -> Chart {
    Chart(
      id: id, title: "Keys of \(platform) by release\(inDocument)",
      summary: summary,
      steps.map { step in
        Chart.Column(
          step.release.version.text,
          title: "\(name(step)): \(newKeys(step.added)), \(step.total) in all",
          added: step.added, total: step.total, destination: page(of: step, in: context))
      })
  }

  private var inDocument: String { document.map { " in \(withArticle($0.name))" } ?? "" }

  private func newKeys(_ count: Int) -> String { count == 1 ? "1 new key" : "\(count) new keys" }

  private var summary: String {
    guard let first = steps.first, let last = steps.last,
      let most = steps.max(by: { $0.added < $1.added })
    else { return "" }
    return
      "From \(keyCount(first.total)) with \(name(first)) to \(last.total) with \(name(last)). "
      + "Most came with \(name(most)): \(most.added). The table below has every number."
  }
}
