import Diagnostics
import Text

extension SchemaImport {
  /// The contents of a file of schemas or descriptions.
  struct Parsed {
    var name: String
    var documents: [SchemaValue]
    /// Whether a folder was named, and not the file.
    var isFromFolder: Bool
  }

  /// Reads a file. Only descriptions may contain themselves.
  static func parsed(_ file: File) throws(ImportFailure) -> Parsed {
    let documents: [SchemaValue]
    switch SchemaParsing.documents(in: file.bytes, file: file.name) {
    case .success(let values): documents = values
    case .failure(let failure):
      guard
        let values = SchemaParsing.recursiveDocuments(in: file.bytes, file: file.name),
        values.contains(where: Description.isDescription)
      else { throw failure }
      documents = values
    }
    return Parsed(name: file.name, documents: documents, isFromFolder: file.isFromFolder)
  }

  /// The catalogue of device-management descriptions; nil for files of another form.
  static func catalogue(
    ofDescriptions files: [Parsed], title: String?, names: FormatNames
  ) -> Result? {
    guard files.contains(where: { $0.documents.contains(where: Description.isDescription) })
    else { return nil }
    var descriptions: [Description] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      for root in file.documents.isEmpty ? [SchemaValue.empty(file.name)] : file.documents {
        if Description.isOther(root) {
          diagnostics.append(
            .warning(
              "not-imported", at: SourceLocation(file: file.name, line: 1),
              "the file doesn't describe a payload, a declaration or a command",
              remedy: "leave it out"))
          continue
        }
        do throws(ImportFailure) {
          descriptions.append(try Description(root, file: file.name))
        } catch {
          diagnostics.append(error.diagnostic)
        }
      }
    }
    guard !diagnostics.containsErrors, !descriptions.isEmpty else {
      if descriptions.isEmpty, !diagnostics.containsErrors {
        diagnostics.append(
          ImportFailure(
            SourceLocation(file: files[0].name, line: 1), "no file describes anything to import",
            remedy: "name descriptions of payloads, declarations or commands"
          ).diagnostic)
      }
      return Result(catalogue: nil, diagnostics: diagnostics)
    }
    let result = DescribedDocuments(descriptions).imported(title: title, names: names)
    return Self.result(result, after: diagnostics)
  }

  /// A result with what was found before, in the order of the files.
  static func result(_ result: Result, after diagnostics: [Diagnostic]) -> Result {
    let all = (diagnostics + result.diagnostics).sorted {
      ($0.location ?? SourceLocation(file: "")) < ($1.location ?? SourceLocation(file: ""))
    }
    return Result(catalogue: all.containsErrors ? nil : result.catalogue, diagnostics: all)
  }
}

extension SchemaValue {
  fileprivate static func empty(_ file: String) -> SchemaValue {
    SchemaValue(content: .null, location: SourceLocation(file: file, line: 1))
  }
}

extension FormatNames {
  /// The reason why one name is not enough, if there are several documents.
  func refusal(for documents: [ImportedDocument]) -> Diagnostic? {
    guard !isEmpty, documents.count != 1 else { return nil }
    return .error(
      "several-documents",
      at: SourceLocation(file: documents.first?.notes.location.file ?? "", line: 1),
      "the files describe \(documents.count) kinds of file, so that one id, name, format or pattern is not enough",
      remedy: "leave these options out, and write them in the catalogue")
  }
}
