import Diagnostics
import Foundation
import JSON
import KeyModel
import TestSupport
import Testing

/// `docs/rules.md` is generated: every demand, condition and form of text, with an example. After a change,
/// run with `DOCGEN_RECORD=1`, which writes the file and fails.
@Suite struct RulesDocumentTests {
  private static let conditions: [(Condition, String)] = [
    (.present("A"), "a key is present"),
    (.absent("A"), "a key is absent"),
    (.has("A", true), "a key has one of these values, or an element with one of them"),
    (.contains("A", "x", "y"), "an array has an element with one of these values"),
    (.count("A", atLeast: 2), "an array has this many elements: `min`, `max` or both"),
    (.present("A") && .present("B"), "all conditions are true"),
    (.has("A", 1) || .has("B", 1), "one condition is true"),
    (!Condition.has("A", "x"), "the condition is false"),
    (.any([.extensionPoint("com.example.lamp"), .product]), "the file is for an extension point"),
    (
      .bundle(BundleKind("app")),
      "the file is in a bundle of one of these kinds, which the catalogue declares"
    ),
    (.platform(Platform("Deck")), "the product runs on a platform"),
    (
      .target(before: Release(Platform("Deck"), "2.0")),
      "the oldest supported release is before this one; `from` for this one or later"
    ),
    (
      .sdk(from: Release(Platform("Deck"), "3.0")),
      "the SDK is that of this release or later; `before` for an older one"
    ),
    (
      .distribution(Distribution("store", name: "the store")),
      "the product is distributed in one of these ways, which the catalogue declares and `--distribution` names"
    ),
    (.product, "the file was made by a build"),
    (
      .code("the app uses the lamp", ["Lamp.light()"]),
      "not shown by any file: `dependsOn` is `code`, `device`, `files`, `review` or `intent`"
    ),
  ]

  @Test func theDocumentOfRulesListsThemAll() throws {
    let file = repository.appending(components: "docs", "rules.md")
    let expected = try Self.document()
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try Data(expected.utf8).write(to: file)
      Issue.record("docs/rules.md was written; run the tests again without DOCGEN_RECORD")
      return
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "docs/rules.md is stale; run this test with DOCGEN_RECORD=1")
  }

  @Test func everyConditionIsListedAndReadAsItIsWritten() throws {
    let source = try sourceText("Condition.swift")
    let cases = Set(source.matches(of: /\n  case (\w+)/).map { String($0.1) })
    let listed = Self.conditions.flatMap { $0.0.withParts }.map(\.caseName)
    #expect(cases.subtracting(listed) == ["always"])
    for (condition, meaning) in Self.conditions {
      let catalogue = condition.catalogue
      let bytes = catalogue.jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
      let read = CatalogueReader.read(bytes, file: "catalogue.json")
      #expect(!read.diagnostics.containsErrors, "\(meaning): \(read.diagnostics)")
      let found = read.catalogue?.keys.first?.rules.first?.condition
      #expect(found?.written == condition.written && found != .always, "\(meaning)")
    }
  }

  private static func document() throws -> String {
    var text = """
      # Rules

      A rule of a key is a demand and, in `where`, the condition under which it applies. This page lists the rules that a catalogue in JSON can state; it is generated from the
      descriptions that the checker and the schemas use. In Swift the same rules are members of `Rule` and `Condition`: `.present.when(.has("A", true))`.

      Every rule may also have `strength` (`should` for advice), `extensionPoints`, `until`, `codes`, `problem` and `remedy`, and `source`. A condition is true, false or unknown for a file; if it is
      unknown, nothing is reported.

      `problem` and `remedy` are a person's words for a breach, in place of those that follow from the demand and the condition: what is wrong, and what to do, each in one line without a final
      period. In both, `{key}` and `{value}` stand for the key and the value as the file spells them, in quotes. Of a key's rules with the same words, one is reported.
      In Swift: `.present.saying("the lamp has no {key}", "add it")`.

      ## Demands

      | demand | members | sentence | in `catalogue.json` | in a JSON Schema |
      | --- | --- | --- | --- | --- |

      """
    for kind in Demand.kinds {
      let key = try #require(kind.example.catalogue[kind.example.path])
      let rule = try #require(key.rules.first)
      let json = JSONValue.object(
        [.init("rule", .string(rule.name))] + rule.demand.members.json
          + (rule.condition == .always ? [] : [.init("where", rule.condition.written)])
          + (kind.name == "stated" ? [.init("text", .string(rule.sentence))] : []))
      let schema =
        switch rule.schema(at: key.path) {
        case .demands: "yes"
        case .inexpressible(let reason), .forPeople(let reason): reason
        }
      let fields = kind.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      text +=
        "| `\(kind.name)` | \(fields) | \(plain(rule.sentence)) | `\(json.line)` | \(schema) |\n"
    }
    text += """

      ## Conditions

      | condition | in `where` | in a sentence |
      | --- | --- | --- |

      """
    for (condition, meaning) in conditions {
      text +=
        "| \(meaning) | `\(condition.written.line)` | \(plain(condition.phrase ?? "")) |\n"
    }
    text += """

      ## Forms of texts

      The values of `format` in the demand `format`.

      | form | a text must be | matches | doesn't match | pattern |
      | --- | --- | --- | --- | --- |

      """
    for format in TextFormat.allCases {
      let pattern = format.pattern.replacingOccurrences(of: "|", with: "\\|")
      let cases = formatCases.filter { $0.format == format && !$0.text.isEmpty }
      let examples = [true, false].map { accepts in
        cases.first { $0.accepts == accepts }.map { "`\($0.text)`" } ?? ""
      }
      text +=
        "| `\(format.rawValue)` | \(format.phrase) | \(examples[0]) | \(examples[1]) | `\(pattern)` |\n"
    }
    text += """

      ## Patterns

      `pattern` supports a subset of ECMA-262 regular expressions that is matched in time proportional to the text: characters, `.`, classes such as `[a-z_]` and `[^/]`, `\\d`, `\\s`, `\\w` and
      their opposites, `\\uXXXX`, groups, `|`, the repetitions `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`, and `^` and `$` for the ends of the text. Without the last two, a pattern matches anywhere in the text.

      """
    return text
  }
}

extension Condition {
  /// The condition and the conditions in it.
  fileprivate var withParts: [Condition] { [self] + parts.flatMap(\.withParts) }

  fileprivate var caseName: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// A catalogue with a rule that has the condition.
  fileprivate var catalogue: Catalogue {
    let key = Key("K", .string, summary: "A key.", rules: [.present.when(self)], sources: [])
    return Catalogue(
      title: "T", groups: [KeyGroup("g", "G", summary: "Keys.", keys: [key])], sources: [],
      releases: ReleaseRegistry([]))
  }

  /// The condition as `catalogue.json` has it.
  fileprivate var written: JSONValue {
    let json = catalogue.json(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    guard case .array(let keys)? = json["keys"], case .array(let rules)? = keys.first?["rules"]
    else { return .null }
    return rules.first?["where"] ?? .null
  }
}

extension JSONValue {
  /// On one line, for a cell of a table.
  fileprivate var line: String {
    serialized().split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacingOccurrences(of: "|", with: "\\|")
  }
}
