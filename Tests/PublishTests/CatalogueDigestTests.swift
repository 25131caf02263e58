import Testing

@testable import Publish

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The digest of a catalogue's file tells whether there is anything to do.
struct CatalogueDigestTests {
  @Test func tellsContentsApart() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "one.json")
    try folder.write("{}", to: "same.json")
    try folder.write("[]", to: "other.json")
    let one = try #require(CatalogueFile.digest(folder("one.json")))
    #expect(CatalogueFile.digest(folder("same.json")) == one)
    #expect(CatalogueFile.digest(folder("other.json")) != one)
  }

  @Test("A file longer than any guide may be has one too")
  func longFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("{" + String(repeating: " ", count: 70 << 20) + "}", to: "long.json")
    #expect(CatalogueFile.digest(folder("long.json")) != nil)
  }

  @Test("What cannot be read twice has none, and is not waited for")
  func pipe() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(CatalogueFile.digest(folder("pipe")) == nil)
    #expect(CatalogueFile.digest(folder("nothing")) == nil)
  }
}
