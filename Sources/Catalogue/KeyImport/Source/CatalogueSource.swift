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
    "ExtensionPoints", "Mechanisms", "Platforms", "Program", "Readings", "Shapes", "Sources",
    "Synonyms", "main",
  ])
  var parts = LargeParts(taken: [
    "catalogue", "catalogueChanges", "catalogueCodes", "catalogueExtensionPoints",
    "catalogueReadings", "catalogueShapes", "catalogueSources", "catalogueSynonyms",
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
    func property<Entry>(_ name: String, _ entries: [Entry]) -> Any {
      entries.isEmpty ? entries : SwiftExpression.code("catalogue" + name)
    }
    let call = names.call(
      "Catalogue",
      [
        ("title", catalogue.title), ("document", catalogue.document),
        ("otherDocuments", Array(catalogue.documents.dropFirst())),
        ("groups", SwiftExpression.array(names.groups.map { .code("." + $0) }, of: "KeyGroup")),
        ("shapes", property("Shapes", catalogue.shapes)),
        ("extensionPoints", property("ExtensionPoints", catalogue.extensionPoints)),
        ("bundleKinds", catalogue.bundleKinds), ("distributions", catalogue.distributions),
        ("sources", property("Sources", catalogue.sources)), ("releases", catalogue.releases),
        ("codes", property("Codes", catalogue.codes)), ("remarks", catalogue.remarks),
        ("synonyms", property("Synonyms", catalogue.synonyms)),
        ("searchWords", catalogue.searchWords), ("usage", catalogue.usage),
        ("changes", property("Changes", catalogue.changes)),
        ("readings", property("Readings", catalogue.readings)),
        ("isDraft", true),
      ])
    let expression = parts.moving(outOf: call, of: "catalogue")
    let start = "let catalogue = "
    return file(
      "Catalogue",
      "/// The reference, with its groups in the order of the site.\n" + start
        + SwiftLayout.text(expression, indentation: 0, column: start.count) + "\n")
  }
}
