import Diagnostics
import Site
import Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads files, and keeps what went wrong with each.
struct FolderReading {
  /// A site is made in memory, so no file of it may be longer.
  static let bytesLimit = 64 << 20

  private(set) var diagnostics: [Diagnostic] = []

  /// The files of a folder and those below, hidden ones left out.
  ///
  /// - Parameters:
  ///   - ending: What their names end in; nil for every file.
  ///   - isOptional: Whether there may be no such folder.
  mutating func files(in folder: String, ending: String?, isOptional: Bool = false) -> [SourceFile]
  {
    if isOptional, Files.kind(of: folder) == nil { return [] }
    let entries: [Files.Entry]
    do {
      entries = try Files.tree(folder)
    } catch {
      report(error, remedy: "check the folder's name")
      return []
    }
    return entries.filter { $0.kind != .folder }.compactMap { entry in
      let isHidden = entry.path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, ending.map({ entry.path.hasSuffix($0) }) ?? true else { return nil }
      return file(folder + "/" + entry.path)
    }
  }

  mutating func file(_ path: String) -> SourceFile? {
    do throws(FileError) {
      // Another kind of file may have no end, or wait for somebody to write it.
      guard Files.isRegular(path) else { throw FileError("read", path, code: Files.whyNot(path)) }
      let bytes = try Files.read(path, atMost: Self.bytesLimit)
      guard bytes.count <= Self.bytesLimit else { throw FileError("read", path, code: EFBIG) }
      return SourceFile(path: path, bytes: bytes)
    } catch {
      let isLong = error.code == EFBIG
      report(
        error,
        remedy: isLong
          ? "keep it below \(Self.bytesLimit >> 20) MB" : "make the file readable, or remove it")
      return nil
    }
  }

  private mutating func report(_ error: FileError, remedy: String) {
    diagnostics.append(
      .error(
        "unreadable-file", at: SourceLocation(file: error.path), error.description,
        remedy: remedy))
  }
}
