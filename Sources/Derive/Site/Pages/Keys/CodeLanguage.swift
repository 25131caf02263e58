import JSON
import KeyModel
import Markup

/// A language that pages show a property list in.
enum CodeLanguage: String, CaseIterable {
  case xml, json
  /// As project generators read it from their files.
  case yaml
  case toml
  /// A dictionary literal.
  case swift

  /// The language that people write files of a format in.
  init(of format: DocumentKind.Format) {
    self =
      switch format {
      case .propertyList: .xml
      case .yaml: .yaml
      case .toml: .toml
      case .json, .jsonWithComments: .json
      }
  }

  /// Whether it has dates, and a form for data.
  var hasDates: Bool { self == .xml || self == .toml }

  private var title: String {
    switch self {
    case .xml: "XML"
    case .json: "JSON"
    case .yaml: "YAML"
    case .toml: "TOML"
    case .swift: "Swift"
    }
  }

  /// The languages of a setting such as `xml, json`; nil where one is unknown.
  static func list(_ setting: String) -> [CodeLanguage]? {
    var languages: [CodeLanguage] = []
    for word in words(setting) {
      guard let language = CodeLanguage(rawValue: word) else { return nil }
      if !languages.contains(language) { languages.append(language) }
    }
    return languages.isEmpty ? nil : languages
  }

  /// The first word of a setting that is not a language; empty if there is no word.
  static func unknownWord(in setting: String) -> String? {
    let words = words(setting)
    return words.isEmpty ? "" : words.first { CodeLanguage(rawValue: $0) == nil }
  }

  private static func words(_ setting: String) -> [String] {
    setting.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
  }

  func listing(of value: PropertyListValue) -> Listing {
    Listing(title, language: rawValue, text(of: value))
  }

  func text(of value: PropertyListValue) -> String {
    switch self {
    case .xml: value.xmlFragment()
    case .json: value.json.serialized()
    case .yaml: value.yaml
    case .toml: value.tomlDocument()
    case .swift: value.swiftLiteral
    }
  }
}

extension [CodeLanguage] {
  /// A value in each of the languages that can express it; in XML if none can.
  ///
  /// - Parameters:
  ///   - id: An id that is unique on the page.
  ///   - other: The same value with a mistake, or repaired. Lines that it lacks are marked.
  ///   - others: Its forms in other files.
  func block(
    of value: PropertyListValue, id: String = "form", unlike other: PropertyListValue? = nil,
    as mark: LineMark = .added, others: [Listing] = [], _ words: Words
  ) -> Block {
    let able = filter { value.isJSON || $0.hasDates }
    let own = (able.isEmpty ? [.xml] : able).map { language in
      var listing = language.listing(of: value)
      if let other { listing.markLines(unlike: language.listing(of: other).text, as: mark) }
      return listing
    }
    let listings = own + others
    if listings.count == 1, other == nil {
      return .code(language: listings[0].language, listings[0].text)
    }
    return .forms(id: id, label: words[.formOfListing], listings)
  }
}
