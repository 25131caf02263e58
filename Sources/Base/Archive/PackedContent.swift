/// The content of a file as archives hold it, packed once for every archive that it goes into.
package struct PackedContent: Sendable {
  /// The length before packing, in bytes.
  let size: Int
  /// The checksum of the bytes before packing.
  let checksum: CRC32
  /// Whether the bytes are the content itself, because packing does not make it shorter.
  let isStored: Bool
  let bytes: [UInt8]

  package init(_ content: [UInt8], _ compressor: Compressor) {
    let packed = compressor.deflated(content)
    isStored = packed == nil
    bytes = packed ?? content
    size = content.count
    checksum = CRC32(of: content)
  }
}
