import KeyModel
import KeySchema
import Markup
import Text

extension PageKind {
  static let rules = PageKind(
    .rules, at: "rules",
    summary: { $0.words(.aboutRules, ["files": RulesPages(context: $0).anyFile]) },
    page: { RulesPages(context: $0).overview })
}

/// The rules of keys by who checks them. The page of each key has its rules.
struct RulesPages: Sendable, PageMaker {
  let context: SiteContext

  /// The number of rules and who checks them; rules that entries imply are only counted here,
  /// because the page of each key has its types, values and platforms.
  fileprivate var overview: Page {
    context.listPage(.rules) { builder in
      var counts: [SchemaSupport: Int] = [:]
      var implied: [ImpliedRule.Origin: Int] = [:]
      for key in catalogue.keys {
        for rule in key.rules {
          counts[rule.schemaSupport(at: key, in: catalogue), default: 0] += 1
        }
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
              .strong([.text(words[RuleText.name(of: support)])]),
              .text(" (\(counts[support] ?? 0)): " + words[RuleText.meaning(of: support)]),
            ]
          })
      ]
      if catalogue.keys.contains(where: { !$0.rules.isEmpty }) {
        blocks.append(.paragraph([.text(CatalogueCounts(catalogue).sentenceOnRules)]))
      }
      let origins = ImpliedRule.Origin.allCases.filter { implied[$0] != nil }
      if !origins.isEmpty {
        blocks.append(builder.heading(.impliedRules))
        blocks.append(.paragraph([.text(words[.impliedRulesLead])]))
        blocks.append(
          .bullets(
            origins.map { origin in
              [
                .strong([.text(words[RuleText.title(of: origin)])]),
                .text(" (\(implied[origin] ?? 0)): " + words[RuleText.meaning(of: origin)]),
              ]
            }))
      }
      return blocks + checkerRules(&builder) + builder.linkToFindings()
    }
  }

  fileprivate var anyFile: String {
    words.list(
      catalogue.documents.map { words(.aFile, ["file": catalogue.noun(for: $0)]) }, .or)
  }

  /// The rules that the file shows and no schema expresses, each once, with its keys.
  private func checkerRules(_ builder: inout PageBuilder) -> [Block] {
    var keys: [String: [Int]] = [:]
    var sentences: [String] = []
    for (index, key) in catalogue.keys.enumerated() {
      for rule in key.rules where rule.schemaSupport(at: key, in: catalogue) == .checkerOnly {
        let sentence = catalogue.sentence(of: rule, at: key)
        if keys[sentence] == nil { sentences.append(sentence) }
        keys[sentence, default: []].append(index)
      }
    }
    let items = sentences.map { sentence -> [Inline] in
      let (known, location) = (
        keys[sentence] ?? [], catalogue.keys[keys[sentence]?.first ?? 0].location
      )
      let links = known.map { builder.distinctLink(to: catalogue.keys[$0]) }
      return builder.few(links, Self.keysLimit) + [": "]
        + builder.inline(sentence, at: location)
    }
    return builder.chapter(
      .rulesBeyondSchemas, id: "not-in-schemas",
      .bullets(builder.first(items, others: context.link(to: .keys))))
  }

  /// As many keys as a line names.
  private static let keysLimit = 3
}

/// Descriptions of who checks a rule.
enum RuleText {
  static func title(of origin: ImpliedRule.Origin) -> Word {
    switch origin {
    case .type: .ruleTypes
    case .position: .rulePositions
    case .values: .ruleValues
    case .requirement: .ruleRequired
    case .extensionPoints: .rulePoints
    case .platforms: .rulePlatforms
    }
  }

  static func meaning(of origin: ImpliedRule.Origin) -> Word {
    switch origin {
    case .type: .ruleTypesMeaning
    case .position: .rulePositionsMeaning
    case .values: .ruleValuesMeaning
    case .requirement: .ruleRequiredMeaning
    case .extensionPoints: .rulePointsMeaning
    case .platforms: .rulePlatformsMeaning
    }
  }

  static func name(of support: SchemaSupport) -> Word {
    switch support {
    case .expressed: .checkedBySchema
    case .partly: .checkedBySomeSchemas
    case .checkerOnly: .checkedByChecker
    case .people: .checkedByPeople
    }
  }

  static func meaning(of support: SchemaSupport) -> Word {
    switch support {
    case .expressed: .checkedBySchemaMeaning
    case .partly: .checkedBySomeSchemasMeaning
    case .checkerOnly: .checkedByCheckerMeaning
    case .people: .checkedByPeopleMeaning
    }
  }
}
