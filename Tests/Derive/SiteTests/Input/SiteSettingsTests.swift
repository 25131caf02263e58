import Diagnostics
import Foundation
import Site
import Testing

@Suite struct SiteSettingsTests {
  private static func read(_ yaml: String) -> (settings: SiteSettings, diagnostics: [Diagnostic]) {
    SiteSettings.read(SourceFile(path: "docgen.yaml", bytes: Array(yaml.utf8)))
  }

  @Test func everySettingIsRead() {
    let (settings, diagnostics) = Self.read(
      """
      # A comment
      title: My Keys
      base-url: https://example.com/keys/
      edit-url: https://example.com/repository
      report-url: https://example.com/report?key={key}
      theme: small
      code-languages: [swift, XML]
      social-image: icon-512.png
      offline: no
      print: yes
      host: netlify
      footer: Made *here*.
      banner: New.
      html: trusted
      head: head.html
      last-updated: git
      menu:
        - Start: guide:start
        - Web: https://example.com/
      """)
    #expect(diagnostics.isEmpty)
    #expect(settings.title == "My Keys")
    #expect(settings.baseURL == "https://example.com/keys/")
    #expect(settings.repositoryURL == "https://example.com/repository")
    #expect(settings.reportURL == "https://example.com/report?key={key}")
    #expect(settings.theme == "small")
    #expect(settings.codeLanguages == "swift, XML")
    #expect(settings.socialImage == "icon-512.png")
    #expect(settings.offline == "no" && settings.print == "yes" && settings.host == "netlify")
    #expect(settings.footer == "Made *here*.")
    #expect(settings.banner == "New.")
    #expect(settings.trustsHTML)
    #expect(settings.head == "head.html")
    #expect(settings.lastUpdated == "git")
    #expect(settings.menu?.map(\.name) == ["Start", "Web"])
    #expect(settings.menu?.map(\.text) == ["guide:start", "https://example.com/"])
    #expect(settings.menu?.map(\.location.line) == [18, 19])
  }

  /// The page of documentation has every setting, as `docgen build --help` has.
  @Test func everySettingIsDocumented() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/settings.md"), encoding: .utf8)
    for field in SettingField.all {
      #expect(
        text.contains("## \(field.name)\n\n\(field.meaning)\n\n```yaml\n\(field.example)\n```"),
        "\(field.name)")
      #expect(Self.read(field.example + "\n").diagnostics.isEmpty, "\(field.name)")
    }
    #expect(text.components(separatedBy: "\n## ").count - 1 == SettingField.all.count)
  }

  @Test func theRemedyOfAWrongShapeIsOneLineThatWorks() throws {
    let remedy = try #require(Self.read("menu: Start\n").diagnostics.first?.remedy)
    let example = remedy.trimmingPrefix("write it like '").dropLast()
    #expect(!example.contains("\n"))
    let (settings, diagnostics) = Self.read(example + "\n")
    #expect(diagnostics.isEmpty)
    #expect(settings.menu?.map(\.name) == ["Start", "Keys", "Source"])
  }

  @Test(arguments: ["", "\n", "# Nothing yet.\n", "---\n"])
  func anEmptyFileIsFine(yaml: String) {
    let (settings, diagnostics) = Self.read(yaml)
    #expect(diagnostics.isEmpty && settings == SiteSettings())
  }

  @Test func commandLineOverridesSettings() {
    var stated = SiteSettings()
    stated.title = "Mine"
    let settings = stated.completed(by: Self.read("title: Yours\nfooter: Theirs\n").settings)
    #expect(settings.title == "Mine")
    #expect(settings.footer == "Theirs")
  }

  @Test func anAddressMayContainAnAtSignInItsPath() {
    #expect(Self.read("base-url: https://example.com/@me/\n").diagnostics.isEmpty)
  }

  @Test func footerIsLocatedWhereItWasWritten() {
    #expect(Self.read("title: A\nfooter: B\n").settings.location(of: "footer").line == 2)
    #expect(SiteSettings().location(of: "footer").file == "--footer")
  }

  @Test(
    arguments: [
      ("print: maybe\n", 1, "neither yes nor no"), ("host: nginks\n", 1, "did you mean 'nginx'"),
      ("offline: maybe\n", 1, "neither yes nor no"), ("html: yes\n", 1, "neither trusted nor no"),
      ("title: A\nmenu: Start\n", 2, "not a list of titles"),
      ("menu: [a]\n", 1, "not a list of titles"),
      ("menu:\n  Start: [a]\n", 2, "not a list of titles"),
      ("last-updated: 2026\n", 1, "neither git nor no"), ("titel: A\n", 1, "did you mean 'title'"),
      ("title: A\nfooter: [a]\n", 2, "not a text"),
      ("title: A\nbase-url: example.com\n", 2, "not a web address"),
      ("base-url: https://a b/\n", 1, "not a web address"),
      ("base-url: https://\n", 1, "not a web address"),
      ("base-url: https:///keys\n", 1, "not a web address"),
      ("base-url: https://me:word@example.com/\n", 1, "a user name"),
      ("repository-url: https://me@example.com/{path}\n", 1, "a user name"),
      ("report-url: report?key={key}\n", 1, "not a web address"),
      ("code-languages: xml, jsn\n", 1, "did you mean 'json'"),
      ("title: A\ncode-languages: []\n", 2, "No language"),
      ("code-languages: [[xml]]\n", 1, "Unknown code language '?'"),
      ("title: 'A\n", 1, "quotes is not closed"), ("- a\n", 1, "no fields"),
      ("title: A\ntitle: B\n", 2, "twice"),
    ] as [(String, Int, String)])
  func mistakesInSettingsHaveALine(_ yaml: String, _ line: Int, _ part: String) throws {
    let (_, diagnostics) = Self.read(yaml)
    let found = try #require(diagnostics.first)
    #expect(found.id == "invalid-setting" && found.severity == .error)
    #expect(found.message.contains(part), "\(found.message)")
    #expect(found.location?.line == line)
    #expect(found.location?.file == "docgen.yaml")
  }
}
