import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// The files with a theme's words are complete and right, or their mistakes are found.
struct WordsFileTests {
  static let languages = ["en", "de", "zh-Hans", "ja", "ar"]

  static func ofTheme(_ language: String) throws -> SourceFile {
    let path = "themes/default/words/\(language).yaml"
    return SourceFile(
      path: path, bytes: Array(try Data(contentsOf: repository.appending(path: path))))
  }

  private func words(_ yaml: String, of language: String = "de") -> (
    words: Words, diagnostics: [Diagnostic]
  ) {
    let (words, found) = WordsFile.words(
      of: language, in: [Fixture.file("words/\(language).yaml", yaml)])
    return (words, found.filter { $0.id != "missing-words" })
  }

  @Test(arguments: languages) func theDefaultThemeHasEveryWord(of language: String) throws {
    let (words, diagnostics) = WordsFile.words(of: language, in: [try Self.ofTheme(language)])
    #expect(diagnostics == [])
    #expect(words.language == language)
  }

  @Test func theEnglishFileIsWhatTheProgramPrints() throws {
    #expect(String(decoding: try Self.ofTheme("en").bytes, as: UTF8.self) == WordsFile.english)
  }

  @Test func aThemesWordsComeBeforeItsParents() {
    let (words, _) = WordsFile.words(
      of: "de",
      in: [
        Fixture.file("child/de.yaml", "menu: Auswahl\n"),
        Fixture.file("parent/de.yaml", "menu: Menü\nskip: Weiter\n"),
      ])
    #expect(words[.menu] == "Auswahl")
    #expect(words[.skip] == "Weiter")
    #expect(words[.home] == "Home")
  }

  @Test func missingWordsAreNamedAndEnglish() throws {
    let (words, diagnostics) = WordsFile.words(
      of: "de", in: [Fixture.file("words/de.yaml", "menu: Menü\n")])
    let finding = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(finding.short == "words/de.yaml missing-words")
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("'comma'"))
    #expect(words(.keysOf, ["name": "A"]) == "Keys of A")
  }

  @Test func aLanguageWithoutWordsIsEnglishWithAWarning() {
    let (words, diagnostics) = WordsFile.words(of: "fr", in: [])
    #expect(diagnostics.map(\.id) == ["missing-words"])
    #expect(words.language == "fr")
    #expect(words[.menu] == "Menu")
  }

  @Test(arguments: [("de-AT", "de"), ("zh-CN", "zh-hans"), ("zh-Hans-CN", "zh-Hans"), ("AR", "ar")])
  func theNearestLanguageIsTaken(_ wanted: String, _ name: String) {
    let (words, _) = WordsFile.words(
      of: wanted, in: [Fixture.file("words/\(name).yaml", "menu: Wort\n")])
    #expect(words[.menu] == "Wort")
    #expect(words.language == wanted)
  }

  @Test(arguments: [
    ("menü: Menü", "1:1 unknown-word", "names no word"),
    ("menu: '{count} Menüs'", "1:7 invalid-words", "has no value {count}"),
    ("keys-of: Schlüssel", "1:10 invalid-words", "lacks the value {name}"),
    ("keys-of: 'Schlüssel von {nam}'", "1:10 invalid-words", "did you mean 'name'"),
    ("keys-of: 'Schlüssel von {name'", "1:10 invalid-words", "brace"),
    ("menu: {one: a, other: b}", "1:7 invalid-words", "not for a number"),
    ("key-count: {one: '{count} Schlüssel'}", "1:12 invalid-words", "lacks the form 'other'"),
    ("key-count: {ones: a, other: '{count} b'}", "1:13 invalid-words", "did you mean 'one'"),
    ("key-count: {other: b}", "1:20 invalid-words", "lacks the value {count}"),
    ("menu: [a]", "1:7 invalid-words", "not a text"),
    ("- a", "1 invalid-words", "has no fields"),
  ])
  func mistakesAreReportedAtTheirPlace(_ yaml: String, _ place: String, _ message: String) {
    let found = words(yaml + "\n").diagnostics
    #expect(found.map(\.short) == ["words/de.yaml:" + place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func aFormForOneThingMayLackTheNumber() {
    let (words, diagnostics) = words(
      "key-count: {one: ein Schlüssel, other: '{count} Schlüssel'}\n")
    #expect(diagnostics == [])
    #expect(words(.keyCount, count: 1) == "ein Schlüssel")
    #expect(words(.keyCount, count: 1234) == "1,234 Schlüssel")
  }

  @Test(arguments: [
    ("ar", [0, 1, 2, 3, 11, 100, 103], ["zero", "one", "two", "few", "many", "other", "few"]),
    ("ru", [1, 2, 5, 11, 21], ["one", "few", "many", "many", "one"]),
    ("pl", [1, 2, 5, 21, 22], ["one", "few", "many", "many", "few"]),
    ("cs", [1, 2, 5], ["one", "few", "other"]), ("fr", [0, 1, 2], ["one", "one", "other"]),
    ("ja", [1, 2], ["other", "other"]), ("de", [0, 1, 2], ["other", "one", "other"]),
    ("tlh", [1], ["other"]),
  ])
  func languagesHaveTheirForms(_ language: String, _ counts: [Int], _ forms: [String]) {
    #expect(counts.map { PluralCategory(of: $0, in: language).rawValue } == forms)
  }
}
