package import JSON
package import KeyModel
package import KeyValidation

/// What the server needs of the machine that it runs on: settings and projects, which are files.
package protocol EditorSurroundings {
  /// How a file is checked; nil where its settings leave it out.
  ///
  /// - Parameter path: An absolute path, or the name of a text that is not in a file.
  mutating func checking(of path: String) -> Checking?

  /// Adds to a file what its project says, with the other files of its target.
  mutating func complete(
    _ file: inout DocumentCheckers.File, at path: String, _ checkers: DocumentCheckers)

  /// Takes the settings of the client in place of those before.
  mutating func take(_ settings: JSONValue)

  /// Settings files may have changed.
  mutating func forgetFiles()

  /// Sentences for the person at the editor, since the last call.
  mutating func reports() -> [String]
}

/// What a file is checked with.
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
