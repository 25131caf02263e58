/// A ZIP archive in memory: files in, bytes out, and the same bytes for the same files.
///
/// Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", version 6.3.10, sections 4.3.7
/// (local file header), 4.3.12 (central directory header) and 4.3.16 (end of central directory
/// record).
public struct ZIPArchive: Sendable {
  private let time: ArchiveTime
  private var local: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init(time: ArchiveTime = .oldest) { self.time = time }

  /// Adds a file under a path with `/` between folders.
  public mutating func add(_ path: String, _ content: PackedContent) throws(ArchiveFailure) {
    guard count < UInt16.max else { throw .tooManyFiles }
    let name = Array(path.utf8)
    guard name.count <= UInt16.max, let size = UInt32(exactly: content.size),
      let packedSize = UInt32(exactly: content.bytes.count),
      let offset = UInt32(exactly: local.count)
    else { throw .tooLarge(path) }

    let fields = time.dosFields
    var header: [UInt8] = []
    header.append(UInt16(20))  // Version 2.0 of the format, which has folders and deflation.
    header.append(UInt16(1 << 11))  // Bit 11: the name is UTF-8 (section 4.4.4).
    header.append(UInt16(content.isStored ? 0 : 8))
    header.append(fields.time)
    header.append(fields.date)
    header.append(content.checksum)
    header.append(packedSize)
    header.append(size)
    header.append(UInt16(truncatingIfNeeded: name.count))
    header.append(UInt16(0))  // No extra field.

    local.append(UInt32(0x0403_4b50))
    local += header
    local += name
    local += content.bytes

    directory.append(UInt32(0x0201_4b50))
    directory.append(UInt16(3 << 8 | 20))  // Made on Unix, so that the mode below counts.
    directory += header
    directory.append(UInt16(0))  // No comment.
    directory.append(UInt16(0))  // The first disk.
    directory.append(UInt16(0))  // Internal attributes: nothing is known of the content.
    directory.append(UInt32(0o100644 << 16))  // A regular file that everyone may read.
    directory.append(offset)
    directory += name
    count += 1
  }

  /// The whole archive.
  public func bytes() throws(ArchiveFailure) -> [UInt8] {
    guard let offset = UInt32(exactly: local.count), let size = UInt32(exactly: directory.count),
      let count = UInt16(exactly: count)
    else { throw .tooLarge("archive") }
    var end: [UInt8] = []
    end.append(UInt32(0x0605_4b50))
    end.append(UInt16(0))
    end.append(UInt16(0))
    end.append(count)
    end.append(count)
    end.append(size)
    end.append(offset)
    end.append(UInt16(0))
    return local + directory + end
  }
}
