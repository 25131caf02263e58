import Text

/// A setting of a site: its name in the file, what it sets, and what it is for.
package struct SettingField: Sendable {
  private enum Form {
    /// One line of text; a list of words is joined by commas.
    case text(any WritableKeyPath<SiteSettings, String?> & Sendable)
    /// Names, each with a text.
    case entries(any WritableKeyPath<SiteSettings, [SiteSettings.Entry]?> & Sendable)
  }

  package let name: String
  private let form: Form
  /// Its purpose in one sentence, in Markdown.
  package let meaning: String
  /// The lines of a settings file that set it.
  package let example: String

  private init(_ name: String, _ form: Form, _ meaning: String, example: String) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.example = example
  }

  /// Every setting, in the order of the documentation.
  package static let all: [SettingField] = [
    SettingField(
      "title", .text(\.title), "The site's title; by default the catalogue's.",
      example: "title: Lamp Reference"),
    SettingField(
      "language", .text(\.language),
      "The language of the words that docgen adds: `de`, `zh-Hans`, `ja`, `ar`, another one that the theme has, or `en`, the default.",
      example: "language: de"),
    SettingField(
      "alternates", .text(\.alternates),
      "The site in other languages, each a tag with an address; `x-default` is the one for everybody else.",
      example: "alternates:\n  fr: https://example.com/fr/lamp/"),
    SettingField(
      "base-url", .text(\.baseURL),
      "The address where the site will be served, for full links and the sitemap.",
      example: "base-url: https://example.com/lamp/"),
    SettingField(
      "edit-url", .text(\.repositoryURL),
      "Where sources can be edited: a repository, or an address with `{path}` and `{line}`.",
      example: "edit-url: https://example.com/lamp/edit/main/{path}"),
    SettingField(
      "repository-url", .text(\.repositoryURL), "The same as `edit-url`.",
      example: "repository-url: https://github.com/example/lamp"),
    SettingField(
      "report-url", .text(\.reportURL),
      "Where mistakes can be reported: an address with `{key}`, `{statement}`, `{source}` and `{page}`.",
      example: "report-url: https://example.com/report?about={key}"),
    SettingField(
      "previous", .text(\.previous),
      "An earlier `catalogue.json`; the page of changes lists the differences.",
      example: "previous: lamp-1.0.json"),
    SettingField(
      "theme", .text(\.theme), "The theme: a folder, or the name of one in `themes/`.",
      example: "theme: night"),
    SettingField(
      "code-languages", .text(\.codeLanguages),
      "The languages of examples: `xml`, `json`, `yaml`, `toml`, `swift`; the first one shows first.",
      example: "code-languages: [json, yaml]"),
    SettingField(
      "social-image", .text(\.socialImage),
      "The picture shown with links to the site: an address, or a file in the theme's assets; `{kind}` is the kind of page.",
      example: "social-image: preview-{kind}.png"),
    SettingField(
      "offline", .text(\.offline),
      "Whether readers can keep the site in their browser: `yes`, the default, or `no`.",
      example: "offline: no"),
    SettingField(
      "host", .text(\.host),
      "The host whose own files the site has: `github-pages`, `gitlab-pages`, `netlify`, `cloudflare-pages`, `s3` or `nginx`; the option is `--for`.",
      example: "host: github-pages"),
    SettingField(
      "print", .text(\.print),
      "Write `yes` to give each document a page with all its keys, to print.",
      example: "print: yes"),
    SettingField(
      "edition", .text(\.edition),
      "Publishes into a folder of this name, beside other editions.",
      example: "edition: \"1.2\""),
    SettingField(
      "latest-edition", .text(\.latestEdition),
      "The edition that others lead to, if not the newest.",
      example: "latest-edition: \"1.1\""),
    SettingField(
      "menu", .entries(\.menu),
      "The links at the top of every page instead of the usual ones, each a title with an address as in guides.",
      example:
        "menu:\n  Start: guide:start\n  Keys: page:keys/index\n  Source: https://example.com/lamp"
    ),
    SettingField(
      "banner", .text(\.banner), "A line above every page, in Markdown without HTML.",
      example: "banner: Lamp 2 is out. See [what is new](page:changes)."),
    SettingField(
      "footer", .text(\.footer), "The text at the foot of every page, in Markdown.",
      example: "footer: Made by the lamp team."),
    SettingField(
      "html", .text(\.html),
      "Write `trusted` to let the raw HTML of your own guides reach their pages; otherwise it is shown as text.",
      example: "html: trusted"),
    SettingField(
      "head", .text(\.head),
      "A file in the folder of the settings whose HTML goes into the head of every page; it needs `html: trusted`.",
      example: "head: analytics.html"),
    SettingField(
      "last-updated", .text(\.lastUpdated),
      "Write `git` to show the date of a guide's last commit where its front matter has none.",
      example: "last-updated: git"),
  ]

  /// The example on one line, in YAML's flow form: `menu: {Start: guide:start, Keys: page:keys/index}`.
  var exampleOnOneLine: String {
    let lines = example.split(separator: "\n")
    guard let first = lines.first, lines.count > 1 else { return example }
    let members = lines.dropFirst().map { $0.drop { $0 == " " } }.joined(separator: ", ")
    return "\(first) {\(members)}"
  }

  /// The form of its value, as a finding names it.
  var shape: String {
    switch form {
    case .text: "a text"
    case .entries: "a list of titles with their addresses"
    }
  }

  func isSet(in settings: SiteSettings) -> Bool {
    switch form {
    case .text(let path): settings[keyPath: path] != nil
    case .entries(let path): settings[keyPath: path] != nil
    }
  }

  func copy(from other: SiteSettings, to settings: inout SiteSettings) {
    switch form {
    case .text(let path): settings[keyPath: path] = other[keyPath: path]
    case .entries(let path): settings[keyPath: path] = other[keyPath: path]
    }
  }

  /// Sets it to a value of a file; false if the value has another form.
  func set(
    _ value: WrittenFields.Node, of written: WrittenFields, in settings: inout SiteSettings
  ) -> Bool {
    switch form {
    case .text(let path):
      let words =
        switch name {
        case "code-languages": value.elements?.map { $0.writtenText ?? "?" }
        case "alternates": value.members?.map { "\($0.key) \($0.node.writtenText ?? "?")" }
        default: nil as [String]?
        }
      guard let text = words?.joined(separator: ", ") ?? value.writtenText else { return false }
      settings[keyPath: path] = text.oneLine
    case .entries(let path):
      // A list of maps with one member each keeps an order that some editors don't keep in a map.
      let maps = value.members.map { [$0] } ?? value.elements?.map { $0.members ?? [] }
      guard let maps, maps.allSatisfy({ !$0.isEmpty }) else { return false }
      var entries: [SiteSettings.Entry] = []
      for member in maps.joined() {
        guard let text = member.node.writtenText?.oneLine, !text.isEmpty else { return false }
        entries.append(
          SiteSettings.Entry(
            name: member.key.oneLine, text: text, location: written.location(of: member.node)))
      }
      settings[keyPath: path] = entries
    }
    return true
  }
}
