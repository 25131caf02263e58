import KeyValidation
import Text

struct ListLayout {
  /// One step of indentation.
  let unit: String
  let lineEnd: String
  private let bytes: [UInt8]

  init(_ list: EditedList, _ format: PropertyListDocument.Format) {
    let bytes = list.bytes
    self.bytes = bytes
    let firstEnd = bytes.firstIndex(where: \.endsLine)
    lineEnd =
      firstEnd.map { end in
        bytes[end] == UInt8(ascii: "\n")
          ? "\n" : bytes[end...].dropFirst().first == UInt8(ascii: "\n") ? "\r\n" : "\r"
      } ?? "\n"
    unit = Self.firstIndentation(of: bytes) ?? ([.json, .yaml].contains(format) ? "  " : "\t")
  }

  /// The indentation of the first indented line, if at most eight spaces.
  private static func firstIndentation(of bytes: [UInt8]) -> String? {
    var start = 0
    while start < bytes.count {
      let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let end = bytes[blanks.endIndex...].firstIndex(where: \.endsLine) ?? bytes.count
      if let first = blanks.first, blanks.endIndex < end {
        return first == UInt8(ascii: "\t")
          ? "\t" : String(repeating: " ", count: min(8, blanks.count))
      }
      start = end + 1
    }
    return nil
  }

  /// The white space from the start of the line up to an offset.
  func indentation(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<offset].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: blanks, as: UTF8.self)
  }
}
