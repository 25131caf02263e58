extension Unicode.Scalar {
  /// Whether the character controls its display instead of being displayed: it is a control
  /// character, reorders the text around it, or is not allowed in text.
  ///
  /// Source: Unicode Standard Annex 9, section 2; N. Boucher and R. Anderson, "Trojan Source"
  /// (CVE-2021-42574); for noncharacters, the Unicode Standard, section 23.7. Tabs and line breaks
  /// are text, and so are the marks U+200E and U+200F, which reorder nothing but themselves.
  package var isUnprintable: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension String {
  /// The text with a U+FFFD instead of every unprintable character.
  package var legible: String {
    guard mayHoldUnprintable else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
  }

  /// The text with a U+FFFD instead of whatever a terminal obeys, except for line ends and tabs.
  package var withoutCommands: String {
    replacingCommands { _ in "\u{FFFD}" }
  }

  /// The same for JSON, in whose texts the characters are escaped.
  package var withCommandsEscaped: String {
    replacingCommands { scalar in
      Character(scalar).utf16.map { unit in
        "\\u" + String(UInt32(unit) + 0x1_0000, radix: 16).dropFirst()
      }.joined()
    }
  }

  private func replacingCommands(_ replacement: (Unicode.Scalar) -> String) -> String {
    guard mayHoldUnprintable || utf8.contains(0x0D) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnprintable || scalar == "\r" {
        text += replacement(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as one line with a limited number of characters, for a terminal.
  package func legibleLine(atMost length: Int = 2_000) -> String {
    // Counted in bytes first: a character may be of any length.
    let part = utf8.count > 4 * length ? String(unicodeScalars.prefix(length)) + "…" : self
    return part.legible.oneLine
  }

  /// The text with a space instead of every line break and tab.
  ///
  /// Source: Unicode Standard, section 5.8, for what breaks a line.
  package var oneLine: String {
    let isOne = utf8.allSatisfy { byte in
      !(0x09...0x0D).contains(byte) && byte != 0xC2 && byte != 0xE2
    }
    guard !isOne else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
          default: scalar
          }
        }))
  }

  /// The first unprintable character of each line, with the line and the column, both from 1.
  package func unprintables() -> [(scalar: Unicode.Scalar, line: Int, column: Int)] {
    guard mayHoldUnprintable else { return [] }
    var found: [(Unicode.Scalar, Int, Int)] = []
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r" || previous != "\r" { line += 1 }
        column = 0
      } else if scalar.isUnprintable, found.last?.1 != line {
        found.append((scalar, line, column))
      }
      column += 1
      previous = scalar
    }
    return found
  }

  /// Whether a byte could belong to an unprintable character. Most texts contain no such byte.
  private var mayHoldUnprintable: Bool {
    // Every text of a catalogue is looked through, and a contiguous buffer is much faster.
    utf8.withContiguousStorageIfAvailable { $0.contains(where: \.mayBeUnprintable) }
      ?? utf8.contains(where: \.mayBeUnprintable)
  }
}

extension UInt8 {
  fileprivate var mayBeUnprintable: Bool {
    switch self {
    case 0x20..<0x7F, 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F, 0xC2, 0xE2, 0xEF, 0xF0...0xFF: true
    default: false
    }
  }
}
