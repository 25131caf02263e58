import Archive
import Digests
import Publish
import Site

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A digest of all that a build's output depends on: the files it reads, its options, and the program.
struct InputDigest {
  private var bytes: [UInt8] = []

  /// Adds a text, so that no two lists of parts are alike.
  mutating func add(_ text: String?) {
    let text = text.map { "+" + $0 } ?? "-"
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Adds a content, of which there may be much.
  mutating func add(_ content: [UInt8]) {
    add(UInt64(content.count))
    add(XXH64(of: content).value)
  }

  private mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Adds files that were read.
  mutating func add(_ files: [SourceFile]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      add(file.path)
      add(file.bytes)
    }
    add(nil)
  }

  /// Adds the running program, known by its length and its time: its catalogue is in it.
  mutating func addProgram() {
    var status = stat()
    guard let program = SiteOptions.program, stat(program, &status) == 0 else {
      return add(nil)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    add("\(program) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
  }

  /// In hexadecimal digits.
  ///
  /// It tells one input from another; who could write two with the same digest would deceive himself.
  var text: String { XXH64(of: bytes).hexadecimal }
}

extension InputDigest {
  /// - Parameter catalogue: The catalogue's file; nil for the one inside the program.
  init(of input: SiteInput, catalogue: (path: String, digest: String)?) {
    addProgram()
    add(catalogue?.path)
    add(catalogue?.digest)
    add(input.guides)
    add(input.templates)
    add(input.assets)
    for (name, text) in input.themeOptions.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(text)
    }
    // Settings are texts and nothing else, and their description holds them all.
    add("\(input.settings)")
    add("\(input.archiveTime) \(input.leavesOutForeignGuides) \(input.offersDownloads)")
  }
}
