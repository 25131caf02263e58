import Testing
import Text

@Suite struct PageAddressTests {
  @Test(arguments: [
    "https://example.com", "https://example.com/", "http://example.com:8080/a%20b/@me/",
    "https://[::1]/keys",
  ])
  func anAddressInTheWebIsOneOfPages(address: String) throws {
    let page = try #require(PageAddress(folder: address)?.page("keys/A.html"))
    #expect(page.text.hasSuffix("/keys/A.html") && page.text.hasPrefix(address))
    #expect(!page.text.dropFirst(8).contains("//"))
  }

  @Test(arguments: harmful + ["file:///docs", "file:///C:/docs/"])
  func aFileNamesNoOtherAddress(address: String) {
    #expect(PageAddress(folder: address) == nil)
  }

  @Test func theUserMayNameAFolderOnTheDisk() {
    #expect(PageAddress(folder: "file:///docs", mayBeLocal: true)?.text == "file:///docs/")
    for address in harmful { #expect(PageAddress(folder: address, mayBeLocal: true) == nil) }
  }
}

/// Addresses that a click must not open, or to which nothing can be appended.
private let harmful = [
  "", "/", "keys/", "../keys", "//example.com/", "command:a.b?%5B%5D#", "Command:a",
  "javascript:a()//",
  "JavaScript:a", "java\nscript:a", "data:text/html,a", "vbscript:a", "vscode://a.b/",
  "mailto:a@b.c",
  " https://example.com/", "https://example.com/ ", "\thttps://example.com", "https:example.com",
  "https:/example.com", "https://", "https:///keys", "https://?a", "https://example.com/?a=",
  "https://example.com/#a", "https://me@example.com/", "https://example.com/\u{0}",
  "https://a\u{1B}[0m/",
  "https://example.com/\u{202E}a", "https://example.com/\"><script>", "https://example.com/`a`",
  "https://example.com/a](command:b", "file://server/share", "file:a", "FILE:///docs",
  "file:///a b",
  "https://example.com/" + String(repeating: "a", count: 2000), "file:///docs?a", "file:///docs#a",
]
