extension String {
  /// Calls a function with the text in UTF-8. It needs no variable as `withUTF8` does, which would be a second
  /// reference to the text, to be counted twice.
  @inlinable
  package func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    // A string of Objective-C's.
    var text = self
    return text.withUTF8(use)
  }
}
