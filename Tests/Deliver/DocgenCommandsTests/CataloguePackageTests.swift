import Foundation
import Site
import TestSupport
import Testing

@testable import DocgenCommands

@Suite struct CataloguePackageTests {
  static let root = repository

  /// The example's files, hidden ones left out, as `docgen new` reads them.
  static func example() throws -> [OutputFile] {
    let folder = root.appendingPathComponent(CataloguePackage.example)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try paths.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") }.compactMap { path in
      let file = folder.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return OutputFile(path, bytes: [UInt8](try Data(contentsOf: file)))
    }
  }

  static func package(
    _ name: String, _ dependency: CataloguePackage.Dependency = .checkout("/home/me/docgen"),
    adding others: [OutputFile] = []
  ) throws -> [String: String] {
    let files = try CataloguePackage(
      name, dependency: dependency, example: Self.example() + others
    ).files
    return Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { one, _ in one })
  }

  @Test(arguments: ["lamp", "Lamp-2", "a"])
  func thePackagesNameReplacesTheExamples(name: String) throws {
    let files = try Self.package(name)
    let sources = files.keys.filter { $0.hasPrefix("Sources/") }
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("Sources/\(name)/") })
    #expect(files["Package.swift"]?.contains("name: \"\(name)\"") == true)
    #expect(files["Makefile"]?.contains("swift run \(name) check") == true)
    #expect(files["Sources/\(name)/Program.swift"]?.contains("as: \"\(name)\"") == true)
    #expect(files["README.md"]?.contains("`Sources/\(name)/Beam.swift`") == true)
    #expect(files.values.allSatisfy { !$0.contains("LampReference") })
  }

  @Test func everyFileThatTheReadmeNamesExists() throws {
    let files = try Self.package("lamp")
    let readme = try #require(files["README.md"])
    let named = readme.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
    #expect(named.count > 5)
    for path in named where path != "themes/default/" {
      #expect(
        files.keys.contains { $0 == path || path.hasSuffix("/") && $0.hasPrefix(path) }, "\(path)")
    }
  }

  @Test func whatABuildOfTheExampleLeavesIsNotCopied() throws {
    let built = ["public/index.html", "Package.resolved"].map {
      OutputFile($0, bytes: [])
    }
    #expect(try Self.package("lamp", adding: built) == Self.package("lamp"))
  }

  @Test func filesThatAreNotTextAreCopiedUnchanged() throws {
    let bytes = [0xFF] + Array("LampReference".utf8)
    let picture = OutputFile("content/lamp.png", bytes: bytes)
    let files = try CataloguePackage(
      "lamp", dependency: .checkout("/docgen"), example: [picture]
    ).files
    #expect(files.contains(picture))
  }

  @Test(
    arguments: [
      (.checkout("/home/me/docgen"), ".package(path: \"/home/me/docgen\")", "docgen"),
      (.checkout("/a \"b\"\\c"), ".package(path: \"/a \\\"b\\\"\\\\c\")", "a \\\"b\\\"\\\\c"),
      (.checkout("/LampReference"), ".package(path: \"/LampReference\")", "LampReference"),
      (
        .repository("https://example.com/team/keys.git", version: "1.2.0"),
        ".package(url: \"https://example.com/team/keys.git\", from: \"1.2.0\")", "keys"
      ),
      (
        .repository("git@example.com:keys", version: "1.2.0"),
        ".package(url: \"git@example.com:keys\", from: \"1.2.0\")", "keys"
      ),
    ] as [(CataloguePackage.Dependency, String, String)])
  func docgenIsDeclaredAsADependencyAndUsedByItsIdentity(
    dependency: CataloguePackage.Dependency, declaration: String, identity: String
  ) throws {
    let manifest = try #require(try Self.package("lamp", dependency)["Package.swift"])
    #expect(manifest.contains(declaration))
    #expect(manifest.contains(".product(name: \"KeyModel\", package: \"\(identity)\")"))
    #expect(!manifest.contains("../.."))
  }

  @Test func linesAreShortAndEndInANewline() throws {
    for (path, text) in try Self.package("lamp-reference") {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      let long = text.split(separator: "\n").filter { $0.count > 120 || $0.hasSuffix(" ") }
      #expect(long.isEmpty, "\(path)")
    }
  }

  /// The example is about its own format.
  @Test func theExampleDoesNotMentionPropertyLists() throws {
    for file in try Self.example() {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.firstMatch(of: /(?i)property.?list|plist|xcode|apple/) == nil, "\(file.path)")
    }
  }
}
