/// Writes a ZIP archive as it grows: each entry is appended to the archive's bytes and forgotten, except
/// for its record in the directory at the end. The same files give the same bytes.
///
/// Archives with 65,535 files, or of 4 GiB, and more have the records of Zip64.
///
/// Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", version 6.3.10, sections 4.3.7
/// (local file header), 4.3.12 (central directory header), 4.3.14 and 4.3.15 (Zip64), 4.3.16 (end of
/// central directory record) and 4.5.3 (Zip64 extra field).
package struct ZIPWriter: Sendable {
  private let time: ArchiveTime
  /// The length of the entries so far.
  private var offset: UInt64
  private var directory: [(path: String, record: [UInt8])] = []

  package init(time: ArchiveTime = .oldest) { self.init(time: time, offset: 0) }

  /// - Parameter offset: The length of what is before the first entry.
  init(time: ArchiveTime, offset: UInt64) {
    self.time = time
    self.offset = offset
  }

  /// Appends a file to the archive's bytes, under a path with `/` between folders.
  package mutating func add(
    _ path: String, _ content: PackedContent, to archive: inout [UInt8]
  ) throws(ArchiveFailure) {
    let name = Array(path.utf8)
    guard let nameLength = UInt16(exactly: name.count) else { throw .pathTooLong(path) }
    let start = archive.count
    let sizes = [UInt64(content.size), UInt64(content.bytes.count)]
    // An entry's own header states both lengths in the extra field, or neither.
    let localExtra = LargeNumbers(sizes, all: sizes.contains { $0 >= LargeNumbers.limit })
    archive.append(UInt32(0x0403_4b50))
    archive += header(content, localExtra, nameLength)
    archive += name
    archive += localExtra.field
    archive += content.bytes

    let extra = LargeNumbers(sizes + [offset])
    var record: [UInt8] = []
    record.append(UInt32(0x0201_4b50))
    // Made on Unix, so that the mode below counts.
    record.append(UInt16(3 << 8) | extra.neededVersion)
    record += header(content, extra, nameLength)
    record.append(UInt16(0))  // No comment.
    record.append(UInt16(0))  // The first disk.
    record.append(UInt16(0))  // Internal attributes: nothing is known of the content.
    record.append(UInt32(0o100644 << 16))  // A regular file that everyone may read.
    record.append(extra.short[2])
    record += name
    record += extra.field
    directory.append((path, record))
    offset += UInt64(archive.count - start)
  }

  /// What the headers before an entry and in the directory have in common.
  private func header(
    _ content: PackedContent, _ extra: LargeNumbers, _ nameLength: UInt16
  ) -> [UInt8] {
    let fields = time.dosFields
    var header: [UInt8] = []
    header.append(extra.neededVersion)
    header.append(UInt16(1 << 11))  // Bit 11: the name is UTF-8 (section 4.4.4).
    header.append(UInt16(content.isStored ? 0 : 8))
    header.append(fields.time)
    header.append(fields.date)
    header.append(content.checksum.value)
    header.append(extra.short[1])
    header.append(extra.short[0])
    header.append(nameLength)
    header.append(UInt16(truncatingIfNeeded: extra.field.count))
    return header
  }

  /// What ends the archive: the directory in path order, as readers list it, and the records that lead to
  /// it.
  package func end() -> [UInt8] {
    var end = directory.sorted { $0.path < $1.path }.flatMap(\.record)
    let (size, count) = (UInt64(end.count), UInt64(directory.count))
    if count >= UInt64(UInt16.max) || max(size, offset) >= LargeNumbers.limit {
      end.append(UInt32(0x0606_4b50))
      end.append(UInt64(44))  // The length of what follows.
      end.append(UInt16(3 << 8 | 45))
      end.append(UInt16(45))
      end.append(UInt32(0))
      end.append(UInt32(0))
      end.append(count)
      end.append(count)
      end.append(size)
      end.append(offset)
      end.append(UInt32(0x0706_4b50))
      end.append(UInt32(0))
      end.append(offset + size)
      end.append(UInt32(1))
    }
    end.append(UInt32(0x0605_4b50))
    end.append(UInt16(0))
    end.append(UInt16(0))
    end.append(UInt16(clamping: count))
    end.append(UInt16(clamping: count))
    end.append(UInt32(clamping: size))
    end.append(UInt32(clamping: offset))
    end.append(UInt16(0))
    return end
  }
}

/// Numbers that go into an extra field if 32 bits cannot hold them (section 4.5.3).
private struct LargeNumbers {
  /// The 32-bit value that says that the number is in the extra field.
  static let limit = UInt64(UInt32.max)

  private(set) var short: [UInt32] = []
  /// Empty if every number is short.
  private(set) var field: [UInt8] = []

  /// - Parameter all: Whether numbers that 32 bits can hold are in the field too.
  init(_ numbers: [UInt64], all: Bool = false) {
    var large: [UInt8] = []
    for number in numbers {
      let isShort = number < Self.limit && !all
      short.append(isShort ? UInt32(clamping: number) : .max)
      if !isShort { large.append(number) }
    }
    guard !large.isEmpty else { return }
    field.append(UInt16(1))
    field.append(UInt16(truncatingIfNeeded: large.count))
    field += large
  }

  /// The version of the format that a reader must know: 2.0 has deflation, 4.5 Zip64.
  var neededVersion: UInt16 { field.isEmpty ? 20 : 45 }
}
