package import Diagnostics
import Markup
import Text

extension Site {
  /// Everything that is wrong with the input, including the texts of pages. Makes each page once.
  package func check() -> [Diagnostic] {
    findings(with: mapInParallel(pages, by: 16) { PageFindings(of: $0.make()) })
  }

  /// The findings of the plan and of all pages, including links from one page to another's headings.
  func findings(with pages: [PageFindings]) -> [Diagnostic] {
    // A rule's sentence links to the keys that the rule names, whose mistakes are findings already.
    let known = Set(
      planFindings.filter { $0.id == "dangling-reference" }.map {
        [$0.location?.description, $0.message]
      })
    let ofPages = pages.flatMap(\.diagnostics).filter {
      !known.contains([$0.location?.description, $0.message])
    }
    return (planFindings + ofPages + danglingFragments(on: pages)).uniqued.inReadingOrder()
  }

  /// Links that an author wrote to a heading that the target page does not have.
  private func danglingFragments(on pages: [PageFindings]) -> [Diagnostic] {
    let anchors = Dictionary(firstOf: pages.map { ($0.page, $0.anchors) })
    return pages.flatMap(\.fragments).compactMap { link in
      guard let known = anchors[link.page], !known.contains(link.fragment) else { return nil }
      return .error(
        "dangling-link", at: link.location,
        "'#\(link.fragment)' names no heading of '\(link.page)'\(suggestion(for: link.fragment, among: known.sorted()))",
        remedy: "write the heading in lower case with hyphens for spaces")
    }
  }
}

/// One page's part of the check of the whole site.
struct PageFindings: Sendable {
  var page: String
  var diagnostics: [Diagnostic]
  /// The links to headings, of this page or another.
  var fragments: [FragmentLink]
  /// The headings that links of other pages or its own may name.
  var anchors: Set<String>

  init(of page: Page) {
    self.page = page.path
    diagnostics = page.diagnostics
    fragments = page.links.compactMap { link in
      switch link.destination {
      case .page(let path, let fragment?):
        FragmentLink(page: path, fragment: fragment, location: link.location)
      case .fragment(let id): FragmentLink(page: page.path, fragment: id, location: link.location)
      case .page, .file, .external: nil
      }
    }
    // Authors can link to headings of guides, and of the page that their text is on.
    anchors = page.kind == .guide || !fragments.isEmpty ? page.anchors : []
  }
}

/// A link that an author wrote to a heading.
struct FragmentLink: Sendable {
  var page: String
  var fragment: String
  var location: SourceLocation
}
