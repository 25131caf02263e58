package import Site

/// A folder that is written once, beside whatever else there is.
public struct NewFolder: Sendable {
  public var path: String

  public init(_ path: String) { self.path = path }

  /// Whether there is nothing that a file could come into conflict with: no folder, or an empty one.
  public var isFree: Bool {
    guard Files.kind(of: path) != nil else { return true }
    return Files.isFolder(path) && (try? Files.names(in: path))?.isEmpty == true
  }

  /// Writes the files, and never over another.
  ///
  /// - Parameter wrote: Called with the path of each file that has been written.
  /// - Throws: `FileError` where a file cannot be written. Those before it stay.
  package func write(_ files: [OutputFile], wrote: (String) -> Void) throws(FileError) {
    for file in files {
      let place = path + "/" + file.path
      if let folder = Files.parent(of: place) { try Files.makeFolder(folder) }
      try Files.write(file.bytes, to: place)
      wrote(place)
    }
  }

  /// The files of a folder that is there, hidden ones left out.
  ///
  /// - Throws: `FileError` where the folder or a file cannot be read.
  package func files() throws(FileError) -> [OutputFile] {
    var files: [OutputFile] = []
    for entry in try Files.tree(path) where entry.kind == .file {
      guard !entry.path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
        continue
      }
      files.append(OutputFile(entry.path, bytes: try Files.read(path + "/" + entry.path)))
    }
    return files
  }
}
