import Diagnostics
import Text

/// The encoding that `<?xml … encoding="…"?>` names, and what it means for the file's bytes.
///
/// Source: XML 1.0, section 4.3.3, "Character Encoding in Entities".
struct XMLDeclaredEncoding {
  private var name: String?
  private var nameOffset = 0
  private let text: SourceText

  init(_ text: SourceText) {
    self.text = text
    var scanner = ByteScanner(text.bytes, at: text.start)
    scanner.skipWhiteSpace()
    guard scanner.skip("<?xml") else { return }
    var end = scanner
    _ = end.move(to: "?>")
    guard scanner.move(to: "encoding"), scanner.position < end.position else { return }
    scanner.position += 8
    scanner.skip { $0.isWhiteSpace || $0 == UInt8(ascii: "=") }
    guard let quote = scanner.current, quote.isQuote else { return }
    scanner.position += 1
    nameOffset = scanner.position
    scanner.skip { $0 != quote && $0 != UInt8(ascii: "?") && !$0.isWhiteSpace }
    name = text.string(nameOffset..<scanner.position)
  }

  /// Latin-1 if the file declares it and its bytes don't contradict.
  var encodingToUse: TextEncoding? {
    let isLatin1 = ["iso-8859-1", "latin1", "iso_8859-1"].contains(name?.lowercased() ?? "")
    return isLatin1 && isSingleByte && text.lines.markLength == 0 ? .latin1 : nil
  }

  func report(to findings: inout Findings) {
    guard let name, encodingToUse == nil, isSingleByte else { return }
    let known = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1", "iso_8859-1"]
    guard !known.contains(name.lowercased()) else { return }
    if name.lowercased().hasPrefix("utf-16") || name.lowercased().hasPrefix("utf-32") {
      findings.report(
        .warning, "encoding-mismatch", at: nameOffset,
        "the file says it is \(name), but its bytes are UTF-8", remedy: "write encoding=\"UTF-8\"")
    } else if text.bytes.contains(where: { $0 >= 0x80 }), text.firstInvalidByte != nil {
      // A pure ASCII file reads the same in every single-byte encoding.
      findings.error(
        "unsupported-encoding", at: nameOffset, "the encoding \(quoted(name)) is not read",
        remedy: "save the file as UTF-8 and write encoding=\"UTF-8\"")
    }
  }

  private var isSingleByte: Bool { text.lines.encoding == .utf8 }
}
