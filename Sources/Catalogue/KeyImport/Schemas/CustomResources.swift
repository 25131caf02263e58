import JSON
import Text

/// The kinds of files that custom resource definitions describe: one for each version of each.
///
/// Source: Kubernetes, `CustomResourceDefinition` in `apiextensions.k8s.io/v1` and `v1beta1`.
struct CustomResources {
  private(set) var documents: [ImportedDocument] = []
  private(set) var failures: [ImportFailure] = []
  private var names: Set<String> = []

  private static func isDefinition(_ root: SchemaValue) -> Bool {
    root["kind"]?.text == "CustomResourceDefinition"
  }

  /// Whether files have definitions.
  static func isAmong(_ files: [SchemaImport.Parsed]) -> Bool {
    files.contains { $0.documents.contains(where: isDefinition) }
  }

  init(in files: inout SchemaFiles) {
    for file in files.files where Self.isDefinition(files.value(at: file.root)) {
      read(files.value(at: file.root), file.root, &files)
    }
  }

  private mutating func read(_ root: SchemaValue, _ place: SchemaPlace, _ files: inout SchemaFiles)
  {
    let spec = root["spec"]
    guard let kind = spec?["names"]?["kind"]?.text, let group = spec?["group"]?.text else {
      return fail(root, "the definition names no kind or no group")
    }
    let general = spec?["validation"]?["openAPIV3Schema"]
    let position = files.position(in: place, "spec")
    for (index, version) in (spec?["versions"]?.elements ?? []).enumerated() {
      let name = version["name"]?.text ?? ""
      if let schema = version["schema"]?["openAPIV3Schema"] {
        add(
          kind, group, name, schema,
          files.position(in: position, "versions", "\(index)", "schema", "openAPIV3Schema"), &files)
      } else if let general {
        add(
          kind, group, name, general, files.position(in: position, "validation", "openAPIV3Schema"),
          &files)
      } else {
        fail(version, "version '\(name)' of '\(kind)' has no schema")
      }
    }
    guard spec?["versions"] == nil else { return }
    guard let general else { return fail(root, "'\(kind)' has no schema") }
    add(
      kind, group, spec?["version"]?.text ?? "", general,
      files.position(in: position, "validation", "openAPIV3Schema"), &files)
  }

  private mutating func fail(_ value: SchemaValue, _ message: String) {
    failures.append(
      ImportFailure(
        value.location, message, remedy: "give a definition with 'openAPIV3Schema' for each version"
      ))
  }

  private mutating func add(
    _ kind: String, _ group: String, _ version: String, _ schema: SchemaValue,
    _ position: SchemaPlace, _ files: inout SchemaFiles
  ) {
    // The definition identifies the kind; its schema doesn't.
    let identity = files.position(
      for: [
        "properties": [
          "apiVersion": ["const": .string("\(group)/\(version)")], "kind": ["const": .string(kind)],
        ]
      ], at: schema.location)
    let isNew = names.insert("\(kind) \(version)").inserted
    let words = "\(kind) \(version) \(isNew ? "" : group)"
    var document = ImportedDocument(
      id: words.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        .joined(separator: "-"),
      name: words.split(separator: " ").joined(separator: " "), format: .yaml,
      root: SchemaChild(options: [[position, identity]]), sourceTitle: "\(kind) (\(group))")
    document.versionOf = "\(kind) (\(group))"
    document.notes = SchemaNotes(location: schema.location)
    document.notes.description = schema["description"]?.text.flatMap(nonempty)
    documents.append(document)
  }
}
