import Markup
import Testing

struct PathsAndAnchorsTests {
  @Test(arguments: [
    ("index", "index.html", "index.html"),
    ("index", "keys/A.html", "keys/A.html"),
    ("keys/A", "index.html", "../index.html"),
    ("keys/A", "keys/B.html", "B.html"),
    ("keys/A", "keys/A/B.html", "A/B.html"),
    ("keys/A/B", "keys/A.html", "../A.html"),
    ("keys/A/B/C", "keys/X/B/C.html", "../../X/B/C.html"),
    ("guides/a", "keys/A.html", "../keys/A.html"),
    ("keys/A", "keys", "../keys"),
    ("", "a/b", "a/b"),
    ("a", "b c/d#e?.html", "b%20c/d%23e%3F.html"),
    ("a", "ü/%41", "%C3%BC/%2541"),
    ("a", "<\"'&>", "%3C%22%27%26%3E"),
    ("a", "-._~aZ09", "-._~aZ09"),
  ])
  func pathsBetweenPagesAreRelative(page: String, file: String, expected: String) {
    #expect(relativePath(from: page, to: file) == expected)
  }

  @Test(arguments: [
    ("Hello, World!", "hello-world"), ("A  b", "a--b"), ("NSExtension / Key", "nsextension--key"),
    ("snake_case-x", "snake_case-x"), ("Über 3½", "über-3½"), ("", "section"),
    ("!?", "section"), ("日本語", "日本語"), ("\"><b>", "b"),
  ])
  func headingsBecomeSlugs(text: String, expected: String) {
    #expect(headingSlug(text) == expected)
  }
}
