import KeyCatalogue
import KeyModel
import Testing

/// One line of `availability.txt`: a path, a platform, and a version if the document has one.
struct DocumentedAvailability {
  var path: String
  var platform: Platform
  var version: Version?

  static func read() throws -> [DocumentedAvailability] {
    try SourceDocument.lines(of: "availability").flatMap { line in
      let parts = line.split(separator: ": ")
      return parts.dropFirst().joined().split(separator: ", ").map { statement in
        let words = statement.split(separator: " ")
        return DocumentedAvailability(
          path: String(parts[0]), platform: Platform(String(words[0])),
          version: words.count > 1 ? Version(String(words[1])) : nil)
      }
    }
  }
}

@Suite struct DocumentedAvailabilityTests {
  @Test func availabilityAgreesWithTheDocuments() throws {
    for documented in try DocumentedAvailability.read() {
      let (path, platform) = (documented.path, documented.platform)
      let statement = infoPlistCatalogue[PropertyPath(path)]?.statements
        .first { $0.platform == platform && $0.isAvailable }
      guard let statement else {
        Issue.record("\(path): not on \(platform)")
        continue
      }
      guard let version = documented.version else { continue }
      #expect(statement.introduced == .version(version), "\(path), \(platform)")
    }
  }

  @Test func everyKeyOfTheOldReferenceIsListed() throws {
    let listed = Set(try DocumentedAvailability.read().map(\.path))
    for document in SourceDocument.all where document.id != "format-reader" {
      let missing = try document.defined().subtracting(listed).sorted()
      #expect(missing == [])
    }
  }
}
