import Checking
import KeyModel
import TestSupport
import Testing

/// The uses of APIs that the words of sources show.
struct SourceWordsTests {
  private static let apis = [
    API("Lamp.dim(to:)", linked: "_OBJC_CLASS_$_Lamp -dimTo:animated:"),
    API("stat", linked: "_stat", "_stat$INODE64"),
    API("Bulb", linked: "_OBJC_CLASS_$_Bulb"),
    API("Kind.warm", linked: "_KindWarm _OBJC_CLASS_$_Lamp", written: "Lamp warm"),
  ]

  private static func uses(_ text: String, isSwift: Bool = true, on platform: String? = "iOS")
    -> Set<String>
  {
    let written = WrittenAPIs(apis)
    let words = SourceWords(
      Array(text.utf8), isSwift: isSwift, for: platform, wanted: written.wanted)
    return Set(written.uses(in: words, isSwift: isSwift).keys)
  }

  @Test(
    arguments: [
      ("let lamp = Lamp()\nlamp.dim(to: 1)", ["Lamp.dim(to:)"]), ("lamp.dim(to: 1)", []),
      ("let r = stat(path, &info)", ["stat"]), ("var stat = 3; print(stat)", []),
      ("func stat(_ a: Int) {}", []), ("file.stat(1)", []),
      ("let b = Bulb(watts: 3)", ["Bulb"]), ("Bulb.all", ["Bulb"]), ("var b: Bulb?", []),
      ("Lamp.make(.warm)", ["Kind.warm"]),
      // Comments and texts are not code.
      ("// Bulb()\n/* Bulb() /* Bulb() */ Bulb() */", []), (#"let a = "Bulb()""#, []),
      ("let a = #\"a \" Bulb()\"#", []), ("let b = \"\"\"\n Bulb() \" \n\"\"\"", []),
      (#"let a = "\"" ; Bulb()"#, ["Bulb"]),
      // Code for another platform is none of the product's.
      ("#if os(macOS)\nBulb()\n#endif", []), ("#if os(iOS)\nBulb()\n#endif", ["Bulb"]),
      ("#if !os(iOS)\nBulb()\n#else\nstat(a)\n#endif", ["stat"]),
      ("#if os(macOS)\n#elseif os(iOS)\nBulb()\n#endif", ["Bulb"]),
      ("#if os(iOS) || os(tvOS)\nBulb()\n#endif", ["Bulb"]),
      ("#if os(macOS) || targetEnvironment(macCatalyst)\nBulb()\n#endif", []),
      ("#if os(iOS) && canImport(X)\nBulb()\n#endif", ["Bulb"]),
      ("func stat(_ a: Int) {}\nvar Bulb = 3; Bulb.x", ["Bulb"]),
      ("#if DEBUG\nBulb()\n#else\nstat(a)\n#endif", ["Bulb", "stat"]),
    ] as [(String, Set<String>)])
  func swiftCodeUsesWhatItNames(text: String, expected: Set<String>) {
    #expect(Self.uses(text) == expected)
  }

  @Test(
    arguments: [
      ("[lamp dimTo:1 animated:YES]; [Lamp new];", ["Lamp.dim(to:)"]),
      ("struct stat st; int r = stat(\"a\", &st);", ["stat"]), ("struct stat st;", []),
      ("#ifdef BROKEN\nstat(a);\n#else\nx(a);\n#endif", []),
      ("#ifdef __APPLE__\nstat(a);\n#endif", ["stat"]), ("char c = '\"'; stat(a);", ["stat"]),
      ("KindWarm; Lamp *l;", ["Kind.warm"]),
    ] as [(String, Set<String>)])
  func codeInOtherLanguagesHasTheLinkedNames(text: String, expected: Set<String>) {
    #expect(Self.uses(text, isSwift: false) == expected)
  }

  @Test func withoutAPlatformNothingIsLeftOut() {
    #expect(Self.uses("#if os(macOS)\nBulb()\n#endif", on: nil) == ["Bulb"])
  }

  @Test("Damaged sources get an answer", arguments: fuzzSeeds(otherwise: 50))
  func damagedSourcesGetAnAnswer(seed: Int) {
    var numbers = SeededNumbers(seed: 31 * seed)
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "/*", "*/", "//", "\n", "\\", "'", "#if os(iOS)", "#else",
      "#endif", "#elseif x", "Bulb(", "Lamp", ".dim(", "stat(", "é", "\u{0}", "##",
    ]
    for isSwift in [true, false] {
      let text = (0..<60).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      _ = Self.uses(text, isSwift: isSwift)
    }
  }
}
