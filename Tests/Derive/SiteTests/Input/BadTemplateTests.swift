import Diagnostics
import Site
import Testing

/// Each mistake in a theme is reported at its location, and nothing is rendered.
struct BadTemplateTests {
  private func diagnostics(_ templates: [SourceFile]) -> [Diagnostic] {
    let site = Site(Fixture.input(templates: templates))
    #expect(site.rendered().isEmpty)
    return site.check()
  }

  @Test(arguments: [
    (
      "key", "<p>\n{{{summary}}}  ⟦{{{availabilty}}}", "unknown-slot",
      "did you mean 'availability'?"
    ),
    ("key", "⟦{{{minimal}}}", "unknown-slot", "'minimal' is not a slot of pages of the kind 'key'"),
    (
      "other", "⟦{{titel}}", "unknown-slot",
      "'titel' is not a slot of any page; did you mean 'title'?"
    ),
    ("other", "⟦{{#titel}}x{{/titel}}", "unknown-slot", "did you mean 'title'?"),
    ("other", "⟦{{^titel}}x{{/titel}}", "unknown-slot", "did you mean 'title'?"),
    ("other", "⟦{{& titel }}", "unknown-slot", "did you mean 'title'?"),
    ("other", "a\r\nb\r\n  ⟦{{titel}}\r\n", "unknown-slot", "did you mean 'title'?"),
    ("other", "{{title}}⟦{{\ntitel\n}}", "unknown-slot", "did you mean 'title'?"),
    ("other", "{{! {{titel}} }}\n⟦{{>topp}}", "unknown-template", "did you mean 'top'?"),
    ("other", "⟦{{> nothing-like-it }}", "unknown-template", "names no template"),
    ("other", "a\n⟦{{> other}}", "recursive-template", "'other' includes itself"),
    ("top", "⟦{{> layout}}", "recursive-template", "'top' includes itself through 'layout'"),
    ("other", "a\n⟦{{}}", "unknown-slot", "'' is not a slot of any page"),
    ("other", "⟦{{=<% %>=}}", "invalid-template", "tags with '=' are not supported"),
  ])
  func unknownSlotsInTemplatesAreReported(name: String, text: String, id: String, message: String) {
    let marked = Marked(text, path: "theme/\(name).mustache")
    let others = Fixture.templates.filter { $0.stem != name }
    let found = diagnostics(others + [marked.file]).filter { $0.location?.file == marked.file.path }
    #expect(found.map(\.location) == marked.locations)
    #expect(found.map(\.id) == [id])
    #expect(found.allSatisfy { $0.message.contains(message) && $0.severity == .error })
  }

  @Test(arguments: [
    ("\n{{{title}}\n", 2), ("a\nb\n{{#title}}\n", 3), ("\n\n{{/title}}\n", 3), ("{{title", 1),
    ("{{#title}}{{/summary}}", 1), ("\n{{>top", 2), ("{{<page}}{{/page}}", 1), ("\n{{$title}}", 2),
    ("a {{%pragma}}", 1), (String(repeating: "{{#title}}", count: 61), 1),
  ])
  func templatesThatDoNotParseAreReported(text: String, line: Int) throws {
    let found = diagnostics(Fixture.templates + [Fixture.file("theme/other.mustache", text)])
    #expect(found.map(\.id) == ["invalid-template"])
    let location = try #require(found.first?.location)
    #expect(location.file == "theme/other.mustache")
    #expect(location.line == line)
    #expect(location.column != nil)
    #expect(found.first?.remedy != nil)
  }

  @Test("Templates that include each other twice are not expanded")
  func explosion() {
    let doubling = (1...30).map {
      Fixture.file("theme/t\($0).mustache", "{{> t\($0 + 1)}}{{> t\($0 + 1)}}")
    }
    let last = Fixture.file("theme/t31.mustache", "{{title}}")
    let found = diagnostics(Fixture.templates + doubling + [last])
    #expect(found.map(\.id) == ["invalid-template"])
    #expect(found.first?.message.contains("includes too much") == true)
  }

  @Test(arguments: ["{{#title}}", "{{title}}", "{{nothing}}", "{{^nothing}}", "{{! a }}{{title}}"])
  func templatesOfManyTagsEndInAFinding(tag: String) {
    let text = String(repeating: tag, count: 50_000)
    let found = diagnostics(Fixture.templates + [Fixture.file("theme/other.mustache", text)])
    #expect(found.map(\.id) == ["invalid-template"])
  }

