import ArgumentParser
import Diagnostics
import FileSystem
import JSON
import KeyImport
import KeyModel
import Publish

/// The catalogue that files describe: schemas and the files that these refer to, or one catalogue.
enum ImportedFiles {
  /// Reads files and makes a catalogue, which is nil if they have errors. Nothing is printed about their content.
  static func result(of names: [String], title: String? = nil) throws -> SchemaImport.Result {
    let files = try names.map(read)
    if let file = files.first, files.count == 1, isCatalogue(file.bytes) {
      let (catalogue, diagnostics) = CatalogueReader.read(file.bytes, file: file.name)
      return SchemaImport.Result(catalogue: catalogue, diagnostics: diagnostics)
    }
    return SchemaImport.catalogue(of: files, title: title)
  }

  /// Prints findings about the files, and throws if they have errors.
  static func catalogue(of names: [String], title: String? = nil) throws -> Catalogue {
    let result = try result(of: names, title: title)
    Terminal.report(result.diagnostics)
    guard let catalogue = result.catalogue else {
      Terminal.writeError("Nothing was written: \(Summary(result.diagnostics)).\n")
      throw ExitCode.couldNotRun
    }
    return catalogue
  }

  /// Whether a text is in the form of `catalogue.json` rather than a schema.
  private static func isCatalogue(_ bytes: [UInt8]) -> Bool {
    var scanner = JSONScanner(bytes, file: "")
    do throws(JSONScanner.SyntaxError) {
      var members = try scanner.beginObject()
      while let name = try scanner.nextMember(&members) {
        if name == "keys" { return try scanner.peek() == .array }
        try scanner.skipValue()
      }
      return false
    } catch {
      return false
    }
  }

  private static func read(_ name: String) throws -> SchemaImport.File {
    do {
      let bytes = try Files.read(FilePath(argument: name), atMost: SchemaImport.bytesLimit)
      return SchemaImport.File(name: name, bytes: bytes)
    } catch {
      throw refusal(
        "unreadable-file", error.description,
        remedy: error.inputRemedy
          ?? "name a JSON Schema of at most \(SchemaImport.bytesLimit >> 20) MB")
    }
  }
}
