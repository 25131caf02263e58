import Scaffold
import Testing

@Suite struct CataloguePackageTests {
  static func package(
    _ name: String, _ dependency: CataloguePackage.Dependency = .checkout("/home/me/docgen")
  ) throws -> [String: String] {
    let files = try CataloguePackage(name, dependency: dependency).files
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  @Test(arguments: ["lamp", "Lamp-2", "a"])
  func nameStandsWhereItIsTyped(name: String) throws {
    let files = try Self.package(name)
    let sources = files.keys.filter { $0.hasPrefix("Sources/") }
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("Sources/\(name)/") })
    #expect(files["Package.swift"]?.contains("name: \"\(name)\"") == true)
    #expect(files["Makefile"]?.contains("swift run \(name) check") == true)
    #expect(files["Sources/\(name)/Program.swift"]?.contains("as: \"\(name)\"") == true)
    #expect(files["README.md"]?.contains("`Sources/\(name)/Beam.swift`") == true)
  }

  @Test func everyFileTheReadmeNamesIsThere() throws {
    let files = try Self.package("lamp")
    let readme = try #require(files["README.md"])
    let named = readme.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
    #expect(named.count > 5)
    for path in named where path != "themes/default/" {
      #expect(
        files.keys.contains { $0 == path || path.hasSuffix("/") && $0.hasPrefix(path) }, "\(path)")
    }
  }

  @Test(
    arguments: [
      (.checkout("/home/me/docgen"), ".package(path: \"/home/me/docgen\")", "docgen"),
      (.checkout("/a \"b\"\\c"), ".package(path: \"/a \\\"b\\\"\\\\c\")", "a \\\"b\\\"\\\\c"),
      (
        .repository("https://example.com/team/keys.git", version: "1.2.0"),
        ".package(url: \"https://example.com/team/keys.git\", from: \"1.2.0\")", "keys"
      ),
      (
        .repository("git@example.com:keys", version: "1.2.0"),
        ".package(url: \"git@example.com:keys\", from: \"1.2.0\")", "keys"
      ),
    ] as [(CataloguePackage.Dependency, String, String)])
  func dependencyIsDeclaredAndUsedByItsIdentity(
    dependency: CataloguePackage.Dependency, declaration: String, identity: String
  ) throws {
    let manifest = try #require(try Self.package("lamp", dependency)["Package.swift"])
    #expect(manifest.contains(declaration))
    #expect(manifest.contains(".product(name: \"KeyModel\", package: \"\(identity)\")"))
  }

  @Test(
    arguments: [
      "", "2lamps", "-lamp", "lamp-", "la--mp", "la mp", "la/mp", "../lamp", ".", "lämp", "lamp\n",
      "la_mp", "lamp.json", "class", "import", "Self", "docgen", "KeyModel", "keymodel", "Yams",
      String(repeating: "a", count: 65),
    ])
  func otherNamesAreRefused(name: String) {
    #expect(throws: NameProblem.self) {
      try CataloguePackage(name, dependency: .checkout("/docgen"))
    }
  }

  @Test func refusalSaysWhatToWrite() {
    let problem = #expect(throws: NameProblem.self) {
      try CataloguePackage("class", dependency: .checkout("/docgen"))
    }
    #expect(problem?.remedy.contains("class-reference") == true)
  }

  @Test func linesAreShortAndEndAsLinesDo() throws {
    for (path, text) in try Self.package("lamp-reference") {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      let long = text.split(separator: "\n").filter { $0.count > 120 || $0.hasSuffix(" ") }
      #expect(long.isEmpty, "\(path)")
    }
  }
}
