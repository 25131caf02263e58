import FileSystem

protocol BundleFolder: Sendable {
  /// As messages show it.
  var path: FilePath { get }
  /// The folder on the disk, or the archive, that it is in or is.
  var pathOnDisk: FilePath { get }
  /// Nil for one in an archive.
  var onDisk: OpenFolder? { get }

  /// The contents of the folder, in the order of names.
  func list() throws(FileError) -> [(name: FilePath, kind: FileStatus.FileKind)]
  func kind(of name: FilePath) -> FileStatus.FileKind?
  func below(_ name: FilePath) throws(FileError) -> any BundleFolder
  func program(_ name: FilePath) throws(FileError) -> ReadableFile
  func read(_ name: FilePath, atMost limit: Int) throws(FileError) -> FoundContents
}

struct FoundContents: Sendable {
  let bytes: [UInt8]
  /// The file, which may be replaced; nil in an archive.
  let file: EditedFile?
}

struct ReadableFile: Sendable {
  let path: FilePath
  let length: Int
  /// Reads a range of it; nil if that fails.
  let read: @Sendable (Range<Int>) -> [UInt8]?

  init(_ file: OpenFile) throws(FileError) {
    path = file.path
    length = try file.status().length
    read = { range in try? file.bytes(at: range.lowerBound, count: range.count) }
  }

  init(_ path: FilePath, _ bytes: [UInt8]) {
    self.path = path
    length = bytes.count
    read = { bytes.indices.contains($0.lowerBound) || $0.isEmpty ? Array(bytes[$0]) : nil }
  }
}

extension OpenFolder: BundleFolder {
  var pathOnDisk: FilePath { path }
  var onDisk: OpenFolder? { self }

  func list() throws(FileError) -> [(name: FilePath, kind: FileStatus.FileKind)] {
    try entries().map { ($0.name, $0.kind) }
  }

  func kind(of name: FilePath) -> FileStatus.FileKind? { try? status(name).kind }

  func below(_ name: FilePath) throws(FileError) -> any BundleFolder { try subfolder(name) }

  func program(_ name: FilePath) throws(FileError) -> ReadableFile {
    try ReadableFile(try input(name))
  }

  func read(_ name: FilePath, atMost limit: Int) throws(FileError) -> FoundContents {
    let file = try EditedFile(name, in: self, atMost: limit)
    return FoundContents(bytes: file.bytes, file: file)
  }
}
