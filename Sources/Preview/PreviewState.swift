public import Diagnostics
import JSON

/// What a preview shows at one moment.
public struct PreviewState: Sendable {
  /// Grows with every change. The first one lies beyond those of a server that ran before, so that
  /// its pages notice.
  public private(set) var version: Int
  /// The version at which more than style sheets changed last.
  private var pagesVersion: Int
  /// The newest site without errors; nil where there has been none yet.
  public private(set) var site: (any PreviewedSite)?
  /// What is wrong with the input as it is now.
  public private(set) var diagnostics: [Diagnostic]

  public init(firstVersion: Int) {
    version = firstVersion
    pagesVersion = firstVersion
    diagnostics = []
  }

  /// Shows a site; with errors in place of one, the last one stays.
  ///
  /// - Parameter stylesheetsAlone: Whether the site differs from the one before in nothing else.
  public mutating func show(
    _ site: (any PreviewedSite)?, _ diagnostics: [Diagnostic], stylesheetsAlone: Bool = false
  ) {
    version += 1
    if let site {
      self.site = site
      if !stylesheetsAlone { pagesVersion = version }
    }
    self.diagnostics = diagnostics
  }

  /// What a page is told that asks what is new.
  ///
  /// - Parameter version: The version that the page has.
  func news(since version: Int) -> JSONValue {
    [
      "version": .integer(self.version),
      "stylesheetOnly": .boolean(site != nil && version >= pagesVersion && version <= self.version),
      "diagnostics": DiagnosticJSON().format(diagnostics),
    ]
  }
}

/// The files of a site, as the preview asks for them.
public protocol PreviewedSite: Sendable {
  /// The bytes of a file, by its path from the site's root.
  func bytes(at path: String) -> [UInt8]?
  /// Whether files stand below a path, given without a slash at its end.
  func hasFolder(at path: String) -> Bool
}
