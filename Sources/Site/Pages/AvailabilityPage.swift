import Diagnostics
import KeyModel
import Markup

/// All keys against all platforms.
struct AvailabilityPage {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  var page: Page {
    context.listPage(
      SiteContext.availability,
      "Every key against every platform: the first release, and the one that deprecated it."
    ) { builder in
      let platforms = catalogue.releases.platforms.filter { platform in
        catalogue.keys.contains { $0.statements.contains { $0.platform == platform } }
      }
      return [
        .paragraph([
          .text("A dash means that no source names the platform, not that the key fails there.")
        ]),
        .table(
          Table(
            caption: "Availability of every key",
            header: [[.text("Key")]] + platforms.map { [.text($0.name)] },
            rows: catalogue.keys.map { key in
              [builder.distinctLink(to: key)]
                + platforms.map { platform in
                  guard let statement = key.statements.first(where: { $0.platform == platform })
                  else { return [.text("–")] }
                  return Self.matrixCell(statement)
                }
            }, hasRowHeaders: true, style: "matrix")),
      ]
    }
  }

  private static func matrixCell(_ statement: AvailabilityStatement) -> [Inline] {
    guard statement.isAvailable else { return [.text("no")] }
    let start =
      switch statement.introduced {
      case .version(let version): version.text
      case .atMost(let version): "≤ \(version)"
      case .unknown: "yes"
      }
    guard let end = statement.deprecated ?? statement.ignored ?? statement.removed else {
      return [.text(start)]
    }
    return [
      .text("\(start) "),
      .badge(end == .unknown ? "deprecated" : "until \(end.text)", style: "deprecated"),
    ]
  }
}
