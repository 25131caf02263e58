/// Bytes as a gzip file without a name and a time, so that the same bytes give the same file.
///
/// Source: RFC 1952, section 2.3.
public func gzipped(_ bytes: [UInt8]) throws(ArchiveFailure) -> [UInt8] {
  guard let packed = Deflate.packed(bytes) else { throw .tooLarge("gzip") }
  var file: [UInt8] = [
    0x1f, 0x8b,
    8,  // Deflate.
    0,  // Neither name nor comment.
    0, 0, 0, 0,  // No time.
    0,
    255,  // No system in particular.
  ]
  file += packed
  file.append(Deflate.checksum(bytes))
  file.append(UInt32(truncatingIfNeeded: bytes.count))
  return file
}
