/// The form in which a site is published.
package enum SiteForm: Hashable, Sendable {
  /// A page for each thing, and all other files.
  case site
  /// All keys and guides on one page.
  case singlePage
  /// Pages for the folder of another generator.
  case fragments(FragmentTool)
}
