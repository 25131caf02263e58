/// The code signature of a Mach-O program: whether it has one, with which flags, and the entitlements in it.
///
/// Source: `kern/cs_blobs.h` of XNU. The signature is not verified.
package struct CodeSignature: Hashable, Sendable {
  /// The entitlements in a file's signature.
  package enum Contents: Hashable, Sendable {
    /// The file isn't such a program, isn't signed, or has a signature without entitlements.
    case nothing
    /// The bytes of a property list.
    case propertyList([UInt8])
    /// The damage, as the end of a sentence.
    case unreadable(String)
  }

  /// Whether somebody signed the program: a linker's signature shows only that it made the program.
  package private(set) var isByPerson = false
  package private(set) var contents = Contents.nothing

  private static let mostBlobs = 256
  /// The flag of a signature that a linker made.
  private static let byLinker: UInt32 = 0x20000

  /// The signature of a file, with the entitlements of the first architecture that has any.
  package init(of file: MachOFile, atMost limit: Int) {
    var problem: Contents?
    for slice in file.slices {
      do throws(MachOFile.Damage) {
        if let bytes = try entitlements(of: slice, in: file, atMost: limit) {
          contents = .propertyList(bytes)
          break
        }
      } catch {
        problem = problem ?? .unreadable(error.text)
      }
    }
    if contents == .nothing, let problem { contents = problem }
  }

  /// The property list in the signature of one architecture, or nil if the signature has no entitlements.
  private mutating func entitlements(
    of slice: MachOFile.Slice, in file: MachOFile, atMost limit: Int
  ) throws(MachOFile.Damage) -> [UInt8]? {
    guard let range = slice.signature else { return nil }
    let start = slice.range.lowerBound
    let signature = start + range.lowerBound..<start + range.upperBound
    let header = try file.fields(0..<12, of: signature)
    guard header.magic(at: 0) == Blob.all else {
      throw MachOFile.Damage("its code signature has an unknown form")
    }
    let length = header.number32(at: 4)
    let count = header.number32(at: 8)
    guard length <= signature.count, count <= Self.mostBlobs else {
      throw MachOFile.Damage("its code signature has an impossible length")
    }
    let blobs = signature.lowerBound..<signature.lowerBound + length
    let index = try file.fields(12..<12 + 8 * count, of: blobs)
    var hasOtherForm = false
    for entry in 0..<count {
      let offset = index.number32(at: 8 * entry + 4)
      let blob = try file.fields(offset..<offset + 8, of: blobs)
      let size = blob.number32(at: 4)
      switch blob.magic(at: 0) {
      case Blob.directory where size >= 16:
        let directory = try file.fields(offset..<offset + 16, of: blobs)
        if directory.magic(at: 12) & Self.byLinker == 0 { isByPerson = true }
      case Blob.entitlements:
        guard size >= 8 else {
          throw MachOFile.Damage("its entitlements have an impossible length")
        }
        guard size - 8 <= limit else {
          throw MachOFile.Damage("its entitlements are longer than \(limit) bytes")
        }
        isByPerson = true
        return try file.bytes(offset + 8..<offset + size, of: blobs)
      case Blob.entitlementsInDER: hasOtherForm = true
      default: continue
      }
    }
    if hasOtherForm {
      throw MachOFile.Damage("its entitlements are in the binary form (DER) only")
    }
    return nil
  }
}

private enum Blob {
  static let all: UInt32 = 0xFADE_0CC0
  static let directory: UInt32 = 0xFADE_0C02
  static let entitlements: UInt32 = 0xFADE_7171
  static let entitlementsInDER: UInt32 = 0xFADE_7172
}
