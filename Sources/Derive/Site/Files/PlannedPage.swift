import Diagnostics

/// A page's entry in the plan of a site.
struct PageHead: Sendable {
  var kind: PageKind
  /// The page's title and path.
  var link: PageLink
  /// One plain sentence, for pages that search finds by their titles.
  var summary: String
  /// The parts that people look for by name.
  var parts: [PagePart] = []
  /// The day of the last change, if the author states it: `2026-11-03`.
  var updated: String?
  /// Whether it continues the list of another page, which search and indexes have instead.
  var isFurtherPart = false

  init(_ kind: PageKind, _ link: PageLink, _ summary: String = "") {
    self.kind = kind
    self.link = link
    self.summary = summary
  }
}

/// A page that is made when it is wanted: made pages are too large to keep all of them.
struct PlannedPage: Sendable {
  let head: PageHead
  /// The pages of its kind beside it.
  var previous: PageLink?
  var next: PageLink?
  private let build: @Sendable (PageHead) -> Page

  init(_ head: PageHead, build: @escaping @Sendable (PageHead) -> Page) {
    self.head = head
    self.build = build
  }

  var kind: PageKind { head.kind }
  var link: PageLink { head.link }

  func make() -> Page {
    var page = build(head)
    page.previous = previous
    page.next = next
    return page
  }
}

extension [PlannedPage] {
  /// The pages in a row, each with a link to the ones beside it.
  var inARow: [PlannedPage] {
    indices.map { index in
      var page = self[index]
      page.previous = index > 0 ? self[index - 1].link : nil
      page.next = index + 1 < count ? self[index + 1].link : nil
      return page
    }
  }
}
