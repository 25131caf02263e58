/// The way from one page of the site to a file of it, so that the site works from any folder.
///
/// Both are paths from the site's root; the result is percent-encoded for a URL.
public func relativePath(from page: String, to file: String) -> String {
  let here = page.split(separator: "/").dropLast()
  let there = file.split(separator: "/")
  var shared = 0
  while shared < here.count, shared < there.count - 1, here[shared] == there[shared] { shared += 1 }
  let up = Array(repeating: "..", count: here.count - shared)
  return (up + there[shared...].map { percentEncoded($0) }).joined(separator: "/")
}

/// Encodes what RFC 3986, section 2.3 does not count as unreserved.
private func percentEncoded(_ segment: some StringProtocol) -> String {
  var text = ""
  for byte in segment.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return text
}
