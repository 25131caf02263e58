package import Markup
import Text

/// A page of the site, or a part of one.
package struct Place: Hashable, Sendable {
  /// The page's path from the site's root, without extension.
  package var page: String
  /// The anchor of the part; nil for the whole page.
  package var fragment: String?

  package init(_ page: String, fragment: String? = nil) {
    self.page = page
    self.fragment = fragment
  }

  package var destination: Destination { .page(page, fragment: fragment) }

  /// The address from the site's root.
  package var address: String {
    PageFormat.html.file(page) + (fragment.map { "#" + $0 } ?? "")
  }
}

/// A part of a page that people look for by its name, as they do for pages.
struct PagePart: Sendable {
  /// The name in the search field and in a docset.
  var title: String
  /// Other names for it.
  var names: [String] = []
  /// The path of its page, if that may be a further part of the list.
  var page: String?
  /// The anchor of its heading.
  var fragment: String
  /// Its purpose in one plain sentence.
  var summary: String
}
