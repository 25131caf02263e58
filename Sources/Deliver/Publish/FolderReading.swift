package import Diagnostics
package import FileSystem
import Site
import Text

struct FolderReading {
  /// A site is made in memory, so its files must not be longer.
  static let bytesLimit = 64 << 20

  private(set) var diagnostics: [Diagnostic] = []

  /// The files of a folder and those below, with paths below `root`.
  ///
  /// A symbolic link is followed inside `boundary`; elsewhere it could publish what is private, so it is an error.
  mutating func files(
    in folder: FilePath, ending: String?, below root: FilePath? = nil,
    within boundary: FilePath? = nil,
    isOptional: Bool = false, where isWanted: (FilePath) -> Bool = { !$0.name.isHidden }
  ) -> [SourceFile] {
    if isOptional, Files.kind(of: folder) == nil { return [] }
    let inside = Files.resolved(boundary ?? folder)
    var files: [SourceFile] = []
    do throws(FileError) {
      if let boundary { try expectInside(folder, boundary, inside) }
      try OpenFolder(folder).visit(where: { isWanted($0.path) }) { found in
        guard ending.map(found.path.hasSuffix) ?? true else { return }
        do throws(FileError) {
          let path = folder / found.path
          guard let name = ((root ?? folder) / found.path).exactText else {
            throw FileError("read", path, .isNotText)
          }
          let file =
            found.kind == .link
            ? try OpenFile.read(expectInside(path, boundary ?? folder, inside))
            : try found.folder.input(found.name)
          files.append(
            SourceFile(path: name, bytes: try file.wholeContents(atMost: Self.bytesLimit)))
        } catch {
          report(error)
        }
      } failed: {
        report($0)
      }
    } catch {
      report(error, remedy: "check the folder's name")
    }
    return files
  }

  /// The files of the content folder that are no guides. One that cannot be read matters only where a guide names it.
  mutating func contentFiles(
    in folder: FilePath, where isWanted: (FilePath) -> Bool
  ) -> [ContentFile] {
    let inside = Files.resolved(folder)
    var files: [ContentFile] = []
    var total = 0
    guard let open = try? OpenFolder(folder) else { return [] }
    open.visit(where: { isWanted($0.path) }) { found in
      guard let name = found.path.exactText, !name.hasSuffix(".md"),
        found.kind == .file || found.kind == .link
      else { return }
      var file = ContentFile(path: name)
      do throws(FileError) {
        let path = folder / found.path
        let opened =
          found.kind == .link
          ? try OpenFile.read(expectInside(path, folder, inside))
          : try found.folder.input(found.name)
        file.bytes = try opened.wholeContents(atMost: ContentFile.bytesLimit)
        total += file.bytes.count
        if total > ContentFile.totalLimit {
          (file.bytes, file.problem) = ([], "is one of more than 512 MB of files beside guides")
        }
      } catch {
        file.problem =
          error.is(.isTooLong)
          ? "has more than \(ContentFile.bytesLimit >> 20) MB"
          : "cannot be read: \(error.description)"
      }
      files.append(file)
    } failed: { _ in
      // The reading of guides has reported the folder.
    }
    return files
  }

  /// The path of something, with links followed.
  @discardableResult
  private func expectInside(
    _ path: FilePath, _ boundary: FilePath, _ inside: FilePath?
  ) throws(FileError) -> FilePath {
    guard let target = Files.resolved(path) else { throw FileError("read", path) }
    guard let inside, target.isInside(inside) else {
      throw FileError("read", path, .isOutside(boundary))
    }
    return target
  }

  mutating func file(_ path: FilePath, within boundary: FilePath? = nil) -> SourceFile? {
    do throws(FileError) {
      if let boundary { try expectInside(path, boundary, Files.resolved(boundary)) }
      return SourceFile(path: path.text, bytes: try Files.read(path, atMost: Self.bytesLimit))
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func report(_ error: FileError) {
    report(
      error,
      remedy: error.is(.isTooLong)
        ? "keep it below \(Self.bytesLimit >> 20) MB"
        : error.inputRemedy ?? "make the file readable, or remove it")
  }

  private mutating func report(_ error: FileError, remedy: String) {
    diagnostics.append(error.finding(remedy: remedy))
  }
}

extension FileError {
  /// The finding about a file that cannot be read.
  package func finding(remedy: String) -> Diagnostic {
    .error(
      "unreadable-file", at: SourceLocation(file: path.text), description,
      remedy: remedy)
  }
}
