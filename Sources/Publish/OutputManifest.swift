import Archive
import Site

/// What docgen wrote into an output folder, and how it looked then.
///
/// The form is a line for each file: its length, its CRC-32 in hexadecimal, its path. Both together
/// tell a file that somebody has edited since. A line without them is about a file that docgen cannot
/// tell from anybody else's.
struct OutputManifest {
  /// How a file looked when it was written.
  struct Record: Hashable {
    var length: Int
    var checksum: UInt32

    init(of bytes: [UInt8]) {
      length = bytes.count
      checksum = Deflate.checksum(bytes)
    }

    fileprivate init?(length: Substring, checksum: Substring) {
      guard let length = Int(length), let checksum = UInt32(checksum, radix: 16) else { return nil }
      self.length = length
      self.checksum = checksum
    }
  }

  /// By path from the folder; nil where nobody knows how the file looked.
  private(set) var records: [String: Record?] = [:]

  init() {}

  mutating func add(_ record: Record, for path: String) { records[path] = record }

  /// Reads what a build wrote, or what somebody made of it since; no text is an error.
  init(reading bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      let record = parts.count == 3 ? Record(length: parts[0], checksum: parts[1]) : nil
      let path = record == nil ? line : parts[2]
      // docgen writes no hidden files but the manifest, so a line that names one is wrong.
      guard !path.hasPrefix("."), !path.contains("/.") else { continue }
      let name = String(path).replacing("%0A", with: "\n").replacing("%25", with: "%")
      records[name] = .some(record)
    }
  }

  /// Whether it says how a file looked; older ones do not.
  func knows(_ path: String) -> Bool {
    if case .some(.some) = records[path] { true } else { false }
  }

  /// Whether the file is as docgen wrote it.
  func describes(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard case .some(.some(let record)) = records[path] else { return false }
    return record.length == bytes.count && record == Record(of: bytes)
  }

  var paths: Set<String> { Set(records.keys) }

  var count: Int { records.count }

  func contains(_ path: String) -> Bool { records[path] != nil }

  /// The manifest as a file of the folder.
  func file(named name: String) -> OutputFile {
    var bytes = Array("# Files that docgen wrote and may replace: length, CRC-32, path.\n".utf8)
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      if let record {
        let digits = String(record.checksum, radix: 16)
        let padding = String(repeating: "0", count: 8 - digits.count)
        bytes += "\(record.length) \(padding)\(digits) ".utf8
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
