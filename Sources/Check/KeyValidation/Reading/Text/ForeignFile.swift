/// A file of another kind, which its first bytes show.
enum ForeignFile {
  /// The kinds of files that people choose by mistake, with the bytes that such a file begins with.
  private static let kinds: [(name: String, start: [UInt8])] = [
    ("a PNG picture", [0x89, 0x50, 0x4E, 0x47]),
    ("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    ("a GIF picture", Array("GIF8".utf8)),
    ("a PDF document", Array("%PDF-".utf8)),
    ("a ZIP archive", [0x50, 0x4B, 0x03, 0x04]),
    ("a gzip archive", [0x1F, 0x8B, 0x08]),
  ]

  /// The kind of file, with its article; nil for a file that may be a list.
  static func name(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "a WebP picture"
    }
    return kinds.first { bytes.starts(with: $0.start) }?.name
  }
}
