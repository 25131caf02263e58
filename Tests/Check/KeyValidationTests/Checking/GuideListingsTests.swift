import Diagnostics
import Foundation
import KeyCatalogue
import KeyValidation
import TestSupport
import Testing

/// Listings of guides for readers to copy must pass the checker.
@Suite struct GuideListingsTests {
  struct Listing {
    var guide: String
    var line: Int
    /// The ids of the findings that a listing of mistakes has, as its fence names them: `finds="format present"`.
    var finds: Set<String>
    var text: String
  }

  /// The listings that hold keys, as files; one that shows only elements of an array isn't a file.
  private static let listings: [Listing] = {
    let folder = repository.appending(path: "content")
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
          let finds = line.firstMatch(of: /\sfinds="([^"]+)"/)?.1.split(separator: " ") ?? []
          open = Listing(
            guide: name, line: index + 1, finds: Set(finds.map(String.init)), text: "")
        }
      }
      return found.filter { $0.text.hasPrefix("<key>") || $0.text.hasPrefix("<?xml") }
    }
  }()

  @Test func guidesHaveListings() { #expect(Self.listings.count > 50) }

  /// The findings about each listing. It may show a key without the dictionaries around it, and a key for older systems.
  private static func findings(in listings: [Listing]) -> [(Listing, [Diagnostic])] {
    let checkers = DocumentCheckers(referenceCatalogue)
    return listings.map { listing in
      let text =
        listing.text.hasPrefix("<?xml")
        ? listing.text : "<plist version=\"1.0\"><dict>\n\(listing.text)</dict></plist>\n"
      let tolerated = Set(["misplaced-key", "deprecated"]).subtracting(listing.finds)
      let found = checkers.check(Array(text.utf8), file: "list.plist")
      return (listing, found.filter { !tolerated.contains($0.id) })
    }
  }

  @Test func listingsOfGuidesAreAccepted() {
    for (listing, found) in Self.findings(in: Self.listings.filter(\.finds.isEmpty)) {
      #expect(found.isEmpty, "\(listing.guide):\(listing.line): \(found.map(\.message))")
    }
  }

  @Test func listingsOfMistakesHaveTheFindingsThatTheyName() {
    let mistakes = Self.listings.filter { !$0.finds.isEmpty }
    #expect(!mistakes.isEmpty)
    for (listing, found) in Self.findings(in: mistakes) {
      #expect(
        Set(found.map(\.id)) == listing.finds,
        "\(listing.guide):\(listing.line): \(found.map(\.message))")
    }
  }
}
