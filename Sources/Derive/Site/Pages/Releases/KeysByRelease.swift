import KeyModel
import Markup
import Text

/// The number of keys that each release of a platform added, as a table and as a picture of it.
struct KeysByRelease {
  let platform: Platform
  /// In order, every release that changed something.
  let steps: [Step]

  struct Step {
    var release: ReleaseHistory.Release
    var added: Int
    /// The new keys of this release and all before it.
    var total: Int

    /// New keys, keys in all, new extension points, and ended keys and extension points.
    var numbers: [Int] {
      [
        added, total, release.points(.newPoint).count,
        release.keys(.deprecated, .ignored, .removed).count
          + release.points(.deprecated, .ignored, .removed).count,
      ]
    }
  }

  init(_ history: ReleaseHistory) {
    platform = history.platform
    var total = 0
    steps = history.releases.map { release in
      let added = release.keys(.newKey).count
      total += added
      return Step(release: release, added: added, total: total)
    }
  }

  private func name(_ step: Step) -> String { "\(platform) \(step.release.version)" }

  private func page(of step: Step, in context: SiteContext) -> Destination {
    context.routes.place(of: platform, release: step.release.version).destination
  }

  /// Columns of a wider picture would be thinner than a line.
  static let mostColumns = 300

  /// The newest release first, because that is what most readers look for.
  ///
  /// - Parameter parts: The numbers of each kind of file, if there are several.
  func table(in context: SiteContext, parts: [KeysByRelease] = []) -> Table {
    let files = parts.map { part in
      Dictionary(firstOf: part.steps.map { ($0.release.version, $0.numbers) })
    }
    // The platform's page has all.
    let newest = steps.suffix(LongList.mostRows).reversed()
    return Table(
      caption: context.words(.arrivalsOn, ["platform": platform.name]),
      header: [.release, .newKeys, .inAll, .newPoints, .deprecatedOrIgnored].map {
        [.text(context.words[$0])]
      },
      rows: newest.map { step in
        [[.link(page(of: step, in: context), [.text(name(step))])]]
          + step.numbers.map { [.text(String($0))] }
      }, hasRowHeaders: true, style: "numbers",
      data: RowData(
        names: files.isEmpty ? [] : ["files"],
        rows: newest.map { step in
          let parts = files.map { $0[step.release.version] ?? [] }
          return [parts.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "|")]
        }))
  }

  func chart(in context: SiteContext, id: String) -> Chart {
    let words = context.words
    let title = words(.keysByRelease, ["platform": platform.name])
    return Chart(
      id: id, title: title, label: words(.picture, ["title": title]), summary: summary(words),
      steps.map { step in
        Chart.Column(
          step.release.version.text,
          title: words(
            .columnOfRelease, count: step.added,
            ["release": name(step), "total": words.number(step.total)]), added: step.added,
          total: step.total, destination: page(of: step, in: context))
      })
  }

  private func summary(_ words: Words) -> String {
    guard let first = steps.first, let last = steps.last,
      let most = steps.max(by: { $0.added < $1.added })
    else { return "" }
    return words(
      .chartSummary,
      [
        "keys": words(.keyCount, count: first.total), "first": name(first),
        "total": words.number(last.total), "last": name(last), "most": name(most),
        "number": words.number(most.added),
      ])
  }
}
