import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let findings = PageKind(
    .findings, at: FindingFamily.folder + "/index", where: { !$0.findings.isEmpty },
    summary: { $0.words(.aboutFindings, ["program": $0.programName]) },
    page: { FindingPages(context: $0).index })

  static let findingFamily = PageKind(
    "findings", listedOn: findings, in: [.docset, .docsetIndex],
    pages: { kind, context in
      guard !context.findings.isEmpty else { return [] }
      let keys = keysOfRules(in: context.catalogue)
      let ofServices = context.catalogue.findingsOfServices(
        among: context.findings.flatMap(\.kinds))
      return context.findings.map { family in
        var head = PageHead(kind, PageLink(family.title, family.page), family.summary)
        head.parts = family.kinds.map {
          PagePart(title: $0.id, fragment: $0.id, summary: $0.summary)
        }
        return PlannedPage(head) {
          FindingPages(context: context).page(of: family, keys, ofServices, $0)
        }
      }
    })

  /// The indexes of the keys that have a rule of each name.
  private static func keysOfRules(in catalogue: Catalogue) -> [String: [Int]] {
    var keys: [String: [Int]] = [:]
    for (index, key) in catalogue.keys.enumerated() {
      for name in key.rules.map(\.name).uniqued { keys[name, default: []].append(index) }
    }
    return keys
  }
}

/// Pages of what the checker reports, by subject, made from the explanations that the program prints.
struct FindingPages: PageMaker {
  let context: SiteContext

  fileprivate var index: Page {
    context.listPage(.findings) { builder in
      context.findings.flatMap { family -> [Block] in
        let link = builder.link(to: PageLink(family.title, family.page))
        return [
          builder.heading([link], id: family.id),
          .table(
            Table(
              caption: family.title,
              header: [.finding, .whatIsWrong, .usually].map { [.text(words[$0])] },
              rows: family.kinds.map { finding in
                [
                  [builder.link(toFinding: finding.id, in: family)], [.text(finding.summary)],
                  [.text(words.severity(finding.severity))],
                ]
              }, hasRowHeaders: true, style: "keys",
              ids: family.kinds.map { builder.ids.unique($0.id) })),
        ]
      }
    }
  }

  fileprivate func page(
    of family: FindingFamily, _ keys: [String: [Int]], _ ofServices: Set<String>,
    _ head: PageHead
  ) -> Page {
    context.listPage(head) { builder in
      let program = context.programName
      return [.paragraph([.text(words[.examplesAreInvented])])]
        + family.kinds.flatMap { finding in
          [.heading(level: 2, [.code(finding.id)], id: builder.ids.unique(finding.id))]
            + blocks(
              of: finding, in: family, keys[finding.id] ?? [],
              isOfServices: ofServices.contains(finding.id), &builder)
        } + [
          builder.heading(.inTerminal),
          .code(language: "sh", "\(program) validate --explain \(family.kinds.first?.id ?? "ID")"),
        ]
    }
  }

  private func blocks(
    of finding: DiagnosticKind, in family: FindingFamily, _ keys: [Int], isOfServices: Bool,
    _ builder: inout PageBuilder
  ) -> [Block] {
    var blocks: [Block] = [
      .paragraph(
        [
          .text(finding.summary + " "),
          .badge(
            words.severityPhrase(catalogue.severities(of: finding)).capitalizedFirst,
            style: finding.severity.rawValue),
        ] + (isOfServices ? [.text(" " + words[.errorAtStore])] : [])
      )
    ]
    if !finding.session.isEmpty { blocks.append(.code(language: "console", finding.session)) }
    if let example = finding.example { blocks += self.blocks(of: example) }
    if family.isAboutSyntax, let example = finding.example, example.wrong.canBePasted,
      let document = catalogue.documents.first(where: \.isPropertyList)
    {
      blocks += context.linkToCheck(example.wrong, in: document)
    }
    blocks += [
      paragraph(.repairLead, finding.repair), paragraph(.costLead, finding.cost),
      paragraph(.reasonLead, finding.explanation),
    ]
    return blocks + rules(of: finding, keys, &builder) + ending(of: finding)
  }

