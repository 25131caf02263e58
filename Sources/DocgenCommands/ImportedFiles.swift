import ArgumentParser
import KeyModel

/// The catalogue that files describe.
enum ImportedFiles {
  /// Prints findings about the files, and throws if they have errors.
  static func catalogue(of files: [String]) throws -> Catalogue {
    var option = CatalogueOption()
    option.file = files[0]
    return try option.load()
  }
}
