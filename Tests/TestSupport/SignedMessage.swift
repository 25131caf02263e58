/// A message of CMS with a content and, where certificates and signatures would be, a few other elements.
package func signedMessage(
  _ content: [UInt8], inParts: Bool = false, hasLengths: Bool = true
) -> [UInt8] {
  func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    guard hasLengths || tag & 0x20 == 0 else { return [tag, 0x80] + content + [0, 0] }
    let length = (0..<4).reversed().map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
    return [tag] + (content.count < 0x80 ? [UInt8(content.count)] : [0x84] + length) + content
  }
  let half = content.count / 2
  let text =
    inParts
    ? element(
      0x24, element(0x04, Array(content[..<half])) + element(0x04, Array(content[half...])))
    : element(0x04, content)
  let data = element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01])
  let signed =
    element(0x02, [1]) + element(0x31, element(0x30, element(0x06, [0x2b])))
    + element(0x30, data + element(0xa0, text)) + element(0xa0, element(0x30, [0x02, 1, 7]))
    + element(0x31, [])
  return element(
    0x30,
    element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02])
      + element(0xa0, element(0x30, signed)))
}
