import Foundation
import Publish
import Site
import TestSupport
import Testing

/// A manifest that somebody wrote by hand, or that came with a copied folder.
struct ManifestTests {
  private let precious = "aacf852e"
  private let mine = "69a8d393"

  @Test(arguments: [
    "../precious", "/etc/passwd", "keys/../../precious", "./../precious", "..", ".", "/", "",
    "linked/precious", "site/../../precious",
  ])
  func manifestPathsOutsideTheFolderAreIgnored(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("precious", to: "precious")
    try folder.write("precious", to: "elsewhere/precious")
    _ = try folder.publish(pages)
    try folder.link("site/linked", to: "../elsewhere")
    let old = try #require(folder.text("site/" + manifest))
    try folder.write(old + "\(precious)  \(path)\n\(path)\n", to: "site/" + manifest)
    _ = try folder.publish([OutputFile("index.html", text: "new"), OutputFile("b", text: "b")])
    #expect(folder.text("precious") == "precious")
    #expect(folder.text("elsewhere/precious") == "precious")
    #expect(try folder.tree("site")["linked"] == "-> ../elsewhere")
    #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
    #expect(folder.text("site/index.html") == "new")
  }

  /// docgen writes no hidden files and no links, whatever a manifest says.
  @Test(arguments: [".htaccess", ".git/HEAD", "docs/.hidden", "link", "docs"])
  func manifestPathsThatDocgenNeverWritesAreIgnored(path: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write("mine", to: "site/.htaccess")
    try folder.write("mine", to: "site/.git/HEAD")
    try folder.write("mine", to: "site/docs/.hidden")
    try folder.write("mine", to: "site/docs/file")
    try folder.link("site/link", to: "index.html")
    let old = try #require(folder.text("site/" + manifest))
    try folder.write(old + "\(mine)  \(path)\n", to: "site/" + manifest)
    let before = try folder.tree("site").filter { $0.key != manifest }
    let refusal = #expect(throws: OutputRefusal.self) {
      try folder.publish(pages + [OutputFile(path, text: "ours")])
    }
    #expect(refusal?.diagnostic.id == "output-not-ours")
    _ = try folder.publish(pages)
    #expect(try folder.tree("site").filter { $0.key != manifest } == before)
  }

  @Test(arguments: ["", "#", "\u{0}\u{FF}\n\n\n", "index.html\r\n"])
  func damagedManifestLosesNoFiles(text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.publish(pages)
    try folder.write(text, to: "site/" + manifest)
    try folder.write("mine", to: "site/notes.txt")
    // Nothing of ours changed, so nothing is in the way.
    _ = try folder.publish(pages)
    #expect(folder.text("site/notes.txt") == "mine")
    #expect(folder.text("site/index.html") == "home")
    let report = try folder.publish([pages[0]])
    #expect(report.removed == 3)
  }
}
