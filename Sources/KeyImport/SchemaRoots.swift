import KeyModel
import Text

/// Finds what kinds of files the schemas are about.
enum SchemaRoots {
  static func documents(in files: inout SchemaFiles) throws(ImportFailure) -> [ImportedDocument] {
    let resources = CustomResources(in: &files)
    if let failure = resources.failures.first { throw failure }
    guard resources.documents.isEmpty else { return resources.documents }
    guard let first = files.files.first else { return [] }
    switch first.root.content {
    case .object, .boolean: break
    default: return []
    }
    let stem = stem(of: first)
    var document = ImportedDocument(
      id: slug(stem).lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        .joined(separator: "-"),
      name: stem, root: SchemaChild(SchemaPlace(file: 0, pointer: "")),
      sourceTitle: first.root["title"]?.text.flatMap(nonempty) ?? stem, address: first.id)
    if document.id.isEmpty { document.id = "document" }
    document.notes = SchemaNotes(location: first.root.location)
    document.notes.description = first.root["description"]?.text.flatMap(nonempty)
    return [document]
  }

  /// The name of the files that a schema is for, as its own file's name says: `lamp.schema.json` is for `lamp`.
  private static func stem(of file: SchemaFiles.File) -> String {
    let candidates = [file.name, file.id ?? ""].map { address in
      var name = String(address.split(separator: "/").last ?? "")
      for ending in [".json", ".yaml", ".yml", ".schema", "-schema", "_schema"]
      where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
        name.removeLast(ending.count)
      }
      return name
    }
    let general = ["", "schema", "index", "main", "latest", "json"]
    return candidates.first { !general.contains($0.lowercased()) }
      ?? file.root["title"]?.text.map(slug) ?? "document"
  }
}
