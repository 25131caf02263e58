import KeyModel
import Text

/// Finds what kinds of files the schemas are about.
enum SchemaRoots {
  static func documents(in files: inout SchemaFiles) throws(ImportFailure) -> [ImportedDocument] {
    let resources = CustomResources(in: &files)
    if let failure = resources.failures.first { throw failure }
    guard resources.documents.isEmpty else { return resources.documents }
    guard let first = files.files.first else { return [] }
    let root = files.value(at: first.root)
    switch root.content {
    case .object, .boolean: break
    default: return []
    }
    let stem = stem(of: first, root)
    var document = ImportedDocument(
      id: slug(stem).lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        .joined(separator: "-"),
      name: stem, root: SchemaChild(first.root),
      sourceTitle: root["title"]?.text.flatMap(nonempty) ?? stem,
      address: first.id)
    if document.id.isEmpty { document.id = "document" }
    document.notes = SchemaNotes(location: root.location)
    document.notes.description = root["description"]?.text.flatMap(nonempty)
    return [document]
  }

  /// The name of the files that a schema is for, as its own file's name says: `lamp.schema.json` is for `lamp`.
  private static func stem(of file: SchemaFiles.File, _ root: SchemaValue) -> String {
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
      ?? root["title"]?.text.map(slug) ?? "document"
  }
}
