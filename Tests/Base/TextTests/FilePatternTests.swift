import Testing
import Text

struct FilePatternTests {
  private func fits(_ path: String, _ pattern: String, namesHidden: Bool = false) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    return FilePattern(pattern).fits(names, namesHidden: namesHidden)
  }

  @Test(arguments: [
    ("beam.json", "beam.json", true), ("beam.json", "a/b/beam.json", true),
    ("beam.json", "beam.json/x", false), ("*.beam", "a/.beam", true),
    ("conf/*.json", "conf/a.json", true), ("conf/*.json", "/x/conf/a.json", true),
    ("conf/*.json", "conf/x/a.json", false), ("conf/*.json", "a.json", false),
    ("conf/**/*.json", "conf/a.json", true), ("conf/**/*.json", "conf/x/y/a.json", true),
    ("a/**/b/*.y", "a/b/x/b/c.y", true), ("a/**/b/*.y", "a/c/b/d/c.y", false),
    ("**/a.y", "a.y", true), ("./a.y", "a.y", true), ("a/b/a.y", "a/a/b/a.y", true),
  ])
  func aPatternIsForPathsFromAnyFolderOn(pattern: String, path: String, isFitting: Bool) {
    #expect(fits(path, pattern) == isFitting)
  }

  @Test(arguments: [
    (".beam.yml", ".beam.yml", true), (".beam.yml", "a/.beam.yml", true),
    ("*.yml", ".beam.yml", false), (".*.yml", ".beam.yml", true),
    (".ci/flows/*.yml", ".ci/flows/a.yml", true), (".ci/**/*.yml", ".ci/x/.y/a.yml", false),
    ("a.yml", ".ci/a.yml", false), ("**/a.yml", ".ci/a.yml", false),
  ])
  func aSearchFindsHiddenNamesOnlyIfAPatternNamesThem(
    pattern: String, path: String, isFitting: Bool
  ) {
    #expect(fits(path, pattern, namesHidden: true) == isFitting)
  }

  @Test func onlyNamedHiddenFoldersAreEntered() {
    let pattern = FilePattern(".ci/flows/.x*.yml")
    #expect(pattern.entersHidden(".ci".utf8))
    #expect(!pattern.entersHidden("flows".utf8) && !pattern.entersHidden(".xa.yml".utf8))
  }

  @Test func patternsThatFitNothingAreKnown() {
    for wrong in ["", "conf/", "/conf/a", "a//b", "../a", "!a", #"conf\a.json"#, "*.{a,b}", "a/**"]
    {
      #expect(FilePattern.problem(with: wrong) != nil, "\(wrong)")
    }
    for right in ["a", "*", "./a", ".a/b*.yml", "a/**/b", "a b.json", "{a}.json", "*-a.**"] {
      #expect(FilePattern.problem(with: right) == nil, "\(right)")
    }
  }

  @Test(arguments: [
    ("lamp.toml", "^.*/lamp\\.toml$"), ("*.lamp.toml", "^.*/[^/]*\\.lamp\\.toml$"),
    ("conf/**/a+b.toml", "^.*/conf/(.*/)?a\\+b\\.toml$"),
  ])
  func aPatternIsARegularExpression(pattern: String, expression: String) {
    #expect(FilePattern.expression(for: pattern) == expression)
  }
}
