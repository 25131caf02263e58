/// What every template may place.
enum PageSlot: String, CaseIterable, Sendable {
  /// The page's title, plain.
  case title
  /// The page’s title; a key’s is code, and may break where its words meet.
  case heading
  /// The catalogue's title, plain.
  case siteTitle = "site-title"
  /// The page's title with the site's, for the browser's tab.
  case documentTitle = "document-title"
  /// One plain sentence on the page.
  case description
  /// The way to the site's root, empty or ending in a slash.
  case root
  /// The link element with the page's full address, where a base URL is known.
  case canonical
  /// Link elements for the page's other forms.
  case alternateLinks = "alternate-links"
  /// The link element that lets a browser search the site, where a base URL is known.
  case searchDescription = "search-description"
  /// The field that searches the site, and a link for readers without scripts.
  case search
  /// The element that loads the field's script.
  case searchScript = "search-script"
  /// The element that loads the script for colours, copying and links to headings; empty in a docset.
  case pageScript = "page-script"
  /// The choice between light and dark, hidden without scripts; empty in a docset.
  case appearance
  /// The site's main links.
  case navigation
  /// The way from the home page to this one.
  case breadcrumb
  /// Links to the page's sections, where there are several.
  case contents
  /// What search engines and programs that show links read of the page.
  case metadata
  /// The link to the page's source, where the repository is known.
  case edit
  /// What the settings put at the foot of every page.
  case footer
  /// Links to the page's other forms, for a reader.
  case alternates
  /// Links to the neighbouring pages.
  case previousNext = "previous-next"
  /// The line that tells whether the site is kept for reading offline, with its script; empty in a
  /// docset.
  case offline
  /// The page's parts in order; in the layout, what the page's template made.
  case content
}

/// Anything that a template may place on a page.
enum TemplateSlot: Hashable, Sendable {
  case common(PageSlot)
  /// A part of the page, by its name.
  case section(String)
  /// A text of the theme's file.
  case option(String)

  /// - Parameter options: The names of the theme's texts.
  init(_ name: String, options: some Sequence<String>) {
    if let slot = PageSlot(rawValue: name) {
      self = .common(slot)
    } else {
      self = options.contains(name) ? .option(name) : .section(name)
    }
  }
}
