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
              .strong([.text(RuleText.name(of: support))]),
              .text(" (\(counts[support] ?? 0)): " + RuleText.meaning(of: support)),
            ]
          })
      ]
      if catalogue.keys.contains(where: { !$0.rules.isEmpty }) {
        blocks.append(.paragraph([.text(CatalogueCounts(catalogue).sentenceOnRules)]))
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
      return blocks + checkerRules(&builder) + builder.linkToFindings()
    }
  }

  fileprivate var anyFile: String {
    alternatives(catalogue.documents.map { withArticle(catalogue.noun(for: $0)) })
  }

  /// The rules that the file shows and no schema expresses, each once, with its keys.
  private func checkerRules(_ builder: inout PageBuilder) -> [Block] {
    var keys: [String: [Int]] = [:]
    var sentences: [String] = []
    for (index, key) in catalogue.keys.enumerated() {
      for rule in key.rules where rule.schemaSupport(at: key, in: catalogue) == .checkerOnly {
        let sentence = catalogue.sentence(of: rule)
        if keys[sentence] == nil { sentences.append(sentence) }
        keys[sentence, default: []].append(index)
      }
    }
    let items = sentences.map { sentence -> [Inline] in
      let (known, location) = (
        keys[sentence] ?? [], catalogue.keys[keys[sentence]?.first ?? 0].location
      )
      let links = known.prefix(Self.keysLimit).map { builder.distinctLink(to: catalogue.keys[$0]) }
      let more = known.count - links.count
      return builder.joined(links) + (more > 0 ? [.text(" and \(more) more")] : []) + [": "]
        + builder.inline(sentence, at: location)
    }
    return builder.chapter("Rules that no schema expresses", id: "not-in-schemas", .bullets(items))
  }

  /// As many keys as a line names.
  private static let keysLimit = 3
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
