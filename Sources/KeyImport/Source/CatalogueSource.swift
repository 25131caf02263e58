package import KeyModel
import Text

/// Writes a catalogue as the source of a Swift module that declares it: a file for each group, or several for a large one.
///
/// Nothing of `catalogue.json` is left out: a program with this source publishes the same catalogue.
package struct CatalogueSource {
  /// A file of the module.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  let catalogue: Catalogue
  let names: DeclaredNames
  var fileNames = SwiftNames(taken: [
    "BundleKinds", "Catalogue", "Changes", "Codes", "Distributions", "Documents",
    "ExtensionPoints", "Mechanisms", "Platforms", "Program", "Shapes", "Sources", "Synonyms",
    "main",
  ])
  var parts = LargeParts(taken: [
    "catalogue", "catalogueChanges", "catalogueCodes", "catalogueExtensionPoints",
    "catalogueShapes", "catalogueSources", "catalogueSynonyms",
  ])

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    names = DeclaredNames(catalogue)
  }

  /// The files of the module, which declares the constant `catalogue` as a draft, in the order in which they are best
  /// read.
  package static func files(of catalogue: Catalogue) -> [File] {
    var source = CatalogueSource(catalogue)
    let groups = source.groupFiles()
    return [source.catalogueFile()] + source.constantFiles() + source.entryFiles() + groups
  }

  /// A file, with the properties that its declarations need.
  mutating func file(_ name: String, _ text: String) -> File {
    let properties = parts.taken().map { "\n" + $0.text }.joined()
    return File(name: name + ".swift", text: "import KeyModel\n\n" + text + properties)
  }

  private mutating func catalogueFile() -> File {
    var call = SwiftCall("Catalogue")
    call.add("title", text: catalogue.title)
    call.add("document", .code("." + names.documents[0]))
    call.add(
      "otherDocuments", list: names.documents.dropFirst().map { .code("." + $0) },
      of: "DocumentKind")
    call.add("groups", .array(names.groups.map { .code("." + $0) }, of: "KeyGroup"))
    if !catalogue.shapes.isEmpty { call.add("shapes", .code("catalogueShapes")) }
    if !catalogue.extensionPoints.isEmpty {
      call.add("extensionPoints", .code("catalogueExtensionPoints"))
    }
    call.add(
      "bundleKinds", list: catalogue.bundleKinds.map { names.bundleKind(named: $0.name) },
      of: "BundleKind")
    call.add(
      "distributions", list: catalogue.distributions.map(names.distribution), of: "Distribution")
    call.add("sources", .code(catalogue.sources.isEmpty ? "[]" : "catalogueSources"))
    call.add("releases", names.releases(catalogue.releases))
    if !catalogue.codes.isEmpty { call.add("codes", .code("catalogueCodes")) }
    call.add("remarks", texts: catalogue.remarks)
    if !catalogue.synonyms.isEmpty { call.add("synonyms", .code("catalogueSynonyms")) }
    call.add("searchWords", names.searchWords(catalogue.searchWords))
    if !catalogue.changes.isEmpty { call.add("changes", .code("catalogueChanges")) }
    call.add("isDraft", flag: true)
    let expression = parts.moving(outOf: call.expression, of: "catalogue")
    let start = "let catalogue = "
    return file(
      "Catalogue",
      "/// The reference, with its groups in the order of the site.\n" + start
        + SwiftLayout.text(expression, indentation: 0, column: start.count) + "\n")
  }
}
