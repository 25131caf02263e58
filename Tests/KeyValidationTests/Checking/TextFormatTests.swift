import KeyModel
import Testing

@testable import KeyValidation

/// The checker's own matching says what the pattern says that schemas carry.
@Suite struct TextFormatTests {
  static let texts: [String] = [
    "", "a", "A", "com.example.app", "com.example.app-2", "com..app", ".com", "com.", "com",
    "public.image", "public.ümlaut", "en", "en-US", "en_US", "x-klingon", "zh-Hans-CN", "abcdefghi",
    "Latn", "latn", "LATN", "Lat", "é", "🇩🇪", "ab", "0", "0123", "1.5", "-1", "example.com",
    "example.com.", "Example.com", "example.com:80", "10.0.0.1", "1.2.3", "-a.example",
    "a-.example",
    "_dmarc.example", "localhost", "*.example.com", "https://example.com", "mailto:a@b", ":x",
    "1a:b",
    "txt", ".txt", "a/b", "tar.gz", "a.txt", "a.", "dir/a.txt", "video/mp4", "video/*", "video",
    "/mp4",
    "a/b/c", "application/vnd.x+json", "shorten", "shorten:", "_private", "2fast", "$x", "a b",
    "a\nb", "10.0.0.0/8", "10.0.0.0/", "10.0.0.0/123", "10.0.0/8", "1234.0.0.1", "::1", ":1", "::",
    "2001:db8:12::/48", "2001:db8::g", "fe80::1%en0", "::ffff:1.2.3.4", "1.2:3:4", "1:2.3:4",
    "::1/1234", "/8", "1.2.3.4.example", "my app", "a_b.c-d",
  ]

  @Test(arguments: TextFormat.allCases)
  func agreesWithThePattern(_ format: TextFormat) throws {
    let regex = try Regex(format.pattern)
    for text in Self.texts {
      let expected = text.firstMatch(of: regex) != nil
      #expect(format.matches(text) == expected, "\(format) and '\(text)'")
    }
  }
}
