import KeyModel

/// The same as `Placeholder.pattern` by hand: a checker reads a great many texts.
extension Placeholder {
  /// Whether a text holds `$(SETTING)`, `${SETTING}`, `${SETTING:rfc1034identifier}` or `@SETTING@`.
  static func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices.dropLast(2) {
        switch bytes[index] {
        case UInt8(ascii: "$"):
          let open = bytes[index + 1]
          if open == UInt8(ascii: "("), isNameStart(bytes[index + 2]) { return true }
          if open == UInt8(ascii: "{"), isNameStart(bytes[index + 2]) { return true }
        case UInt8(ascii: "@"):
          var end = index + 1
          while end < bytes.count, isName(bytes[end]) { end += 1 }
          if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "@"),
            isNameStart(bytes[index + 1])
          {
            return true
          }
        default: break
        }
      }
      return false
    }
  }

  /// Whether a text is nothing but placeholders, as `Placeholder.exactPattern` has it: what may
  /// stand for a Boolean or a number.
  static func isWhole(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard occurs(in: text), !text.contains(where: \.isWhitespace), let first = bytes.first else {
      return false
    }
    guard first == UInt8(ascii: "$") else {
      return first == UInt8(ascii: "@") && bytes.count > 2 && bytes.last == first
        && bytes.dropFirst().dropLast().allSatisfy(isName)
    }
    let isRound = bytes[1] == UInt8(ascii: "(")
    let (open, close) =
      isRound
      ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var depth = 0
    for (index, byte) in bytes.enumerated().dropFirst() {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      // What follows the closing bracket would be another text beside the placeholder.
      if depth == 0 { return index == bytes.count - 1 && index > 2 }
      if depth > 2 { return false }
    }
    return false
  }

  /// Whether a text may be the name of a C macro, as `INFOPLIST_PREPROCESS` replaces them. An
  /// underscore tells it from a word in capitals.
  static func mayBeMacro(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "_"))
      && text.utf8.first.map { (0x41...0x5A).contains($0) || $0 == 0x5F } == true
      && text.utf8.allSatisfy {
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
      }
  }

  // A setting's name may itself hold one: `$(NAME_$(VARIANT))`.
  private static func isNameStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == 0x5F || byte == UInt8(ascii: "$")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == 0x5F || (0x30...0x39).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
