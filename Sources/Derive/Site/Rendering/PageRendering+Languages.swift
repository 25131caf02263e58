import Markup
import Text

/// Links to the same page of the site in other languages.
extension PageRendering {
  /// For search engines: every language, and the one for readers of none of them.
  ///
  /// Source: HTML Standard, section 4.6.7.1, "Link type alternate"; Google Search Central, "Localized versions of your pages".
  func languageLinks(into writer: inout HTMLWriter) {
    guard edition.isWebsite, page.kind != .notFound, !context.editions.isEmpty else { return }
    let own =
      context.baseURL.map { LanguageEdition(language: words.language, address: $0) }
      ?? context.editions.first(where: isOwn)
    let all = ([own].compactMap(\.self) + otherLanguages).sorted { $0.language < $1.language }
    let fallback =
      context.editions.first { $0.language == SiteSettings.defaultEdition }
      ?? all.first { $0.isEnglish } ?? all.first
    for edition in all { link(edition.language, edition, into: &writer) }
    if let fallback { link(SiteSettings.defaultEdition, fallback, into: &writer) }
  }

  /// The sites in other languages: an author may have listed all of them for each.
  private var otherLanguages: [LanguageEdition] {
    context.editions.filter { $0.language != SiteSettings.defaultEdition && !isOwn($0) }
  }

  private func isOwn(_ edition: LanguageEdition) -> Bool {
    edition.language.lowercased() == words.language.lowercased()
  }

  private func link(
    _ language: String, _ edition: LanguageEdition, into writer: inout HTMLWriter
  ) {
    writer.open(
      "link", ("rel", "alternate"), ("hreflang", language), ("href", edition.address(of: page.path))
    )
    writer.markup("\n")
  }

  /// For readers: a menu of the languages.
  func languages(into writer: inout HTMLWriter) {
    let others = otherLanguages
    guard edition.isWebsite, !others.isEmpty else { return }
    let path = page.kind == .notFound ? PageKind.home.path : page.path
    writer.open("details", ("class", "languages"))
    writer.element(
      "summary", words.language.prefix { $0 != "-" }.uppercased(),
      ("aria-label", words[.languages]))
    writer.markup("<ul>\n")
    for other in others {
      writer.markup("<li>")
      writer.element(
        "a", other.name, ("href", other.address(of: path)), ("hreflang", other.language),
        ("lang", other.language))
      writer.markup("</li>\n")
    }
    writer.markup("</ul></details>\n")
  }
}

/// The site in another language.
struct LanguageEdition: Sendable {
  /// The language's tag.
  var language: String
  /// The address of the site, ending in a slash.
  var address: String

  func address(of page: String) -> String {
    address + relativePath(from: "", to: PageFormat.html.file(page))
  }

  private var base: String { language.prefix { $0 != "-" }.lowercased() }

  var isEnglish: Bool { base == "en" }

  /// The language's own name, or else its tag.
  var name: String { Self.names[language.lowercased()] ?? Self.names[base] ?? language }

  private static let names = [
    "ar": "العربية", "cs": "Čeština", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά",
    "en": "English", "es": "Español", "fa": "فارسی", "fi": "Suomi", "fr": "Français",
    "he": "עברית", "hi": "हिन्दी", "hu": "Magyar", "id": "Bahasa Indonesia", "it": "Italiano",
    "ja": "日本語", "ko": "한국어", "nl": "Nederlands", "no": "Norsk", "pl": "Polski",
    "pt": "Português", "ro": "Română", "ru": "Русский", "sv": "Svenska", "tr": "Türkçe",
    "uk": "Українська", "vi": "Tiếng Việt", "zh": "中文", "zh-hans": "简体中文", "zh-hant": "繁體中文",
  ]
}
