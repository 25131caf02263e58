/// A file converted to UTF-8, with a mapping back to its own bytes.
package struct SourceText: Sendable {
  /// A UTF-8 file's own bytes, including the byte-order mark; any other encoding is transcoded.
  package let bytes: [UInt8]
  package let start: Int
  package let lines: LineIndex
  package let firstInvalidByte: Int?
  /// The original offset for every 64th byte of transcoded text.
  private let checkpoints: [Int]

  private static let step = 64

  package init(_ original: [UInt8], encoding: TextEncoding? = nil) {
    let detected = TextEncoding.detect(original)
    let encoding = encoding ?? detected.encoding
    lines = LineIndex(original, encoding: encoding)
    if encoding == .utf8 {
      bytes = original
      start = lines.markLength
      checkpoints = []
      firstInvalidByte = Self.firstInvalidByte(of: original)
    } else {
      let transcoded = Self.transcode(original, from: lines.markLength, encoding)
      bytes = transcoded.bytes
      start = 0
      checkpoints = transcoded.checkpoints
      firstInvalidByte = transcoded.firstInvalidByte
    }
  }

  /// The offset in the original file of the character at an offset in `bytes`.
  package func originalOffset(_ offset: Int) -> Int {
    guard lines.encoding != .utf8 else { return offset }
    let offset = min(max(offset, 0), bytes.count)
    let checkpoint = offset / Self.step
    guard checkpoint < checkpoints.count else { return 0 }
    var original = checkpoints[checkpoint]
    for byte in bytes[(checkpoint * Self.step)..<offset] where byte & 0xC0 != 0x80 {
      original += lines.encoding.width(ofCharacterLedBy: byte)
    }
    return original
  }

  package func originalRange(_ range: Range<Int>) -> Range<Int> {
    let lower = originalOffset(range.lowerBound)
    return lower..<max(lower, originalOffset(range.upperBound))
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard lead >= 0xC2, lead <= 0xF4, length <= bytes.count - offset else { return offset }
      let second = bytes[offset + 1]
      let allowed: ClosedRange<UInt8> =
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
      guard allowed.contains(second) else { return offset }
      for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return offset }
      offset += length
    }
    return nil
  }

  private static func transcode(
    _ original: [UInt8], from start: Int, _ encoding: TextEncoding
  ) -> (bytes: [UInt8], checkpoints: [Int], firstInvalidByte: Int?) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count / encoding.unitWidth)
    var checkpoints: [Int] = []
    var invalid: Int?
    var offset = start
    func mark() {
      while checkpoints.count * step <= bytes.count { checkpoints.append(offset) }
    }
    while let unit = encoding.unit(of: original, at: offset) {
      mark()
      let start = offset
      offset += encoding.unitWidth
      var value = unit
      if encoding.unitWidth == 2, unit & 0xFC00 == 0xD800,
        let second = encoding.unit(of: original, at: offset), second & 0xFC00 == 0xDC00
      {
        value = 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF
        offset += 2
      }
      if let scalar = Unicode.Scalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        // A replacement takes three bytes, which count as one unit when mapping back.
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
        invalid = invalid ?? start
      }
    }
    mark()
    if offset < original.count { invalid = invalid ?? offset }
    return (bytes, checkpoints, invalid)
  }
}
