import Diagnostics
import JSON
import KeyModel
import Text

/// The kinds of files that custom resource definitions describe: one for each version of each.
///
/// Source: Kubernetes, `CustomResourceDefinition` in `apiextensions.k8s.io/v1` and `v1beta1`.
struct CustomResources {
  private(set) var documents: [ImportedDocument] = []
  private(set) var failures: [ImportFailure] = []
  /// Warnings about versions that are left out.
  private(set) var diagnostics: [Diagnostic] = []
  private var names: Set<String> = []
  private var groups: [String] = []

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
    let collection = Self.collection(of: groups)
    for index in documents.indices { documents[index].collection = collection }
  }

  private mutating func read(_ root: SchemaValue, _ place: SchemaPlace, _ files: inout SchemaFiles)
  {
    guard let resource = CustomResource(root) else {
      return fail(root, "the definition names no kind or no group")
    }
    let spec = root["spec"]
    let general = spec?["validation"]?["openAPIV3Schema"]
    let position = files.position(in: place, "spec")
    groups.append(resource.group)
    let isServedAtAll = resource.versions.contains(where: \.isServed)
    for (index, version) in resource.versions.enumerated() {
      guard version.isServed || !isServedAtAll else {
        diagnostics.append(
          .warning(
            "not-imported", at: version.location,
            "version '\(version.name)' of '\(resource.kind)' is left out, because API servers no longer serve it",
            remedy: "set 'served' if it should be in the reference"))
        continue
      }
      if let schema = version.schema {
        add(
          resource, version, schema,
          files.position(in: position, "versions", "\(index)", "schema", "openAPIV3Schema"), &files)
      } else if let general {
        add(
          resource, version, general,
          files.position(in: position, "validation", "openAPIV3Schema"), &files)
      } else {
        failures.append(
          Self.failure(
            version.location, "version '\(version.name)' of '\(resource.kind)' has no schema"))
      }
    }
    guard spec?["versions"] == nil else { return }
    guard let general else { return fail(root, "'\(resource.kind)' has no schema") }
    add(
      resource,
      CustomResource.Version(name: spec?["version"]?.text ?? "", location: root.location), general,
      files.position(in: position, "validation", "openAPIV3Schema"), &files)
  }

  private mutating func fail(_ value: SchemaValue, _ message: String) {
    failures.append(Self.failure(value.location, message))
  }

  private static func failure(_ location: SourceLocation, _ message: String) -> ImportFailure {
    ImportFailure(
      location, message, remedy: "give a definition with 'openAPIV3Schema' for each version")
  }

  private mutating func add(
    _ resource: CustomResource, _ version: CustomResource.Version, _ schema: SchemaValue,
    _ position: SchemaPlace, _ files: inout SchemaFiles
  ) {
    // The definition identifies the kind, and every object has metadata; the schema need not say so.
    let identity = files.position(
      for: [
        "properties": [
          "apiVersion": [
            "const": .string(resource.apiVersion(version)),
            "description": "Says of which version of the API the object is.",
          ],
          "kind": [
            "const": .string(resource.kind), "description": "Says of which kind the object is.",
          ],
          "metadata": [
            "type": "object",
            "description": "Names the object, and has its labels and annotations.",
            "examples": [["name": "example"]],
            // An API server refuses an object that has no name.
            SchemaReader.adviceKeyword: true,
            SchemaReader.remarkKeyword: .string(KubernetesType.objectMeta.remark),
          ],
        ]
      ], at: schema.location)
    let isNew = names.insert("\(resource.kind) \(version.name)").inserted
    let words = "\(resource.kind) \(version.name) \(isNew ? "" : resource.group)"
    var document = ImportedDocument(
      id: words.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        .joined(separator: "-"),
      name: words.split(separator: " ").joined(separator: " "), format: .yaml,
      root: SchemaChild(options: [[position, identity]]),
      sourceTitle: "\(resource.kind) (\(resource.group))")
    document.versionOf = "\(resource.kind) (\(resource.group))"
    document.facts = resource.facts(of: version)
    document.deprecation = resource.deprecation(of: version)
    document.notes = SchemaNotes(location: schema.location)
    document.notes.description = schema["description"]?.text.flatMap(nonempty)
    documents.append(document)
  }

  /// The title of a reference of resources of these groups: with the domain that they share, if that is more than its
  /// last name.
  private static func collection(of groups: [String]) -> String {
    let names = groups.map { Array($0.split(separator: ".").reversed()) }
    guard let first = names.first else { return "" }
    let shared = first.indices.prefix { index in
      names.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
    }
    return shared.count < 2
      ? "Custom resources"
      : "Custom resources of \(first.prefix(shared.count).reversed().joined(separator: "."))"
  }
}
