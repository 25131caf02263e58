import Foundation
import KeyCatalogue
import KeyValidation
import Testing

/// What guides show to copy must pass the checker.
@Suite struct GuideListingsTests {
  struct Listing {
    var guide: String
    var line: Int
    var text: String
  }

  /// The listings that hold keys, as files; one that shows only elements of an array isn't a file.
  private static let listings: [Listing] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "content")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      var found: [Listing] = []
      var open: Listing?
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if var listing = open {
          if line == "```" {
            found.append(listing)
            open = nil
          } else {
            listing.text += line + "\n"
            open = listing
          }
        } else if line.hasPrefix("```xml") {
          open = Listing(guide: name, line: index + 1, text: "")
        }
      }
      return found.filter { $0.text.hasPrefix("<key>") || $0.text.hasPrefix("<?xml") }
    }
  }()

  @Test func guidesHaveListings() { #expect(Self.listings.count > 50) }

  @Test func listingsOfGuidesAreAccepted() {
    let checkers = DocumentCheckers(referenceCatalogue)
    for listing in Self.listings {
      let text =
        listing.text.hasPrefix("<?xml")
        ? listing.text : "<plist version=\"1.0\"><dict>\n\(listing.text)</dict></plist>\n"
      let found = checkers.check(Array(text.utf8), file: "list.plist")
      // A listing may show a key without the dictionaries around it, and a key for older systems.
      let others = found.filter { $0.id != "misplaced-key" && $0.id != "deprecated" }
      #expect(others.isEmpty, "\(listing.guide):\(listing.line): \(others.map(\.message))")
    }
  }
}
