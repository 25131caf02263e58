import KeyModel

/// The reference of lamp.json, with its groups in the order of the site.
let lampCatalogue = Catalogue(
  title: "lamp.json Key Reference",
  document: DocumentKind("lamp.json", id: "lamp", fileMatch: ["lamp.json"]),
  groups: [.beam],
  sources: [lampManual],
  releases: ReleaseRegistry([.init(.lampControl, ["1.0", "1.2"])]))

extension Platform {
  /// The program that reads lamp.json.
  static let lampControl = Platform("Lamp Control")
}
