import FileSystem
import Testing

struct FilePathTests {
  @Test func namesThatUnicodeConsidersEqualDiffer() {
    let (composed, decomposed) = (FilePath("\u{E9}"), FilePath("e\u{301}"))
    #expect(composed != decomposed)
    #expect(composed.text == decomposed.text)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test(
    arguments: [
      ("a/b", "a"), ("/a", "/"), ("/", nil), ("a", nil), ("", nil), ("a/", "a"),
      ("up/\u{301}x", "up"), ("a/b/c", "a/b"),
    ] as [(String, String?)])
  func parentOfAPath(path: String, parent: String?) {
    #expect(FilePath(path).parent == parent.map { FilePath($0) })
  }

  @Test func pathsAreJoined() {
    #expect(FilePath("a") / "b" == "a/b")
    #expect(FilePath("/") / "b" == "/b")
    #expect(FilePath("a/") / "b" == "a/b")
    #expect(FilePath("") / "b" == "b")
    #expect(FilePath("a") / "" == "a")
  }

  @Test func foldersAboveAPath() {
    #expect(FilePath("a/b/c").folders == ["a/b", "a"])
    #expect(FilePath("/a/b").folders == ["/a"])
    #expect(FilePath("a").folders == [])
  }

  @Test(arguments: [
    (".a", true), ("a/.b/c", true), ("a.b/c", false), ("a", false), ("\u{301}.a", false),
  ])
  func hiddenNamesAreRecognised(path: String, isHidden: Bool) {
    #expect(FilePath(path).isHidden == isHidden)
  }

  @Test(arguments: [("a//", "a"), ("/", "/"), ("//", "/"), ("", ""), ("a", "a")])
  func trailingSlashesAreRemoved(path: String, result: String) {
    #expect(FilePath(path).withoutTrailingSlashes == FilePath(result))
  }

  @Test func pathsMayBeInvalidUTF8() {
    let path = FilePath(bytes: [0x61, 0xE9])
    #expect(path.exactText == nil)
    #expect(path.text == "a\\xE9")
    #expect(FilePath("é").exactText == "é")
  }
}
