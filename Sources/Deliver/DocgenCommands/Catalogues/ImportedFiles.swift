import ArgumentParser
import Diagnostics
import FileSystem
import JSON
import KeyImport
import KeyModel
import Publish
import Text

/// The catalogue that files describe: schemas and the files that these refer to, descriptions, or one catalogue.
enum ImportedFiles {
  /// Reads files and makes a catalogue, which is nil if they have errors. Nothing is printed about their content.
  static func result(
    of names: [String], title: String? = nil, _ format: FormatNames = FormatNames(),
    former: FormatNames? = nil, schemas: String? = nil
  ) throws -> SchemaImport.Result {
    let files = try names.flatMap(files)
    if let file = files.first, files.count == 1, isCatalogue(file.bytes) {
      let (catalogue, diagnostics) = CatalogueReader.read(file.bytes, file: file.name)
      return SchemaImport.Result(catalogue: catalogue, diagnostics: diagnostics)
    }
    return SchemaImport.catalogue(
      of: files, title: title, names: format, former: former, folder: try schemas.map(folder))
  }

  /// Prints findings about the files, and throws if they have errors.
  static func catalogue(
    of names: [String], title: String? = nil, _ format: FormatNames = FormatNames(),
    former: FormatNames? = nil, schemas: String? = nil
  ) throws -> Catalogue {
    let result = try result(
      of: names, title: title, format, former: former, schemas: schemas)
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

  /// The schemas in a folder, which are read where others refer to them.
  private static func folder(_ name: String) throws -> SchemaFolder {
    let path = FilePath(argument: name)
    let paths = try paths(
      in: path, endings: ["json", "yaml", "yml"], remedy: "name a folder of schemas with --schemas")
    return SchemaFolder(paths: paths) {
      try? Files.read(path / FilePath($0), atMost: SchemaImport.bytesLimit)
    }
  }

  /// The paths of a folder's files, from the folder.
  private static func paths(
    in folder: FilePath, endings: [Substring], remedy: String
  ) throws -> [String] {
    var paths: [String] = []
    do {
      try OpenFolder(folder).visit { found in
        let ending = found.name.text.split(separator: ".").last
        if found.kind == .file, ending.map(endings.contains) == true {
          paths.append(found.path.text)
        }
      } failed: { _ in
      }
    } catch {
      throw refusal(
        "unreadable-folder", error.description, remedy: error.inputRemedy ?? remedy)
    }
    return paths
  }

  /// A file, or the files in YAML of a folder in the order of their paths.
  private static func files(_ name: String) throws -> [SchemaImport.File] {
    let path = FilePath(argument: name)
    guard Files.isFolder(path) else { return [try read(name)] }
    let remedy = "name a schema, and the folder of those that it refers to with --schemas"
    let paths = try paths(in: path, endings: ["yaml", "yml"], remedy: remedy)
    guard !paths.isEmpty else {
      throw refusal(
        "no-descriptions", "there are no files in YAML in '\(name.legibleLine())'", remedy: remedy)
    }
    return try paths.sorted().map {
      changed(try read((path / FilePath($0)).text)) { $0.isFromFolder = true }
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
