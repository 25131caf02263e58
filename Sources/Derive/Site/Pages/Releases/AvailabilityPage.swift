import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let availability = PageKind(
    "Availability", at: "availability", where: \.hasPlatforms,
    summary: { _ in
      "Every key against every platform: the first release, and the one that deprecated it."
    },
    pages: { kind, context in
      let page = AvailabilityPage(context: context)
      return ListPart.pages(kind, of: page.keysByUsage, in: context, page.page)
    })
}

/// All keys against all platforms.
struct AvailabilityPage: PageMaker {
  let context: SiteContext

  @Sendable fileprivate func page(_ head: PageHead, _ part: ListPart) -> Page {
    context.listPage(head) { builder in
      let platforms = catalogue.releases.platforms.filter { platform in
        catalogue.keys.contains { $0.statements.contains { $0.platform == platform } }
      }
      let keys = part.keys.map { catalogue.keys[$0] }
      return part.links(on: builder.page) + [
        .html(HTMLOnly(controls(platforms))),
        .table(
          Table(
            caption: "Availability of every key",
            header: [["Key"]] + platforms.map { [.text($0.name)] },
            rows: keys.map { key in
              [builder.distinctLink(to: key)]
                + platforms.map { Self.cell(Self.statement(of: key, on: $0)) }
            }, hasRowHeaders: true, style: "matrix",
            cellStyles: keys.map { key in
              [""] + platforms.map { Self.style(of: Self.statement(of: key, on: $0)) }
            },
            data: RowData(
              names: ["type", "group", "since"] + context.fileDataNames,
              rows: keys.map { data(of: $0, on: platforms) }))), Self.legend,
      ]
    }
  }

  /// The keys that most files have first; keys that no one counted stay in the order of the catalogue.
  fileprivate var keysByUsage: [Int] {
    Array(catalogue.keys.indices).mostUsedFirst { catalogue.usage(of: catalogue.keys[$0]) }
  }

  private static let legend = Block.row(
    label: "Legend",
    [
      ("8.0", "first release"), ("≤ 8.0", "that release or an earlier one"),
      ("yes", "no source says since when"),
      ("until 9.0", "deprecated, ignored or removed from then on"), ("no", "not supported"),
      ("–", "no source mentions it, which does not mean no"),
    ].map { [.strong([.text($0)]), .text(" " + $1)] })

  private static func statement(of key: Key, on platform: Platform) -> AvailabilityStatement? {
    key.statements.first { $0.platform == platform }
  }

  private static func cell(_ statement: AvailabilityStatement?) -> [Inline] {
    guard let statement else { return ["–"] }
    guard statement.isAvailable else { return ["no"] }
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
      "\(start) ",
      .badge(end == .unknown ? "deprecated" : "until \(end.text)", style: "deprecated"),
    ]
  }

  /// The colour of a cell, beside what its text says.
  private static func style(of statement: AvailabilityStatement?) -> String {
    guard let statement else { return "" }
    return statement.isAvailable ? statement.isOver ? "over" : "yes" : "no"
  }

  // MARK: - What a script filters and sorts by

  private func controls(_ platforms: [Platform]) -> Controls {
    var types: Set<String> = []
    for key in catalogue.keys { types.formUnion(key.types.map(\.name)) }
    let groups = catalogue.groups.filter { !context.indexes(of: $0).isEmpty }
    let onPlatforms: [Controls.Field] = [
      .checks(name: "platform", label: "Available on", platforms.map { .init($0.name, $0.name) }),
      .choice(
        name: "match", label: "Chosen platforms",
        [.init("", "any of them"), .init("all", "all of them")]),
      .choice(
        name: "deprecated", label: "Deprecated there",
        [.init("", "shown"), .init("no", "left out")]),
    ]
    let anywhere: [Controls.Field] = [
      .choice(
        name: "type", label: "Type", [.init("", "any")] + types.sorted().map { .init($0, $0) }),
      .choice(
        name: "group", label: "Group", [.init("", "any")] + groups.map { .init($0.id, $0.title) }),
      .text(name: "q", label: "Name contains"),
    ]
    return Controls(
      "Keys to show", (platforms.isEmpty ? [] : onPlatforms) + context.fileChoice + anywhere)
  }

  /// For each platform a word: the first release, `?` if it is unknown, `-` if no source says that the
  /// platform has the key; followed by `!` if the key is deprecated, ignored or removed there.
  private func data(of key: Key, on platforms: [Platform]) -> [String] {
    let since = platforms.map { platform -> String in
      guard let statement = Self.statement(of: key, on: platform), statement.isAvailable else {
        return "-"
      }
      return (statement.introduced.version?.text ?? "?") + (statement.isOver ? "!" : "")
    }
    return [key.types.map(\.name).joined(separator: " "), key.group, since.joined(separator: " ")]
      + context.fileData(of: key.path)
  }
}
