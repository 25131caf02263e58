import KeyValidation
import TestSupport
import Testing

/// The property list in the code signature of a program.
struct CodeSignatureTests {
  private static func contents(_ bytes: [UInt8], atMost limit: Int = 1000)
    -> CodeSignature.Contents
  {
    contents(bytes.count, atMost: limit) { Array(bytes[$0]) }
  }

  private static func contents(
    _ length: Int, atMost limit: Int = 1000, read: @escaping (Range<Int>) -> [UInt8]?
  ) -> CodeSignature.Contents {
    do throws(MachOFile.Damage) {
      return CodeSignature(of: try MachOFile(length: length, read: read), atMost: limit).contents
    } catch {
      return .unreadable(error.text)
    }
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
    let contents = Self.contents(bytes.count) {
      count += $0.count
      return Array(bytes[$0])
    }
    #expect(contents == .propertyList(Array("<plist/>".utf8)))
    #expect(count < 400)
  }

  @Test(arguments: variants)
  func aProgramThatIsCutOffAnywhereGetsAnAnswer(bytes: [UInt8]) {
    for length in bytes.indices {
      let cut = Array(bytes[..<length])
      if case .propertyList = Self.contents(cut) { Issue.record("\(length)") }
    }
  }
}
