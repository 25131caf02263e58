#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds, reads and rewrites the files that a person asks to be checked.
public struct PropertyListFiles: Sendable {
  /// How much of a file is read; a longer one is cut one byte later, so that a reader can refuse it.
  public var limit: Int
  /// The names of files that are looked for in folders, with `*` for anything.
  public var patterns: [String]

  public init(limit: Int, patterns: [String] = ["*.plist"]) {
    self.limit = limit
    self.patterns = patterns
  }

  /// The property lists that a path stands for: a file itself, the lists of a bundle and of the
  /// bundles inside it, or those below any other folder, hidden folders left out.
  public func lists(at path: String) throws(FileError) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    var root = Substring(path)
    while root.count > 1, root.hasSuffix("/") { root = root.dropLast() }
    let isBundle = Self.bundleEndings.contains { root.hasSuffix($0) }
    return isBundle ? try lists(ofBundle: String(root)) : try lists(below: String(root))
  }

  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    return try read(descriptor, named: path)
  }

  public func readStandardInput() throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, named: "standard input")
  }

  /// Puts other bytes in a file's place, in one step; whoever reads it meanwhile sees one of both.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = Files.resolved(path)
    var status = stat()
    guard stat(target, &status) == 0 else { throw FileError("write", path) }
    let temporary = "\(target).docgen-\(getpid())"
    do throws(FileError) {
      try Files.write(bytes, to: temporary)
      guard chmod(temporary, status.st_mode & 0o7777) == 0 else { throw FileError("write", path) }
      guard rename(temporary, target) == 0 else { throw FileError("write", path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The nearest file of a name in a folder or one above it.
  public static func nearest(_ name: String, from folder: String) -> String? {
    var folder = Files.resolved(folder)
    while true {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if case .file? = Files.kind(of: path) { return path }
      guard let parent = Files.parent(of: folder), parent != folder else { return nil }
      folder = parent
    }
  }

  // MARK: - Folders

  private static let bundleEndings = [
    ".app", ".appex", ".bundle", ".framework", ".xpc", ".prefPane", ".plugin", ".systemextension",
  ]

  /// Where bundles keep other bundles.
  private static let insideFolders = [
    "PlugIns", "Extensions", "Watch", "AppClips", "Contents/PlugIns", "Contents/Extensions",
    "Contents/Library/SystemExtensions", "Contents/XPCServices",
  ]

  private func lists(ofBundle bundle: String) throws(FileError) -> [String] {
    var found: [String] = []
    for place in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
      let path = bundle + "/" + place
      if Files.kind(of: path) != nil, !Files.isFolder(path) { found.append(path) }
    }
    for folder in Self.insideFolders where Files.isFolder(bundle + "/" + folder) {
      for name in try Files.names(in: bundle + "/" + folder)
      where Self.bundleEndings.contains(where: name.hasSuffix) {
        let inner = bundle + "/" + folder + "/" + name
        if case .folder? = Files.kind(of: inner) { found += try lists(ofBundle: inner) }
      }
    }
    return found
  }

  private func lists(below root: String) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      for name in try Files.names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        switch Files.kind(of: path) {
        case .folder?: pending.append(path)
        case .file? where patterns.contains(where: { name.matches(pattern: $0) }):
          found.append(path)
        // A link may lead out of the folder or round in circles.
        default: continue
        }
      }
    }
    return found.sorted()
  }

  private func read(_ descriptor: Int32, named path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError("read", path, code: EISDIR) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError("read", path)
      }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

extension String {
  /// Whether the text is what a pattern says, in which `*` is any text.
  fileprivate func matches(pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return self == pattern
    }
    guard hasPrefix(first), dropFirst(first.count).hasSuffix(last) else { return false }
    var middle = dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = middle.firstRange(of: piece) else { return false }
      middle = middle[found.upperBound...]
    }
    return true
  }
}

// Inside the type the name `read` means its own functions.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}
