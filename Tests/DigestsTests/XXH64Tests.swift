import Digests
import Testing

struct XXH64Tests {
  /// As many bytes as asked for, of the generator that xxHash's own tests use.
  private static func message(_ length: Int) -> [UInt8] {
    var state: UInt64 = 2_654_435_761
    return (0..<length).map { _ in
      defer { state &*= 11_400_714_785_074_694_797 }
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  /// Source: xxHash, `tests/sanity_test_vectors.h`, XXH64 with the seed 0.
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (4, "9136a0dca57457ee"),
    (14, "8282dcc4994e35c8"), (222, "b641ae8cb691c174"),
  ])
  func publishedVectors(length: Int, digest: String) {
    #expect(XXH64(of: Self.message(length)).hexadecimal == digest)
  }

  /// Digests of as many letters `a`, by `xxhsum`, around the lengths of one step and of four lanes.
  @Test(arguments: [
    (3, "ae01f066e602375b"), (7, "d6e4ab2829bc82e5"), (8, "d5462e501de970f3"),
    (9, "2ce9ba637cfe0ef9"), (31, "fe47067cda802916"), (32, "856e843298f99ad7"),
    (33, "18f3ff0c21e3b24b"), (63, "6ad86a2f6c603cc9"), (64, "ecdb66a0aa9322e2"),
    (65, "6276d6b44cd41e49"),
  ])
  func lengthsAroundAStep(length: Int, digest: String) {
    #expect(XXH64(of: [UInt8](repeating: 0x61, count: length)).hexadecimal == digest)
  }

  @Test func zerosInFrontAreKept() {
    #expect(XXH64(of: Array("14754".utf8)).hexadecimal == "000245515fa5fc5d")
  }
}
