package import Diagnostics
import Markup
import Text

extension Site {
  /// Everything that is wrong with the input, including the texts of pages. Makes each page once.
  package func check() -> [Diagnostic] {
    findings(
      with: mapInParallel(pages, by: 16) { planned in
        let (page, diagnostics) = planned.make()
        return PageFindings(of: page, diagnostics)
      })
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
    let targets = Set(pages.lazy.flatMap { $0.fragments.map(\.page) })
    guard !targets.isEmpty else { return [] }
    // Few pages have a heading that an author links to, so these are made again.
    let linked = self.pages.filter { targets.contains($0.link.path) }
    let anchors = Dictionary(
      mapInParallel(linked, by: 16) { ($0.link.path, $0.make().page.anchors) },
      uniquingKeysWith: { first, _ in first })
    return pages.flatMap(\.fragments).compactMap { link in
      guard let known = anchors[link.page], !known.contains(link.fragment) else { return nil }
      return .error(
        "dangling-link", at: link.location,
        "'#\(link.fragment)' names no heading of '\(link.page)'\(suggestion(for: link.fragment, among: known.sorted()))",
        remedy: "write the heading in lower case with hyphens for spaces")
    }
  }
}

/// What one page contributes to the check of the whole site.
struct PageFindings: Sendable {
  var page: String
  var diagnostics: [Diagnostic]
  /// The links to headings, of this page or another.
  var fragments: [FragmentLink]

  init(of page: Page, _ diagnostics: [Diagnostic]) {
    self.page = page.path
    self.diagnostics = diagnostics
    fragments = page.links.compactMap { link in
      switch link.destination {
      case .page(let path, let fragment?):
        FragmentLink(page: path, fragment: fragment, location: link.location)
      case .fragment(let id): FragmentLink(page: page.path, fragment: id, location: link.location)
      case .page, .file, .external: nil
      }
    }
  }
}

/// A link that an author wrote to a heading.
struct FragmentLink: Sendable {
  var page: String
  var fragment: String
  var location: SourceLocation
}
