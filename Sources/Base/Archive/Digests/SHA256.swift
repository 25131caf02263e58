import Text

/// The SHA-256 digest of bytes, with which people verify downloads. For docgen's own comparisons `CRC32` is enough.
///
/// Source: NIST, FIPS 180-4, "Secure Hash Standard", sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package struct SHA256: Sendable, Hashable {
  /// 32 bytes.
  package let bytes: [UInt8]

  package init(of message: [UInt8]) {
    // The first 32 bits of the fractions of the square roots of the first eight primes.
    var state = SIMD8<UInt32>(
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    let wholeBlocks = message.count - message.count % 64
    Self.add(message[..<wholeBlocks], to: &state)
    // A one bit, zeros, and the length in bits.
    var rest = message[wholeBlocks...] + [0x80]
    rest += [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    withUnsafeBytes(of: (UInt64(message.count) &* 8).bigEndian) { rest += $0 }
    Self.add(rest, to: &state)
    bytes = state.indices.flatMap { index in
      withUnsafeBytes(of: state[index].bigEndian) { Array($0) }
    }
  }

  /// 64 digits in lower case, as `sha256sum` and `shasum` print them.
  package var hexadecimal: String {
    bytes.map { String($0, radix: 16).leftPadded(to: 2) }.joined()
  }

  private static func add(_ blocks: ArraySlice<UInt8>, to state: inout SIMD8<UInt32>) {
    blocks.withUnsafeBytes { bytes in
      constants.withUnsafeBufferPointer { k in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
          for block in stride(from: 0, to: bytes.count, by: 64) {
            for t in 0..<16 {
              w[t] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: block &+ 4 &* t, as: UInt32.self))
            }
            for t in 16..<64 {
              let (early, late) = (w[t &- 15], w[t &- 2])
              let small0 = rotated(early, 7) ^ rotated(early, 18) ^ early &>> 3
              let small1 = rotated(late, 17) ^ rotated(late, 19) ^ late &>> 10
              w[t] = small1 &+ w[t &- 7] &+ small0 &+ w[t &- 16]
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            // The words change places from round to round. Moving them instead takes twice as long.
            for t in stride(from: 0, to: 64, by: 8) {
              round(a, b, c, &d, e, f, g, &h, k[t] &+ w[t])
              round(h, a, b, &c, d, e, f, &g, k[t &+ 1] &+ w[t &+ 1])
              round(g, h, a, &b, c, d, e, &f, k[t &+ 2] &+ w[t &+ 2])
              round(f, g, h, &a, b, c, d, &e, k[t &+ 3] &+ w[t &+ 3])
              round(e, f, g, &h, a, b, c, &d, k[t &+ 4] &+ w[t &+ 4])
              round(d, e, f, &g, h, a, b, &c, k[t &+ 5] &+ w[t &+ 5])
              round(c, d, e, &f, g, h, a, &b, k[t &+ 6] &+ w[t &+ 6])
              round(b, c, d, &e, f, g, h, &a, k[t &+ 7] &+ w[t &+ 7])
            }
            state &+= SIMD8(a, b, c, d, e, f, g, h)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let first = h &+ big1 &+ ((e & f) ^ (~e & g)) &+ word
    let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    d &+= first
    h = first &+ big0 &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
