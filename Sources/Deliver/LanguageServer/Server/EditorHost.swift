package import JSON
package import KeyModel
package import KeyValidation

/// The files that the server needs besides open texts: settings and projects.
package protocol EditorHost {
  /// Reads a text at an absolute path or with a name; nil if the settings exclude the file.
  mutating func open(
    _ bytes: [UInt8], at path: String, _ reader: PropertyListReader
  ) -> FileInEditor?

  /// Replaces the settings of the client.
  mutating func setSettings(_ settings: JSONValue)

  /// Forgets files that were read, because they may have changed.
  mutating func forgetFiles()

  /// Messages for the user since the last call.
  mutating func reports() -> [String]
}

/// A text as the document that it is, with its checkers and pages.
package struct FileInEditor {
  let file: ReadFile
  let checkers: DocumentCheckers
  let catalogue: Catalogue
  let pages: PageAddresses

  package init(
    _ file: ReadFile, _ checkers: DocumentCheckers, _ catalogue: Catalogue,
    pages: PageAddresses
  ) {
    self.file = file
    self.checkers = checkers
    self.catalogue = catalogue
    self.pages = pages
  }
}
