import Diagnostics
import KeyModel
import Text

extension SchemaImport {
  /// A file of schemas.
  package struct File {
    /// As people name it, for findings.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Makes a catalogue of the first file's schema, or of the custom resources in all files.
  ///
  /// - Parameter title: Nil for the schema's own title.
  package static func catalogue(of files: [File], title: String? = nil) -> Result {
    var diagnostics: [Diagnostic] = []
    var known = SchemaFiles()
    for file in files {
      switch SchemaParsing.documents(in: file.bytes, file: file.name) {
      case .failure(let failure): diagnostics.append(failure.diagnostic)
      case .success(let documents):
        for document in documents { known.add(document, name: file.name) }
      }
    }
    guard diagnostics.isEmpty else { return Result(catalogue: nil, diagnostics: diagnostics) }
    let roots: [ImportedDocument]
    do {
      roots = try SchemaRoots.documents(in: &known)
    } catch {
      return Result(catalogue: nil, diagnostics: [error.diagnostic])
    }
    guard !roots.isEmpty else {
      let first = files.first?.name ?? ""
      let nothing = Diagnostic.error(
        "import-failed", at: SourceLocation(file: first, line: 1), "the file has no schema",
        remedy: "name a JSON Schema, or custom resource definitions")
      return Result(catalogue: nil, diagnostics: [nothing])
    }
    let reader = SchemaReader(known)
    for root in roots { reader.checkThatSomethingFits(root) }
    let result = catalogue(of: roots, title: title) { reader.node(of: $0) }
    let all = (reader.diagnostics + result.diagnostics).sorted {
      ($0.location ?? SourceLocation(file: "")) < ($1.location ?? SourceLocation(file: ""))
    }
    let hasErrors = all.contains { $0.severity == .error }
    return Result(catalogue: hasErrors ? nil : result.catalogue, diagnostics: all)
  }
}

extension SchemaImport {
  /// More than any schema has.
  package static var bytesLimit: Int { SchemaParsing.bytesLimit }
}
