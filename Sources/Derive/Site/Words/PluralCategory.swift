/// The forms that languages have for numbers of things.
///
/// Source: Unicode CLDR, "Language Plural Rules", for whole numbers.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form for a number of things.
  ///
  /// - Parameter language: The first part of a language's tag: `ar`. A language that is not known here has one form.
  init(of count: Int, in language: String) {
    let (units, tens) = (count % 10, count % 100)
    switch language {
    case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am":
      self = count <= 1 ? .one : .other
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": self = .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      self =
        units == 1 && tens != 11
        ? .one
        : (2...4).contains(units) && !(12...14).contains(tens)
          ? .few : ["sr", "hr", "bs"].contains(language) ? .other : .many
    case "pl":
      self =
        count == 1
        ? .one : (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "he": self = count == 1 ? .one : count == 2 ? .two : .other
    case "ar":
      self =
        switch count {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
        }
    case "en", "de", "nl", "sv", "nb", "nn", "no", "da", "fi", "et", "es", "it", "ca", "el", "hu",
      "tr", "bg", "eu", "gl", "af", "sw", "is", "az", "ka", "kk", "mn", "ne", "sq", "ta", "te",
      "ur":
      self = count == 1 ? .one : .other
    default: self = .other
    }
  }
}
