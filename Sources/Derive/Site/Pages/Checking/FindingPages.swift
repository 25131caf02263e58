import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let findings = PageKind(
    "Findings", at: "findings/index", where: { !$0.findings.isEmpty },
    summary: { "What \($0.programName) validate reports, what it means, and what to do." },
    page: { FindingPages(context: $0).index })

  static let finding = PageKind(
    "finding", listedOn: findings.link, in: [.docset, .docsetIndex],
    pages: { kind, context in
      let keys = context.findings.isEmpty ? [:] : keysOfRules(in: context.catalogue)
      return context.findings.map { finding in
        PlannedPage(
          PageHead(kind, PageLink(finding.id, page(ofFinding: finding.id)), finding.summary)
        ) { FindingPages(context: context).page(of: finding, keys[finding.id] ?? [], $0) }
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

  /// The page of a finding, without extension.
  static func page(ofFinding id: String) -> String { findings.folder + "/" + safeFileName(id) }
}

/// The address of a finding's page in the site.
package func pageAddress(ofFinding id: String) -> String {
  PageFormat.html.file(PageKind.page(ofFinding: id))
}

/// Pages of what the checker reports, made from the explanations that the program prints.
struct FindingPages: PageMaker {
  let context: SiteContext

  fileprivate var index: Page {
    context.listPage(.findings) { builder in
      Severity.allCases.reversed().flatMap { severity -> [Block] in
        let findings = context.findings.filter { $0.severity == severity }
        guard !findings.isEmpty else { return [] }
        let title = Self.name(of: severity) + "s"
        return [
          builder.heading(title),
          .table(
            title, ["Finding", "What is wrong"],
            rows: findings.sorted { $0.id < $1.id }.map { finding in
              [
                [builder.link(toFinding: finding.id)],
                [.text(finding.summary)],
              ]
            }),
        ]
      }
    }
  }

  fileprivate func page(of finding: DiagnosticKind, _ keys: [Int], _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      var blocks: [Block] = [
        .paragraph([
          .strong([.text(catalogue.severityPhrase(of: finding).capitalizedFirst + ".")]),
          .text(" " + finding.explanation),
        ])
      ]
      if let example = finding.example {
        for (title, text) in [("Wrong", example.wrong), ("Right", example.right)] {
          blocks.append(.paragraph([.strong([.text(title + ":")])]))
          blocks.append(.code(language: text.hasPrefix("<") ? "xml" : "json", text))
          if text == example.wrong,
            let document = catalogue.documents.first(where: \.isPropertyList)
          {
            blocks += context.linkToCheck(text, in: document)
          }
        }
      }
      blocks += rules(of: finding, keys, &builder)
      let program = context.programName
      blocks += [
        builder.heading("In a terminal"),
        .code(
          language: "sh",
          """
          \(program) validate --explain \(finding.id)
          \(program) validate --disable \(finding.id) FILE
          """),
      ]
      return blocks
    }
  }

  private static func name(of severity: Severity) -> String {
    severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst()
  }

  /// The keys with rules that the finding is about.
  private func rules(
    of finding: DiagnosticKind, _ keys: [Int], _ builder: inout PageBuilder
  ) -> [Block] {
    guard !keys.isEmpty else { return [] }
    let rows = keys.prefix(Self.keysLimit).map { index -> [[Inline]] in
      let key = catalogue.keys[index]
      return [
        builder.distinctLink(to: key),
        builder.inline(
          key.rules.filter { $0.name == finding.id }.map(catalogue.sentence).joined(separator: " "),
          at: key.location),
      ]
    }
    var blocks: [Block] = [
      builder.heading("Keys with such a rule"),
      .table("Keys with such a rule", ["Key", "Rule"], rows: rows),
    ]
    if keys.count > Self.keysLimit {
      blocks.append(
        .paragraph([
          .text("And \(keys.count - Self.keysLimit) more: see "),
          builder.link(to: PageKind.rules.link), .text("."),
        ]))
    }
    return blocks
  }

  private static let keysLimit = 40
}

extension PageBuilder {
  /// A link to the list of findings; empty without findings.
  func linkToFindings(_ moment: String = "") -> [Block] {
    guard !context.findings.isEmpty else { return [] }
    return [
      .paragraph([
        .text("What \(context.programName) validate reports\(moment): "),
        link(to: PageKind.findings.link), ".",
      ])
    ]
  }

  func link(toFinding id: String) -> Inline {
    .link(.page(PageKind.page(ofFinding: id), fragment: nil), [.code(id)])
  }
}
