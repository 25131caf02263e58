import Diagnostics
import FileSystem
import Site
import Text

/// Reads files, and keeps what went wrong with each.
struct FolderReading {
  /// A site is made in memory, so its files must not be longer.
  static let bytesLimit = 64 << 20

  private(set) var diagnostics: [Diagnostic] = []

  /// The files of a folder and those below, hidden ones left out; the path of each is below `root`.
  ///
  /// - Parameters:
  ///   - ending: What their names end in; nil for every file.
  ///   - root: What the paths start with; the folder itself by default.
  ///   - isOptional: Whether the folder may be missing.
  ///   - excluded: A folder in it that is left out.
  mutating func files(
    in folder: FilePath, ending: String?, below root: FilePath? = nil, isOptional: Bool = false,
    without excluded: FilePath? = nil
  ) -> [SourceFile] {
    if isOptional, Files.kind(of: folder) == nil { return [] }
    let entries: [Files.Entry]
    do {
      entries = try Files.tree(folder)
    } catch {
      report(error, remedy: "check the folder's name")
      return []
    }
    return entries.compactMap { entry in
      guard entry.kind != .folder, !entry.path.isHidden,
        ending.map(entry.path.hasSuffix) ?? true,
        !(excluded.map(entry.path.isInside) ?? false)
      else { return nil }
      guard let name = ((root ?? folder) / entry.path).exactText else {
        diagnostics.append(
          .error(
            "unreadable-file", at: SourceLocation(file: (folder / entry.path).text),
            "The file name is not valid UTF-8", remedy: "rename the file"))
        return nil
      }
      guard var file = file(folder / entry.path) else { return nil }
      file.path = name
      return file
    }
  }

  mutating func file(_ path: FilePath) -> SourceFile? {
    do throws(FileError) {
      return SourceFile(path: path.text, bytes: try Files.read(path, atMost: Self.bytesLimit))
    } catch {
      report(
        error,
        remedy: error.is(.isTooLong)
          ? "keep it below \(Self.bytesLimit >> 20) MB" : "make the file readable, or remove it")
      return nil
    }
  }

  private mutating func report(_ error: FileError, remedy: String) {
    diagnostics.append(
      .error(
        "unreadable-file", at: SourceLocation(file: error.path.text), error.description,
        remedy: remedy))
  }
}
