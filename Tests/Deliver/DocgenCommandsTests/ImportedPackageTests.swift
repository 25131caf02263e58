import FileSystem
import Foundation
import KeyModel
import Site
import TestSupport
import Testing

@testable import DocgenCommands

@Suite struct ImportedPackageTests {
  private static func package(_ name: String = "stage") throws -> [String: String] {
    let base = try CataloguePackage(
      name, dependency: .checkout("/home/me/docgen"), example: CataloguePackageTests.example())
    let files = ImportedPackage(base, theatreCatalogue, from: ["stage.json", "cast`.yaml"]).files
    return Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { one, _ in one })
  }

  @Test func thePackageHasTheCatalogueAndNothingOfTheExample() throws {
    let files = try Self.package()
    #expect(files["Package.swift"]?.contains("name: \"stage\"") == true)
    #expect(files["Sources/stage/Program.swift"]?.contains("run(catalogue, as: \"stage\"") == true)
    #expect(files["Sources/stage/Scenery.swift"]?.contains("\"Curtain\", .string") == true)
    #expect(files["Sources/stage/Documents.swift"]?.contains("static let cast = ") == true)
    #expect(files["Makefile"]?.contains("swift run stage check") == true)
    #expect(files.values.allSatisfy { !$0.lowercased().contains("lamp") })
  }

  @Test func theReadmeSaysWhereThePackageIsFromAndNamesFilesThatExist() throws {
    let files = try Self.package()
    let readme = try #require(files["README.md"])
    #expect(readme.contains("from `stage.json` and `cast.yaml`"))
    let named = readme.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
    let others = ["content/", "themes/default/"]
    #expect(named.count > 5 && named.allSatisfy { files[$0] != nil || others.contains($0) })
  }

  @Test func theRecordIsTheCatalogueThatWasImported() throws {
    let text = try #require(try Self.package()[ImportedPackage.record])
    let (read, _) = CatalogueReader.read(Array(text.utf8), file: ImportedPackage.record)
    let record = try #require(read)
    #expect(CatalogueDifference.all(from: theatreCatalogue, to: record).isEmpty)
  }

  @Test func newKeysOfALaterImportAreAddedToAFile() throws {
    let folder = try TemporaryFolder()
    let own = folder.path + "/lamp.json"
    let mine = #"""
      {"format": 2, "groups": [{"id": "beam", "title": "Beam", "summary": "Light."}], "keys": [
        {"path": ["A"], "types": ["string"], "summary": "Is what I wrote.", "group": "beam"}
      ]}
      """#
    try mine.write(toFile: own, atomically: true, encoding: .utf8)
    let new = catalogue(
      mine.replacing("]}", with: "").replacing("Is what I wrote.", with: "Is what it was.")
        + #", {"path": ["B"], "types": ["integer"], "summary": "Is new.", "group": "beam"}]}"#)
    let first = try ImportMerge(of: new, into: MergeTarget(FilePath(own)))
    #expect(try first.differences.map(\.name) == ["B"] && first.write().count == 1)
    let text = try String(contentsOfFile: own, encoding: .utf8)
    #expect(text.contains("Is what I wrote.") && text.contains("\"Is new.\""))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/lamp.imported.json"))
    let second = try ImportMerge(of: new, into: MergeTarget(FilePath(own)))
    #expect(try second.differences.isEmpty && second.write().isEmpty)
    #expect(try String(contentsOfFile: own, encoding: .utf8) == text)
  }

  @Test func aPackageGetsAFileOfNewKeysAndKeepsItsOwnFiles() throws {
    let folder = try TemporaryFolder()
    let sources = folder.path + "/Sources/lamp"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    let program = Program(name: "lamp", version: "1") { lamp.catalogue }
    let text = String(decoding: lamp.catalogue.recordBytes, as: UTF8.self)
    let index = try #require(text.range(of: "\"keys\": [")?.upperBound)
    let new = catalogue(
      text[..<index] + #"{"path": ["New"], "types": ["integer"], "summary": "Is new."},"#
        + text[index...])
    try Program.$current.withValue(program) {
      let merge = try ImportMerge(of: new, into: MergeTarget(FilePath(folder.path)))
      #expect(try merge.differences.map(\.name) == ["New"] && merge.write().count == 1)
      let added = try String(contentsOfFile: sources + "/Added.swift", encoding: .utf8)
      #expect(added.contains("Key(\"New\", .integer, summary: \"Is new.\")"))
      // A difference that was reported once is left to the author.
      let again = try ImportMerge(of: new, into: MergeTarget(FilePath(folder.path)))
      #expect(try again.differences.isEmpty && again.write().isEmpty)
      #expect(try String(contentsOfFile: sources + "/Added.swift", encoding: .utf8) == added)
    }
  }
}
