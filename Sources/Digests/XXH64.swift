/// The XXH64 digest of bytes: quick, and enough to tell one version of a file from another. Whoever
/// wants to can write another file with the same digest, which SHA-256 prevents.
///
/// Source: Y. Collet, "xxHash fast digest algorithm", revision 0.2.0, section "XXH64 algorithm
/// description", with the seed 0.
public struct XXH64: Sendable, Hashable {
  public let value: UInt64

  public init(of message: [UInt8]) { self = message.withUnsafeBytes { XXH64(of: $0) } }

  public init(of message: UnsafeRawBufferPointer) { value = Self.digest(of: message) }

  /// 16 digits in lower case, as `xxhsum -H1` prints them.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads 16 digits.
  public init?(hexadecimal: some StringProtocol) {
    guard hexadecimal.utf8.count == 16, let value = UInt64(hexadecimal, radix: 16) else {
      return nil
    }
    self.value = value
  }

  private static func digest(of message: UnsafeRawBufferPointer) -> UInt64 {
    var position = 0
    func next<Word: FixedWidthInteger>(_: Word.Type) -> UInt64 {
      defer { position &+= MemoryLayout<Word>.size }
      return UInt64(
        truncatingIfNeeded: Word(
          littleEndian: message.loadUnaligned(fromByteOffset: position, as: Word.self)))
    }

    var state = prime5
    if message.count >= 32 {
      // Four lanes of eight bytes, side by side.
      var (one, two, three, four) = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
      while message.count - position >= 32 {
        one = round(one, next(UInt64.self))
        two = round(two, next(UInt64.self))
        three = round(three, next(UInt64.self))
        four = round(four, next(UInt64.self))
      }
      state = rotated(one, 1) &+ rotated(two, 7) &+ rotated(three, 12) &+ rotated(four, 18)
      for lane in [one, two, three, four] {
        state = (state ^ round(0, lane)) &* prime1 &+ prime4
      }
    }
    state &+= UInt64(truncatingIfNeeded: message.count)

    while message.count - position >= 8 {
      state = rotated(state ^ round(0, next(UInt64.self)), 27) &* prime1 &+ prime4
    }
    if message.count - position >= 4 {
      state = rotated(state ^ next(UInt32.self) &* prime1, 23) &* prime2 &+ prime3
    }
    while position < message.count {
      state = rotated(state ^ next(UInt8.self) &* prime5, 11) &* prime1
    }

    state = (state ^ state >> 33) &* prime2
    state = (state ^ state >> 29) &* prime3
    return state ^ state >> 32
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
}
