import Diagnostics
import KeyModel
import Text

/// Finds what kinds of files the schemas are about.
enum SchemaRoots {
  /// - Parameter diagnostics: Takes warnings about what is left out.
  static func documents(
    in files: inout SchemaFiles, _ diagnostics: inout [Diagnostic]
  ) throws(ImportFailure) -> [ImportedDocument] {
    let resources = CustomResources(in: &files)
    if let failure = resources.failures.first { throw failure }
    diagnostics += resources.diagnostics
    guard resources.documents.isEmpty else { return resources.documents }
    let directories = files.files.compactMap { SchemaDirectory(files.value(at: $0.root)) }
    let schemas = files.files.filter { SchemaDirectory(files.value(at: $0.root)) == nil }
    guard let first = schemas.first else { return [] }
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
    if root["deprecated"]?.flag == true {
      document.deprecation =
        root["deprecationMessage"]?.text.flatMap(nonempty)
        ?? "the schema says that such files are deprecated"
    }
    let known = directories.lazy.compactMap { $0.names(ofSchema: first.name, address: first.id) }
    known.first?.complete(&document)
    if known.isEmpty, !directories.isEmpty {
      diagnostics.append(
        .warning(
          "unlisted-schema", at: SourceLocation(file: first.name, line: 1),
          "the list of schemas has no entry for this one, so it says nothing of its files",
          remedy: "say with --name and --file-match what they are called"))
    }
    return [document]
  }

  /// The name of the files that a schema is for, as its own file's name says: `lamp.v2.schema.json` is for `lamp`,
  /// because the next version describes the same files.
  private static func stem(of file: SchemaFiles.File, _ root: SchemaValue) -> String {
    let candidates = [file.name, file.id ?? ""].map { address in
      var name = String(address.split(separator: "/").last ?? "")
      for ending in [".json", ".yaml", ".yml", ".schema", "-schema", "_schema", ".jsonschema"]
      where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
        name.removeLast(ending.count)
      }
      return withoutVersion(name)
    }
    let general = ["", "schema", "index", "main", "latest", "json"]
    return candidates.first { !general.contains($0.lowercased()) }
      ?? root["title"]?.text.map(slug) ?? "document"
  }

  /// `lamp` for `lamp.v2.11`, `lamp-1.0.3` and `lamp_v2`.
  private static func withoutVersion(_ name: String) -> String {
    guard let version = name.firstMatch(of: /[-._@ ](?:v[0-9]+|[0-9]+[.][0-9]+)(?:[._][0-9]+)*$/),
      version.range.lowerBound > name.startIndex
    else { return name }
    return String(name[..<version.range.lowerBound])
  }
}
