import Archive
import Diagnostics
import FileSystem
import Site
import Text

/// The files that docgen wrote into an output folder with their checksums, one per line, as `sha256sum` writes them.
///
/// During an update file by file, it also lists the files that are about to be written. CRC-32 finds the changes of people
/// and programs; SHA-256 would also find deception, for a fifth of the time of a build of 10,000 keys.
struct OutputManifest {
  /// The digest of the input that the files were made of, if the next build may rely on it.
  private(set) var input: String?
  /// The findings of the build, which one with nothing to do prints again.
  private(set) var findings: [Diagnostic] = []
  private(set) var checksums: [FilePath: CRC32] = [:]
  /// The files that an unfinished build may have written.
  private var intended: [FilePath: CRC32] = [:]

  static let bytesLimit = 1 << 30
  private static let title = "# Files that docgen wrote and may replace."
  private static let origin = "# Made of "
  private static let found = "# Found "
  private static let intention = "# Files that an unfinished build may have written."

  init() {}

  init(in folder: OpenFolder) throws(FileError) {
    let hasOne = try Self.isThere(in: folder)
    self.init(
      reading: hasOne ? try folder.file(OutputFolder.manifest).bytes(atMost: Self.bytesLimit) : [])
  }

  static func isThere(in folder: OpenFolder) throws(FileError) -> Bool {
    try ifPresent { () throws(FileError) in try folder.status(OutputFolder.manifest).kind } == .file
  }

  /// Notes the input of the site and what there is to say of it. If a line cannot say it, the next build makes all again.
  mutating func note(_ input: InputDigest, _ findings: [Diagnostic]) {
    guard Array(recorded: findings.recorded) == findings else { return }
    (self.input, self.findings) = (input.text(with: findings), findings)
  }

  mutating func add(_ checksum: CRC32, for path: FilePath) { checksums[path] = checksum }

  /// Reads a manifest. A line in another form, or one that names a file that docgen never writes, is skipped.
  init(reading bytes: [UInt8]) {
    var isIntended = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.elementsEqual(Self.intention.utf8) { isIntended = true }
      if line.starts(with: Self.origin.utf8) {
        let digest = line.dropFirst(Self.origin.utf8.count)
        input = String(decoding: digest, as: UTF8.self)
      }
      if line.starts(with: Self.found.utf8) {
        findings = Array(recorded: Array(line.dropFirst(Self.found.utf8.count))) ?? []
      }
      let isEscaped = line.first == UInt8(ascii: "\\")
      let parts = line.dropFirst(isEscaped ? 1 : 0).split(
        separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty,
        let checksum = CRC32(hexadecimal: String(decoding: parts[0], as: UTF8.self))
      else { continue }
      let path = FilePath(bytes: isEscaped ? Self.unescaped(parts[2]) : Array(parts[2]))
      guard OutputFolder.mayWrite(path) else { continue }
      if isIntended { intended[path] = checksum } else { checksums[path] = checksum }
    }
  }

  /// Finds out which files an unfinished build has written.
  mutating func resolve(_ entries: [FilePath: OpenFolder.FolderEntry], in folder: OpenFolder)
    throws(FileError)
  {
    for (path, checksum) in intended where entries[path]?.kind == .file {
      // A file with other contents is as it was before, or not docgen's.
      if try Self.checksum(of: folder.file(path)) == checksum { checksums[path] = checksum }
    }
    intended = [:]
  }

  func describes(_ file: OpenFile, at path: FilePath) throws(FileError) -> Bool {
    guard let checksum = try Self.checksum(of: file) else { return false }
    return checksums[path] == checksum || intended[path] == checksum
  }

  /// Nil unless it is an ordinary file.
  private static func checksum(of file: OpenFile) throws(FileError) -> CRC32? {
    guard try file.status().kind == .file else { return nil }
    var checksum = CRC32()
    while case let piece = try file.next(), !piece.isEmpty { checksum.update(with: piece) }
    return checksum
  }

  /// Whether a folder has every file as it was written.
  func isWhole(in folder: OpenFolder) -> Bool {
    mapInParallel(Array(checksums)) { path, checksum in
      (try? Self.checksum(of: folder.file(path))) == checksum
    }.allSatisfy(\.self)
  }

  var folders: Set<FilePath> {
    var folders: Set<FilePath> = []
    for path in [checksums, intended].flatMap(\.keys) {
      var folder = path.parent
      while let next = folder, folders.insert(next).inserted { folder = next.parent }
    }
    return folders
  }

  var count: Int { checksums.count }

  func contains(_ path: FilePath) -> Bool { checksums[path] != nil || intended[path] != nil }

  var file: OutputFile {
    var title = Self.title + (input.map { "\n" + Self.origin + $0 } ?? "")
    if !findings.isEmpty {
      title += "\n" + Self.found + String(decoding: findings.recorded, as: UTF8.self)
    }
    return OutputFile(OutputFolder.manifestName, bytes: Self.lines(title, checksums))
  }

  /// The manifest while some of the files of another one are being written.
  func bytes(whileWriting files: Set<FilePath>, of next: OutputManifest) -> [UInt8] {
    Self.lines(Self.title, checksums)
      + Self.lines(Self.intention, next.checksums.filter { files.contains($0.key) })
  }

  private static func lines(_ title: String, _ checksums: [FilePath: CRC32]) -> [UInt8] {
    var bytes = Array("\(title)\n".utf8)
    for (path, checksum) in checksums.sorted(by: { $0.key < $1.key }) {
      let isPlain = path.bytes.allSatisfy { escape(for: $0) == nil }
      if !isPlain { bytes.append(UInt8(ascii: "\\")) }
      bytes += checksum.hexadecimal.utf8
      bytes += "  ".utf8
      bytes += isPlain ? path.bytes : escaped(path.bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A name may have a line break, but a line may not.
  private static func escaped(_ name: [UInt8]) -> [UInt8] {
    name.flatMap { byte in escape(for: byte).map { [UInt8(ascii: "\\"), $0] } ?? [byte] }
  }

  /// The character that stands for a byte after a backslash; nil if the byte needs none.
  private static func escape(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\\"): byte
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    default: nil
    }
  }

  private static func unescaped(_ name: some Sequence<UInt8>) -> [UInt8] {
    var isEscape = false
    return name.compactMap { byte in
      guard isEscape || byte != UInt8(ascii: "\\") else {
        isEscape = true
        return nil
      }
      defer { isEscape = false }
      switch byte {
      case UInt8(ascii: "n") where isEscape: return UInt8(ascii: "\n")
      case UInt8(ascii: "r") where isEscape: return UInt8(ascii: "\r")
      default: return byte
      }
    }
  }
}
