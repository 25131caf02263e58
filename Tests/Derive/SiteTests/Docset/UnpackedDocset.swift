import CLibDeflate
import TestSupport
import Testing

@testable import Site

/// A site's docset as a reader finds it: unpacked, with the rows of its index.
struct UnpackedDocset {
  /// By path below the docset's folder.
  let files: [String: [UInt8]]
  let entries: [DocsetEntry]

  init(of site: Site) throws {
    let archive = try #require(site.rendered().first { $0.path.hasSuffix(".tgz") })
    files = Self.unpacked(Self.decompressed(archive.bytes))
    entries = try Self.entries(in: #require(files["Contents/Resources/docSet.dsidx"]))
  }

  /// Pages and what they load, by path.
  var documents: [String: String] {
    let folder = "Contents/Resources/Documents/"
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { path, bytes in
        path.hasPrefix(folder)
          ? (String(path.dropFirst(folder.count)), String(decoding: bytes, as: UTF8.self)) : nil
      })
  }

  /// The bytes of all gzip files one after another.
  private static func decompressed(_ bytes: [UInt8]) -> [UInt8] {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var (result, start) = ([UInt8](), 0)
    while start < bytes.count {
      var (used, made) = (0, 0)
      let part = [UInt8](unsafeUninitializedCapacity: 4_000_000) { buffer, count in
        let state = bytes[start...].withUnsafeBytes {
          libdeflate_gzip_decompress_ex(
            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, buffer.count, &used, &made)
        }
        count = state == LIBDEFLATE_SUCCESS ? made : 0
      }
      guard used > 0 else { break }
      result += part
      start += used
    }
    return result
  }

  /// The files of a tar archive, below its folder; short paths alone.
  private static func unpacked(_ archive: [UInt8]) -> [String: [UInt8]] {
    func text(_ range: Range<Int>) -> String {
      String(decoding: archive[range].prefix { $0 != 0 }, as: UTF8.self)
    }
    var (files, start) = ([String: [UInt8]](), 0)
    while start + 512 <= archive.count, archive[start] != 0 {
      let size = Int(text(start + 124..<start + 135), radix: 8) ?? 0
      let path = text(start..<start + 100)
      if !path.hasSuffix("/"), let slash = path.firstIndex(of: "/") {
        files[String(path[path.index(after: slash)...])] = Array(
          archive[start + 512..<start + 512 + size])
      }
      start += 512 + (size + 511) / 512 * 512
    }
    return files
  }

  private static func entries(in database: [UInt8]) throws -> [DocsetEntry] {
    try SQLiteDatabase(database).rows("SELECT name, type, path FROM searchIndex ORDER BY id").map {
      DocsetEntry($0[0], try #require(DocsetEntry.Kind(rawValue: $0[1])), $0[2])
    }
  }
}
