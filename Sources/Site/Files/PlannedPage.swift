import Diagnostics

/// A page that is made when it is wanted: made pages are too large to keep all of them.
struct PlannedPage: Sendable {
  var kind: PageKind
  /// The page's title and path.
  var link: PageLink
  /// The pages of its kind beside it.
  var previous: PageLink?
  var next: PageLink?
  private let build: @Sendable () -> (page: Page, diagnostics: [Diagnostic])

  init(
    _ kind: PageKind, _ link: PageLink,
    build: @escaping @Sendable () -> (page: Page, diagnostics: [Diagnostic])
  ) {
    self.kind = kind
    self.link = link
    self.build = build
  }

  /// A page that knows itself what is wrong with its texts.
  init(_ kind: PageKind, _ link: PageLink, page: @escaping @Sendable () -> Page) {
    self.init(kind, link) {
      let page = page()
      return (page, page.diagnostics)
    }
  }

  /// The page, and what is wrong with its texts.
  func make() -> (page: Page, diagnostics: [Diagnostic]) {
    var (page, diagnostics) = build()
    page.previous = previous
    page.next = next
    return (page, diagnostics)
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
