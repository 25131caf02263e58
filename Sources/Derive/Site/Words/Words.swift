import Markup
import Text

/// The words of the interface in one language. A word that the language lacks is English.
struct Words: Sendable {
  /// The tag of the language: `zh-Hans`.
  let language: String
  private var entries: [Word: Entry]
  /// Whether a word has another text than the program's own.
  let areTranslated: Bool

  /// A word's texts.
  struct Entry: Hashable, Sendable {
    /// The text of a word without values.
    var plain: String?
    var forms: [PluralCategory: WordPattern]

    func pattern(_ category: PluralCategory) -> WordPattern? { forms[category] ?? forms[.other] }
  }

  static let english = Words(language: "en", [:])

  init(language: String, _ translated: [Word: Entry]) {
    self.language = language
    var entries = Self.ofEnglish
    areTranslated = translated.contains { $1 != entries[$0] }
    entries.merge(translated) { $1 }
    self.entries = entries
  }

  /// The words with another word's text for one.
  func saying(_ other: Word, for word: Word) -> Words {
    changed(self) { $0.entries[word] = entries[other] }
  }

  private static let ofEnglish = Dictionary(
    firstOf: Word.allCases.map { word in
      (word, Entry(word.english.mapValues { WordPattern($0) }.compactMapValues(\.self)))
    })

  /// The first part of the language's tag: `zh`.
  private var base: String { language.prefix { $0 != "-" }.lowercased() }

  /// The word `rtl` in languages that are written from right to left; otherwise empty.
  var direction: String { Self.fromRightToLeft.contains(base) ? "rtl" : "" }

  private static let fromRightToLeft: Set = [
    "ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "dv", "ckb",
  ]

  /// A word that has no values.
  subscript(word: Word) -> String { entries[word]?.plain ?? self(word) }

  /// A word with its values; the number chooses the form, and is the value `count`.
  func callAsFunction(
    _ word: Word, count: Int? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    var text = ""
    for piece in pieces(of: word, count) {
      switch piece {
      case .text(let part): text += part
      case .value("count", _) where count != nil: text += number(count ?? 0)
      case .value(let name, let hasArticle):
        let value = values.first { $0.key == name }?.value ?? ""
        text += hasArticle ? withArticle(value) : value
      }
    }
    return text
  }

  /// A word whose values may be links.
  func inlines(
    _ word: Word, count: Int? = nil, _ values: KeyValuePairs<String, [Inline]>
  ) -> [Inline] {
    pieces(of: word, count).flatMap { piece -> [Inline] in
      switch piece {
      case .text(let part): return [.text(part)]
      case .value("count", _) where count != nil: return [.text(number(count ?? 0))]
      case .value(let name, let hasArticle):
        let value = values.first { $0.key == name }?.value ?? []
        return hasArticle ? [.text(withArticle(value.plainText))] : value
      }
    }
  }

  func pieces(of word: Word, _ count: Int? = nil) -> [WordPattern.Piece] {
    let category = count.map { PluralCategory(of: $0, in: base) } ?? .other
    return entries[word]?.pattern(category)?.pieces ?? []
  }

  /// A word's forms as texts, with names in braces for values.
  func texts(of word: Word) -> [(category: PluralCategory, text: String)] {
    let forms = entries[word]?.forms ?? [:]
    return PluralCategory.allCases.compactMap { category in
      forms[category].map { (category, $0.text) }
    }
  }

  /// The number with its digits in groups: `1,189`.
  func number(_ number: Int) -> String {
    var digits = String(number)
    guard digits.count > 3 else { return digits }
    let separator = self[.groupSeparator]
    var groups = ""
    while digits.count > 3 {
      groups = separator + digits.suffix(3) + groups
      digits.removeLast(3)
    }
    return digits + groups
  }

  /// `A`, `A and B`, `A, B and C`.
  func list(_ items: [String], _ word: Word = .and) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return self(
      word, ["list": items.dropLast().joined(separator: self[.comma]), "last": last])
  }

  /// The same of links.
  func list(_ items: [[Inline]], _ word: Word = .and) -> [Inline] {
    guard let last = items.last, items.count > 1 else { return items.first ?? [] }
    return inlines(word, ["list": joined(items.dropLast()), "last": last])
  }

  /// Items with commas between them.
  func joined(_ items: [[Inline]]) -> [Inline] {
    Array(items.joined(separator: [.text(self[.comma])]))
  }

  /// The day in words: `21 November 2026`.
  func day(_ date: String) -> String {
    let months: [Word] = [
      .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
      .november, .december,
    ]
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return date }
    return self(
      .date,
      [
        "day": String(numbers[2]), "month": self[months[numbers[1] - 1]],
        "year": String(numbers[0]),
      ])
  }
}

/// A site has one of each language.
extension Words: Hashable {
  static func == (one: Words, other: Words) -> Bool { one.language == other.language }

  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Words.Entry {
  init(_ forms: [PluralCategory: WordPattern]) {
    self.forms = forms
    if forms.count == 1, let pattern = forms[.other], pattern.names.isEmpty {
      plain = pattern.pieces.first.map { if case .text(let text) = $0 { text } else { "" } } ?? ""
    }
  }
}

extension Word {
  /// Its name in files: `keys-inside`.
  var name: String {
    "\(self)".reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" + letter.lowercased() } else { name.append(letter) }
    }
  }

  static let named = Dictionary(firstOf: allCases.map { ($0.name, $0) })

  /// Its English forms.
  var english: [PluralCategory: String] {
    let forms = rawValue.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return forms.count == 2 ? [.one: forms[0], .other: forms[1]] : [.other: rawValue]
  }
}
