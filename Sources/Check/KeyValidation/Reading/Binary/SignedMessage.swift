/// The content of a signed message; its signature is not verified.
///
/// Sources: RFC 5652, "Cryptographic Message Syntax", sections 3, 5.1 and 5.2; ITU-T X.690, sections 8.1 and 8.7, for its
/// encoding (BER), of which DER is a part.
package enum SignedMessage {
  /// The bytes that were signed; nil if the message is damaged or something else.
  package static func content(of bytes: [UInt8]) -> [UInt8]? {
    let reader = Reader(bytes: bytes)
    // ContentInfo: the type, and the content in [0]. SignedData: version, digests, and what is signed.
    guard let message = reader.element(0..<bytes.count, Tag.sequence),
      let parts = reader.elements(message.content), parts.count >= 2,
      reader.bytes(parts[0], Tag.identifier) == signedData,
      let data = reader.element(parts[1].content, Tag.sequence), parts[1].tag == Tag.explicit0,
      let fields = reader.elements(data.content), fields.count >= 3,
      fields[2].tag == Tag.sequence, let signed = reader.elements(fields[2].content),
      signed.count >= 2, signed[1].tag == Tag.explicit0,
      let content = reader.elements(signed[1].content)?.first
    else { return nil }
    return reader.text(content, depth: 0)
  }

  /// 1.2.840.113549.1.7.2
  private static let signedData: [UInt8] = [
    0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02,
  ]
}

private enum Tag {
  static let octets: UInt8 = 0x04
  static let octetsInParts: UInt8 = 0x24
  static let identifier: UInt8 = 0x06
  static let sequence: UInt8 = 0x30
  static let explicit0: UInt8 = 0xa0
}

private struct Reader {
  let bytes: [UInt8]

  struct Element {
    var tag: UInt8
    var content: Range<Int>
    /// The start of the next element.
    var end: Int
  }

  private static let deepest = 16
  /// A message has about ten. Certificates, which have more, are not entered.
  private static let mostElements = 100_000

  func element(_ part: Range<Int>, _ tag: UInt8) -> Element? {
    element(at: part.lowerBound, to: part.upperBound, depth: 0).flatMap { $0.tag == tag ? $0 : nil }
  }

  func elements(_ part: Range<Int>) -> [Element]? {
    var all: [Element] = []
    var position = part.lowerBound
    while position < part.upperBound {
      guard all.count < Self.mostElements,
        let next = element(at: position, to: part.upperBound, depth: 0)
      else { return nil }
      all.append(next)
      position = next.end
    }
    return all
  }

  func bytes(_ element: Element, _ tag: UInt8) -> [UInt8]? {
    element.tag == tag ? Array(bytes[element.content]) : nil
  }

  /// The bytes of an octet string, which may be in parts.
  func text(_ element: Element, depth: Int) -> [UInt8]? {
    if element.tag == Tag.octets { return Array(bytes[element.content]) }
    guard element.tag == Tag.octetsInParts, depth < Self.deepest,
      let parts = elements(element.content)
    else { return nil }
    var all: [UInt8] = []
    for part in parts {
      guard let text = text(part, depth: depth + 1) else { return nil }
      all += text
    }
    return all
  }

  private func element(at start: Int, to limit: Int, depth: Int) -> Element? {
    guard limit - start >= 2, depth < Self.deepest, bytes[start] & 0x1f != 0x1f else { return nil }
    let tag = bytes[start]
    var position = start + 2
    let first = Int(bytes[start + 1])
    guard first != 0x80 else {
      // Indefinite length: elements up to two zeros.
      let content = position
      while limit - position >= 2, bytes[position] != 0 || bytes[position + 1] != 0 {
        guard let next = element(at: position, to: limit, depth: depth + 1) else { return nil }
        position = next.end
      }
      guard limit - position >= 2 else { return nil }
      return Element(tag: tag, content: content..<position, end: position + 2)
    }
    var length = first
    if first > 0x80 {
      let count = first - 0x80
      guard count <= 4, limit - position >= count else { return nil }
      length = bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
      position += count
    }
    guard length <= limit - position else { return nil }
    return Element(tag: tag, content: position..<position + length, end: position + length)
  }
}
