import Diagnostics
import KeyModel
import Text

extension SchemaImport {
  /// A file of schemas.
  package struct File {
    /// As people name it, for findings.
    package var name: String
    package var bytes: [UInt8]
    /// Whether its folder was named, and not the file.
    package var isFromFolder: Bool

    package init(name: String, bytes: [UInt8], isFromFolder: Bool = false) {
      self.name = name
      self.bytes = bytes
      self.isFromFolder = isFromFolder
    }
  }

  /// Makes a catalogue of the first file's schema, or of the custom resources or the device-management descriptions in
  /// all files.
  ///
  /// - Parameters:
  ///   - title: Nil for the schema's own title.
  ///   - names: The names and the syntax of the only kind of file, if they are known.
  ///   - former: The same of an earlier import, which holds where `names` says nothing.
  ///   - folder: More schemas, of which those are read that others refer to.
  package static func catalogue(
    of files: [File], title: String? = nil, names: FormatNames = FormatNames(),
    former: FormatNames? = nil, folder: SchemaFolder? = nil
  ) -> Result {
    var diagnostics: [Diagnostic] = []
    var parsed: [Parsed] = []
    for file in files {
      do throws(ImportFailure) {
        parsed.append(try self.parsed(file))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    guard diagnostics.isEmpty else { return Result(catalogue: nil, diagnostics: diagnostics) }
    if let result = catalogue(ofDescriptions: parsed, title: title, names: names) { return result }
    var known = SchemaFiles()
    known.folder = folder
    for file in parsed {
      for document in file.documents { known.add(document, name: file.name) }
    }
    var roots: [ImportedDocument]
    do {
      roots = try SchemaRoots.documents(in: &known, &diagnostics)
    } catch {
      return Result(catalogue: nil, diagnostics: [error.diagnostic])
    }
    guard !roots.isEmpty else {
      let first = files.first?.name ?? ""
      let nothing = Diagnostic.error(
        "import-failed", at: SourceLocation(file: first, line: 1), "the file has no schema",
        remedy: "name a JSON Schema, custom resource definitions, or descriptions")
      return Result(catalogue: nil, diagnostics: [nothing])
    }
    if let file = parsed.first(where: \.isFromFolder), !CustomResources.isAmong(parsed) {
      let refusal = Diagnostic.error(
        "import-failed", at: SourceLocation(file: file.name, line: 1),
        "nothing says which file of the folder is the schema",
        remedy: "name the schema itself, and its folder with --schemas")
      return Result(catalogue: nil, diagnostics: [refusal])
    }
    if let refusal = names.refusal(for: roots) {
      return Result(catalogue: nil, diagnostics: [refusal])
    }
    if roots.count == 1 {
      // The name of a custom resource says which version of it the file is.
      if roots[0].versionOf == nil { former?.complete(&roots[0]) }
      names.complete(&roots[0])
    }
    let reader = SchemaReader(known)
    for root in roots { reader.checkThatSomethingFits(root) }
    let result = catalogue(of: roots, title: title) { reader.node(of: $0) }
    reader.reportOverlaps()
    return self.result(result, after: diagnostics + reader.diagnostics)
  }
}

extension SchemaImport {
  /// More than any schema has.
  package static var bytesLimit: Int { SchemaParsing.bytesLimit }
}
