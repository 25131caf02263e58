package import JSON
package import KeyModel
package import KeyValidation

/// The files that the server needs besides open texts: settings and projects.
package protocol EditorSurroundings {
  /// How to check a file; nil if its settings exclude it.
  ///
  /// - Parameter path: An absolute path, or the name of a text that is not in a file.
  mutating func checking(of path: String) -> Checking?

  /// Adds the project's information about a file, and the other files of its target.
  mutating func complete(
    _ file: inout DocumentCheckers.File, at path: String, _ checkers: DocumentCheckers)

  /// Replaces the settings of the client.
  mutating func take(_ settings: JSONValue)

  /// Forgets files that were read, because they may have changed.
  mutating func forgetFiles()

  /// Messages for the user since the last call.
  mutating func reports() -> [String]
}

/// The checkers and pages for a file.
package struct Checking {
  package var checkers: DocumentCheckers
  package var catalogue: Catalogue
  package var pages: PageAddresses

  package init(_ checkers: DocumentCheckers, _ catalogue: Catalogue, pages: PageAddresses) {
    self.checkers = checkers
    self.catalogue = catalogue
    self.pages = pages
  }
}
