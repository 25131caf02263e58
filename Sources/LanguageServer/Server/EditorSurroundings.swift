package import JSON
package import KeyModel
package import KeyValidation

/// What the server needs of the machine that it runs on: settings and projects, which are files.
package protocol EditorSurroundings {
  /// Reads a text, by the settings of its file and with what the file's project says; nil where the settings leave it
  /// out.
  ///
  /// - Parameter path: An absolute path, or the name of a text that is not in a file.
  mutating func open(
    _ bytes: [UInt8], at path: String, _ reader: PropertyListReader
  ) -> FileInEditor?

  /// Takes the settings of the client in place of those before.
  mutating func take(_ settings: JSONValue)

  /// Settings files may have changed.
  mutating func forgetFiles()

  /// Sentences for the person at the editor, since the last call.
  mutating func reports() -> [String]
}

/// A text as the document that it is, and what it is checked with.
package struct FileInEditor {
  let file: DocumentCheckers.File
  let checkers: DocumentCheckers
  let catalogue: Catalogue
  let pages: PageAddresses

  package init(
    _ file: DocumentCheckers.File, _ checkers: DocumentCheckers, _ catalogue: Catalogue,
    pages: PageAddresses
  ) {
    self.file = file
    self.checkers = checkers
    self.catalogue = catalogue
    self.pages = pages
  }
}