  @Test func unknownSlotsWithoutNumberAreCut() {
    let text = (0..<9_000).map { "{{n\($0)}}" }.joined()
    let found = diagnostics(Fixture.templates + [Fixture.file("theme/other.mustache", text)])
    #expect(found.map(\.id) == [String](repeating: "unknown-slot", count: 100))
  }

  /// A text of which walking by characters takes time in proportion to the square of its length.
  @Test(arguments: ["\u{301}\u{316}", "\u{1F1E9}", "\r"])
  func textsOfManyMarksAreRead(marks: String) {
    let run = String(repeating: marks, count: 20_000)
    let text = run + "{{title}}" + run + "{{! \(run) }}\n" + run
    let other = Fixture.file("theme/other.mustache", text)
    #expect(Site(Fixture.input(templates: Fixture.templates + [other])).check() == [])
    let name = "{{\(run)}}"
    let found = diagnostics(Fixture.templates + [Fixture.file("theme/other.mustache", name)])
    #expect(found.map(\.id) == ["unknown-slot"])
    #expect(found.allSatisfy { $0.message.unicodeScalars.count < 2_002 })
  }

  @Test("A chain of thousands of templates ends in a finding")
  func chain() {
    let chain = (1...4_000).map {
      Fixture.file("theme/t\($0).mustache", "{{> t\($0 + 1)}}")
    }
    let last = Fixture.file("theme/t4001.mustache", "{{title}}")
    #expect(diagnostics(Fixture.templates + chain + [last]).map(\.id) == ["invalid-template"])
  }

  @Test("Sections and the templates that they include count together")
  func sectionsAroundTemplates() {
    func templates(inSections depth: Int) -> [SourceFile] {
      let start = String(repeating: "{{#title}}", count: depth)
      let end = String(repeating: "{{/title}}", count: depth)
      return Fixture.templates + [
        Fixture.file("theme/outer.mustache", start + "{{> inner}}" + end),
        Fixture.file("theme/inner.mustache", start + "{{title}}" + end),
      ]
    }
    #expect(Site(Fixture.input(templates: templates(inSections: 29))).check() == [])
    #expect(
      diagnostics(templates(inSections: 30)).map(\.short) == [
        "theme/outer.mustache:1:301 invalid-template"
      ])
  }

  @Test(arguments: ["layout", "page"])
  func missingTemplatesAreReported(name: String) {
    let found = diagnostics(Fixture.templates.filter { $0.stem != name })
    #expect(found.map(\.id) == ["missing-template"])
    #expect(found.first?.message.contains("'\(name).mustache'") == true)
  }

  @Test func themeWithoutTemplatesIsReported() {
    #expect(diagnostics([]).map(\.id) == ["missing-template"])
  }

  @Test func templatesThatAreNotUTF8AreReported() {
    let bad = SourceFile(path: "theme/bad.mustache", bytes: [0x61, 0x0A, 0xFF, 0x0A])
    #expect(
      diagnostics(Fixture.templates + [bad]).map(\.short) == ["theme/bad.mustache:2 not-utf-8"])
  }

  @Test func everyMistakeInATemplateIsReported() {
    let bad = Fixture.file("theme/bad.mustache", "{{a1}}\n{{b1}} {{> c1}}\n")
    #expect(
      diagnostics(Fixture.templates + [bad]).map(\.short) == [
        "theme/bad.mustache:1:1 unknown-slot", "theme/bad.mustache:2:1 unknown-slot",
        "theme/bad.mustache:2:8 unknown-template",
      ])
  }

  @Test func templateOfAKindServesThatKindOnly() throws {
    let key = Fixture.file(
      "theme/key.mustache", "{{#rules}}RULES {{{rules}}}{{/rules}}KEY {{title}}")
    let site = Site(Fixture.input(templates: Fixture.templates + [key]))
    #expect(site.check().isEmpty)
    #expect(site.text(of: "keys/NSName.html")?.contains("KEY NSName") == true)
    #expect(site.text(of: "guides/start.html")?.contains("KEY") == false)
  }
}
