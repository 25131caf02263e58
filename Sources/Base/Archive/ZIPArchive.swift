import CLibDeflate

/// A ZIP archive whose entries are read one by one. Nothing that it says about itself is trusted.
///
/// Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", version 6.3.10, sections 4.3.7 (local file header),
/// 4.3.12 (central directory header), 4.3.14 to 4.3.16 (the records at the end) and 4.5.3 (Zip64).
package struct ZIPArchive: Sendable {
  /// A file in the archive, or a folder, whose path ends in a slash.
  package struct ArchivedFile: Sendable {
    /// The bytes of its path, which lead to something inside the archive.
    package let path: [UInt8]
    /// Its length in bytes.
    package let size: Int
    /// Whether its content is the path of another one.
    package let isLink: Bool
    fileprivate let packedSize: Int
    fileprivate let offset: Int
    fileprivate let method: Int
    fileprivate let checksum: Int
    fileprivate let isEncrypted: Bool
  }

  /// The entries in the order of the archive's directory.
  package let entries: [ArchivedFile]
  private let length: Int
  private let read: @Sendable (Range<Int>) -> [UInt8]?

  /// An app has some ten thousand files.
  package static let mostEntries = 200_000
  private static let mostDirectoryBytes = 64 << 20
  /// Deflate makes at most 1032 bytes of one (zlib, "Technical Details"), and a few more of nothing.
  private static let mostRatio = 1032

  /// Reads the archive's directory.
  ///
  /// - Parameters:
  ///   - length: The length of the file.
  ///   - read: Reads a range of the file; nil if that fails. Only ranges inside the file are asked for.
  package init(length: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]?)
    throws(ZIPDamage)
  {
    self.length = length
    self.read = read
    let end = try Self.end(length, read)
    guard end.count <= Self.mostEntries, end.size <= Self.mostDirectoryBytes else {
      throw ZIPDamage(
        "its directory is too long: at most \(Self.mostEntries) entries are read")
    }
    let directory = try Self.bytes(end.offset, end.size, length, read)
    var entries: [ArchivedFile] = []
    var position = 0
    for _ in 0..<end.count {
      guard directory.count - position >= 46, directory.number(4, at: position) == 0x0201_4b50
      else { throw ZIPDamage("its directory is damaged") }
      let names = [28, 30, 32].map { directory.number(2, at: position + $0) }
      let next = position + 46 + names.reduce(0, +)
      guard next <= directory.count else { throw ZIPDamage("its directory is damaged") }
      entries.append(try ArchivedFile(directory[position..<next], nameLength: names[0], names[1]))
      position = next
    }
    self.entries = entries
  }

  /// The content of an entry.
  ///
  /// - Parameter limit: The most bytes that are wanted.
  package func contents(of entry: ArchivedFile, atMost limit: Int) throws(ZIPDamage) -> [UInt8] {
    guard !entry.isEncrypted else { throw ZIPDamage("it is encrypted") }
    guard entry.size <= limit else { throw ZIPDamage("it is longer than \(limit) bytes") }
    let header = try bytes(entry.offset, 30)
    guard header.number(4, at: 0) == 0x0403_4b50 else { throw ZIPDamage("its header is damaged") }
    let nameLength = header.number(2, at: 26)
    // Another reader would find another file.
    guard try bytes(entry.offset + 30, nameLength) == entry.path else {
      throw ZIPDamage("its header and the archive's directory name different files")
    }
    let start = entry.offset + 30 + nameLength + header.number(2, at: 28)
    let content: [UInt8]
    switch entry.method {
    case 0:
      guard entry.packedSize == entry.size else { throw ZIPDamage("it has an impossible length") }
      content = try bytes(start, entry.size)
    case 8:
      guard entry.size / Self.mostRatio <= entry.packedSize else {
        throw ZIPDamage("it has an impossible length")
      }
      content = try Self.inflated(try bytes(start, entry.packedSize), to: entry.size)
    default: throw ZIPDamage("its compression, number \(entry.method), is not known")
    }
    guard Int(CRC32(of: content).value) == entry.checksum else {
      throw ZIPDamage("its checksum is wrong")
    }
    return content
  }

  private static func inflated(_ bytes: [UInt8], to size: Int) throws(ZIPDamage) -> [UInt8] {
    guard let handle = libdeflate_alloc_decompressor() else { throw ZIPDamage("no memory is left") }
    defer { libdeflate_free_decompressor(handle) }
    var isWhole = false
    let content = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      // Without a pointer for its length, the result must have exactly this one.
      let result = bytes.withUnsafeBytes { input in
        libdeflate_deflate_decompress(
          handle, input.baseAddress, input.count, output.baseAddress, size, nil)
      }
      isWhole = result == LIBDEFLATE_SUCCESS
      count = isWhole ? size : 0
    }
    guard isWhole else { throw ZIPDamage("its compressed bytes are damaged") }
    return content
  }

  // MARK: - The end of the archive

  private static func end(_ length: Int, _ read: (Range<Int>) -> [UInt8]?) throws(ZIPDamage)
    -> (count: Int, size: Int, offset: Int)
  {
    // A comment of up to 65,535 bytes may follow.
    let tailLength = min(length, 22 + 65_535)
    let tail = try bytes(length - tailLength, tailLength, length, read)
    let start = stride(from: tail.count - 22, through: 0, by: -1).first { start in
      tail.number(4, at: start) == 0x0605_4b50
        && start + 22 + tail.number(2, at: start + 20) == tail.count
    }
    guard let start else {
      let beginning = try bytes(0, min(length, 4), length, read)
      throw ZIPDamage(
        beginning.starts(with: [0x50, 0x4b])
          ? "the ZIP archive is cut off" : "it is not a ZIP archive"
      )
    }
    guard tail.number(2, at: start + 4) == 0, tail.number(2, at: start + 6) == 0 else {
      throw ZIPDamage("it is a part of a ZIP archive in several files")
    }
    let short = (
      tail.number(2, at: start + 10), tail.number(4, at: start + 12),
      tail.number(4, at: start + 16)
    )
    guard short.0 == 0xffff || short.1 == 0xffff_ffff || short.2 == 0xffff_ffff,
      start >= 20, tail.number(4, at: start - 20) == 0x0706_4b50
    else { return short }
    let record = try bytes(tail.long(at: start - 12) ?? length, 56, length, read)
    guard record.number(4, at: 0) == 0x0606_4b50, let count = record.long(at: 32),
      let size = record.long(at: 40), let offset = record.long(at: 48)
    else { throw ZIPDamage("its Zip64 record is damaged") }
    return (count, size, offset)
  }

  private func bytes(_ start: Int, _ count: Int) throws(ZIPDamage) -> [UInt8] {
    try Self.bytes(start, count, length, read)
  }

  private static func bytes(
    _ start: Int, _ count: Int, _ length: Int, _ read: (Range<Int>) -> [UInt8]?
  ) throws(ZIPDamage) -> [UInt8] {
    guard start >= 0, count >= 0, start <= length, count <= length - start else {
      throw ZIPDamage("the ZIP archive is cut off")
    }
    guard let bytes = read(start..<start + count), bytes.count == count else {
      throw ZIPDamage("some of its bytes cannot be read")
    }
    return bytes
  }
}

