/// Anything that a template may place on a page.
enum TemplateSlot: Hashable, Sendable {
  case common(PageSlot)
  /// A part of the page, by its name.
  case section(String)
  /// A text of the theme's file.
  case option(String)
  /// A word of the interface.
  case word(Word)

  /// The start of the names of slots for words.
  static let ofWords = "word-"

  /// - Parameter options: The names of the theme's texts.
  init(_ name: String, options: some Sequence<String>) {
    if let slot = PageSlot(rawValue: name) {
      self = .common(slot)
    } else if let word = Self.word(name) {
      self = .word(word)
    } else {
      self = options.contains(name) ? .option(name) : .section(name)
    }
  }

  /// The word of the interface that a slot's name stands for.
  static func word(_ name: String) -> Word? {
    guard name.hasPrefix(ofWords), let word = Word.named[String(name.dropFirst(ofWords.count))]
    else { return nil }
    // A template gives no values.
    return word.english.count == 1 && !word.rawValue.contains("{") ? word : nil
  }
}
