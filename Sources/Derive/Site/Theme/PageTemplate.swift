/// A template of a theme that arranges the parts of a page, and the parts that it may place.
enum PageTemplate: String, Sendable, CaseIterable {
  case home, key, extensionPoint = "extension-point", guide, list, search, check, notFound =
    "not-found"

  /// The parts of such pages, in order.
  var sectionSlots: [String] {
    switch self {
    case .key:
      [
        "summary", "platforms", "nesting", "facts", "details", "messages", "discussion",
        "values", "children", "rules", "apis", "see-also", "guides", "availability",
        "extension-points", "notes", "sources",
      ]
    case .extensionPoint:
      [
        "summary", "platforms", "facts", "minimal", "keys", "availability", "discussion", "guides",
        "notes", "sources",
      ]
    case .guide: ["summary", "body", "keys"]
    case .home: ["summary", "start", "body"]
    case .check: ["summary", "body", "options"]
    case .list, .search, .notFound: ["summary", "body"]
    }
  }
}
