package import Diagnostics
import KeyModel
import Markup
import Text

extension Site {
  /// Everything that is wrong with the input, including the texts of pages. Makes each page once.
  package func check() -> [Diagnostic] {
    (findings(with: mapInParallel(pages, by: 16) { PageFindings(of: $0.make()) })
      + exampleFindings).inReadingOrder()
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
    return (planFindings + ofPages + danglingLinks(on: pages)).uniqued.inReadingOrder()
  }

  /// Links that an author wrote to a page that the site does not have, or to a heading that the page does not have.
  private func danglingLinks(on pages: [PageFindings]) -> [Diagnostic] {
    let anchors = Dictionary(firstOf: pages.map { ($0.page, $0.anchors) })
    var near = Suggestions(anchors.keys.sorted(), limit: .max)
    var headings: [String: Suggestions] = [:]
    return (frame.links + pages.flatMap(\.links)).compactMap { link in
      // The machine that builds the site decides whether it has this page, not its author.
      if link.page == PageKind.check.path, !context.offersChecker { return nil }
      guard let known = anchors[link.page] else {
        return .error(
          "dangling-link", at: link.location,
          "There is no page '\(link.page)'\(near.ending(for: link.page))",
          remedy: "write the page's address from the site's root, without .html")
      }
      guard let fragment = link.fragment, !known.contains(fragment) else { return nil }
      return .error(
        "dangling-link", at: link.location,
        "'#\(fragment)' names no heading of '\(link.page)'\(headings[link.page, default: Suggestions(known.sorted(), limit: .max)].ending(for: fragment))",
        remedy: "write the heading in lower case with hyphens for spaces")
    }
  }
}

/// One page's part of the check of the whole site.
struct PageFindings: Sendable {
  var page: String
  var diagnostics: [Diagnostic]
  /// The links that authors wrote to pages and their headings.
  var links: [AuthoredLink]
  /// The headings that links of other pages or its own may name.
  var anchors: Set<String>

  init(of page: Page) {
    self.page = page.path
    diagnostics = page.diagnostics
    links = Self.authored(page.links, on: page.path)
    anchors = page.anchors
  }

  /// The links to pages of the site among those that authors wrote on a page.
  static func authored(_ links: [ResolvedLink], on page: String) -> [AuthoredLink] {
    links.compactMap { link in
      switch link.destination {
      case .page(let path, let fragment):
        AuthoredLink(page: path, fragment: fragment, location: link.location)
      case .fragment(let id): AuthoredLink(page: page, fragment: id, location: link.location)
      case .file, .external: nil
      }
    }
  }
}

/// A link that an author wrote to a page of the site, or to a heading of it.
struct AuthoredLink: Sendable {
  var page: String
  var fragment: String?
  var location: SourceLocation
}
