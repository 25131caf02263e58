import KeyModel
import KeySchema
import Markup

/// Every rule of every key, declared or implied by its entry, with its source and who checks it.
struct RulesPage {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  var page: Page {
    context.listPage(
      SiteContext.rules,
      "Every rule that \(catalogue.document.indefinite) has to follow, where it is stated, and what checks it."
    ) { builder in
      let declared = catalogue.keys.enumerated().flatMap { index, key in
        key.rules.map {
          Row(
            key: index, sentence: $0.sentence, strength: $0.strength,
            support: $0.schemaSupport(at: key), rule: $0)
        }
      }
      let implied = catalogue.keys.enumerated().flatMap { index, key in
        catalogue.impliedRules(of: key).map { rule in
          (
            origin: rule.origin,
            row: Row(
              key: index, sentence: rule.sentence, strength: rule.strength,
              support: rule.schemaSupport(at: key, in: catalogue.document(of: key.path)), rule: nil)
          )
        }
      }
      let counts = Dictionary(grouping: declared + implied.map(\.row), by: \.support)
        .mapValues(\.count)
      let meanings: [[Block]] = SchemaSupport.allCases.compactMap { support in
        counts[support].map { count in
          [
            .paragraph([
              .strong([.text(RuleText.name(of: support))]),
              .text(" (\(count)): " + RuleText.meaning(of: support)),
            ])
          ]
        }
      }
      var blocks: [Block] = [.list(List(items: meanings))]
      func section(_ title: String, _ rows: [Row]) {
        guard !rows.isEmpty else { return }
        blocks.append(builder.heading(title))
        blocks.append(table(rows, caption: title, &builder))
      }
      section("Rules of single keys", declared)
      for origin in ImpliedRule.Origin.allCases {
        section(
          RuleText.title(of: origin), implied.filter { $0.origin == origin }.map(\.row))
      }
      return blocks
    }
  }

  /// A rule as the page shows it.
  private struct Row {
    /// Its number in the catalogue; keys are large, and some have many rules.
    var key: Int
    var sentence: String
    var strength: Rule.Strength
    var support: SchemaSupport
    /// The rule as declared; nil for one that is implied by the key's entry.
    var rule: Rule?
  }

  private func table(_ rows: [Row], caption: String, _ builder: inout PageBuilder) -> Block {
    // Most rules are those of many keys.
    let sentences = SharedTexts(Array(Set(rows.map(\.sentence))), links: context.links)
    return .table(
      Table(
        caption: caption,
        header: [
          [.text("Key")], [.text("Rule")], [.text("Strength")], [.text("Checked by")],
          [.text("Source")],
        ],
        rows: rows.map { row in
          let key = catalogue.keys[row.key]
          return [
            builder.distinctLink(to: key),
            (sentences.inlines(row.sentence, on: builder.page)
              ?? builder.inline(row.sentence, at: key.location))
              + (row.rule.map { builder.codes(of: $0) } ?? []),
            [.text(row.strength.rawValue)], [.text(RuleText.name(of: row.support))],
            row.rule.map { builder.source(of: $0, at: key) } ?? builder.source(key.sources.first),
          ]
        }, hasRowHeaders: true, style: "keys"))
  }
}

/// What checks a rule, in words.
enum RuleText {
  /// The remark of a key's page on a rule that not every schema expresses.
  static func remark(on rule: Rule, at key: Key) -> String? {
    switch rule.schemaSupport(at: key) {
    case .expressed: nil
    case .partly: "(Only in some of the JSON Schemas.)"
    case .checkerOnly: "(Not in the JSON Schema.)"
    case .people: "(Cannot be checked by a program.)"
    }
  }

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

  static func name(of support: SchemaSupport) -> String {
    switch support {
    case .expressed: "JSON Schema"
    case .partly: "JSON Schema, some"
    case .checkerOnly: "Checker only"
    case .people: "People"
    }
  }

  static func meaning(of support: SchemaSupport) -> String {
    switch support {
    case .expressed: "a file that breaks the rule is not valid against the schemas."
    case .partly:
      "only some of the schemas express it, such as the one for finished products or the one of an extension point."
    case .checkerOnly:
      "no schema expresses it, because it is advice, or because it depends on other parts of the file or on more than the file."
    case .people: "a program cannot tell from the file."
    }
  }
}
