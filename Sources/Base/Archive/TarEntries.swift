/// Entries of a tar archive as bytes. Joined with other entries, and with `end()` after the last, they
/// are an archive; the same files give the same bytes.
///
/// Source: POSIX.1-2017, `pax`, "ustar Interchange Format" and "pax Interchange Format". A path that
/// does not fit the header of ustar is in an extended header before it.
package struct TarEntries: Sendable {
  private let time: ArchiveTime
  package private(set) var bytes: [UInt8] = []

  package init(time: ArchiveTime = .oldest) { self.time = time }

  /// Adds the folders of files, each once and before those in it. Some readers create no folder that has
  /// no entry.
  package mutating func addFolders(of paths: some Sequence<String>) throws(ArchiveFailure) {
    var folders: Set<String> = []
    for path in paths {
      for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
        folders.insert(String(path[...slash]))
      }
    }
    for folder in folders.sorted() { try addEntry(folder, .folder, []) }
  }

  /// Adds a file under a path with `/` between folders.
  package mutating func add(_ path: String, _ content: [UInt8]) throws(ArchiveFailure) {
    try addEntry(path, .file, content)
  }

  /// Adds the end of an archive.
  package mutating func end() { bytes += [UInt8](repeating: 0, count: 2 * Self.blockSize) }

  private static let blockSize = 512

  private enum EntryKind: UInt8 {
    case file = 0x30  // 0
    case folder = 0x35  // 5
    case extendedHeader = 0x78  // x
  }

  private mutating func addEntry(_ path: String, _ kind: EntryKind, _ content: [UInt8])
    throws(ArchiveFailure)
  {
    // The header has eleven octal digits for the size.
    guard content.count <= 0o777_7777_7777 else { throw .fileTooLarge(path) }
    if let name = HeaderName(path) {
      bytes += header(name, kind, size: content.count)
    } else {
      let record = Self.record("path", path)
      bytes += header(HeaderName("PaxHeader") ?? .empty, .extendedHeader, size: record.count)
      append(record)
      bytes += header(HeaderName(cutting: path), kind, size: content.count)
    }
    append(content)
  }

  private mutating func append(_ content: [UInt8]) {
    bytes += content
    let excess = content.count % Self.blockSize
    if excess > 0 { bytes += [UInt8](repeating: 0, count: Self.blockSize - excess) }
  }

  private func header(_ name: HeaderName, _ kind: EntryKind, size: Int) -> [UInt8] {
    var header: [UInt8] = []
    header.appendField(name.name, width: 100)
    header.appendNumber(kind == .folder ? 0o755 : 0o644, width: 8)
    header.appendNumber(0, width: 8)  // The owner's number.
    header.appendNumber(0, width: 8)  // The group's.
    header.appendNumber(size, width: 12)
    header.appendNumber(time.seconds, width: 12)
    let checksum = header.count
    header += [UInt8](repeating: 0x20, count: 8)
    header.append(kind.rawValue)
    header.appendField([], width: 100)  // No link.
    header.appendField(Array("ustar\0".utf8) + Array("00".utf8), width: 8)
    header.appendField([], width: 32)  // The owner's name.
    header.appendField([], width: 32)  // The group's.
    header.appendNumber(0, width: 8)
    header.appendNumber(0, width: 8)
    header.appendField(name.prefix, width: 155)
    header.appendField([], width: 12)
    // The sum of all bytes, its own field counted as spaces.
    var digits: [UInt8] = []
    digits.appendNumber(header.reduce(0) { $0 + Int($1) }, width: 7)
    header.replaceSubrange(checksum..<checksum + 7, with: digits)
    return header
  }

  /// A record of an extended header: its length in decimal, itself counted, a name and a value.
  private static func record(_ name: String, _ value: String) -> [UInt8] {
    let rest = Array(" \(name)=\(value)\n".utf8)
    var length = rest.count + 1
    while String(length).utf8.count + rest.count != length {
      length = String(length).utf8.count + rest.count
    }
    return Array(String(length).utf8) + rest
  }
}

private struct HeaderName {
  var prefix: [UInt8]
  var name: [UInt8]

  static let empty = HeaderName(prefix: [], name: [])

  private init(prefix: [UInt8], name: [UInt8]) {
    self.prefix = prefix
    self.name = name
  }

  /// Nil for a path that does not fit, or that is not ASCII, which ustar does not define.
  init?(_ path: String) {
    let bytes = Array(path.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    if bytes.count <= 100 {
      self.init(prefix: [], name: bytes)
      return
    }
    // The slash between the fields is in neither.
    let slash = bytes.indices.first { index in
      bytes[index] == 0x2f && index > 0 && index <= 155 && index + 1 < bytes.count
        && bytes.count - index - 1 <= 100
    }
    guard let slash else { return nil }
    self.init(prefix: Array(bytes[..<slash]), name: Array(bytes[(slash + 1)...]))
  }

  /// The path in the header where the extended header has the full path.
  init(cutting path: String) {
    self.init(prefix: [], name: Array(path.utf8.map { $0 < 0x80 ? $0 : 0x5f }.suffix(100)))
  }
}

extension [UInt8] {
  fileprivate mutating func appendField(_ bytes: [UInt8], width: Int) {
    self += bytes.prefix(width)
    self += [UInt8](repeating: 0, count: Swift.max(0, width - bytes.count))
  }

  /// Octal digits that fill the field, followed by a zero byte.
  fileprivate mutating func appendNumber(_ number: Int, width: Int) {
    let digits = Array(String(number, radix: 8).utf8)
    self += [UInt8](repeating: 0x30, count: Swift.max(0, width - 1 - digits.count))
    self += digits
    append(0 as UInt8)
  }
}
