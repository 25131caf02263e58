import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// A site in another language has no English words but those of its authors.
struct LanguageTests {
  private static func input(_ language: String) throws -> SiteInput {
    let folder = repository.appending(path: "themes/default/templates")
    let templates = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      SourceFile(
        path: "templates/\($0)", bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
    }
    var input = Fixture.input(templates: templates, baseURL: "https://docs.example/")
    input.settings.language = language
    input.words = try WordsFileTests.languages.map(WordsFileTests.ofTheme)
    return input
  }

  private static func pages(_ language: String) throws -> [String: String] {
    let files = Site(try input(language)).rendered().filter { $0.path.hasSuffix(".html") }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The texts between the tags of a page, code left aside, and those that a screen reader reads.
  private static func texts(_ html: String) -> [String] {
    html.split(separator: "<").flatMap { part -> [String] in
      guard let end = part.firstIndex(of: ">") else { return [] }
      let isCode = ["code", "script", "style", "wbr"].contains { part.hasPrefix($0) }
      let label = part[..<end].split(separator: "aria-label=\"").dropFirst().first
      return [label?.prefix { $0 != "\"" }, isCode ? nil : part[part.index(after: end)...]]
        .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty }
    }
  }

  @Test(arguments: WordsFileTests.languages.dropFirst())
  func noWordOfTheInterfaceIsEnglish(in language: String) throws {
    let english = Words.english
    let words = WordsFile.words(of: language, in: [try WordsFileTests.ofTheme(language)]).words
    let differing = Word.allCases.filter { english[$0].count > 1 && english[$0] != words[$0] }
    // The title of a group, and the name of a format.
    let foreign = Set(differing.map { english[$0] }).subtracting(["Extensions", "JSON Schema"])
    let pages = try Self.pages(language)
    #expect(pages.count > 20)
    for (path, html) in pages {
      let left = Self.texts(html).filter(foreign.contains)
      #expect(left == [], "\(path)")
    }
  }

  @Test func aPageSaysItsLanguageAndDirection() throws {
    let arabic = try #require(try Self.pages("ar")["keys/NSName.html"])
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
    let german = try #require(try Self.pages("de")["keys/NSName.html"])
    #expect(german.contains("<html lang=\"de\">"))
    #expect(german.contains("Zum Inhalt springen"))
  }

  @Test func anchorsAreTheSameInEveryLanguage() throws {
    func anchors(_ language: String) throws -> [String: Set<String>] {
      let pages = PageKind.all.flatMap { $0.pages(in: Site(try! Self.input(language)).context) }
      return Dictionary(uniqueKeysWithValues: pages.map { ($0.link.path, $0.make().anchors) })
    }
    #expect(try anchors("ja") == anchors("en"))
  }

  @Test func aSettingThatIsNoLanguageIsRefused() {
    let source = Fixture.file("docgen.yaml", "language: Deutsch und so\n")
    #expect(
      SiteSettings.read(source).diagnostics.map(\.short) == ["docgen.yaml:1:11 invalid-setting"])
  }

  @Test func aTemplateMayPlaceAWord() {
    func theme(_ tag: String) -> [String] {
      var templates = Fixture.templates
      templates.append(Fixture.file("theme/guide.mustache", "<p>\(tag)</p>\n"))
      return Theme.parse(templates).diagnostics.map(\.short)
    }
    #expect(theme("{{word-menu}}") == [])
    #expect(theme("{{word-men}}") == ["theme/guide.mustache:1:4 unknown-slot"])
    // A word with values needs them.
    #expect(theme("{{word-keys-of}}") == ["theme/guide.mustache:1:4 unknown-slot"])
  }
}
