import Digests
import FileSystem
import Site

/// The files that docgen wrote into an output folder, and the checksum of each.
///
/// A line for each file, like those of `sha256sum`: eight hexadecimal digits, two spaces and the path. CRC-32 tells
/// what people and programs have changed. SHA-256 would also tell what someone changed in order to
/// deceive, but takes a fifth of the time of a build of 10,000 keys.
struct OutputManifest {
  /// By path from the folder.
  private(set) var checksums: [FilePath: CRC32] = [:]

  init() {}

  mutating func add(_ checksum: CRC32, for path: FilePath) { checksums[path] = checksum }

  /// Reads a manifest. A line in another form, or one that names what docgen never writes, is skipped.
  init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let isEscaped = line.first == UInt8(ascii: "\\")
      let parts = line.dropFirst(isEscaped ? 1 : 0).split(
        separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty,
        let checksum = CRC32(hexadecimal: String(decoding: parts[0], as: UTF8.self))
      else { continue }
      let path = FilePath(bytes: isEscaped ? Self.unescaped(parts[2]) : Array(parts[2]))
      guard !path.isHidden else { continue }
      checksums[path] = checksum
    }
  }

  /// Whether the file is as docgen wrote it.
  func describes(_ path: FilePath, in folder: FilePath) throws(FileError) -> Bool {
    let file = try OpenFile.read(folder / path)
    var checksum = CRC32()
    while case let piece = try file.next(), !piece.isEmpty { checksum.update(with: piece) }
    return checksums[path] == checksum
  }

  var paths: Set<FilePath> { Set(checksums.keys) }

  var count: Int { checksums.count }

  func contains(_ path: FilePath) -> Bool { checksums[path] != nil }

  /// The manifest as a file of the folder.
  func file(named name: String) -> OutputFile {
    var bytes = Array("# Files that docgen wrote and may replace.\n".utf8)
    for (path, checksum) in checksums.sorted(by: { $0.key < $1.key }) {
      let isPlain = path.bytes.allSatisfy { Self.escape(for: $0) == nil }
      if !isPlain { bytes.append(UInt8(ascii: "\\")) }
      bytes += checksum.hexadecimal.utf8
      bytes += "  ".utf8
      bytes += isPlain ? path.bytes : Self.escaped(path.bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return OutputFile(name, bytes: bytes)
  }

  /// A name may have a line break, but a line may not.
  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte in escape(for: byte).map { [UInt8(ascii: "\\"), $0] } ?? [byte] }
  }

  /// What a byte is written as after a backslash, or nil where it needs none.
  private static func escape(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\\"): byte
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    default: nil
    }
  }

  private static func unescaped(_ name: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in name {
      if !isEscape, byte == UInt8(ascii: "\\") {
        isEscape = true
        continue
      }
      switch (isEscape, byte) {
      case (true, UInt8(ascii: "n")): bytes.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: "r")): bytes.append(UInt8(ascii: "\r"))
      default: bytes.append(byte)
      }
      isEscape = false
    }
    return bytes
  }
}
