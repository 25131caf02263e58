import Foundation
import JSON
import KeyCatalogue
import KeyModel
import TestSupport
import Testing

/// `Tests/Judges/fixtures/breaches.json` says how to break each rule of the catalogue, and
/// `examples.json` beside it holds the example of each kind of rule: the judges make property lists
/// of both. After a change of rules, run with `DOCGEN_RECORD=1`, which writes the files and fails.
@Suite struct RuleBreachTests {
  private func compare(_ json: JSONValue, with name: String) throws {
    let file = repository.appending(components: "Tests", "Judges", "fixtures", name)
    let expected = json.serialized()
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try Data(expected.utf8).write(to: file)
      Issue.record("\(name) was written; run the tests again without DOCGEN_RECORD")
      return
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "\(name) is stale; run this test with DOCGEN_RECORD=1")
  }

  @Test func theJudgesKnowHowToBreakEachRuleOfTheCatalogue() throws {
    let parts = [infoPlistCatalogue, entitlementsCatalogue, privacyManifestCatalogue]
    let entries = parts.flatMap { part in
      part.keys.flatMap { key in
        key.rules.enumerated().map { number, rule -> JSONValue in
          // `RuleListTests` tries the breaches that no schema sees.
          let breaches = rule.breaches(at: key, in: part).filter { !$0.keywords.isEmpty }
          let preparations = breaches.isEmpty ? [] : rule.preparations(at: key, in: part)
          return [
            "document": .string(part.document.id), "path": key.path.json,
            "rule": .integer(number), "prepare": .array(preparations.map(\.json)),
            "breaches": .array(breaches.map(\.json)),
          ]
        }
      }
    }
    try compare(.array(entries), with: "breaches.json")
  }

  @Test func theJudgesHaveTheExampleOfEachKindOfRule() throws {
    let examples = try Demand.kinds.map { kind -> JSONValue in
      let example = kind.example
      let key = try #require(example.catalogue[example.path])
      let rule = try #require(key.rules.first)
      let broken = rule.breaches(at: key, in: example.catalogue)
      return [
        "rule": .string(kind.name),
        "catalogue": example.catalogue.json(keyURL: { _ in "" }, extensionPointURL: { _ in "" }),
        "kept": example.kept.json,
        "broken": .array(
          broken.map {
            [
              "list": example.kept.applying($0.changes).json,
              "isSeenBySchemas": .boolean(!$0.keywords.isEmpty),
            ]
          }),
      ]
    }
    try compare(.array(examples), with: "examples.json")
  }
}

extension RuleBreach {
  fileprivate var json: JSONValue {
    [
      "changes": .array(changes.map(\.json)), "at": location.json,
      "keywords": JSONValue(strings: keywords),
    ]
  }
}

extension ListChange {
  fileprivate var json: JSONValue {
    switch self {
    case .set(let path, let value): ["set": path.json, "to": value.json]
    case .append(let path, let value): ["append": path.json, "to": value.json]
    case .remove(let path): ["remove": path.json]
    case .rename(let path, let name): ["rename": path.json, "to": .string(name)]
    }
  }
}
