extension Unicode.Scalar {
  /// The character that two units of UTF-16 write together; nil where they are not the first and the
  /// second half of one.
  package init?(surrogates first: UInt16, _ second: UInt16) {
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { return nil }
    self.init(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
  }
}
