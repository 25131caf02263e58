import Archive
import Digests
import Site

/// What docgen wrote into an output folder, and how it looked then.
///
/// The form is a line for each file: its length, its XXH64 digest in hexadecimal, its path. Both
/// together tell a file that somebody has edited since. Older manifests have a CRC-32, or nothing but
/// the path, which is about a file that docgen cannot tell from anybody else's.
struct OutputManifest {
  /// How a file looked when it was written.
  struct Record: Hashable {
    var length: Int
    var digest: Digest

    enum Digest: Hashable {
      case xxh64(XXH64)
      /// What older manifests have.
      case crc32(UInt32)
    }

    init(of bytes: [UInt8]) {
      length = bytes.count
      digest = .xxh64(XXH64(of: bytes))
    }

    fileprivate init?(length: ArraySlice<UInt8>, digest: ArraySlice<UInt8>) {
      guard let length = Int(String(decoding: length, as: UTF8.self)) else { return nil }
      self.length = length
      let digest = String(decoding: digest, as: UTF8.self)
      if let value = XXH64(hexadecimal: digest) {
        self.digest = .xxh64(value)
      } else if digest.utf8.count == 8, let value = UInt32(digest, radix: 16) {
        self.digest = .crc32(value)
      } else {
        return nil
      }
    }

    /// Whether a file looked so.
    fileprivate func describes(_ bytes: [UInt8]) -> Bool {
      guard length == bytes.count else { return false }
      return switch digest {
      case .xxh64(let value): value == XXH64(of: bytes)
      case .crc32(let value): value == Deflate.checksum(bytes)
      }
    }

    fileprivate var digits: String {
      switch digest {
      case .xxh64(let value): return value.hexadecimal
      case .crc32(let value):
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
  }

  /// By path from the folder; nil where nobody knows how the file looked.
  private(set) var records: [String: Record?] = [:]

  init() {}

  mutating func add(_ record: Record, for path: String) { records[path] = record }

  /// Reads what a build wrote, or what somebody made of it since; no text is an error.
  init(reading bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let parts = line.split(
        separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      let record = parts.count == 3 ? Record(length: parts[0], digest: parts[1]) : nil
      var path = String(decoding: record == nil ? line : parts[2], as: UTF8.self)
      if path.utf8.contains(UInt8(ascii: "%")) {
        path = path.replacing("%0A", with: "\n").replacing("%25", with: "%")
      }
      // docgen writes no hidden files but the manifest, so a line that names one is wrong.
      guard !path.namesHiddenFile else { continue }
      records[path] = .some(record)
    }
  }

  /// Whether it says how a file looked; older ones do not.
  func knows(_ path: String) -> Bool {
    if case .some(.some) = records[path] { true } else { false }
  }

  /// Whether the file is as docgen wrote it.
  func describes(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard case .some(.some(let record)) = records[path] else { return false }
    return record.describes(bytes)
  }

  /// Whether docgen wrote just this for the path.
  func has(_ record: Record, for path: String) -> Bool { records[path] == record }

  var paths: Set<String> { Set(records.keys) }

  var count: Int { records.count }

  func contains(_ path: String) -> Bool { records[path] != nil }

  /// The manifest as a file of the folder.
  func file(named name: String) -> OutputFile {
    var bytes = Array("# Files that docgen wrote and may replace: length, XXH64, path.\n".utf8)
    for path in records.keys.sorted() {
      if case .some(.some(let record)) = records[path] {
        bytes += "\(record.length) \(record.digits) ".utf8
      }
      // A name may have a line break, but a line may not.
      for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "%"): bytes += "%25".utf8
        case UInt8(ascii: "\n"): bytes += "%0A".utf8
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return OutputFile(name, bytes: bytes)
  }
}

extension String {
  /// Whether a part of the path begins with a dot.
  fileprivate var namesHiddenFile: Bool {
    var previous = UInt8(ascii: "/")
    for byte in utf8 {
      if byte == UInt8(ascii: "."), previous == UInt8(ascii: "/") { return true }
      previous = byte
    }
    return false
  }
}
