package import Diagnostics
import JSON

/// The site and the findings that a preview shows at one moment.
package struct PreviewState: Sendable {
  /// Grows with every change, and starts above the versions of earlier servers, so that their pages notice.
  package private(set) var version: Int
  /// The version at which more than style sheets changed last.
  private var pagesVersion: Int
  /// The newest site without errors; nil if there has been none yet.
  package private(set) var site: (any PreviewedSite)?
  /// The findings of the input as it is now.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(firstVersion: Int) {
    version = firstVersion
    pagesVersion = firstVersion
  }

  /// Shows a site. Without one because of errors, the last one stays.
  package mutating func show(
    _ site: (any PreviewedSite)?, _ diagnostics: [Diagnostic], stylesheetsAlone: Bool = false
  ) {
    version += 1
    if let site {
      self.site = site
      if !stylesheetsAlone { pagesVersion = version }
    }
    self.diagnostics = diagnostics
  }

  /// The answer to a page that has a version.
  func news(since version: Int) -> JSONValue {
    [
      "version": .integer(self.version),
      "stylesheetOnly": .boolean(site != nil && version >= pagesVersion && version <= self.version),
      "diagnostics": DiagnosticJSON.format(diagnostics),
    ]
  }
}

/// The files of a site, as the preview asks for them.
package protocol PreviewedSite: Sendable {
  /// The bytes of a file, by its path from the site's root.
  func bytes(at path: String) -> [UInt8]?
  /// Whether there are files below a path, given without a slash at its end.
  func hasFolder(at path: String) -> Bool
}
