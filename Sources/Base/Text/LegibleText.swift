extension Unicode.Scalar {
  /// Whether the character is a control character, reorders the text around it, or is not allowed in
  /// text.
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

/// Decides, character by character, which parts of a text cannot be shown.
///
/// Besides unprintable characters, these are marks and halves of flags in excess of a limit in a row, because
/// comparing, hashing and walking a text takes time proportional to the square of such a run. No writing
/// system comes near the limit, and no part of a path on disk can exceed it.
///
/// Source: Unicode Standard Annex 15, section 13, "Stream-Safe Text Format", which allows 30 marks.
struct LegibilityScan {
  static let longestRun = 128
  private var run = 0

  mutating func isTooMany(_ scalar: Unicode.Scalar) -> Bool {
    run = scalar.joinsRun ? run + 1 : 0
    return run > Self.longestRun
  }

  mutating func isLegible(_ scalar: Unicode.Scalar) -> Bool {
    !isTooMany(scalar) && !scalar.isUnprintable
  }
}

extension Unicode.Scalar {
  /// Whether the character attaches to the one before it: a combining mark, or half of a flag.
  package var joinsRun: Bool {
    // The first combining mark is U+0300.
    guard value >= 0x300 else { return false }
    if (0x1F1E6...0x1F1FF).contains(value) { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension String {
  /// The text with U+FFFD for every character that cannot be shown.
  package var legible: String {
    guard mayHoldUnprintable else { return self }
    var scan = LegibilityScan()
    return String(
      String.UnicodeScalarView(unicodeScalars.map { scan.isLegible($0) ? $0 : "\u{FFFD}" }))
  }

  /// Whether a run of marks or halves of flags is so long that processing the text is slow.
  package var hasLongRun: Bool {
    var run = 0
    // A quick test: a mark takes at least two bytes, and few texts have that many non-ASCII bytes in a row.
    let mayHave = utf8.contains { byte in
      run = byte < 0x80 ? 0 : run + 1
      return run > 2 * LegibilityScan.longestRun
    }
    guard mayHave else { return false }
    var scan = LegibilityScan()
    return unicodeScalars.contains { scan.isTooMany($0) }
  }

  /// The text with U+FFFD for every terminal control character except line ends and tabs.
  package var withoutCommands: String {
    replacingCommands { _ in "\u{FFFD}" }
  }

  /// JSON with these characters escaped.
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
    shortened(to: length).legible.oneLine
  }

  /// The text, or its beginning and an ellipsis.
  ///
  /// - Parameter length: The limit in scalars, because a character may be of any length.
  package func shortened(to length: Int) -> String {
    guard utf8.count > length,
      let end = unicodeScalars.index(startIndex, offsetBy: length, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }

  /// The text with a space for every line break and tab.
  ///
  /// Source: Unicode Standard, section 5.8, for what breaks a line.
  package var oneLine: String {
    // Nearly every text: looking for that first halves the time to read a catalogue.
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

  /// The first character in each line that cannot be shown, with its 1-based line and column.
  package func unprintables() -> [(scalar: Unicode.Scalar, line: Int, column: Int)] {
    guard mayHoldUnprintable else { return [] }
    var found: [(scalar: Unicode.Scalar, line: Int, column: Int)] = []
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar = " "
    var scan = LegibilityScan()
    for scalar in unicodeScalars {
      let isLegible = scan.isLegible(scalar)
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r" || previous != "\r" { line += 1 }
        column = 0
      } else if !isLegible, found.last?.line != line {
        found.append((scalar, line, column))
      }
      column += 1
      previous = scalar
    }
    return found
  }

  /// Whether a byte could belong to an unprintable character. Most texts contain no such byte.
  private var mayHoldUnprintable: Bool {
    utf8.contains { $0.mayBeUnprintable }
  }
}

extension UInt8 {
  fileprivate var mayBeUnprintable: Bool {
    switch self {
    case 0x20..<0x7F, 0x09, 0x0A, 0x0D: false
    // From 0xCC on there may be marks.
    case 0x00..<0x20, 0x7F, 0xC2, 0xCC...0xFF: true
    default: false
    }
  }
}
