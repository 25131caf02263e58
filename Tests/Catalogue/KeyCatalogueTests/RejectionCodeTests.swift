import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// The examples on the pages of codes are what the checker says of them.
@Suite struct RejectionCodeTests {
  /// The codes that one list of a project shows. The others are about code, other bundles, a profile, a built product
  /// or what the store has.
  static let decided: Set<RejectionCode.ID> = [
    "0xe80000a2", "0xe80000dc", "ITMS-90049", "ITMS-90058", "ITMS-90060", "ITMS-90112",
    "ITMS-90158", "ITMS-90164", "ITMS-90277", "ITMS-90286", "ITMS-90349", "ITMS-90361",
    "ITMS-90362", "ITMS-90363", "ITMS-90542", "ITMS-90562", "ITMS-90737", "ITMS-90738",
    "ITMS-90756", "ITMS-90771", "ITMS-91054", "ITMS-91055", "ITMS-91056", "ITMS-91064",
    "ITMS-91106",
    "ITMS-91107", "ITMS-91108", "ITMS-91179",
  ]

  static let examples = referenceCatalogue.codes.filter { $0.wrong != nil }

  private func findings(of list: PropertyListValue, for code: RejectionCode) throws -> [Diagnostic]
  {
    let id = code.document ?? referenceCatalogue.document.id
    let document = try #require(referenceCatalogue.document(named: id))
    let catalogue = referenceCatalogue.part(document)
    let stores = catalogue.distributions.filter { code.refusedBy.contains($0.id) }.prefix(1)
    let platforms: [Platform] = code.refusedBy == ["mac-app-store"] ? [.macOS] : [.iOS, .watchOS]
    return platforms.flatMap { platform in
      PropertyListChecker(
        catalogue, options: CheckOptions(platform: platform, distribution: stores.first)
      ).check(Array(list.json.serialized().utf8), file: document.fileMatch.first ?? "")
    }
  }

  @Test(arguments: examples)
  func theWrongExampleHasTheCodeIfAListShowsIt(code: RejectionCode) throws {
    let found = try findings(of: #require(code.wrong), for: code)
    #expect(
      found.contains { $0.codes.contains(code.id) } == Self.decided.contains(code.id),
      "\(code.id): \(found.map { "\($0.id) \($0.message) \($0.codes)" })")
  }

  @Test(arguments: examples)
  func theRightExampleHasNoCode(code: RejectionCode) throws {
    let found = try findings(of: #require(code.right), for: code)
    #expect(
      found.allSatisfy { $0.codes.isEmpty && $0.severity != .error },
      "\(code.id): \(found.map { "\($0.id) \($0.message) \($0.codes)" })")
  }

  @Test func everyMessageIsFromAReport() {
    let reports: Set<Source.ID> = ["github", "developer-forums"]
    for code in referenceCatalogue.codes where !code.messages.isEmpty {
      #expect(code.sources.contains { reports.contains($0.id) }, "\(code.id)")
    }
  }
}
