package import Diagnostics
import Markup
package import Text

/// The settings of a site, from `docgen.yaml` or the command line.
package struct SiteSettings: Sendable, Equatable {
  /// Instead of the catalogue's own title.
  package var title: String?
  /// The tag of the language in which the site is written, such as `de`; English by default.
  package var language: String?
  /// The addresses of the site in other languages: `fr https://example.com/fr/, ja https://example.com/ja/`.
  package var alternates: String?
  /// The address of the site.
  package var baseURL: String?
  /// The address for editing the sources of the catalogue and the guides, with `{path}` and
  /// `{line}`, or a repository's.
  package var repositoryURL: String?
  /// The address for reporting mistakes, with `{key}`, `{statement}`, `{source}` and `{page}`.
  package var reportURL: String?
  /// The file with an earlier edition of the catalogue, for the page of changes.
  package var previous: String?
  /// The theme's folder, or the name of one in `themes`.
  package var theme: String?
  /// The languages that pages show property lists in, such as `xml, json, yaml, toml, swift`; the first is
  /// the one that shows first.
  package var codeLanguages: String?
  /// The picture that links to the site show: an address, or a file of the theme's assets. `{kind}` stands for the
  /// kind of page: `key`, `code`, `guide`, `extension-point` or `page`.
  package var socialImage: String?
  /// The word `no` where readers cannot keep the site in their browser.
  package var offline: String?
  /// The word `yes` where documents have pages to print.
  package var print: String?
  /// The host whose own files the site has, such as `github-pages`.
  package var host: String?
  /// The text at the foot of every page, in inline Markdown.
  package var footer: String?
  /// The text above every page, in inline Markdown.
  package var banner: String?
  /// The links at the top of every page, instead of the usual ones.
  package var menu: [Entry]?
  /// The file whose markup goes into the head of every page.
  package var head: String?
  /// The word `trusted` where the raw HTML of guides reaches their pages.
  package var html: String?
  /// The word `git` where guides show the date of their last commit.
  package var lastUpdated: String?
  /// The name of the edition, if the site is one of several side by side.
  package var edition: String?
  /// The edition that the others lead to, if that is not the newest.
  package var latestEdition: String?
  /// The locations of the settings in their file, by their names.
  private var locations: [String: SourceLocation] = [:]
  /// The files that declare the catalogue.
  package var swiftSources = SwiftSources()

  package static let fileName = "docgen.yaml"

  package init() {}

  /// A name with its text in a setting that has several.
  package struct Entry: Sendable, Equatable {
    package var name: String
    package var text: String
    package var location: SourceLocation
  }

  /// The location of a setting in its file, or else the option that states it.
  package func location(of name: String) -> SourceLocation {
    locations[name] ?? SourceLocation(file: "--" + name)
  }

  /// The same settings, completed by the settings of a file.
  package func completed(by file: Self) -> Self {
    var settings = self
    for field in SettingField.all where !field.isSet(in: settings) {
      field.copy(from: file, to: &settings)
      settings.locations[field.name] = file.locations[field.name]
    }
    return settings
  }

  /// Reads the file; mistakes are reported with their line.
  package static func read(_ source: SourceFile) -> (settings: Self, diagnostics: [Diagnostic]) {
    var settings = SiteSettings()
    let (found, problems) = FieldReader.fields(
      of: source, name: "settings file", id: "invalid-setting")
    guard let written = found else { return (settings, problems) }
    var diagnostics = problems
    for member in written.members {
      let name = member.key
      guard let field = SettingField.all.first(where: { $0.name == name }) else {
        diagnostics.append(
          written.unknown(member, in: "", among: SettingField.all.map(\.name)))
        continue
      }
      guard field.set(member.node, of: written, in: &settings) else {
        diagnostics.append(
          .error(
            "invalid-setting", at: written.location(of: member.node),
            "'\(name)' is not \(field.shape)",
            remedy: "write it like '\(field.exampleOnOneLine)'"))
        continue
      }
      settings.locations[name] = written.location(of: member.node)
      if let problem = settings.problem(with: name) {
        diagnostics.append(
          .error(
            "invalid-setting", at: written.location(of: member.node), problem.message,
            remedy: problem.remedy))
      }
    }
    return (settings, diagnostics)
  }

  /// The address for editing a file; nil if the repository is unknown or does not contain the file.
  ///
  /// The address of a repository without `{path}` is treated like one on GitHub.
  func editURL(of source: SourceLocation) -> String? {
    guard let repositoryURL, !source.file.hasPrefix("/"), !source.file.hasPrefix("..") else {
      return nil
    }
    let file = source.file.hasSuffix(".swift") ? swiftSources.path(of: source.file) : source.file
    let path = relativePath(from: "", to: file)
    if repositoryURL.contains("{path}") {
      return repositoryURL.replacing("{path}", with: path)
        .replacing("{line}", with: String(source.line ?? 1))
    }
    return repositoryURL.endingInSlash + "blob/HEAD/" + path + (source.line.map { "#L\($0)" } ?? "")
  }

  /// The address for reporting a mistake in a page, with the page's facts filled in; nil if unknown.
  func reportURL(of page: Page) -> String? {
    guard let address = reportURL ?? formOfRepository else { return nil }
    return [
      ("{key}", page.subject ?? page.title), ("{statement}", page.description.shortened(to: 300)),
      ("{source}", page.sourceNames.shortened(to: 300)),
      ("{page}", PageFormat.html.file(page.path)),
    ].reduce(address) { $0.replacing($1.0, with: percentEncoded($1.1)) }
  }

  /// The form `.github/ISSUE_TEMPLATE/wrong-fact.yml` of a repository on GitHub, by the ids of its fields.
  private var formOfRepository: String? {
    guard let repositoryURL, !repositoryURL.contains("{path}") else { return nil }
    return repositoryURL.endingInSlash
      + "issues/new?template=wrong-fact.yml&title={key}:%20&key={key}&reference={statement}&source={source}"
  }

  /// The problem with a setting's value, from the file or an option.
  package func problem(with name: String) -> (message: String, remedy: String)? {
    if name == "code-languages" { return problemWithLanguages }
    if name == "alternates" { return problemWithAlternates }
    if name == "language", let language, !language.isLanguageTag {
      return ("'\(language)' is not the tag of a language", "write a tag such as de or zh-Hans")
    }
    if name == "edition" { return edition.flatMap(EditionName.problem) }
    if name == "latest-edition" { return latestEdition.flatMap(EditionName.problem) }
    let answer = name == "offline" ? offline : name == "print" ? print : nil
    if let answer, !["yes", "no"].contains(answer) {
      return ("'\(answer)' is neither yes nor no", "write yes or no")
    }
    if name == "host" { return problemWithHost }
    if name == "html", let html, !["trusted", "no"].contains(html) {
      return ("'\(html)' is neither trusted nor no", "write trusted or no")
    }
    if name == "last-updated", let lastUpdated, !["git", "no"].contains(lastUpdated) {
      return ("'\(lastUpdated)' is neither git nor no", "write git or no")
    }
    let value: String? =
      switch name {
      case "base-url": baseURL
      case "repository-url", "edit-url": repositoryURL
      case "report-url": reportURL
      default: nil
      }
    guard let value else { return nil }
    let isTemplate = name != "base-url"
    let plain = isTemplate ? value.filter { $0 != "{" && $0 != "}" } : value
    guard let host = plain.hostInWeb, name == "report-url" || !value.contains("?"),
      isTemplate || !value.contains("#")
    else { return ("'\(value)' is not a web address", PageAddress.remedy) }
    guard !host.utf8.contains(UInt8(ascii: "@")) else {
      return (
        "'\(value)' contains a user name",
        "leave out what is before the @: pages show the address"
      )
    }
    return nil
  }

  /// Whether the raw HTML of guides reaches their pages.
  package var trustsHTML: Bool { html == "trusted" }

  /// Whether readers can keep the site in their browser.
  var isKeptOffline: Bool { offline != "no" }

  /// The name of the edition for readers of no other one.
  static let defaultEdition = "x-default"

  /// The site in other languages.
  var editions: [LanguageEdition] {
    (alternates ?? "").split(separator: ",").compactMap { part in
      let words = part.split(separator: " ")
      guard words.count == 2 else { return nil }
      return LanguageEdition(language: String(words[0]), address: String(words[1]).endingInSlash)
    }
  }

  private var problemWithAlternates: (message: String, remedy: String)? {
    let remedy = "write each language as a line below it: 'fr: https://example.com/fr/'"
    let parts = (alternates ?? "").split(separator: ",")
    guard !parts.isEmpty, editions.count == parts.count else {
      return ("'alternates' names no sites in other languages", remedy)
    }
    for edition in editions {
      if edition.language != Self.defaultEdition, !edition.language.isLanguageTag {
        return ("'\(edition.language)' is not the tag of a language", remedy)
      }
      var other = SiteSettings()
      other.baseURL = edition.address
      if let problem = other.problem(with: "base-url") { return problem }
    }
    return nil
  }

  /// The script of the theme that completes the menu of editions.
  static let editionsScript = "editions.js"

  /// The name of the edition; nil for a site without editions, or if the name is not allowed.
  package var editionName: EditionName? { edition.flatMap(EditionName.init) }

  /// The address that all editions are at, ending in a slash; nil if unknown, or if there are no editions.
  package var addressOfEditions: String? {
    guard let editionName, let baseURL else { return nil }
    return String(baseURL.dropLast(editionName.text.utf8.count + 1))
  }

  private var problemWithLanguages: (message: String, remedy: String)? {
    guard let word = codeLanguages.flatMap(CodeLanguage.unknownWord) else { return nil }
    let known = CodeLanguage.allCases.map(\.rawValue)
    return (
      word.isEmpty
        ? "No language is named"
        : "Unknown code language '\(word)'\(suggestion(for: word, among: known))",
      "name some of \(known.joined(separator: ", "))"
    )
  }
}

extension String {
  /// Whether it has the form of a language's tag: `de`, `zh-Hans`.
  ///
  /// Source: RFC 5646, section 2.1.
  fileprivate var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter)
    else {
      return false
    }
    return count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
