/// The architectures of a Mach-O file, each with the parts of its header that checks need.
///
/// Sources: `mach-o/loader.h`, `mach-o/fat.h` and `mach/machine.h` of XNU. Only the headers are read, because programs are
/// large, and nothing in them is trusted.
package struct MachOFile {
  /// The code for one architecture.
  package struct Slice {
    /// The bytes of the file that it consists of.
    let range: Range<Int>
    let is64: Bool
    let isLittleEndian: Bool
    /// The name of its processors: `arm64`.
    package let processor: String
    /// The system that it runs on: `ios`, `ios-simulator`; nil if it doesn't say.
    package fileprivate(set) var platform: String?
    /// The oldest release that it runs on, and the release whose kit built it.
    package fileprivate(set) var oldest: String?
    package fileprivate(set) var sdk: String?
    /// The parts of the slice, by their offsets in it.
    var signature: Range<Int>?
    var symbols: SymbolTable?
    var imports: Range<Int>?
    /// The names of the methods that it has or calls.
    var methodNames: [Range<Int>] = []
    /// The names of the libraries that it loads from somewhere in the product.
    var libraries: [String] = []
    /// Whether the store has encrypted it, names of methods too.
    var isEncrypted = false
    /// Whether a part of its header makes no sense.
    var isDamaged = false
  }

  struct SymbolTable {
    var offset = 0
    var count = 0
    var names = 0..<0
    /// The symbols of other libraries; nil if they are among the others.
    var undefined: Range<Int>?
  }

  /// The reason why a file cannot be read, as the end of a sentence.
  package struct Damage: Error, Equatable {
    package var text: String
    init(_ text: String) { self.text = text }
  }

  let length: Int
  private let read: (Range<Int>) -> [UInt8]?
  /// Empty if the file isn't a program.
  package private(set) var slices: [Slice] = []

  private static let mostSlices = 40
  private static let mostLoadCommandBytes = 4 << 20
  /// A linker makes one section of each kind.
  private static let mostSections = 16

  /// Whether a file begins like a program.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 8 else { return false }
    let start = Fields(bytes: Array(bytes[..<8]))
    switch start.magic(at: 0) {
    case Magic.program32, Magic.program64, Magic.program32Swapped, Magic.program64Swapped:
      return true
    case Magic.fat, Magic.fat64: return start.number32(at: 4) <= mostSlices
    default: return false
    }
  }

  /// Reads the headers, asking only for ranges inside the file.
  package init(length: Int, read: @escaping (Range<Int>) -> [UInt8]?) throws(Damage) {
    self.length = length
    self.read = read
    for range in try ranges() {
      if let slice = try slice(at: range) { slices.append(slice) }
    }
  }

  /// The programs in the file, one per architecture; empty if it is not a program.
  private func ranges() throws(Damage) -> [Range<Int>] {
    let whole = 0..<length
    guard length >= 8 else { return [] }
    let start = try fields(0..<8, of: whole)
    switch start.magic(at: 0) {
    case Magic.fat, Magic.fat64: break
    case Magic.program32, Magic.program64, Magic.program32Swapped, Magic.program64Swapped:
      return [whole]
    default: return []
    }
    // Java class files begin with the same number, followed by a version of at least 45.
    let count = start.number32(at: 4)
    guard count <= Self.mostSlices else { return [] }
    let is64 = start.magic(at: 0) == Magic.fat64
    let size = is64 ? 32 : 20
    let entries = try fields(8..<8 + size * count, of: whole)
    var ranges: [Range<Int>] = []
    var left = length
    for entry in 0..<count {
      let start = entry * size + 8
      let offset = is64 ? entries.number64(at: start) : entries.number32(at: start)
      let count = is64 ? entries.number64(at: start + 8) : entries.number32(at: start + 4)
      guard let offset, let count, offset <= length, count <= length - offset else {
        throw Damage("an architecture is not inside the file")
      }
      left -= count
      guard left >= 0 else { throw Damage("its architectures overlap") }
      ranges.append(offset..<offset + count)
    }
    return ranges
  }

  /// Reads the header and the load commands of one architecture; nil if it is something else.
  private func slice(at range: Range<Int>) throws(Damage) -> Slice? {
    guard range.count >= 8 else { return nil }
    var header = try fields(0..<28, of: range)
    let is64: Bool
    switch header.magic(at: 0) {
    case Magic.program32: is64 = false
    case Magic.program64: is64 = true
    case Magic.program32Swapped: (is64, header.isLittleEndian) = (false, true)
    case Magic.program64Swapped: (is64, header.isLittleEndian) = (true, true)
    default: return nil
    }
    let size = header.number32(at: 20)
    guard size <= Self.mostLoadCommandBytes else {
      throw Damage("its load commands have an impossible length")
    }
    let start = is64 ? 32 : 28
    var commands = try fields(start..<start + size, of: range)
    commands.isLittleEndian = header.isLittleEndian
    var slice = Slice(
      range: range, is64: is64, isLittleEndian: header.isLittleEndian,
      processor: processor(header.magic(at: 4), header.magic(at: 8)))
    var offset = 0
    for _ in 0..<header.number32(at: 16) where offset < size {
      guard size - offset >= 8 else { throw Damage("a load command is cut off") }
      let length = commands.number32(at: offset + 4)
      guard length >= 8, length <= size - offset else {
        throw Damage("a load command has an impossible length")
      }
      try add(commands.part(offset..<offset + length), to: &slice)
      offset += length
    }
    return slice
  }

  private func add(_ command: Fields, to slice: inout Slice) throws(Damage) {
    let kind = command.magic(at: 0)
    guard let least = leastLengths[kind] else { return }
    guard command.bytes.count >= least else {
      throw Damage("a load command has an impossible length")
    }
    switch kind {
    case Command.codeSignature:
      guard let part = part(command, at: 8, 12, of: slice) else {
        throw Damage("its code signature is not inside the file")
      }
      slice.signature = part
    case Command.buildVersion:
      slice.platform = platformNames[Int(command.magic(at: 8))]
      (slice.oldest, slice.sdk) = (command.version(at: 12), command.version(at: 16))
    case Command.oldestMac, Command.oldestPhone, Command.oldestTV, Command.oldestWatch:
      slice.platform = slice.platform ?? platformsOfCommands[kind]
      (slice.oldest, slice.sdk) = (command.version(at: 8), command.version(at: 12))
    case Command.symbols:
      let entry = slice.is64 ? 16 : 12
      let (offset, count) = (command.number32(at: 8), command.number32(at: 12))
      guard offset <= slice.range.count, count <= (slice.range.count - offset) / entry,
        let names = part(command, at: 16, 20, of: slice)
      else { return slice.isDamaged = true }
      let undefined = slice.symbols?.undefined
      slice.symbols = SymbolTable(offset: offset, count: count, names: names, undefined: undefined)
    case Command.symbolGroups:
      let (first, count) = (command.number32(at: 24), command.number32(at: 28))
      slice.symbols = slice.symbols ?? SymbolTable()
      slice.symbols?.undefined = first..<first + count
    case Command.fixups:
      slice.imports = part(command, at: 8, 12, of: slice)
      if slice.imports == nil { slice.isDamaged = true }
    case Command.encryption, Command.encryption64:
      if command.magic(at: 16) != 0 { slice.isEncrypted = true }
    case Command.library, Command.weakLibrary, Command.passedLibrary:
      let start = command.number32(at: 8)
      guard start < command.bytes.count else { return slice.isDamaged = true }
      let path = command.bytes[start...].prefix { $0 != 0 }
      guard path.first == UInt8(ascii: "@") else { return }
      let name = path.split(separator: UInt8(ascii: "/")).last ?? []
      slice.libraries.append(String(decoding: name, as: UTF8.self))
    case Command.segment, Command.segment64: addSections(of: command, to: &slice)
    default: break
    }
  }

  private func addSections(of segment: Fields, to slice: inout Slice) {
    let is64 = segment.magic(at: 0) == Command.segment64
    let (start, size) = is64 ? (72, 80) : (56, 68)
    let count = segment.number32(at: is64 ? 64 : 48)
    guard count <= (segment.bytes.count - start) / size else { return slice.isDamaged = true }
    for index in 0..<count {
      let section = segment.part(start + index * size..<start + (index + 1) * size)
      guard section.bytes.starts(with: "__objc_methname\0".utf8) else { continue }
      let length = is64 ? section.number64(at: 40) : section.number32(at: 36)
      let offset = section.number32(at: is64 ? 48 : 40)
      let known = slice.methodNames.reduce(0) { $0 + $1.count }
      guard let length, offset <= slice.range.count, length <= slice.range.count - offset,
        length <= slice.range.count - known, slice.methodNames.count < Self.mostSections
      else {
        slice.isDamaged = true
        continue
      }
      slice.methodNames.append(offset..<offset + length)
    }
  }

  /// The part of a slice whose offset and length a command has.
  private func part(_ command: Fields, at offset: Int, _ count: Int, of slice: Slice)
    -> Range<Int>?
  {
    let (start, length) = (command.number32(at: offset), command.number32(at: count))
    guard start <= slice.range.count, length <= slice.range.count - start else { return nil }
    return start..<start + length
  }

  /// The bytes of a part of a slice.
  func bytes(_ range: Range<Int>, of part: Range<Int>) throws(Damage) -> [UInt8] {
    guard range.upperBound <= part.count else { throw Damage("the file is cut off") }
    let wanted = part.lowerBound + range.lowerBound..<part.lowerBound + range.upperBound
    guard let bytes = read(wanted), bytes.count == wanted.count else {
      throw Damage("some of its bytes cannot be read")
    }
    return bytes
  }

  func fields(_ range: Range<Int>, of part: Range<Int>) throws(Damage) -> Fields {
    Fields(bytes: try bytes(range, of: part))
  }
}

