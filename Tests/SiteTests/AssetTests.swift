import Diagnostics
import KeyModel
import Testing

@testable import Site

/// What a theme brings is published as it is.
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
}
