import KeyValidation
import TestSupport
import Testing

/// The property list in the code signature of a program.
struct CodeSignatureTests {
  private static func contents(_ bytes: [UInt8], atMost limit: Int = 1000)
    -> CodeSignature.Contents
  {
    CodeSignature.contents(ofFileWithLength: bytes.count, atMost: limit) { Array(bytes[$0]) }
  }

  private static let variants: [[UInt8]] = [true, false].flatMap { is64 in
    [true, false].map { isLittleEndian in
      var program = SignedProgram("<plist/>")
      program.is64 = is64
      program.isLittleEndian = isLittleEndian
      return program.bytes
    }
  }

  @Test(arguments: variants)
  func aProgramOfEachFormHasItsList(bytes: [UInt8]) {
    #expect(Self.contents(bytes) == .propertyList(Array("<plist/>".utf8)))
  }

  @Test(arguments: [false, true])
  func theFirstArchitectureThatHasAListCounts(is64: Bool) {
    var unsigned = SignedProgram("")
    unsigned.isSigned = false
    let programs = [unsigned.bytes, Self.variants[2], SignedProgram("second").bytes]
    #expect(
      Self.contents(SignedProgram.fat(programs, is64: is64))
        == .propertyList(Array("<plist/>".utf8)))
    #expect(Self.contents(SignedProgram.fat([unsigned.bytes], is64: is64)) == .nothing)
  }

  @Test func whatIsNoSignedProgramHasNothing() {
    var unsigned = SignedProgram("")
    unsigned.isSigned = false
    var other = SignedProgram("x")
    other.magic = 0xFADE_0B01
    let javaClass: [UInt8] =
      [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34] + Array(repeating: 1, count: 99)
    for bytes in [[], Array("#!/bin/sh\nexit 0\n".utf8), unsigned.bytes, other.bytes, javaClass] {
      #expect(Self.contents(bytes) == .nothing)
    }
  }

  @Test func aListOfAnotherFormOrOfAnyLengthIsNotRead() {
    var binary = SignedProgram("x")
    binary.magic = 0xFADE_7172
    let long = SignedProgram(String(repeating: "x", count: 1001)).bytes
    for bytes in [binary.bytes, long] {
      guard case .unreadable = Self.contents(bytes) else {
        Issue.record("\(Self.contents(bytes))")
        continue
      }
    }
  }

  /// A program is large, so only what leads to the list is read.
  @Test func littleIsRead() {
    var bytes = SignedProgram("<plist/>").bytes
    bytes += [UInt8](repeating: 0, count: 1 << 20)
    var count = 0
    let contents = CodeSignature.contents(ofFileWithLength: bytes.count, atMost: 1000) {
      count += $0.count
      return Array(bytes[$0])
    }
    #expect(contents == .propertyList(Array("<plist/>".utf8)))
    #expect(count < 300)
  }

  @Test(arguments: variants)
  func aProgramThatIsCutOffAnywhereGetsAnAnswer(bytes: [UInt8]) {
    for length in bytes.indices {
      let cut = Array(bytes[..<length])
      if case .propertyList = Self.contents(cut) { Issue.record("\(length)") }
    }
  }

  @Test("A damaged program gets an answer", arguments: fuzzSeeds(otherwise: 67))
  func damagedProgramsGetAnAnswer(seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed)
    for original in Self.variants
      + [false, true].map({ SignedProgram.fat(Self.variants, is64: $0) })
    {
      for _ in 0..<2 {
        var bytes = original
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          // Most of what is interesting is at the start, and in words of four bytes.
          let isEarly = Bool.random(using: &numbers)
          let end = isEarly ? min(bytes.count, 120) : bytes.count
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
        // Nothing outside the file is asked for.
        _ = CodeSignature.contents(ofFileWithLength: count, atMost: 1000) {
          if $0.lowerBound < 0 || $0.upperBound > count { Issue.record("\($0) of \(count) bytes") }
          return Array(bytes[$0.clamped(to: 0..<count)])
        }
      }
    }
  }
}