/// Numbers in bytes. Offsets must be within bounds.
struct Fields {
  let bytes: [UInt8]
  var isLittleEndian = false

  func magic(at offset: Int) -> UInt32 {
    let (a, b, c, d) = (bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
    let big = UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d)
    return isLittleEndian ? big.byteSwapped : big
  }

  /// A 32-bit count or offset. One that is too large for any file is less, so that sums of two do not overflow.
  func number32(at offset: Int) -> Int { min(Int(clamping: magic(at: offset)), Int.max / 4) }

  /// A 64-bit number; nil if it is too large for an offset.
  func number64(at offset: Int) -> Int? {
    let (first, second) = (UInt64(magic(at: offset)), UInt64(magic(at: offset + 4)))
    let number = isLittleEndian ? second << 32 | first : first << 32 | second
    return Int(exactly: number).flatMap { $0 <= Int.max / 4 ? $0 : nil }
  }

  func part(_ range: Range<Int>) -> Fields {
    Fields(bytes: Array(bytes[range]), isLittleEndian: isLittleEndian)
  }

  /// A version in four bytes, two of them for its first number: `17.0`; nil for none.
  func version(at offset: Int) -> String? {
    let number = magic(at: offset)
    guard number != 0 else { return nil }
    let last = number & 0xFF
    return "\(number >> 16).\(number >> 8 & 0xFF)" + (last == 0 ? "" : ".\(last)")
  }
}

