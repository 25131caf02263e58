/// Allocates unique ids for the elements of one page.
///
/// Every element with an id gets it here. Ids of elements other than headings contain a dot, which the id of a
/// heading never does.
package struct ElementIDs: Sendable {
  /// The ids in use, each with the last number appended to derive another one from it.
  private var taken: [String: Int]
  private var listings = 0

  /// Ids in the frame of a page: the target of its skip link, and the line on offline reading.
  private static let ofFrame = ["main": 0, "offline": 0]

  /// - Parameter ids: Ids that the page already has.
  package init(taken ids: some Sequence<String> = []) {
    taken = Self.ofFrame
    for id in ids { taken[id] = 0 }
  }

  /// The id of the next heading, in GitHub's form.
  package mutating func heading(_ text: String) -> String { unique(headingSlug(text)) }

  /// The wanted id, or the first unused one with a number appended.
  package mutating func unique(_ wanted: String) -> String {
    guard var number = taken[wanted] else {
      taken[wanted] = 0
      return wanted
    }
    var id: String
    repeat {
      number += 1
      id = "\(wanted)-\(number)"
    } while taken[id] != nil
    taken[wanted] = number
    taken[id] = 0
    return id
  }

  /// The number of the page's next listing with a title.
  mutating func listing() -> Int {
    listings += 1
    return listings
  }
}

/// A heading's anchor in GitHub's form.
package func headingSlug(_ text: String) -> String {
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
