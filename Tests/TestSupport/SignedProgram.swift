/// A Mach-O program of a few bytes with a code signature.
package struct SignedProgram {
  package var is64 = true
  package var isLittleEndian = true
  /// The file in the signature.
  package var contents: [UInt8]
  /// The magic number of the blob that has the file.
  package var magic: UInt32 = 0xFADE_7171
  package var isSigned = true

  package init(_ contents: String) { self.contents = Array(contents.utf8) }

  package var bytes: [UInt8] {
    let order = isLittleEndian
    let headerLength = is64 ? 32 : 28
    let symbols = number(0x2, order) + number(24, order) + [UInt8](repeating: 7, count: 16)
    let commands = symbols + (isSigned ? number(0x1D, order) + number(16, order) : [])
    let commandsLength = commands.count + (isSigned ? 8 : 0)
    let code = [UInt8](repeating: 0x90, count: 50)
    let signatureOffset = headerLength + commandsLength + code.count
    var bytes = number(is64 ? 0xFEED_FACF : 0xFEED_FACE, order)
    bytes += number(7, order) + number(3, order) + number(2, order)
    bytes += number(isSigned ? 2 : 1, order) + number(UInt32(commandsLength), order)
    bytes += number(0, order) + (is64 ? number(0, order) : [])
    bytes += commands
    if isSigned {
      bytes += number(UInt32(signatureOffset), order) + number(UInt32(signature.count), order)
    }
    return bytes + code + (isSigned ? signature : [])
  }

  /// A blob that is not of interest, and the one that is.
  private var signature: [UInt8] {
    let directory = number(0xFADE_0C02, false) + number(12, false) + [1, 2, 3, 4]
    let blob = number(magic, false) + number(UInt32(contents.count + 8), false) + contents
    let start = UInt32(12 + 16)
    let index =
      number(0, false) + number(start, false) + number(5, false)
      + number(start + UInt32(directory.count), false)
    let length = start + UInt32(directory.count + blob.count)
    return number(0xFADE_0CC0, false) + number(length, false) + number(2, false) + index
      + directory + blob
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

  private func number(_ value: UInt32, _ isLittleEndian: Bool) -> [UInt8] {
    Self.number(value, isLittleEndian)
  }

  private static func number(_ value: UInt32, _ isLittleEndian: Bool) -> [UInt8] {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return isLittleEndian ? bytes.reversed() : bytes
  }
}
