import Diagnostics
import KeyModel
import Testing

@testable import Site

/// The files of a theme are published unchanged.
struct AssetTests {
  @Test(
    "A theme's scripts are published byte for byte",
    arguments: [
      "(() => { load().catch(alert); })();\n",
      "(() => { try { f(); } catch { report(document); } })();",
      "// A comment.\nconst least = 1e-1000, long = 1000000;\n\n\n/* @private _ */ x._one = 1;",
      "a\n++b\n", "\u{FEFF}'use strict'", "unfinished(`${ {", "",
    ])
  func scriptsAreCopied(_ script: String) {
    var input = Fixture.input()
    input.assets.append(Fixture.file("folder/own.js", script))
    #expect(Site(input).text(of: "assets/folder/own.js") == script)
  }

  @Test func binaryAssetsAreCopied() {
    let bytes: [UInt8] = [0x2F, 0x2F, 0xFF, 0x0D, 0x0A, 0x00]
    var input = Fixture.input()
    input.assets.append(SourceFile(path: "own.js", bytes: bytes))
    let files = Site(input).rendered()
    #expect(files.first { $0.path == "assets/own.js" }?.bytes == bytes)
  }

  /// The findings about a theme with files of these names, in each order.
  private static func findings(_ names: [String]) -> [Diagnostic] {
    var input = Fixture.input()
    input.assets = names.map { Fixture.file($0, "") }
    let findings = Site(input).check()
    input.assets.reverse()
    #expect(Site(input).check() == findings)
    return findings
  }

  @Test(
    "Files that some file systems confuse are reported with both names",
    arguments: [
      ["A.css", "a.css"], ["fonts/x.woff2", "Fonts/X.woff2"], ["img", "img/a.png"],
      ["IMG/b/a.png", "img"], ["a/b/c", "a/B"],
    ])
  func collidingAssets(names: [String]) throws {
    let findings = Self.findings(names)
    #expect(findings.map(\.id) == ["colliding-address"])
    #expect(findings.containsErrors)
    for name in names { #expect(findings[0].message.contains("'\(name)'")) }
  }

  @Test(
    "Names that a file system or web server cannot handle are refused",
    arguments: [
      "é.css", "e\u{301}.css", "a?.css", "a#b", "50%.svg", "a\\b", "c:", "a*", "a|b", "<a>", "\"",
      "con.css", "LPT1", "a.", "a ", "fonts/nul/a", "a\u{7F}", "a\nb", ".hidden", "a//b", "../a",
      "",
    ])
  func unsafeAssets(name: String) {
    let findings = Self.findings([name])
    #expect(findings.map(\.id) == ["unsafe-file-name"])
    #expect(findings.containsErrors)
  }

  @Test func assetsWithUsualNamesAreAccepted() {
    #expect(
      Self.findings([
        "style.css", "img/icon@2x.png", "img/Icon (1).png", "_partial.css", "a~b+c,d=e&f.js",
        "index.html",
        "fonts/Inter-Regular.woff2", "manifest.json", "img2/icon@2x.png", "img.css",
      ]).isEmpty)
  }

  private static func site(withCopies names: [String]) -> Site {
    var input = Fixture.input()
    input.copiedFiles = names.map { Fixture.file($0, "mine") }
    return Site(input)
  }

  @Test func filesAreCopiedIntoTheSite() {
    let names = [
      "CNAME", "robots.txt", "favicon.ico", ".nojekyll", ".well-known/security.txt",
      "assets/own/x.png",
    ]
    let site = Self.site(withCopies: names)
    #expect(!site.check().containsErrors)
    for name in names { #expect(site.text(of: name) == "mine") }
    #expect(Set(names).isSubset(of: site.files.flatMap(\.paths)))
  }

  @Test(
    "A copied file cannot have the path of a file of the site",
    arguments: [
      "index.html", "INDEX.html", "sw.js", "catalogue.json", "keys", "keys/index.html",
      "llms.txt", "index.html/a", "assets",
    ])
  func collidingCopies(name: String) throws {
    let findings = Self.site(withCopies: [name]).check()
    #expect(findings.map(\.id) == ["colliding-address"])
    #expect(findings.containsErrors)
    #expect(findings[0].message.contains("'static/\(name)'"))
  }
}
