import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing
import Text

/// The examples on the pages of codes are what the checker says of them.
@Suite struct RejectionCodeTests {
  /// The codes that one list of a project shows, by the options that their pages name. The others are about code, other
  /// bundles, a profile or what the store has.
  static let decided: [String: [RejectionCode.ID]] = [
    "": [
      "0xe80000a2", "0xe80000dc", "ITMS-90049", "ITMS-90058", "ITMS-90060", "ITMS-90112",
      "ITMS-90158", "ITMS-90277", "ITMS-90286", "ITMS-90349", "ITMS-90361", "ITMS-90363",
      "ITMS-90474", "ITMS-90542", "ITMS-90562", "ITMS-90738", "ITMS-90771", "ITMS-91054",
      "ITMS-91055", "ITMS-91056", "ITMS-91064", "ITMS-91106", "ITMS-91107", "ITMS-91108",
      "ITMS-91179",
    ],
    "--distribution app-store": ["ITMS-90164", "ITMS-90243"],
    "--distribution app-store --profile built": ["ITMS-90046", "ITMS-90360"],
    "--distribution mac-app-store": ["ITMS-90265", "ITMS-90756"],
    "--distribution mac-app-store --profile built": [
      "ITMS-90242", "ITMS-90257", "ITMS-90296", "ITMS-90983",
    ],
    "--platform ios": ["ITMS-90362", "ITMS-90737", "ITMS-90788"],
    "--platform ios --deployment-target 11.0 --profile built": ["ITMS-90502"],
    "--platform ios --deployment-target 13.0": ["ITMS-90778"],
    "--platform ios --profile built": ["ITMS-90056", "ITMS-90057", "ITMS-90713"],
    "--sdk ios26.0 --profile built": ["ITMS-90068"],
    "--sdk ios26.7": ["ITMS-90475"],
    "--sdk ios27.0": ["ITMS-90870"],
  ]

  /// A code whose example is a piece of a built product, which lacks the keys that others need.
  static let codeOfProducts = "ITMS-90265"

  static let rules = referenceCatalogue.rulesByCode

  private static func options(for code: RejectionCode) -> [StatedOptions] {
    StatedOptions.all(
      for: code, with: (rules[code.id] ?? []).map(\.rule), in: referenceCatalogue)
  }

  static let examples = referenceCatalogue.codes.filter { $0.wrong != nil }

  /// Findings of the checker in a list of a code, with options.
  private struct Checkers {
    private var checkers: [[String]: PropertyListChecker] = [:]

    mutating func findings(
      in list: PropertyListValue?, of code: RejectionCode, with options: StatedOptions
    ) throws -> [Diagnostic] {
      let id = code.document ?? referenceCatalogue.document.id
      let document = try #require(referenceCatalogue.document(named: id))
      let key = [id, RejectionCodeTests.words(options)]
      let catalogue = referenceCatalogue.part(document)
      let checker =
        try checkers[key]
        ?? PropertyListChecker(
          catalogue,
          // A store warns before it refuses, from a day on.
          options: changed(options.options(for: catalogue, knowing: [])) { $0.date = "2026-12-01" })
      checkers[key] = checker
      let list = try #require(list)
      return checker.check(
        Array(list.json.serialized().utf8), file: document.fileMatch.first ?? "")
    }
  }

  static func words(_ options: StatedOptions) -> String {
    options.arguments.joined(separator: " ")
  }

  @Test func wrongExamplesHaveTheirCodesWithTheOptionsThatPagesName() throws {
    var checkers = Checkers()
    var found: [String: [RejectionCode.ID]] = [:]
    for code in Self.examples {
      let options = try Self.options(for: code).first {
        try checkers.findings(in: code.wrong, of: code, with: $0)
          .contains { $0.codes.contains(code.id) }
      }
      if let options { found[Self.words(options), default: []].append(code.id) }
    }
    for words in Set(found.keys).union(Self.decided.keys).sorted() {
      #expect(
        Set(found[words] ?? []) == Set(Self.decided[words] ?? []),
        "\(words): \((found[words] ?? []).sorted())")
    }
  }

  @Test func rightExamplesHaveNoCodes() throws {
    var checkers = Checkers()
    for code in Self.examples {
      let named = Self.decided.first { $0.value.contains(code.id) }?.key ?? ""
      for options in Self.options(for: code) {
        let isNamed = Self.words(options) == named
        // Most projects are for a phone or a watch.
        let platforms = code.refusedBy == ["mac-app-store"] ? ["macos"] : ["ios", "watchos"]
        let isUsual =
          code.id != Self.codeOfProducts
          && Set(options.texts.keys).isSubset(of: [.platform, .distribution])
          && platforms.contains(options.texts[.platform] ?? "")
        guard isNamed || isUsual else { continue }
        let found = try checkers.findings(in: code.right, of: code, with: options)
        #expect(
          found.allSatisfy { finding in
            isUsual
              ? finding.codes.isEmpty && finding.severity != .error
              : !finding.codes.contains(code.id)
          }, "\(code.id) \(Self.words(options)): \(found.map { "\($0.id) \($0.message)" })")
      }
    }
  }

  @Test func everyCodeSaysWhatHappens() {
    for code in referenceCatalogue.codes {
      #expect(!code.refusedBy.isEmpty || !code.outcome.isEmpty, "\(code.id)")
    }
  }

  @Test func everyMessageIsFromAReport() {
    let reports: Set<Source.ID> = ["github", "developer-forums"]
    for code in referenceCatalogue.codes where !code.messages.isEmpty {
      #expect(code.sources.contains { reports.contains($0.id) }, "\(code.id)")
    }
  }
}
