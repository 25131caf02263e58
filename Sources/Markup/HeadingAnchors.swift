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
