import KeyModel
import KeySchema
import Markup

/// Every rule of every key, with its source and who checks it.
struct RulesPage {
  let context: SiteContext

  private var catalogue: Catalogue { context.catalogue }

  var page: Page {
    context.listPage(
      SiteContext.rules,
      "Every rule that a property list has to keep, where it is stated, and what checks it."
    ) { builder in
      let all = catalogue.keys.flatMap { key in key.rules.map { (key: key, rule: $0) } }
      guard !all.isEmpty else { return [.paragraph([.text("No key has a rule.")])] }
      let counts = Dictionary(grouping: all) { $0.rule.schemaSupport(at: $0.key) }
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
      return [
        .list(List(items: meanings)),
        .table(
          Table(
            caption: "Rules",
            header: [
              [.text("Key")], [.text("Rule")], [.text("Strength")], [.text("Checked by")],
              [.text("Source")],
            ],
            rows: all.map { key, rule in
              [
                builder.distinctLink(to: key), builder.inline(rule.sentence, at: key.location),
                [.text(rule.strength.rawValue)],
                [.text(RuleText.name(of: rule.schemaSupport(at: key)))],
                source(of: rule, at: key),
              ]
            }, hasRowHeaders: true, style: "keys")),
      ]
    }
  }

  /// The section that states the rule, linked where it has an address.
  private func source(of rule: Rule, at key: Key) -> [Inline] {
    guard let reference = rule.source ?? key.sources.first else { return [.text("–")] }
    let source = catalogue.sources.first { $0.id == reference.id }
    let title = "\(source?.title ?? reference.id.text), \(reference.section)"
    guard let url = source?.url(ofSection: reference.section) ?? source?.url else {
      return [.text(title)]
    }
    return [.link(.external(url), [.text(title)])]
  }
}

/// Who checks a rule, in words.
enum RuleText {
  /// What a key's page says after a rule that no schema says in full; nil where one does.
  static func remark(on rule: Rule, at key: Key) -> String? {
    switch rule.schemaSupport(at: key) {
    case .expressed: nil
    case .partly: "(In some JSON Schemas only, such as the one for built lists.)"
    case .checkerOnly: "(Not in the JSON Schema.)"
    case .people: "(No program can check it.)"
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
    case .expressed: "a list that breaks the rule is not valid against the schemas."
    case .partly:
      "the schema for what ships says it, or the extension point’s own; while you develop, a rule on what ships may be broken."
    case .checkerOnly:
      "no schema says it, because it is advice, or because it needs more than one place of the list or more than the list."
    case .people: "no program can tell from a property list."
    }
  }
}
