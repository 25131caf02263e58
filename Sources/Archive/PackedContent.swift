/// The content of a file as archives hold it, packed once for every archive that it goes into.
public struct PackedContent: Sendable {
  /// The length before packing, in bytes.
  let size: Int
  /// The CRC-32 of the bytes before packing.
  let checksum: UInt32
  /// Whether the bytes stand as they are, because packing does not make them fewer.
  let isStored: Bool
  let bytes: [UInt8]

  public init(_ content: [UInt8]) {
    let packed = Deflate.packed(content)
    isStored = packed.map { $0.count >= content.count } ?? true
    bytes = isStored ? content : packed ?? content
    size = content.count
    checksum = Deflate.checksum(content)
  }
}
