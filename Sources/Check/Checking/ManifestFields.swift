import JSON
import KeyValidation
import Syntaxes

/// Reads the manifests from which tools make projects.
enum ManifestFields {
  /// A file's fields, with scalars as texts; nil if it can't be read.
  static func read(_ bytes: [UInt8]) -> JSONValue? {
    let reading = YAMLReader(limits: .settings, scalars: .texts).read(bytes, file: "")
    guard !reading.diagnostics.containsErrors, reading.documents.count == 1,
      let root = reading.document?.root, case .dictionary = root.value
    else { return nil }
    return root.identity
  }
}
