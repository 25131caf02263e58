/// The slots that every template may place.
enum PageSlot: String, CaseIterable, Sendable {
  case title
  case heading
  case siteTitle = "site-title"
  case documentTitle = "document-title"
  case description
  case language
  case direction
  case root
  case site
  case canonical
  case metadata
  case alternateLinks = "alternate-links"
  case languageLinks = "language-links"
  case languages
  case searchDescription = "search-description"
  case feed
  case search
  case searchScript = "search-script"
  case controlsScript = "controls-script"
  case pageScript = "page-script"
  case appearance
  case navigation
  case editions
  case breadcrumb
  case tree
  case treeButton = "tree-button"
  case contents
  case content
  case previousNext = "previous-next"
  case alternates
  case edit
  case footer
  case offline
  case banner
  case head

  /// Its content in one sentence.
  var meaning: String {
    switch self {
    case .title: "The page's title, plain."
    case .heading: "The page’s title; a key’s name is code that may break between its words."
    case .siteTitle: "The catalogue's title, plain."
    case .documentTitle: "The titles of the page and the site, for the browser's tab."
    case .description: "A description of the page in one plain sentence."
    case .language: "The tag of the site's language, plain: en."
    case .direction:
      "The word rtl in a language that is written from right to left; otherwise empty."
    case .root:
      "The relative path to the site's root, empty or ending in a slash; on the page for lost addresses the base URL, if it is known."
    case .site: "The same as the slot root."
    case .canonical: "The link element with the page's full address, if there is a base URL."
    case .metadata: "Metadata for search engines and link previews."
    case .alternateLinks: "Link elements for the page's other forms."
    case .languageLinks:
      "Link elements for the same page in other languages, if the settings name them."
    case .languages: "A menu of the other languages, if the settings name them; empty in a docset."
    case .searchDescription:
      "The link element that lets a browser search the site, if there is a base URL."
    case .feed: "The link element of the feed of changes, if the catalogue has any."
    case .search:
      "The field that searches the site, and a link for readers without scripts; on the home page with examples. The layout leaves it out on a page whose own template places it."
    case .searchScript: "The element that loads the field's script."
    case .controlsScript:
      "The element that loads the script of a page with filters; empty on other pages."
    case .pageScript:
      "The element that loads the script for colours, copying, links to headings and the controls of other scripts; empty in a docset."
    case .appearance:
      "The switch between light and dark, hidden without scripts; empty in a docset."
    case .navigation: "The site's main links, and the others in a menu."
    case .editions:
      "The menu of the site's editions, with its scripts; empty for a site without editions and in a docset."
    case .breadcrumb: "The path from the home page to this one."
    case .tree: "The pages around this one, as a tree; empty where there is none."
    case .treeButton: "The button that opens the tree where it has no room beside the page."
    case .contents: "Links to the page's sections, if there are several."
    case .content: "The page's sections in order; in the layout, the result of the page's template."
    case .previousNext: "Links to the neighbouring pages."
    case .alternates: "Links to the page's other forms, for readers."
    case .edit:
      "Links to edit the page's source and to report a mistake, if the repository is known."
    case .footer: "The link to the sources, if there are any, and the footer from the settings."
    case .banner: "The line above the page from the settings, if there is one."
    case .head: "The markup for the head from the settings, if there is any."
    case .offline:
      "The line that says whether the site is available offline, with its script; empty in a docset."
    }
  }
}
