/// A place in a template that pages fill: `{{{name}}}` for HTML, `{{name}}` for plain text.
public struct TemplateSlot: Sendable, Hashable {
  public var name: String
  /// What fills it, in one sentence.
  public var meaning: String
  /// The templates that may place it; empty where every template may.
  public var templates: [String]

  /// Every slot: those of all templates, then those that only some kinds of page fill.
  public static let all: [TemplateSlot] =
    common
    + sections.map { name, meaning in
      let kinds = PageKind.allCases.filter { $0.sectionSlots.contains(name) }
      return TemplateSlot(
        name: name, meaning: meaning,
        templates: kinds.count == PageKind.allCases.count ? [] : kinds.map(\.rawValue))
    }

  /// What every template may place.
  static let common: [TemplateSlot] = [
    ("title", "The page's title, plain."),
    ("heading", "The page’s title; a key’s is code, and may break where its words meet."),
    ("site-title", "The catalogue's title, plain."),
    ("document-title", "The page's title with the site's, for the browser's tab."),
    ("description", "One plain sentence on the page."),
    ("root", "The way to the site's root, empty or ending in a slash."),
    (
      "site",
      "The same for links; where the site is served, if the page may be shown at any address."
    ),
    ("canonical", "The link element with the page's full address, where a base URL is known."),
    ("metadata", "What search engines and programs that show links read of the page."),
    ("alternate-links", "Link elements for the page's other forms."),
    (
      "search-description",
      "The link element that lets a browser search the site, where a base URL is known."
    ),
    ("feed", "The link element of the feed of changes, where the catalogue names any."),
    ("search", "The field that searches the site, and a link for readers without scripts."),
    ("search-script", "The element that loads the field's script."),
    (
      "controls-script",
      "The element that loads the script of a page with filters; empty on others."
    ),
    (
      "page-script",
      "The element that loads the script for colours, copying and links to headings; empty in a docset."
    ),
    ("appearance", "The choice between light and dark, hidden without scripts; empty in a docset."),
    ("navigation", "The site's main links."),
    ("breadcrumb", "The way from the home page to this one."),
    ("contents", "Links to the page's sections, where there are several."),
    ("content", "The page's parts in order; in the layout, what the page's template made."),
    ("previous-next", "Links to the neighbouring pages."),
    ("alternates", "Links to the page's other forms, for a reader."),
    ("edit", "The link to the page's source, where the repository is known."),
    ("footer", "What the settings put at the foot of every page."),
    (
      "offline",
      "The line that tells whether the site is kept for reading offline, with its script; empty in a docset."
    ),
  ].map { TemplateSlot(name: $0, meaning: $1, templates: []) }

  /// The parts of pages, which a kind of page has or not.
  private static let sections: [(String, String)] = [
    ("summary", "What the page is about, in one sentence."),
    ("body", "The text of a guide, the lists of a list."),
    ("platforms", "The platforms in a line, and what to use instead of what is deprecated."),
    ("facts", "What else can be said in a line each: path, type, default, group."),
    ("nesting", "The property list from the root down to the key."),
    ("minimal", "The least that an extension of this kind declares."),
    ("availability", "The table of platforms and releases."),
    ("values", "The allowed or known values."),
    ("children", "The keys inside."),
    ("rules", "What must hold, and who checks it."),
    ("discussion", "The longer text."),
    ("keys", "The keys of an extension point or of a guide."),
    ("extension-points", "The extension points that read the key."),
    ("see-also", "Related keys."),
    ("guides", "Guides that speak of it."),
    ("notes", "Where sources disagree."),
    ("sources", "The documents and sections that facts come from."),
  ]
}
