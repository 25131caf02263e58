import KeyCatalogue
import KeyModel
import Testing

/// What one line of `availability.txt` says: a path, a platform, and a version if the document has one.
struct DocumentedAvailability: Sendable, CustomTestStringConvertible {
  var path: String
  var platform: Platform
  var version: Version?
  var testDescription: String { "\(path): \(platform) \(version?.text ?? "")" }

  static let all: [DocumentedAvailability] = (try? read()) ?? []

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
  @Test(arguments: DocumentedAvailability.all)
  func availabilityAgreesWithTheDocuments(documented: DocumentedAvailability) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(documented.path)])
    let statement = try #require(
      key.statements.first { $0.platform == documented.platform && $0.isAvailable })
    if let version = documented.version { #expect(statement.introduced == .version(version)) }
  }

  @Test func everyKeyOfTheOldReferenceIsListed() throws {
    let listed = Set(DocumentedAvailability.all.map(\.path))
    for document in SourceDocument.all where document.id != "format-reader" {
      let missing = try document.defined().subtracting(listed).sorted()
      #expect(missing == [])
    }
  }

  static let ends: [(PropertyPath, Platform, Moment?, Moment?)] = [
    ("NSJavaNeeded", .macOS, "10.5", nil), ("NSJavaPath", .macOS, "10.5", nil),
    ("NSLocationUsageDescription", .iOS, "8.0", "8.0"),
  ]

  @Test(arguments: ends)
  func documentedEndsAreListed(
    path: PropertyPath, platform: Platform, deprecated: Moment?, ignored: Moment?
  ) throws {
    let key = try #require(infoPlistCatalogue[path])
    let statement = try #require(key.statements.first { $0.platform == platform })
    #expect(statement.deprecated == deprecated)
    #expect(statement.ignored == ignored)
  }
}
