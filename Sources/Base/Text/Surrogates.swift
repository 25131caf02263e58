extension Unicode.Scalar {
  /// The character of a UTF-16 surrogate pair; nil if the units are not a high and a low surrogate.
  package init?(surrogates first: UInt16, _ second: UInt16) {
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { return nil }
    self.init(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
  }
}
