import FileSystem
import KeyModel
import TestSupport
import Testing

@testable import Checking

/// Files that `.gitignore` and `exclude` leave out, by the examples of gitignore(5) and the like.
struct IgnoreRulesTests {
  @Test(arguments: [
    ("build", "build/a.plist", true), ("build", "x/build/a.plist", true),
    ("build", "rebuild/a.plist", false), ("/build", "x/build/a.plist", false),
    ("/build", "build/a.plist", true), ("build/", "build/a.plist", true),
    ("build/", "build", false), ("*.plist", "x/a.plist", true), ("a?.plist", "ab.plist", true),
    ("a[b-d].plist", "ac.plist", true), ("a[!b-d].plist", "ac.plist", false),
    ("x/*.plist", "x/a.plist", true), ("x/*.plist", "x/y/a.plist", false),
    ("**/y/a.plist", "x/y/a.plist", true), ("x/**/a.plist", "x/a.plist", true),
    ("x/**/a.plist", "x/y/z/a.plist", true), ("x/**", "x/y/a.plist", true),
    ("x/**", "y/x/a.plist", false), ("# a.plist", "a.plist", false), ("", "a.plist", false),
    ("\\#a.plist", "#a.plist", true), ("a.plist  ", "a.plist", true),
    ("a[.plist", "a[.plist", true), ("*.tar.gz", "x/a.tar.gz", true),
    ("*.gz", "a.tar.gz", true), ("*.tar", "a.tar.gz", false), ("*gz", "a.tar.gz", true),
    ("**/build", "x/build/a.plist", true), ("x/y", "x/y/a.plist", true), ("x/y", "z/x/y", false),
    ("x/y/", "x/y", false), ("**", "a.plist", true), ("!a.plist", "a.plist", false),
    ("*a*a*a*a*a*a*b", String(repeating: "a", count: 200), false),
  ])
  func patternsFitAsInGit(pattern: String, path: String, isLeftOut: Bool) {
    #expect(IgnoreRules([pattern]).leavesOut(FilePath(path)) == isLeftOut)
  }

  @Test func theLastPatternThatFitsDecides() {
    let rules = IgnoreRules(["*.plist", "!Info.plist", "Old/Info.plist"])
    #expect(rules.leavesOut("a.plist") && rules.leavesOut("Old/Info.plist"))
    #expect(!rules.leavesOut("x/Info.plist"))
  }

  @Test func ofPatternsOfEveryFormTheLastThatFitsDecides() {
    let forms = ["a.plist", "*.plist", "x/a.plist", "x/*.plist", "?.plist", "**/a.plist"]
    for one in forms {
      for other in forms {
        let path: FilePath = "x/a.plist"
        #expect(IgnoreRules([one, "!" + other]).leavesOut(path) == false, "\(one), \(other)")
        #expect(IgnoreRules(["!" + one, other]).leavesOut(path) == true, "\(one), \(other)")
      }
    }
  }

  @Test func onlyPatternsThatAreComparedOneByOneAreLimited() {
    let names = IgnoreRules((0..<50_000).flatMap { ["name\($0)", "*.ending\($0)", "a/b\($0)"] })
    #expect(!names.isCutOff && names.leavesOut("x/name49999") && names.leavesOut("x.ending49999"))
    let forms = IgnoreRules((10_000..<15_000).map { "*a*b*c\($0)*d" })
    #expect(forms.isCutOff && forms.leavesOut("abc10000d") && !forms.leavesOut("abc14999d"))
  }

  @Test func aSearchLeavesOutWhatTheProjectIgnoresAndWhatToolsFill() throws {
    let folder = try TemporaryFolder()
    for path in [
      "App/Info.plist", "App/gen/Info.plist", "Pods/A/Info.plist", "Lib/gen/Info.plist",
      "Lib/Old/Info.plist", "App/Old/Info.plist", "Templates/Info.plist.in",
    ] {
      try folder.write("", to: path)
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("/App/gen\n", to: ".gitignore")
    try folder.write("Old/\n", to: "Lib/.gitignore")
    var document = DocumentKind.infoPlist
    document.skippedFolders = ["Pods"]
    let files = PropertyListFiles([document])
    func lists(_ name: String) -> [String] {
      var found: [String] = []
      files.visit(folder[FilePath(name)]) {
        found += $0.files.map { String($0.path.text.dropFirst(folder.path.count + 1)) }
      } failed: {
        Issue.record("\($0)")
      }
      return found
    }
    #expect(
      lists("") == [
        "App/Info.plist", "App/Old/Info.plist", "Lib/gen/Info.plist", "Templates/Info.plist.in",
      ])
    // From a folder below, the rules of the folders above count too.
    #expect(lists("App") == ["App/Info.plist", "App/Old/Info.plist"])
    // A folder that is named is searched.
    #expect(lists("Pods/A") == ["Pods/A/Info.plist"])
  }
}