extension ZIPArchive.ArchivedFile {
  /// - Parameter record: A record of the directory, which is as long as its numbers say.
  fileprivate init(_ record: ArraySlice<UInt8>, nameLength: Int, _ extraLength: Int)
    throws(ZIPDamage)
  {
    let record = Array(record)
    path = Array(record[46..<46 + nameLength])
    guard Self.isInside(path) else {
      let name = String(decoding: path.prefix(200), as: UTF8.self)
      throw ZIPDamage("the path of its entry '\(name)' leads out of it")
    }
    isEncrypted = record.number(2, at: 8) & 0x41 != 0
    method = record.number(2, at: 10)
    checksum = record.number(4, at: 16)
    // Made on Unix, a mode is in the upper half.
    isLink = record[5] == 3 && record.number(2, at: 40) & 0xf000 == 0xa000
    let short = (
      record.number(4, at: 24), record.number(4, at: 20), record.number(4, at: 42)
    )
    var long = Zip64Field(Array(record[46 + nameLength..<46 + nameLength + extraLength]))
    size = try long.value(for: short.0)
    packedSize = try long.value(for: short.1)
    offset = try long.value(for: short.2)
  }

  private static func isInside(_ path: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    return path.first != slash && !path.contains(0)
      && !path.split(separator: slash).contains { $0.elementsEqual("..".utf8) }
  }
}

/// The extra field with the numbers that are too large for the record.
private struct Zip64Field {
  private var rest: [UInt8] = []

  init(_ extra: [UInt8]) {
    var position = 0
    while extra.count - position >= 4 {
      let end = position + 4 + extra.number(2, at: position + 2)
      guard end <= extra.count else { return }
      if extra.number(2, at: position) == 1 {
        rest = Array(extra[(position + 4)..<end])
        return
      }
      position = end
    }
  }

  /// The next long number, where the short one stands for it.
  mutating func value(for short: Int) throws(ZIPDamage) -> Int {
    guard short == 0xffff_ffff else { return short }
    guard rest.count >= 8, let value = rest.long(at: 0) else {
      throw ZIPDamage("its directory is damaged")
    }
    rest.removeFirst(8)
    return value
  }
}

extension [UInt8] {
  /// A number of up to four bytes, the lowest first, which must be inside.
  fileprivate func number(_ count: Int, at offset: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }

  /// A number of eight bytes; nil if no file is that long.
  fileprivate func long(at offset: Int) -> Int? {
    let value = (0..<8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64(self[offset + $1]) }
    return Int(exactly: value)
  }
}
