import Foundation
import TestSupport
import Testing

@testable import Site

/// Scripts name the words of the interface by their English texts, and get those of another language from a file.
struct ScriptWordsTests {
  private static let folder = repository.appending(path: "themes/default/assets")

  private static func scripts() throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".js") }
      .map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  @Test func everyWordOfAScriptIsAWordOfTheInterface() throws {
    let call = try Regex(
      "(?:[wW]ord|word\\.parts|inMarkup)\\(\"([^\"]+)\"", as: (Substring, Substring).self)
    var count = 0
    for script in try Self.scripts() {
      for match in String(decoding: script.bytes, as: UTF8.self).matches(of: call) {
        count += 1
        #expect(Word(rawValue: String(match.output.1)) != nil, "\(script.path): \(match.output.1)")
      }
    }
    #expect(count > 60)
  }

  private func file(_ language: String, _ yaml: String? = nil) throws -> String? {
    var input = Fixture.input()
    input.settings.language = language
    input.assets = try Self.scripts()
    input.words = [
      try yaml.map { Fixture.file("words/\(language).yaml", $0) }
        ?? WordsFileTests.ofTheme(language)
    ]
    return Site(input).text(of: ScriptWords.path)
  }

  @Test func aLanguageHasAFileOfTheScriptsWords() throws {
    let text = try #require(try file("de"))
    #expect(text.hasPrefix("window.docgenWords = {"))
    #expect(text.hasSuffix("};\n"))
    #expect(text.contains("\"Copy\": \"Kopieren\""))
    #expect(text.contains("\"{count} result|{count} results\""))
    // A heading of pages is in no script.
    #expect(!text.contains("Zum Inhalt springen"))
    let page = try #require(
      Site(Fixture.german()).text(of: "keys/NSExtension/NSExtensionMode.html"))
    #expect(
      page.contains("<script src=\"../../words.js\"></script><script src=\"../../assets/page.js\">")
    )
  }

  @Test func scriptsHaveTheEnglishWordsThemselves() throws {
    #expect(try file("en") == nil)
    let own = try #require(try file("en", "copy: Copy this\n"))
    #expect(own.contains("\"Copy\": \"Copy this\""))
    #expect(Site(Fixture.input()).text(of: "index.html")?.contains("words.js") == false)
  }
}

extension Fixture {
  fileprivate static func german() throws -> SiteInput {
    var input = input()
    input.settings.language = "de"
    input.words = [try WordsFileTests.ofTheme("de")]
    return input
  }
}
