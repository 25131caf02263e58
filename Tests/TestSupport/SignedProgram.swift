/// A Mach-O program of a few bytes, as a linker makes it, with a code signature.
package struct SignedProgram {
  package var is64 = true
  package var isLittleEndian = true
  /// The numbers of its processor and of the kind of that.
  package var processor: (UInt32, UInt32) = (0x0100_000C, 0)
  /// The number of its system, the oldest release that it runs on, and the release of its kit; nil for none.
  package var build: (system: UInt32, oldest: (Int, Int), sdk: (Int, Int))?
  /// The symbols of other libraries that it uses.
  package var symbols: [String] = []
  /// Whether its symbols are in the list of places for addresses, not in the table.
  package var hasImports = false
  /// The names of methods.
  package var methods: [String] = []
  package var isEncrypted = false
  /// The file in the signature.
  package var contents: [UInt8]
  /// The magic number of the blob that has the file.
  package var magic: UInt32 = 0xFADE_7171
  package var isSigned = true
  /// The flags of the signature.
  package var flags: UInt32 = 0

  package init(_ contents: String = "") { self.contents = Array(contents.utf8) }

  package var bytes: [UInt8] {
    // The parts behind the load commands, which say where they are.
    var parts: [(bytes: [UInt8], command: (_ offset: UInt32) -> [UInt8])] = []
    if !symbols.isEmpty, !hasImports {
      var names: [UInt8] = [0]
      var entries: [UInt8] = []
      for symbol in symbols {
        entries += number(UInt32(names.count))
        entries += [1, 0, 0, 0]
        entries += zeros(is64 ? 8 : 4)
        names += Array(symbol.utf8) + [0]
      }
      let (count, size) = (UInt32(symbols.count), UInt32(entries.count))
      let length = UInt32(names.count)
      parts.append(
        (
          entries + names,
          { offset in
            numbers([0x2, 24, offset, count, offset + size, length, 0xB, 80])
              + zeros(16) + numbers([0, count]) + zeros(48)
          }
        ))
    }
    if !symbols.isEmpty, hasImports {
      var names: [UInt8] = [0]
      var entries: [UInt8] = []
      for symbol in symbols {
        entries += number(UInt32(names.count) << 9 | 1)
        names += Array(symbol.utf8) + [0]
      }
      let fields: [UInt32] = [
        0, 28, 28, 28 + UInt32(entries.count), UInt32(symbols.count), 1, 0,
      ]
      let all: [UInt8] = numbers(fields) + entries + names
      parts.append(
        (
          all,
          { offset in numbers([0x8000_0034, 16, offset, UInt32(all.count)]) }
        ))
    }
    if !methods.isEmpty {
      let names: [UInt8] = methods.flatMap { Array($0.utf8) + [0] }
      parts.append((names, { segment(of: names.count, at: $0) }))
    }
    if isSigned {
      parts.append(
        (
          signature,
          { offset in
            number(0x1D) + number(16) + number(offset) + number(UInt32(signature.count))
          }
        ))
    }
    var commands: [[UInt8]] = []
    if let build {
      commands.append(
        number(0x32) + number(24) + number(build.system) + version(build.oldest)
          + version(build.sdk) + number(0))
    }
    if isEncrypted { commands.append(number(0x2C) + number(24) + zeros(8) + number(1) + zeros(4)) }
    let headerLength = is64 ? 32 : 28
    let known = commands.flatMap(\.self)
    let length = parts.reduce(known.count) { $0 + $1.command(0).count }
    let code = [UInt8](repeating: 0x90, count: 50)
    var offset = headerLength + length + code.count
    var others: [UInt8] = []
    for part in parts {
      others += part.command(UInt32(offset))
      offset += part.bytes.count
    }
    // A symbol table has two commands.
    let count = commands.count + parts.count + (!symbols.isEmpty && !hasImports ? 1 : 0)
    var bytes = number(is64 ? 0xFEED_FACF : 0xFEED_FACE)
    bytes += number(processor.0) + number(processor.1) + number(2)
    bytes += number(UInt32(count)) + number(UInt32(length)) + number(0) + (is64 ? number(0) : [])
    return bytes + known + others + code + parts.flatMap(\.bytes)
  }

  /// A segment with the section of methods' names.
  private func segment(of count: Int, at offset: UInt32) -> [UInt8] {
    let name = { (text: String) in Array(text.utf8) + zeros(16 - text.utf8.count) }
    let word = { (value: UInt32) in
      is64
        ? (isLittleEndian ? number(value) + number(0) : number(0) + number(value)) : number(value)
    }
    let section =
      name("__objc_methname") + name("__TEXT") + word(0) + word(UInt32(count)) + number(offset)
      + zeros(is64 ? 28 : 24)
    let size = UInt32((is64 ? 72 : 56) + section.count)
    return number(is64 ? 0x19 : 0x1) + number(size) + name("__TEXT") + zeros(is64 ? 40 : 24)
      + number(1) + number(0) + section
  }

  /// A blob that is not of interest, and the one that is.
  private var signature: [UInt8] {
    let number = { Self.number($0, false) }
    let directory = number(0xFADE_0C02) + number(16) + [1, 2, 3, 4] + number(flags)
    let blob =
      contents.isEmpty ? [] : number(magic) + number(UInt32(contents.count + 8)) + contents
    let count: UInt32 = contents.isEmpty ? 1 : 2
    let start = 12 + 8 * count
    var index = number(0) + number(start)
    if !contents.isEmpty { index += number(5) + number(start + UInt32(directory.count)) }
    let length = start + UInt32(directory.count + blob.count)
    return number(0xFADE_0CC0) + number(length) + number(count) + index + directory + blob
  }

  /// A file with a program for each architecture.
  package static func fat(_ programs: [[UInt8]], is64: Bool = false) -> [UInt8] {
    let entryLength = is64 ? 32 : 20
    var offset = 8 + entryLength * programs.count
    var bytes = number(is64 ? 0xCAFE_BABF : 0xCAFE_BABE, false)
    bytes += number(UInt32(programs.count), false)
    for program in programs {
      let size = { (number64: Int) in
        (is64 ? number(0, false) : []) + number(UInt32(number64), false)
      }
      bytes += number(7, false) + number(3, false) + size(offset) + size(program.count)
      bytes += number(0, false) + (is64 ? number(0, false) : [])
      offset += program.count
    }
    return bytes + programs.flatMap(\.self)
  }

  private func version(_ version: (Int, Int)) -> [UInt8] {
    number(UInt32(version.0 << 16 | version.1 << 8))
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private func number(_ value: UInt32) -> [UInt8] { Self.number(value, isLittleEndian) }

  private func numbers(_ values: [UInt32]) -> [UInt8] { values.flatMap { number($0) } }

  private static func number(_ value: UInt32, _ isLittleEndian: Bool) -> [UInt8] {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return isLittleEndian ? bytes.reversed() : bytes
  }
}
