import KeyModel
import Testing

@testable import Site

/// Names of keys and extension points that no file system would take.
struct FileNameTests {
  static let names = [
    "con", "CON", "nul.txt", "com1", "index", "Index", "..", ".", "...", "~1", "a~1b",
    "~1etc~1passwd",
    "..~1..~1x", ".hidden", "_hidden", "-", "emoji👩‍👩‍👧", "emoji!", "emoji?", "a b", "a-b", "a:b",
    "a\\b",
    "a*b", "a\u{0}b", "a\nb", "é", "A", "a", "a.", "a..", "a ", "a.html", "a.md",
    "a.json",
    "404", "_any", "_item", "*", "\u{202E}x", "%2e%2e", "?", "#", "key", "Ä", "ä", "ﬁ", "K",
    "Straße",
    String(repeating: "x", count: 300), String(repeating: "x", count: 299) + "y",
    String(repeating: "👩‍👩‍👧", count: 100), String(repeating: "x", count: 99) + ".y",
  ]

  private func key(_ path: String, _ type: ValueType) -> Key {
    Key(PropertyPath(path), type, summary: "A key.", sources: [SourceReference("manual", "A")])
  }

  /// The paths of a site whose keys, extension points and groups all have these names.
  private func paths() -> [String] {
    let keys = Self.names.flatMap { [key($0, .dictionary), key($0 + "/" + $0, .string)] }
    let points =
      Self.names.map {
        ExtensionPoint(
          $0, "P", .nsExtension, summary: "A point.", availability: [],
          sources: [SourceReference("manual", "A")])
      }
      + ["info-plist", "catalogue", "catalog"].map {
        ExtensionPoint(
          $0, "P", .nsExtension, summary: "A point.", availability: [],
          sources: [SourceReference("manual", "A")])
      }
    let groups = Self.names.enumerated().map { index, name in
      KeyGroup(name, "G", summary: "Keys.", keys: index == 0 ? Fixture.keys + keys : [])
    }
    let catalogue = Catalogue(
      title: "T", groups: groups, extensionPoints: points, sources: Fixture.sources,
      releases: Fixture.releases)
    return Routes(catalogue).allPaths(of: catalogue)
  }

  @Test func fileNamesAreSafeAndUnique() {
    let paths = paths()
    #expect(paths.count > 4 * Self.names.count)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(["keys", "extension-points", "groups", "schemas"].contains(parts.first))
      for part in parts {
        #expect(part.utf8.count <= 200, "\(path)")
        #expect(
          part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        #expect(!part.isEmpty && !part.hasPrefix(".") && !part.hasSuffix("."), "\(path)")
        let stem = part.lowercased().split(separator: ".").first ?? ""
        #expect(!["con", "nul", "com1", "index"].contains(stem), "\(path)")
      }
    }
  }

  /// No file has the path of another file's folder.
  @Test func noFilePathIsAlsoAFolder() {
    let files = paths().flatMap { [$0 + ".html", $0 + ".md", $0 + ".json", $0 + ".schema.json"] }
    let folders = Set(
      files.flatMap { file in
        let parts = file.split(separator: "/")
        return (1..<parts.count).map { parts.prefix($0).joined(separator: "/").lowercased() }
      })
    #expect(folders.count > Self.names.count / 2)
    #expect(files.filter { folders.contains($0.lowercased()) } == [])
  }

  /// The same through the whole site, with names that the catalogue's own checks let pass.
  @Test func siteOfOddNamesHasSafePaths() {
    let names = ["con", "index", "~1", "a~1b", "..~1x", ".hidden", "emoji👩‍👩‍👧", "a b", "a:b"]
    let keys =
      Fixture.keys
      + names.flatMap { [key($0, .dictionary), key($0 + "/" + $0, .string)] }
      + [key(String(repeating: "x", count: 300), .string), key("con/*", .string)]
    let site = Site(Fixture.input(catalogue: Fixture.catalogue(keys: keys)))
    #expect(site.check().allSatisfy { $0.id == "colliding-address" })
    let files = site.rendered().map(\.path)
    #expect(Set(files.map { $0.lowercased() }).count == files.count)
    #expect(files.count { $0.hasPrefix("keys/") } == 3 * keys.count + 2)
    for file in files {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      #expect(
        parts.allSatisfy { $0.utf8.count <= 255 && !$0.isEmpty && $0.first != "." }, "\(file)")
    }
    #expect(files.contains("keys/_con.html"))
    #expect(files.contains("keys/_con/_any.html"))
    #expect(files.contains("keys/_index.html"))
    #expect(files.contains("keys/a-b.html"))
    #expect(files.contains("keys/a-b-2.html"))
  }
}

extension Routes {
  fileprivate func allPaths(of catalogue: Catalogue) -> [String] {
    var paths = catalogue.keys.map { page(of: $0) }
    paths += catalogue.extensionPoints.map { page(of: $0) }
    paths += catalogue.groups.map { page(of: $0) }
    paths += catalogue.extensionPoints.map { "schemas/" + schemaName(of: $0) }
    return paths
  }
}
