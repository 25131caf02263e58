extension String {
  /// Calls a function with the text in UTF-8. Unlike `withUTF8` it needs no mutable copy, which would be retained
  /// and released.
  @inlinable
  package func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    // A bridged Objective-C string.
    var text = self
    return text.withUTF8(use)
  }
}
