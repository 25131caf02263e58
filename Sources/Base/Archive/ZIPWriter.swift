/// Writes a ZIP archive as it grows: each entry is appended to the archive's bytes and forgotten, except
/// for its record in the directory at the end. The same files give the same bytes.
///
/// An archive has at most 65,534 files and less than 4 GiB, the limits of the format without Zip64.
///
/// Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", version 6.3.10, sections 4.3.7
/// (local file header), 4.3.12 (central directory header) and 4.3.16 (end of central directory record).
package struct ZIPWriter: Sendable {
  private let time: ArchiveTime
  private var offset: UInt32 = 0
  private var directory: [(path: String, record: [UInt8])] = []
  private var directoryLength = 0

  package init(time: ArchiveTime = .oldest) { self.time = time }

  /// Appends a file to the archive's bytes, under a path with `/` between folders.
  package mutating func add(
    _ path: String, _ content: PackedContent, to archive: inout [UInt8]
  ) throws(ArchiveFailure) {
    let name = Array(path.utf8)
    guard let nameLength = UInt16(exactly: name.count) else { throw .pathTooLong(path) }
    let header = header(content, nameLength)
    var record: [UInt8] = []
    record.append(UInt32(0x0201_4b50))
    // Made on Unix, so that the mode below counts.
    record.append(UInt16(3 << 8 | 20))
    record += header
    record.append(UInt16(0))  // No comment.
    record.append(UInt16(0))  // The first disk.
    record.append(UInt16(0))  // Internal attributes: nothing is known of the content.
    record.append(UInt32(0o100644 << 16))  // A regular file that everyone may read.
    record.append(offset)
    record += name

    let length = 4 + header.count + name.count + content.bytes.count
    let end = Int(offset) + length + directoryLength + record.count
    guard directory.count + 1 < UInt16.max, max(end, content.size) < UInt32.max else {
      throw .archiveTooLarge
    }
    archive.append(UInt32(0x0403_4b50))
    archive += header
    archive += name
    archive += content.bytes
    offset += UInt32(length)
    directory.append((path, record))
    directoryLength += record.count
  }

  private func header(_ content: PackedContent, _ nameLength: UInt16) -> [UInt8] {
    let fields = time.dosFields
    var header: [UInt8] = []
    header.append(UInt16(20))  // Version 2.0 of the format has deflation.
    header.append(UInt16(1 << 11))  // Bit 11: the name is UTF-8 (section 4.4.4).
    header.append(UInt16(content.isStored ? 0 : 8))
    header.append(fields.time)
    header.append(fields.date)
    header.append(content.checksum.value)
    header.append(UInt32(clamping: content.bytes.count))
    header.append(UInt32(clamping: content.size))
    header.append(nameLength)
    header.append(UInt16(0))  // No extra field.
    return header
  }

  /// The end of the archive: the directory in path order, as readers list it, and the record that leads to
  /// it.
  package func end() -> [UInt8] {
    var end = directory.sorted { $0.path < $1.path }.flatMap(\.record)
    let size = UInt32(end.count)
    end.append(UInt32(0x0605_4b50))
    end.append(UInt16(0))
    end.append(UInt16(0))
    end.append(UInt16(directory.count))
    end.append(UInt16(directory.count))
    end.append(size)
    end.append(offset)
    end.append(UInt16(0))
    return end
  }
}
