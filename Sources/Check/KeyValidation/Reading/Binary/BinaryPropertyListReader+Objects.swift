import Diagnostics

extension BinaryPropertyListReader {
  mutating func decode(at offset: Int) -> Object? {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return constant(marker, at: offset)
    case 0x1: return integer(at: offset + 1, exponent: low)
    case 0x2: return real(at: offset + 1, exponent: low)
    case 0x3: return date(at: offset + 1, exponent: low)
    case 0x4:
      return payload(at: offset, low, unit: 1, name: "data").map { .scalar(.data(Array($0))) }
    case 0x5:
      guard let text = payload(at: offset, low, unit: 1, name: "a string") else { return nil }
      // Some writers put UTF-8 in strings marked as ASCII; Apple's reader does the same.
      return .scalar(.string(String(decoding: text, as: UTF8.self)))
    case 0x6: return utf16(at: offset, low)
    case 0x8:
      error(
        "unsupported-value", "the list contains a UID: it is a keyed archive",
        remedy: "unarchive it; a configuration has no UIDs")
      return nil
    case 0xA, 0xB, 0xC:
      return references(at: offset, low, perValue: 1).map {
        .array(references: $0.start, count: $0.count)
      }
    case 0xD:
      return references(at: offset, low, perValue: 2).map {
        .dictionary(references: $0.start, count: $0.count)
      }
    default: return refuse("an object of unknown kind \(hexadecimal(marker)) at byte \(offset)")
    }
  }

  /// A big-endian number of up to eight bytes; nil outside the file or beyond 64 bits.
  func unsigned(at offset: Int, width: Int) -> UInt64? {
    guard offset >= 0, width >= 0, width <= 8, offset <= bytes.count - width else { return nil }
    return bytes[offset..<(offset + width)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func refuse(_ what: String) -> Object? {
    error("binary-object", "the file is damaged: \(what)")
    return nil
  }

  private func hexadecimal(_ byte: UInt8) -> String { "0x" + String(byte, radix: 16) }

  // MARK: Numbers

  private mutating func constant(_ marker: UInt8, at offset: Int) -> Object? {
    switch marker {
    case 0x08: return .scalar(.boolean(false))
    case 0x09: return .scalar(.boolean(true))
    case 0x00:
      error(
        "null-in-property-list", "a property list cannot contain null",
        remedy: "leave the key or the element out")
    case 0x0F:
      error("unsupported-value", "a fill byte is used as a value")
    default: return refuse("an object of unknown kind \(hexadecimal(marker)) at byte \(offset)")
    }
    return nil
  }

  /// One, two and four bytes are unsigned, eight and sixteen signed.
  private mutating func integer(at offset: Int, exponent: Int) -> Object? {
    guard exponent <= 4, offset <= trailer.table - (1 << exponent) else {
      return refuse("the integer at byte \(offset) has an impossible width")
    }
    if exponent == 4 {
      guard let high = unsigned(at: offset, width: 8),
        let low = unsigned(at: offset + 8, width: 8)
      else { return refuse("an integer at byte \(offset) is cut off") }
      let signed = Int64(bitPattern: low)
      if high == 0, signed < 0 {
        let path = ", at \(builder.path)"
        return .scalar(.integer(builder.findings.largeInteger("\(low)", at: nil, path)))
      }
      guard high == 0 || high == .max && signed < 0 else {
        error(
          "integer-out-of-range", "an integer does not fit in 64 bits",
          remedy: "use a smaller number, a real or a string")
        return nil
      }
      return .scalar(.integer(signed))
    }
    guard let value = unsigned(at: offset, width: 1 << exponent) else {
      return refuse("an integer at byte \(offset) is cut off")
    }
    return .scalar(.integer(Int64(bitPattern: value)))
  }

  private mutating func real(at offset: Int, exponent: Int) -> Object? {
    guard exponent == 2 || exponent == 3, offset <= trailer.table - (1 << exponent),
      let value = unsigned(at: offset, width: 1 << exponent)
    else { return refuse("the real at byte \(offset) has an impossible width") }
    let number =
      exponent == 3
      ? Double(bitPattern: value)
      : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
    return .scalar(.real(number))
  }

  private mutating func date(at offset: Int, exponent: Int) -> Object? {
    guard exponent == 3, offset <= trailer.table - 8, let value = unsigned(at: offset, width: 8)
    else { return refuse("the date at byte \(offset) has an impossible width") }
    let seconds = Double(bitPattern: value)
    guard let date = ScalarText.date(secondsSince2001: seconds) else {
      error(
        "invalid-date", "a date is \(seconds) seconds from 2001, beyond the years 0 to 9999",
        remedy: "write a date within these years")
      return nil
    }
    return .scalar(.date(date))
  }

  // MARK: Counted objects

  private mutating func utf16(at offset: Int, _ low: Int) -> Object? {
    guard let text = payload(at: offset, low, unit: 2, name: "a string") else { return nil }
    let start = text.startIndex
    let units = (0..<(text.count / 2)).map { index in
      UInt16(text[start + 2 * index]) << 8 | UInt16(text[start + 2 * index + 1])
    }
    return .scalar(.string(String(decoding: units, as: UTF16.self)))
  }

  private mutating func payload(
    at offset: Int, _ low: Int, unit: Int, name: String
  ) -> ArraySlice<UInt8>? {
    guard let counted = counted(at: offset, low, unit: unit, name: name) else { return nil }
    let length = counted.count * unit
    guard length <= budget else {
      builder.findings.stop(
        "binary-overlap", at: nil, "objects overlap one another, at \(builder.path)",
        remedy: "write the list again")
      return nil
    }
    budget -= length
    return bytes[counted.start..<(counted.start + length)]
  }

  private mutating func references(
    at offset: Int, _ low: Int, perValue: Int
  ) -> (start: Int, count: Int)? {
    counted(at: offset, low, unit: perValue * trailer.referenceWidth, name: "a container")
  }

  /// The start of an object's contents and the number of their units; they end before the table.
  private mutating func counted(
    at offset: Int, _ low: Int, unit: Int, name: String
  ) -> (start: Int, count: Int)? {
    var start = offset + 1
    var count: UInt64? = UInt64(low)
    if low == 0x0F {
      // The count follows as an integer object.
      let marker = start < trailer.table ? bytes[start] : 0
      let width = marker >> 4 == 1 && marker & 0x0F <= 3 ? 1 << Int(marker & 0x0F) : 0
      count = width == 0 ? nil : unsigned(at: start + 1, width: width)
      start += 1 + width
    }
    guard let count, start <= trailer.table else {
      _ = refuse("the size of \(name) at byte \(offset) cannot be read")
      return nil
    }
    let (length, overflow) = count.multipliedReportingOverflow(by: UInt64(unit))
    guard !overflow, length <= UInt64(trailer.table - start) else {
      _ = refuse("\(name) at byte \(offset) reaches past the objects of the file")
      return nil
    }
    return (start, Int(count))
  }
}
