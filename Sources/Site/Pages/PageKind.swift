/// A kind of page: its template in the theme, and the slots that the template may place.
enum PageKind: String, Sendable, CaseIterable {
  case home, key, extensionPoint = "extension-point", guide, list, search, notFound = "not-found"

  /// The parts that pages of this kind have, in order.
  var sectionSlots: [String] {
    switch self {
    case .key:
      [
        "summary", "platforms", "consequence", "facts", "nesting", "details", "discussion",
        "values",
        "children", "rules", "apis", "availability", "extension-points", "see-also", "guides",
        "notes", "sources",
      ]
    case .extensionPoint:
      [
        "summary", "platforms", "facts", "minimal", "keys", "availability", "discussion", "guides",
        "notes", "sources",
      ]
    case .guide: ["summary", "body", "keys"]
    case .home, .list, .search, .notFound: ["summary", "body"]
    }
  }
}
