import Diagnostics
import FileSystem
import Site
import Text

/// The files in the folder `static` of the content, which are copied into the site as they are.
///
/// No link is followed, so that the content of somebody else's project publishes nothing that is not in it.
struct CopiedFiles {
  static let folderName: FilePath = "static"

  /// Their paths are those in the site.
  private(set) var files: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter content: The folder of guides; it may have no such folder.
  init(in content: FilePath) {
    guard Files.kind(of: content / Self.folderName) != nil else { return }
    do throws(FileError) {
      try add(OpenFolder(content).folder(Self.folderName), "")
    } catch {
      report(error)
    }
  }

  private mutating func add(_ folder: OpenFolder, _ path: FilePath) throws(FileError) {
    for entry in try folder.entries() where OutputFolder.mayWrite(path / entry.name) {
      do throws(FileError) {
        if entry.kind == .folder {
          try add(folder.folder(entry.name), path / entry.name)
        } else {
          try add(folder.file(entry.name), path / entry.name)
        }
      } catch {
        report(error)
      }
    }
  }

  private mutating func add(_ file: OpenFile, _ path: FilePath) throws(FileError) {
    guard try file.status().kind == .file else { throw FileError("read", file.path, .isNotRegular) }
    let bytes = try file.bytes(atMost: FolderReading.bytesLimit)
    guard bytes.count <= FolderReading.bytesLimit else {
      throw FileError("read", file.path, .isTooLong)
    }
    guard let name = path.exactText else {
      report(file.path, "The file name is not valid UTF-8", remedy: "rename the file")
      return
    }
    files.append(SourceFile(path: name, bytes: bytes))
  }

  private mutating func report(_ error: FileError) {
    let remedy =
      if error.is(.isLink) {
        "put there what the link leads to"
      } else if error.is(.isTooLong) {
        "keep it below \(FolderReading.bytesLimit >> 20) MB"
      } else {
        "make the file readable, or remove it"
      }
    report(error.path, error.description, remedy: remedy)
  }

  private mutating func report(_ path: FilePath, _ message: String, remedy: String) {
    diagnostics.append(
      .error("unreadable-file", at: SourceLocation(file: path.text), message, remedy: remedy))
  }
}
