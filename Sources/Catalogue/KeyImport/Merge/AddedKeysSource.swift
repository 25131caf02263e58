package import KeyModel
import Text

/// Keys that a catalogue in Swift lacks, as the source of a file that compiles beside it.
package enum AddedKeysSource {
  package static let fileName = "Added.swift"

  /// The file declares arrays that nothing uses until somebody moves the keys to their groups.
  package static func text(of keys: [Key], groups: [KeyGroup]) -> String {
    let names = DeclaredNames(
      Catalogue(title: "", groups: [], sources: [], releases: ReleaseRegistry([])))
    var parts = LargeParts(taken: [])
    var properties: [SwiftProperty] = []
    let keys = Dictionary(grouping: keys, by: \.group)
    for group in groups {
      guard let own = keys[group.id] else { continue }
      let expressions = own.map { key in
        let name = SwiftNames.words(key.path.description).joined(separator: " ")
        return parts.moving(
          outOf: names.declaration(
            of: changed(key) { $0.availability = key.statements.isEmpty ? nil : key.statements }),
          of: "added \(name)")
      }
      var property = SwiftProperty(
        name: parts.name("added \(group.id) keys"), elements: expressions, type: "Key")
      property.summary =
        "Keys of the group “\(group.title)” that the last import added: move them there.".asComment
      properties.append(property)
    }
    return "import KeyModel\n\n" + (properties + parts.taken()).map(\.text).joined(separator: "\n")
  }
}
