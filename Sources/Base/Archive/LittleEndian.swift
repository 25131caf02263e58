extension [UInt8] {
  /// Adds a number with its lowest byte first (APPNOTE.TXT, section 4.4.1.1; RFC 1952, section 2.1).
  mutating func append(_ number: some FixedWidthInteger & UnsignedInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
