import Diagnostics
import KeyModel
import KeyValidation
import Text

extension Site {
  /// Examples that break the catalogue's own rules, those that entries state and those that pages show.
  ///
  /// Stated examples of a catalogue in Swift are left to its other checks and its tests, because this takes long.
  var exampleFindings: [Diagnostic] {
    // A stated example that contradicts its own entry is an error already.
    let known = Set(
      planFindings.filter { $0.id == "invalid-example" }.compactMap { $0.location?.description })
    return context.catalogue.documents.flatMap { document in
      ExampleFindings(of: document, in: context.catalogue).all(except: known)
    }
  }
}

/// The findings on the examples of one document.
struct ExampleFindings {
  private let catalogue: Catalogue
  private let checker: PropertyListChecker
  private let format: PropertyListDocument.Format

  private let document: DocumentKind

  init(of document: DocumentKind, in catalogue: Catalogue) {
    self.catalogue = catalogue
    self.document = document
    checker = PropertyListChecker(catalogue.part(document))
    format =
      switch document.format {
      case .propertyList: .xml
      case .yaml: .yaml
      case .toml: .toml
      case .json, .jsonWithComments: .json
      }
  }

  /// The findings, at most one for each key.
  func all(except known: Set<String>) -> [Diagnostic] {
    let keys = catalogue.keys.filter {
      $0.avoid == nil && (catalogue.isFromOutside || $0.example == nil)
        && catalogue.document(of: $0.path).id == document.id && catalogue.isInWholeFile($0.path)
    }
    return mapInParallel(keys, by: 16) { key -> Diagnostic? in
      guard !known.contains(key.location.description) else { return nil }
      let shown = catalogue.example(of: key)
      if let mistake = key.otherExamples.lazy.compactMap({ mistake(in: $0, of: key) }).first {
        return finding(
          "Another example of '\(key.path)' breaks a rule: \(mistake)", of: key,
          remedy: "correct the example, or what the catalogue says of the key")
      }
      if let stated = key.example, stated != shown, let mistake = mistake(in: stated, of: key) {
        return finding(
          "The example of '\(key.path)' breaks a rule: \(mistake)", of: key,
          remedy: "correct the example, or what the catalogue says of the key")
      }
      return mistake(in: shown, of: key).map {
        finding(
          "The example that the page of '\(key.path)' shows breaks a rule: \($0)", of: key,
          remedy: "state an example that keeps the rules, or correct what the catalogue says")
      }
    }.compactMap { $0 }
  }

  private func finding(_ message: String, of key: Key, remedy: String) -> Diagnostic {
    .warning("example-breaks-rule", at: key.location, message, remedy: remedy)
  }

  /// The first mistake of the file that a page shows with a value.
  private func mistake(in value: PropertyListValue, of key: Key) -> String? {
    let file = PropertyListDocument(
      format: format, root: PropertyListDocument.Node(catalogue.listing(of: key, value: value)))
    // The entry of a key doesn't say what each extension point needs beside it.
    let isForExtensions = !checker.catalogue.mechanisms.isEmpty
    return checker.check(file, bytes: [], file: "example").first { finding in
      finding.severity == .error && !(isForExtensions && finding.id == "missing-required-key")
    }?.message
  }
}

extension PropertyListDocument.Node {
  /// A value as if it had been read.
  fileprivate init(_ value: PropertyListValue) {
    let read: PropertyListDocument.Value =
      switch value {
      case .string(let text): .string(text)
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      case .boolean(let flag): .boolean(flag)
      case .date(let text): .date(text)
      // No rule looks into data.
      case .data(let text): .data(Array(text.utf8))
      case .null: .null
      case .array(let elements): .array(elements.map { Self($0) })
      case .dictionary(let entries):
        .dictionary(
          entries.map { .init(key: $0.key, keyRange: nil, node: Self($0.value)) })
      }
    self.init(read, range: nil)
  }
}