  /// A text after its lead, with code between backticks.
  private func paragraph(_ lead: Word, _ text: String) -> Block {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    return .paragraph(
      [.strong([.text(words[lead])]), " "]
        + parts.map { index, part in
          index.isMultiple(of: 2) ? .text(String(part)) : .code(String(part))
        })
  }

  /// The command that leaves a finding out.
  private func ending(of finding: DiagnosticKind) -> [Block] {
    guard finding.example != nil else { return [] }
    guard finding.canBeDisabled else { return [.paragraph([.text(words[.cannotBeLeftOut])])] }
    let command = "\(context.programName) validate --disable \(finding.id) FILE"
    return [paragraph(.leaveOutLead, "`\(command)`")]
  }

  /// A piece that is reported and the same piece repaired, with marks at the lines that differ.
  private func blocks(of example: DiagnosticKind.Example) -> [Block] {
    func listing(_ text: String, unlike other: String, as mark: LineMark) -> Block {
      let language =
        text.hasPrefix("$") ? "console" : text.isMarkup ? "xml" : text.isJSON ? "json" : nil
      var listing = Listing("", language: language, text)
      listing.markLines(unlike: other, as: mark)
      return .forms(id: "", label: "", [listing])
    }
    return [
      .paragraph([.strong([.text(words[.wrongLead])])]),
      listing(example.wrong, unlike: example.right, as: .removed),
      .paragraph([.strong([.text(words[.rightLead])])]),
      listing(example.right, unlike: example.wrong, as: .added),
    ]
  }

  /// The keys with rules that the finding is about.
  private func rules(
    of finding: DiagnosticKind, _ keys: [Int], _ builder: inout PageBuilder
  ) -> [Block] {
    guard !keys.isEmpty else { return [] }
    let items = keys.prefix(Self.keysLimit).map { index -> [Inline] in
      let key = catalogue.keys[index]
      return builder.distinctLink(to: key) + [": "]
        + builder.inline(
          key.rules.filter { $0.name == finding.id }
            .map { catalogue.sentence(of: $0, at: key) }.joined(separator: " "),
          at: key.location)
    }
    let rest: [[Inline]] =
      keys.count > Self.keysLimit
      ? [[.text(words(.andMoreKeys, count: keys.count - Self.keysLimit))]] : []
    return [.paragraph([.strong([.text(words[.keysWithRule])])]), .bullets(items + rest)]
  }

  private static let keysLimit = 6
}

extension String {
  fileprivate var isMarkup: Bool { hasPrefix("<") }
  fileprivate var isJSON: Bool { hasPrefix("{") || hasPrefix("[") }

  /// Whether the text is all of a file: no command, nothing left out, no picture of what cannot be shown.
  fileprivate var canBePasted: Bool {
    (isMarkup || isJSON) && !contains { "…␀␁\u{FFFD}".contains($0) }
  }
}

extension PageBuilder {
  /// A link to the list of findings; empty without findings.
  func linkToFindings(_ lead: Word = .programReports) -> [Block] {
    guard !context.findings.isEmpty else { return [] }
    return [
      .paragraph(
        words.inlines(
          lead,
          [
            "program": [.text(context.programName)],
            "findings": [link(to: PageKind.findings)],
          ]))
    ]
  }

  /// A link to the explanation of a finding; its id alone if the site has none.
  func link(toFinding id: String) -> Inline {
    context.findings.first { $0.kinds.contains { $0.id == id } }.map {
      link(toFinding: id, in: $0)
    } ?? .code(id)
  }

  fileprivate func link(toFinding id: String, in family: FindingFamily) -> Inline {
    .link(.page(family.page, fragment: id), [.code(id)])
  }
}
