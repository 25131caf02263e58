import Foundation
import KeyCatalogue
import KeyModel
import Testing

@Suite struct FactCheckTests {
  /// What the catalogue's facts still lack; `DOCGEN_FACTS=1` prints it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DOCGEN_FACTS"] != nil))
  func everyFactIsSound() {
    let found = infoPlistCatalogue.checkFacts()
    for finding in found {
      print("\(finding.location?.description ?? "?"): \(finding.id): \(finding.message)")
    }
    for (id, findings) in Dictionary(grouping: found, by: \.id).sorted(by: { $0.key < $1.key }) {
      print("\(findings.count) × \(id)")
    }
    #expect(found.isEmpty)
  }
}
