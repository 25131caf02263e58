package import Diagnostics
package import Text

/// A link as the author wrote it, before it is resolved.
package struct WrittenLink: Sendable {
  package var destination: String
  package var location: SourceLocation
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
  /// The page that a code span names, if any.
  package var codeSpan: @Sendable (String) -> Destination?

  package init(
    link: @escaping @Sendable (WrittenLink) -> Result<Destination, UnresolvedLink>,
    codeSpan: @escaping @Sendable (String) -> Destination? = { _ in nil }
  ) {
    self.link = link
    self.codeSpan = codeSpan
  }
}

package struct UnresolvedLink: Error {
  package var diagnostic: Diagnostic
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
