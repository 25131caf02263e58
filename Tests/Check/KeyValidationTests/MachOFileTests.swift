import KeyValidation
import TestSupport
import Testing

/// The headers and the names of programs.
struct MachOFileTests {
  private static func file(_ bytes: [UInt8]) throws -> MachOFile {
    try MachOFile(length: bytes.count) { Array(bytes[$0]) }
  }

  private static let wanted: Set = ["_stat", "_OBJC_CLASS_$_Lamp", "-dimTo:"]

  private static func names(_ file: MachOFile) -> (found: Set<String>, isComplete: Bool) {
    let all = file.slices.map { file.names(in: $0, where: wanted.contains, longest: 20) }
    return (Set(all.flatMap(\.found)), all.allSatisfy(\.isComplete))
  }

  private static let lamp: SignedProgram = {
    var program = SignedProgram("<plist/>")
    program.build = (system: 2, oldest: (17, 0), sdk: (26, 5))
    program.symbols = ["_malloc", "_stat", "_OBJC_CLASS_$_Lamp", "__NSConcreteStackBlock"]
    program.methods = ["init", "dimTo:", "dimTo:animated:"]
    return program
  }()

  private static let variants: [SignedProgram] = [true, false].flatMap { is64 in
    [true, false].flatMap { isLittleEndian in
      [true, false].map { hasImports in
        var program = lamp
        (program.is64, program.isLittleEndian) = (is64, isLittleEndian)
        program.hasImports = hasImports
        return program
      }
    }
  }

  @Test(arguments: variants.indices)
  func theHeaderSaysWhereAProgramRuns(index: Int) throws {
    let slices = try Self.file(Self.variants[index].bytes).slices
    #expect(slices.map(\.platform) == ["ios"])
    #expect(slices.map(\.oldest) == ["17.0"] && slices.map(\.sdk) == ["26.5"])
    #expect(slices.map(\.processor) == ["arm64"])
  }

  @Test(arguments: variants.indices)
  func theWantedNamesAreFound(index: Int) throws {
    let names = Self.names(try Self.file(Self.variants[index].bytes))
    #expect(names.found == Self.wanted && names.isComplete)
  }

  @Test func eachArchitectureHasItsOwnHeader() throws {
    var other = Self.lamp
    other.processor = (0x0100_0007, 3)
    other.build?.system = 7
    let slices = try Self.file(SignedProgram.fat([Self.lamp.bytes, other.bytes])).slices
    #expect(slices.map(\.platform) == ["ios", "ios-simulator"])
    #expect(slices.map(\.processor) == ["arm64", "x86_64"])
  }

  @Test func theMethodsOfAnEncryptedProgramAreUnknown() throws {
    var program = Self.lamp
    program.isEncrypted = true
    let names = Self.names(try Self.file(program.bytes))
    #expect(names.found == ["_stat", "_OBJC_CLASS_$_Lamp"] && !names.isComplete)
  }

  @Test func whatOnlyALinkerSignedIsNotSigned() throws {
    func isSigned(flags: UInt32) throws -> Bool {
      var program = SignedProgram()
      program.flags = flags
      return CodeSignature(of: try Self.file(program.bytes), atMost: 1000).isByPerson
    }
    #expect(try isSigned(flags: 0x10000))
    #expect(try !isSigned(flags: 0x20002))
  }

  @Test func overlappingArchitecturesAreDamage() throws {
    var bytes = SignedProgram.fat([Self.lamp.bytes, Self.lamp.bytes])
    // Both begin where the first does.
    bytes.replaceSubrange(8 + 20 + 8..<8 + 20 + 12, with: bytes[8 + 8..<8 + 12])
    bytes.removeLast(Self.lamp.bytes.count - 1)
    #expect(throws: MachOFile.Damage.self) { try Self.file(bytes) }
  }

  @Test(arguments: variants.indices)
  func aProgramThatIsCutOffAnywhereGetsAnAnswer(index: Int) {
    let bytes = Self.variants[index].bytes
    for length in bytes.indices {
      guard let file = try? Self.file(Array(bytes[..<length])) else { continue }
      _ = Self.names(file)
    }
  }

  @Test("A damaged program gets an answer", arguments: fuzzSeeds(otherwise: 67))
  func damagedProgramsGetAnAnswer(seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed)
    let programs = Self.variants.map(\.bytes)
    for original in programs + [false, true].map({ SignedProgram.fat(programs, is64: $0) }) {
      for _ in 0..<2 {
        var bytes = original
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          // Most of what is interesting is at the start, and in words of four bytes.
          let isEarly = Bool.random(using: &numbers)
          let end = isEarly ? min(bytes.count, 300) : bytes.count
          let index = Int.random(in: 0..<end, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
          case 1: for byte in index..<min(index + 4, bytes.count) { bytes[byte] = 0xFF }
          case 2: for byte in index..<min(index + 4, bytes.count) { bytes[byte] = 0 }
          default: bytes.removeSubrange(index..<min(index + 8, bytes.count))
          }
          if bytes.isEmpty { break }
        }
        let count = bytes.count
        // Nothing outside the file is asked for, and little of it more than once.
        var asked = 0
        let file = try? MachOFile(length: count) {
          if $0.lowerBound < 0 || $0.upperBound > count { Issue.record("\($0) of \(count) bytes") }
          asked += $0.count
          return Array(bytes[$0.clamped(to: 0..<count)])
        }
        guard let file else { continue }
        _ = CodeSignature(of: file, atMost: 1000)
        _ = Self.names(file)
        if asked > 8 * count + 1000 { Issue.record("\(asked) bytes of \(count)") }
      }
    }
  }
}
