import Diagnostics
import Site

/// Reads files, and keeps what went wrong with each.
struct FolderReading {
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
    do {
      return SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      report(error, remedy: "make the file readable, or remove it")
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
