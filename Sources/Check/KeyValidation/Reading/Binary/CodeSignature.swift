/// The property list of entitlements in the code signature of a Mach-O program.
///
/// Sources: `mach-o/loader.h`, `mach-o/fat.h` and `kern/cs_blobs.h` of XNU. Only the parts of the file that lead to
/// the signature are read, because programs are large, and nothing in them is trusted.
package enum CodeSignature {
  /// The entitlements in a file's signature.
  package enum Contents: Hashable, Sendable {
    /// The file isn't such a program, isn't signed, or has a signature without entitlements.
    case nothing
    /// The bytes of a property list.
    case propertyList([UInt8])
    /// The damage, as the end of a sentence.
    case unreadable(String)
  }

  /// Reads the entitlements of the first architecture that has any, asking only for ranges inside the file.
  package static func contents(
    ofFileWithLength length: Int, atMost limit: Int, read: @escaping (Range<Int>) -> [UInt8]?
  ) -> Contents {
    let program = Program(length: length, limit: limit, read: read)
    var problem: Contents?
    do throws(Damage) {
      for slice in try program.slices() {
        do throws(Damage) {
          if let bytes = try program.entitlements(of: slice) { return .propertyList(bytes) }
        } catch {
          problem = problem ?? .unreadable(error.text)
        }
      }
    } catch {
      return .unreadable(error.text)
    }
    return problem ?? .nothing
  }
}

private struct Damage: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

private struct Program {
  let length: Int
  let limit: Int
  let read: (Range<Int>) -> [UInt8]?

  private static let mostSlices = 40
  private static let mostLoadCommandBytes = 4 << 20
  private static let mostBlobs = 256

  /// The programs in the file, one per architecture; empty if it is not a program.
  func slices() throws(Damage) -> [Range<Int>] {
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
    var slices: [Range<Int>] = []
    for entry in 0..<count {
      let start = entry * size + 8
      let offset = is64 ? entries.number64(at: start) : entries.number32(at: start)
      let count = is64 ? entries.number64(at: start + 8) : entries.number32(at: start + 4)
      guard let offset, let count, offset <= length, count <= length - offset else {
        throw Damage("an architecture is not inside the file")
      }
      slices.append(offset..<offset + count)
    }
    return slices
  }

  /// The property list in the signature of one architecture, or nil if the signature has no entitlements.
  func entitlements(of slice: Range<Int>) throws(Damage) -> [UInt8]? {
    guard let signature = try signature(of: slice) else { return nil }
    let start = try fields(0..<12, of: signature)
    guard start.magic(at: 0) == Magic.superBlob else {
      throw Damage("its code signature has an unknown form")
    }
    let length = start.number32(at: 4)
    let count = start.number32(at: 8)
    guard length <= signature.count, count <= Self.mostBlobs else {
      throw Damage("its code signature has an impossible length")
    }
    let blobs = signature.prefix(length)
    let index = try fields(12..<12 + 8 * count, of: blobs)
    var hasOtherForm = false
    for entry in 0..<count {
      let offset = index.number32(at: 8 * entry + 4)
      let blob = try fields(offset..<offset + 8, of: blobs)
      switch blob.magic(at: 0) {
      case Magic.entitlements:
        let size = blob.number32(at: 4)
        guard size >= 8 else { throw Damage("its entitlements have an impossible length") }
        guard size - 8 <= limit else {
          throw Damage("its entitlements are longer than \(limit) bytes")
        }
        return try bytes(offset + 8..<offset + size, of: blobs)
      case Magic.entitlementsInDER: hasOtherForm = true
      default: continue
      }
    }
    if hasOtherForm { throw Damage("its entitlements are in the binary form (DER) only") }
    return nil
  }

  private func signature(of slice: Range<Int>) throws(Damage) -> Range<Int>? {
    guard slice.count >= 8 else { return nil }
    var header = try fields(0..<28, of: slice)
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
    var commands = try fields(start..<start + size, of: slice)
    commands.isLittleEndian = header.isLittleEndian
    var offset = 0
    for _ in 0..<header.number32(at: 16) where offset < size {
      guard size - offset >= 8 else { throw Damage("a load command is cut off") }
      let length = commands.number32(at: offset + 4)
      guard length >= 8, length <= size - offset else {
        throw Damage("a load command has an impossible length")
      }
      if commands.magic(at: offset) == Magic.codeSignature {
        guard length >= 16 else { throw Damage("a load command has an impossible length") }
        let (position, count) = (
          commands.number32(at: offset + 8), commands.number32(at: offset + 12)
        )
        guard position <= slice.count, count <= slice.count - position else {
          throw Damage("its code signature is not inside the file")
        }
        return slice.lowerBound + position..<slice.lowerBound + position + count
      }
      offset += length
    }
    return nil
  }

  private func bytes(_ range: Range<Int>, of part: Range<Int>) throws(Damage) -> [UInt8] {
    guard range.upperBound <= part.count else { throw Damage("the file is cut off") }
    let wanted = part.lowerBound + range.lowerBound..<part.lowerBound + range.upperBound
    guard let bytes = read(wanted), bytes.count == wanted.count else {
      throw Damage("some of its bytes cannot be read")
    }
    return bytes
  }

  private func fields(_ range: Range<Int>, of part: Range<Int>) throws(Damage) -> Fields {
    Fields(bytes: try bytes(range, of: part))
  }
}

/// Numbers in bytes. Offsets must be within bounds.
private struct Fields {
  let bytes: [UInt8]
  var isLittleEndian = false

  func magic(at offset: Int) -> UInt32 {
    let four = bytes[offset..<offset + 4]
    return (isLittleEndian ? Array(four.reversed()) : Array(four)).reduce(0) {
      $0 << 8 | UInt32($1)
    }
  }

  /// A 32-bit count or offset. One that is too large for any file is less, so that sums of two do not overflow.
  func number32(at offset: Int) -> Int { min(Int(clamping: magic(at: offset)), Int.max / 4) }

  /// A 64-bit number; nil if it is too large for an offset.
  func number64(at offset: Int) -> Int? {
    Int(exactly: bytes[offset..<offset + 8].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}

private enum Magic {
  static let program32: UInt32 = 0xFEED_FACE
  static let program64: UInt32 = 0xFEED_FACF
  static let program32Swapped: UInt32 = 0xCEFA_EDFE
  static let program64Swapped: UInt32 = 0xCFFA_EDFE
  static let fat: UInt32 = 0xCAFE_BABE
  static let fat64: UInt32 = 0xCAFE_BABF
  /// `LC_CODE_SIGNATURE`
  static let codeSignature: UInt32 = 0x1D
  static let superBlob: UInt32 = 0xFADE_0CC0
  static let entitlements: UInt32 = 0xFADE_7171
  static let entitlementsInDER: UInt32 = 0xFADE_7172
}

extension Range<Int> {
  fileprivate func prefix(_ count: Int) -> Range<Int> { lowerBound..<lowerBound + count }
}
