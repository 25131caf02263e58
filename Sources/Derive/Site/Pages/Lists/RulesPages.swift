import KeyModel
import KeySchema
import Markup
import Text

extension PageKind {
  static let rules = PageKind(
    "Rules", at: "rules",
    summary: {
      "Every rule that \(RulesPages(context: $0).anyFile) has to follow, and what checks it."
    }, page: { RulesPages(context: $0).overview })
}

/// The rules of keys, each with who checks it: a chapter on the page of each group, and a page that counts them all.
/// Their sources are on the pages of the keys.
struct RulesPages: Sendable, PageMaker {
  let context: SiteContext

  /// The groups that have rules.
  fileprivate var groups: [KeyGroup] {
    catalogue.groups.filter { group in
      context.indexes(of: group).contains { !catalogue.keys[$0].rules.isEmpty }
    }
  }

  /// The number of rules and who checks them; rules that entries imply are only counted here,
  /// because the page of each key has its types, values and platforms.
  fileprivate var overview: Page {
    let groups = groups
    return context.listPage(.rules) { builder in
      var counts: [SchemaSupport: Int] = [:]
      var implied: [ImpliedRule.Origin: Int] = [:]
      var declared: [KeyGroup.ID: Int] = [:]
      for key in catalogue.keys {
        for rule in key.rules {
          counts[rule.schemaSupport(at: key, in: catalogue), default: 0] += 1
        }
        declared[key.group, default: 0] += key.rules.count
        let document = catalogue.document(of: key.path)
        for rule in catalogue.impliedRules(of: key) {
          counts[rule.schemaSupport(at: key, in: document), default: 0] += 1
          implied[rule.origin, default: 0] += 1
        }
      }
      var blocks: [Block] = [
        .bullets(
          SchemaSupport.allCases.filter { counts[$0] != nil }.map { support in
            [
              .strong([.text(RuleText.name(of: support))]),
              .text(" (\(counts[support] ?? 0)): " + RuleText.meaning(of: support)),
            ]
          })
      ]
      if !groups.isEmpty {
        blocks.append(builder.heading("Rules of single keys"))
        blocks.append(.paragraph([.text(CatalogueCounts(catalogue).sentenceOnRules)]))
        blocks.append(
          .bullets(
            groups.map { group in
              [
                .link(
                  context.routes.rules(of: group).destination, [.text(context.title(of: group))]),
                " (\(declared[group.id] ?? 0))",
              ]
            }))
      }
      let origins = ImpliedRule.Origin.allCases.filter { implied[$0] != nil }
      if !origins.isEmpty {
        blocks.append(builder.heading("Rules that the entries imply"))
        blocks.append(.paragraph(["The page of each key states what they follow from."]))
        blocks.append(
          .bullets(
            origins.map { origin in
              [
                .strong([.text(RuleText.title(of: origin))]),
                .text(" (\(implied[origin] ?? 0)): " + RuleText.meaning(of: origin)),
              ]
            }))
      }
      return blocks + builder.linkToFindings()
    }
  }

  fileprivate var anyFile: String {
    alternatives(catalogue.documents.map { withArticle(catalogue.noun(for: $0)) })
  }

  /// The rules of a group's keys; nothing where there are none.
  func chapter(of group: KeyGroup, _ builder: inout PageBuilder) -> [Block] {
    let rows = context.indexes(of: group).flatMap { index in
      let key = catalogue.keys[index]
      return key.rules.map {
        Row(
          key: index, sentence: catalogue.sentence(of: $0),
          support: $0.schemaSupport(at: key, in: catalogue), rule: $0)
      }
    }
    guard !rows.isEmpty else { return [] }
    return [
      builder.heading("Rules", id: Routes.rulesAnchor),
      table(rows, caption: "Rules of single keys", &builder),
    ]
  }

  /// A rule as the page shows it.
  private struct Row {
    /// Its number in the catalogue; keys are large, and some have many rules.
    var key: Int
    var sentence: String
    var support: SchemaSupport
    var rule: Rule
  }

  private func table(_ rows: [Row], caption: String, _ builder: inout PageBuilder) -> Block {
    // Most rules are shared by many keys.
    let sentences = SharedTexts(Array(Set(rows.map(\.sentence))), links: context.links)
    return .table(
      caption, ["Key", "Rule", "Strength", "Checked by"],
      rows: rows.map { row in
        let key = catalogue.keys[row.key]
        return [
          builder.distinctLink(to: key),
          (sentences.inlines(row.sentence, on: builder.page)
            ?? builder.inline(row.sentence, at: key.location)) + builder.codes(of: row.rule),
          [.text(row.rule.strength.rawValue)], [.text(RuleText.checker(of: row.rule, row.support))],
        ]
      })
  }
}

/// Descriptions of who checks a rule.
enum RuleText {
  static func title(of origin: ImpliedRule.Origin) -> String {
    switch origin {
    case .type: "Types"
    case .position: "Positions"
    case .values: "Closed sets of values"
    case .requirement: "Required keys"
    case .extensionPoints: "Keys of some extension points"
    case .platforms: "Platforms and versions"
    }
  }

  static func meaning(of origin: ImpliedRule.Origin) -> String {
    switch origin {
    case .type: "a value has one of the types of its key."
    case .position: "a key is where its path says, not inside another one."
    case .values: "a value is one of those that its key lists, where no others are possible."
    case .requirement: "a key that is always required is there."
    case .extensionPoints: "a key that only some extension points read is in no other extension."
    case .platforms: "a key is in no file for a platform or version that does not support it."
    }
  }

  static func name(of support: SchemaSupport) -> String {
    switch support {
    case .expressed: "JSON Schema"
    case .partly: "JSON Schema, some"
    case .checkerOnly: "Checker only"
    case .people: "Not in the file"
    }
  }

  /// The checker of a rule, or its dependence.
  static func checker(of rule: Rule, _ support: SchemaSupport) -> String {
    guard support == .people, let dependence = rule.dependence else { return name(of: support) }
    return "Depends on \(dependence.subject)"
  }

  static func meaning(of support: SchemaSupport) -> String {
    switch support {
    case .expressed: "a file that breaks the rule is not valid against the schemas."
    case .partly:
      "only some of the schemas express it: the one for finished products, the one of an extension point, or the strict one, which also rejects what only a store refuses."
    case .checkerOnly:
      "no schema expresses it, because it is advice, or because it depends on other parts of the file or on more than the file."
    case .people: "it depends on something that the file doesn't show."
    }
  }
}
