import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let availability = PageKind(
    .availability, at: "availability", where: \.hasPlatforms,
    summary: { $0.words[.availabilityLead] },
    pages: { kind, context in
      let page = AvailabilityPage(context: context)
      // A long row is as many short ones.
      let cells = page.platforms.count
      let rows =
        cells > AvailabilityPage.mostPlatforms ? 1 : 1 + cells / AvailabilityPage.cellsOfRow
      return LongList.pages(
        kind.head(in: context), of: page.keysByUsage, in: context, rows: { _ in rows },
        name: { context.catalogue.keys[$0].displayName }, page.page)
    })
}

/// All keys against all platforms.
struct AvailabilityPage: PageMaker {
  let context: SiteContext
  /// The platforms that a key has a statement on.
  fileprivate let platforms: [Platform]

  /// A table with more columns than these is too wide to read.
  fileprivate static let mostPlatforms = 40
  /// Whether readers can choose one of the groups: not from more than a list to choose from can have.
  private var hasGroups: Bool { catalogue.groups.count <= 500 }
  /// As many cells as are as long as a row of another list.
  fileprivate static let cellsOfRow = 8

  init(context: SiteContext) {
    self.context = context
    let named = Set(context.catalogue.keys.lazy.flatMap(\.statements).map(\.platform))
    platforms = context.catalogue.releases.platforms.filter(named.contains)
  }

  /// The keys with the platforms of each, where there are too many for a column each.
  private func table(of keys: [Key], _ builder: PageBuilder) -> Block {
    .table(
      Table(
        caption: words[.availabilityOfAll],
        header: [[.text(words[.key])], [.text(words[.platforms])]],
        rows: keys.map { key in
          [
            builder.distinctLink(to: key),
            AvailabilityText(of: key, in: catalogue, words).since ?? ["–"],
          ]
        }, hasRowHeaders: true))
  }

  @Sendable fileprivate func page(_ head: PageHead, _ part: ListPart<Int>) -> Page {
    context.listPage(head) { builder in
      let keys = part.items.map { catalogue.keys[$0] }
      guard platforms.count <= Self.mostPlatforms else {
        return part.links(on: builder.page, words) + [table(of: keys, builder)]
      }
      return part.links(on: builder.page, words) + [
        .html(HTMLOnly(controls(platforms))),
        .table(
          Table(
            caption: words[.availabilityOfAll],
            header: [[.text(words[.key])]] + platforms.map { [.text($0.name)] },
            rows: keys.map { key in
              [builder.distinctLink(to: key)]
                + platforms.map { cell(Self.statement(of: key, on: $0)) }
            }, hasRowHeaders: true, style: "matrix",
            cellStyles: keys.map { key in
              [""] + platforms.map { Self.style(of: Self.statement(of: key, on: $0)) }
            },
            data: RowData(
              names: ["type", "group", "since"] + context.fileDataNames,
              rows: keys.map { data(of: $0, on: platforms) }))), legend,
      ]
    }
  }

  /// The keys that most files have first; keys that no one counted stay in the order of the catalogue.
  fileprivate var keysByUsage: [Int] {
    Array(catalogue.keys.indices).mostUsedFirst { catalogue.usage(of: catalogue.keys[$0]) }
  }

  private var legend: Block {
    let signs: [(sign: String, meaning: Word)] = [
      ("8.0", .legendFirst), ("≤ 8.0", .legendAtMost), (words[.cellYes], .legendUnknown),
      (words(.until, ["version": "9.0"]), .legendUntil), (words[.cellNo], .legendNo),
      ("–", .legendNothing),
    ]
    return .row(
      label: words[.legend],
      signs.map { [.strong([.text($0.sign)]), .text(" " + words[$0.meaning])] })
  }

  private static func statement(of key: Key, on platform: Platform) -> AvailabilityStatement? {
    key.statements.first { $0.platform == platform }
  }

  private func cell(_ statement: AvailabilityStatement?) -> [Inline] {
    guard let statement else { return ["–"] }
    guard statement.isAvailable else { return [.text(words[.cellNo])] }
    let start =
      switch statement.introduced {
      case .version(let version): version.text
      case .atMost(let version): "≤ \(version)"
      case .unknown: words[.cellYes]
      }
    guard let end = statement.deprecated ?? statement.ignored ?? statement.removed else {
      return [.text(start)]
    }
    return [
      "\(start) ",
      .badge(
        end == .unknown ? words[.isDeprecated] : words(.until, ["version": end.text]),
        style: "deprecated"),
    ]
  }

  /// The colour of a cell, beside what its text says.
  private static func style(of statement: AvailabilityStatement?) -> String {
    guard let statement else { return "" }
    return statement.isAvailable ? statement.isOver ? "over" : "yes" : "no"
  }

  // MARK: - What a script filters and sorts by

  private func controls(_ platforms: [Platform]) -> Controls {
    var types: [String: ValueType] = [:]
    for type in catalogue.keys.lazy.flatMap(\.types) {
      types[type.name] = type.isArray ? .array([]) : type
    }
    let groups = hasGroups ? catalogue.groups.filter { !context.indexes(of: $0).isEmpty } : []
    let onPlatforms: [Controls.Field] = [
      .checks(
        name: "platform", label: words[.availableOn], platforms.map { .init($0.name, $0.name) }),
      .choice(
        name: "match", label: words[.chosenPlatforms],
        [.init("", words[.anyOfThem]), .init("all", words[.allOfThem])]),
      .choice(
        name: "deprecated", label: words[.deprecatedThere],
        [.init("", words[.areShown]), .init("no", words[.areLeftOut])]),
    ]
    let anywhere: [Controls.Field] =
      [
        .choice(
          name: "type", label: words[.type],
          [.init("", words[.any])]
            + types.sorted { $0.key < $1.key }.map { .init($0.key, words.type($0.value)) })
      ]
      + (groups.isEmpty
        ? []
        : [
          .choice(
            name: "group", label: words[.group],
            [.init("", words[.any])] + groups.map { .init($0.id, $0.title) })
        ]) + [.text(name: "q", label: words[.nameContains])]
    return Controls(
      words[.keysToShow], (platforms.isEmpty ? [] : onPlatforms) + context.fileChoice + anywhere,
      words)
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
