import Foundation
import Testing

@testable import DocgenCommands

@Suite struct NameProblemTests {
  @Test(arguments: [
    "", "2lamps", "-lamp", "lamp-", "la--mp", "la mp", "la/mp", "../lamp", ".", "lämp", "lamp\n",
    "la_mp", "lamp.json", "class", "import", "Self", "Type", "CON", "nul", "Lpt1",
    String(repeating: "a", count: 65),
  ])
  func namesThatCannotNameAModuleAreRefused(name: String) {
    #expect(NameProblem(name) != nil)
  }

  @Test(arguments: [
    "docgen", "KeyModel", "keymodel", "Text", "CLibDeflate", "CLibYAML",
    "Builtin", "main", "Synchronization", "FoundationEssentials", "LampExample",
  ])
  func namesOfModulesAreRefused(name: String) {
    #expect(NameProblem(name)?.remedy.contains("\(name)-reference") == true)
  }

  @Test(arguments: ["lamp", "lamp-reference", "LampReference", "A1", "con-reference"])
  func otherNamesCanBeUsed(name: String) {
    #expect(NameProblem(name) == nil)
  }

  /// A new target of docgen's, or of a package that it depends on, must be added to the list.
  @Test func everyTargetOfAManifestIsRefused() throws {
    let root = CataloguePackageTests.root
    let checkouts = root.appendingPathComponent(".build/checkouts")
    let packages =
      [root]
      + ((try? FileManager.default.contentsOfDirectory(
        at: checkouts, includingPropertiesForKeys: nil)) ?? [])
    var targets: Set<String> = []
    for package in packages {
      let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
      for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
        let manifest = try String(
          contentsOf: package.appendingPathComponent(name), encoding: .utf8)
        let declared = manifest.matches(
          of:
            /\.(?:target|executableTarget|systemLibrary|plugin|macro|binaryTarget)\(\s*name:\s*"([^"]+)"/
        )
        targets.formUnion(declared.map { String($0.1) })
      }
    }
    #expect(targets.count > 20)
    #expect(targets.subtracting(NameProblem.targets).sorted() == [])
  }

  #if os(Linux)
    @Test func everyModuleOfTheToolchainIsRefused() throws {
      // The libraries that this process has loaded lead to the toolchain's modules.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
      let mapped = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      let library = try #require(
        mapped.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") })
      let path = try #require(library.split(separator: " ").last)
      let folder = URL(fileURLWithPath: String(path)).deletingLastPathComponent()
      let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
      #expect(modules.count > 5)
      let swift = folder.deletingLastPathComponent()
      let maps = try FileManager.default.subpathsOfDirectory(atPath: swift.path)
        .filter { $0.hasSuffix(".modulemap") && !$0.contains("clang/") }
      let declared = try maps.flatMap { map in
        try String(contentsOf: swift.appendingPathComponent(map), encoding: .utf8)
          .matches(of: /(?m)^(?:framework )?module (\w+)/).map { String($0.1) }
      }
      #expect(declared.count > 5)
      // No package can have a name that begins with an underscore.
      let names = Set(modules + declared).filter { !$0.hasPrefix("_") }
      #expect(names.filter { NameProblem($0) == nil } == [])
    }
  #endif
}
