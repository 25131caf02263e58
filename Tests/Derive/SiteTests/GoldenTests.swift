import Foundation
import Site
import Testing

/// Whole files as they were when a person last checked them.
///
/// After an intended change, run with `DOCGEN_RECORD=1`, which writes them again and fails, and
/// read the difference before committing it.
struct GoldenTests {
  @Test(arguments: [
    "keys/NSExtension/NSExtensionMode.html", "keys/NSExtension/NSExtensionMode.md",
    "keys/NSExtension/NSExtensionMode.json", "extension-points/com.example.share.md",
    "schemas/index.md", "guides/start.html", "llms.txt",
  ])
  func renderedFilesEqualGoldenFiles(path: String) throws {
    try expectGolden(path, in: Site(Fixture.input()))
  }

  @Test func thePageOfDifferencesEqualsItsGoldenFile() throws {
    try expectGolden("changes.html", in: ChangesTests.siteAfterAnother([]))
  }

  private func expectGolden(_ path: String, in site: Site) throws {
    let actual = try #require(site.text(of: path))
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(path.replacing("/", with: "+"))
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try Data(actual.utf8).write(to: golden)
      Issue.record("recorded \(golden.lastPathComponent)")
      return
    }
    let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
    #expect(actual.split(separator: "\n") == expected.split(separator: "\n"))
    #expect(actual == expected)
  }
}
