/// What every template may place.
enum PageSlot: String, CaseIterable, Sendable {
  case title
  case heading
  case siteTitle = "site-title"
  case documentTitle = "document-title"
  case description
  case root
  case site
  case canonical
  case metadata
  case alternateLinks = "alternate-links"
  case searchDescription = "search-description"
  case feed
  case search
  case searchScript = "search-script"
  case controlsScript = "controls-script"
  case pageScript = "page-script"
  case appearance
  case navigation
  case breadcrumb
  case contents
  case content
  case previousNext = "previous-next"
  case alternates
  case edit
  case footer
  case offline

  /// What fills it, in one sentence.
  var meaning: String {
    switch self {
    case .title:
      "The page's title, plain."
    case .heading:
      "The page’s title; a key’s is code, and may break where its words meet."
    case .siteTitle:
      "The catalogue's title, plain."
    case .documentTitle:
      "The page's title with the site's, for the browser's tab."
    case .description:
      "One plain sentence on the page."
    case .root:
      "The way to the site's root, empty or ending in a slash."
    case .site:
      "The same for links; where the site is served, if the page may be shown at any address."
    case .canonical:
      "The link element with the page's full address, where a base URL is known."
    case .metadata:
      "What search engines and programs that show links read of the page."
    case .alternateLinks:
      "Link elements for the page's other forms."
    case .searchDescription:
      "The link element that lets a browser search the site, where a base URL is known."
    case .feed:
      "The link element of the feed of changes, where the catalogue names any."
    case .search:
      "The field that searches the site, and a link for readers without scripts."
    case .searchScript:
      "The element that loads the field's script."
    case .controlsScript:
      "The element that loads the script of a page with filters; empty on others."
    case .pageScript:
      "The element that loads the script for colours, copying, links to headings and the controls of other scripts; empty in a docset."
    case .appearance:
      "The choice between light and dark, hidden without scripts; empty in a docset."
    case .navigation:
      "The site's main links."
    case .breadcrumb:
      "The way from the home page to this one."
    case .contents:
      "Links to the page's sections, where there are several."
    case .content:
      "The page's parts in order; in the layout, what the page's template made."
    case .previousNext:
      "Links to the neighbouring pages."
    case .alternates:
      "Links to the page's other forms, for a reader."
    case .edit:
      "The link to the page's source, where the repository is known."
    case .footer:
      "What the settings put at the foot of every page."
    case .offline:
      "The line that tells whether the site is kept for reading offline, with its script; empty in a docset."
    }
  }
}
