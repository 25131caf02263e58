import CZlib

/// zlib's compression and checksum.
///
/// Source: RFC 1951 (the form), zlib's manual, "Advanced functions", `deflateInit2`.
package enum Deflate {
  /// The bytes in deflate form without a header, or nil where zlib fails.
  ///
  /// At zlib’s usual level: the highest takes half as long again and saves one percent.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let length = UInt32(exactly: bytes.count) else { return nil }
    var stream = z_stream()
    // Negative window bits leave out zlib's own header, as ZIP wants it.
    guard
      deflateInit2_(
        &stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    guard let room = UInt32(exactly: output.count) else { return nil }
    // zlib reads its input through a pointer that it declares writable.
    var input = bytes
    let result = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = length
        stream.next_out = target.baseAddress
        stream.avail_out = room
        return deflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END else { return nil }
    output.removeLast(Int(stream.avail_out))
    return output
  }

  /// The CRC-32 of the bytes (APPNOTE.TXT, section 4.4.7).
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      UInt32(
        truncatingIfNeeded: crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }
}
