/// The part of a file that a `Range` header asks for; several ranges are answered with the whole file.
///
/// Source: RFC 9110, section 14.
enum ByteRange: Equatable {
  /// Everything: the header is missing or malformed, or asks for several ranges.
  case whole
  case part(Range<Int>)
  /// The file ends before the range begins.
  case unsatisfiable

  /// - Parameter size: The file's length in bytes.
  init(_ header: String?, size: Int) {
    self = .whole
    guard let header, let equals = header.firstIndex(of: "="),
      header[..<equals].lowercased() == "bytes"
    else { return }
    let ends = header[header.index(after: equals)...].split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (nil, let length?) where ends[0].isEmpty:
      self = length > 0 && size > 0 ? .part(max(size - length, 0)..<size) : .unsatisfiable
    default: return
    }
  }

  /// Digits as a number; one that is larger than any file as the largest there is.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
