import Digests
import FileSystem
import Site

/// The files that docgen wrote into an output folder, and what they held.
///
/// The format is that of `sha256sum`, so `sha256sum --check .docgen-manifest` lists what has changed since.
struct OutputManifest {
  /// By path from the folder.
  private(set) var digests: [FilePath: SHA256] = [:]

  init() {}

  mutating func add(_ digest: SHA256, for path: FilePath) { digests[path] = digest }

  /// Reads a manifest. A line in another form, or one that names what docgen never writes, is skipped.
  init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let isEscaped = line.first == UInt8(ascii: "\\")
      let parts = line.dropFirst(isEscaped ? 1 : 0).split(
        separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty,
        let digest = SHA256(hexadecimal: String(decoding: parts[0], as: UTF8.self))
      else { continue }
      let path = FilePath(bytes: isEscaped ? Self.unescaped(parts[2]) : Array(parts[2]))
      guard !path.isHidden else { continue }
      digests[path] = digest
    }
  }

  /// Whether the file is as docgen wrote it.
  func describes(_ path: FilePath, in folder: FilePath) throws(FileError) -> Bool {
    let file = try OpenFile.read(folder / path)
    var digest = SHA256.Running()
    while case let piece = try file.next(), !piece.isEmpty { digest.update(piece) }
    return digests[path] == digest.finish()
  }

  var paths: Set<FilePath> { Set(digests.keys) }

  var count: Int { digests.count }

  func contains(_ path: FilePath) -> Bool { digests[path] != nil }

  /// The manifest as a file of the folder.
  func file(named name: String) -> OutputFile {
    var bytes = Array("# Files that docgen wrote and may replace.\n".utf8)
    for (path, digest) in digests.sorted(by: { $0.key < $1.key }) {
      let escaped = Self.escaped(path.bytes)
      if escaped.count > path.bytes.count { bytes.append(UInt8(ascii: "\\")) }
      bytes += digest.hexadecimal.utf8
      bytes += "  ".utf8
      bytes += escaped
      bytes.append(UInt8(ascii: "\n"))
    }
    return OutputFile(name, bytes: bytes)
  }

  /// A name may have a line break, but a line may not.
  private static func escaped(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\r"): Array("\\r".utf8)
      default: [byte]
      }
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
