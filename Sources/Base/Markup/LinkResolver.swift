package import Diagnostics
package import Text

/// A link as the author wrote it, before it is resolved.
package struct WrittenLink: Sendable {
  package var destination: String
  package var location: SourceLocation

  package init(destination: String, location: SourceLocation) {
    self.destination = destination
    self.location = location
  }
}

/// A resolved link, and where it is written.
package struct ResolvedLink: Hashable, Sendable {
  package var destination: Destination
  package var location: SourceLocation

  package init(_ destination: Destination, at location: SourceLocation) {
    self.destination = destination
    self.location = location
  }
}

/// Turns the links of a text into destinations.
package struct LinkResolver: Sendable {
  /// The destination of a written link, or diagnostics.
  package var link: @Sendable (WrittenLink) -> Result<Destination, UnresolvedLink>
  /// A picture by its written address, or diagnostics; nil where pictures cannot be shown.
  package var picture: @Sendable (WrittenLink) -> Result<PictureFile, UnresolvedLink>?
  /// The page that a code span names, if any.
  package var codeSpan: @Sendable (String) -> Destination?

  package init(
    link: @escaping @Sendable (WrittenLink) -> Result<Destination, UnresolvedLink>,
    picture: @escaping @Sendable (WrittenLink) -> Result<PictureFile, UnresolvedLink>? = { _ in
      nil
    },
    codeSpan: @escaping @Sendable (String) -> Destination? = { _ in nil }
  ) {
    self.link = link
    self.picture = picture
    self.codeSpan = codeSpan
  }
}

package struct UnresolvedLink: Error {
  package var diagnostic: Diagnostic
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