enum Magic {
  static let program32: UInt32 = 0xFEED_FACE
  static let program64: UInt32 = 0xFEED_FACF
  static let program32Swapped: UInt32 = 0xCEFA_EDFE
  static let program64Swapped: UInt32 = 0xCFFA_EDFE
  static let fat: UInt32 = 0xCAFE_BABE
  static let fat64: UInt32 = 0xCAFE_BABF
}

private enum Command {
  static let segment: UInt32 = 0x1
  static let symbols: UInt32 = 0x2
  static let symbolGroups: UInt32 = 0xB
  static let library: UInt32 = 0xC
  static let segment64: UInt32 = 0x19
  static let codeSignature: UInt32 = 0x1D
  static let encryption: UInt32 = 0x21
  static let oldestMac: UInt32 = 0x24
  static let oldestPhone: UInt32 = 0x25
  static let encryption64: UInt32 = 0x2C
  static let oldestTV: UInt32 = 0x2F
  static let oldestWatch: UInt32 = 0x30
  static let buildVersion: UInt32 = 0x32
  static let weakLibrary: UInt32 = 0x8000_0018
  /// A library whose symbols this one offers as its own.
  static let passedLibrary: UInt32 = 0x8000_001F
  static let fixups: UInt32 = 0x8000_0034
}

/// The number of bytes that are read of each command.
private let leastLengths: [UInt32: Int] = [
  Command.segment: 56, Command.symbols: 24, Command.symbolGroups: 32, Command.segment64: 72,
  Command.codeSignature: 16, Command.encryption: 20, Command.oldestMac: 16,
  Command.oldestPhone: 16, Command.encryption64: 20, Command.oldestTV: 16,
  Command.oldestWatch: 16, Command.buildVersion: 20, Command.fixups: 16,
  Command.library: 24, Command.weakLibrary: 24, Command.passedLibrary: 24,
]

/// The names of the systems that programs are built for, by their numbers.
private let platformNames = [
  1: "macos", 2: "ios", 3: "tvos", 4: "watchos", 5: "bridgeos", 6: "maccatalyst",
  7: "ios-simulator", 8: "tvos-simulator", 9: "watchos-simulator", 10: "driverkit", 11: "visionos",
  12: "visionos-simulator",
]

private let platformsOfCommands = [
  Command.oldestMac: "macos", Command.oldestPhone: "ios", Command.oldestTV: "tvos",
  Command.oldestWatch: "watchos",
]

/// The name of a kind of processor, as `lipo` and compilers write it.
private func processor(_ kind: UInt32, _ subkind: UInt32) -> String {
  switch (kind, subkind & 0xFF) {
  case (7, _): "i386"
  case (0x0100_0007, _): "x86_64"
  case (12, 9): "armv7"
  case (12, 11): "armv7s"
  case (12, 12): "armv7k"
  case (12, _): "arm"
  case (0x0100_000C, 2): "arm64e"
  case (0x0100_000C, _): "arm64"
  case (0x0200_000C, _): "arm64_32"
  default: "processor \(kind)"
  }
}
