package import KeyModel
package import Markup

/// A key's page as blocks with headings, for a reader without a browser.
package func document(of key: Key, in catalogue: Catalogue) -> [Block] {
  let context = SiteContext(catalogue: catalogue, isWhole: false)
  var page = KeyPage(key, in: context)
  // The title has the last name alone.
  let way = [context.index(of: key.path)?.title, catalogue.readablePath(key.path).steps].compactMap(
    \.self)
  return (way == [key.displayName] ? [] : [.paragraph([.text(way.joined(separator: " › "))])])
    + blocks(of: page.build())
}

/// A code's page as blocks with headings.
package func document(of code: RejectionCode, in catalogue: Catalogue) -> [Block] {
  blocks(
    of: CodePages(context: SiteContext(catalogue: catalogue, isWhole: false)).page(
      of: code))
}

private func blocks(of page: Page) -> [Block] { page.sections.flatMap { $0.document(.english) } }

extension Catalogue {
  /// The platforms and releases on which a key works, in a few words: `Deck 8.0+, Hull 1.2+`; nil if no
  /// source says.
  package func availabilityPhrase(of key: Key) -> String? {
    AvailabilityText(of: key, in: self, .english).since?.plainText
  }
}
