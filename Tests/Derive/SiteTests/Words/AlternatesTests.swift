import Diagnostics
import Testing

@testable import Site

/// Pages link to the same page of the site in other languages.
struct AlternatesTests {
  private func read(_ yaml: String) -> (settings: SiteSettings, diagnostics: [Diagnostic]) {
    SiteSettings.read(Fixture.file("docgen.yaml", yaml))
  }

  private func page(_ yaml: String, baseURL: String? = "https://docs.example/") throws -> String {
    var templates = Fixture.templates
    templates.append(
      Fixture.file("theme/guide.mustache", "{{{language-links}}}\n{{{languages}}}\n"))
    var input = Fixture.input(templates: templates, baseURL: baseURL)
    let (settings, diagnostics) = read(yaml)
    #expect(diagnostics == [])
    input.settings = settings.completed(by: input.settings)
    return try #require(Site(input).text(of: "guides/start.html"))
  }

  @Test func everyLanguageIsNamedAndOneForAllOthers() throws {
    let html = try page("alternates:\n  fr: https://docs.example/fr\n  ja: https://ja.example/\n")
    for (language, address) in [
      ("en", "https://docs.example/"), ("fr", "https://docs.example/fr/"),
      ("ja", "https://ja.example/"), ("x-default", "https://docs.example/"),
    ] {
      #expect(
        html.contains(
          "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(address)guides/start.html\">"))
    }
    #expect(html.contains("<summary aria-label=\"Languages\">EN</summary>"))
    #expect(
      html.contains(
        "<a href=\"https://docs.example/fr/guides/start.html\" hreflang=\"fr\" lang=\"fr\">Français</a>"
      ))
  }

  @Test func theSitesOwnLanguageIsNamedOnce() throws {
    let html = try page("alternates: {EN: 'https://docs.example/', fr: 'https://fr.example/'}\n")
    #expect(html.ranges(of: "hreflang=\"en\"").count == 1)
    #expect(!html.contains("EN\"") && html.contains(">Français<"))
  }

  @Test func theAuthorChoosesTheSiteForAllOthers() throws {
    let html = try page(
      "language: de\nalternates: {fr: 'https://fr.example/', x-default: 'https://de.example/'}\n",
      baseURL: nil)
    #expect(
      html.contains("hreflang=\"x-default\" href=\"https://de.example/guides/start.html\""))
    // Without its own address the site does not name itself.
    #expect(!html.contains("hreflang=\"de\""))
    #expect(!html.contains(">x-default<"))
  }

  @Test(arguments: [
    "alternates: fr\n", "alternates: {fr: nowhere}\n",
    "alternates: {'f r': 'https://fr.example/'}\n",
    "alternates: {french: 'https://fr.example/'}\n", "alternates: {fr: 'https://fr.example/?a'}\n",
    "alternates: {}\n",
  ])
  func mistakesAreRefusedAtTheirLine(_ yaml: String) {
    #expect(read(yaml).diagnostics.map(\.short) == ["docgen.yaml:1:13 invalid-setting"])
  }
}
