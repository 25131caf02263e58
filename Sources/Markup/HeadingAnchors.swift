/// The anchors of one text's headings, no two alike.
///
/// GitHub's way: lower case, spaces to hyphens, other punctuation dropped, repeats numbered.
public struct HeadingAnchors: Sendable {
  private var counts: [String: Int] = [:]

  public init() {}

  /// The anchor of the next heading.
  public mutating func next(for heading: String) -> String {
    let slug = headingSlug(heading)
    let count = counts[slug, default: 0]
    counts[slug] = count + 1
    return count == 0 ? slug : "\(slug)-\(count)"
  }
}

/// A heading's anchor as GitHub makes it.
public func headingSlug(_ text: String) -> String {
  if let slug = asciiSlug(text), !slug.isEmpty { return slug }
  var slug = ""
  for character in text.lowercased() {
    if character.isLetter || character.isNumber || character == "-" || character == "_" {
      slug.append(character)
    } else if character == " " {
      slug.append("-")
    }
  }
  return slug.isEmpty ? "section" : slug
}

/// The same for a text of ASCII letters, digits and spaces alone, as most headings are; nil for others.
private func asciiSlug(_ text: String) -> String? {
  var slug: [UInt8] = []
  slug.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      slug.append(byte)
    case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
    default: return nil
    }
  }
  return String(decoding: slug, as: UTF8.self)
}
