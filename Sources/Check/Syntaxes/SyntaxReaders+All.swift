package import KeyValidation

extension SyntaxReaders {
  /// The readers of every syntax that docgen reads beside property lists and JSON.
  package static let all = SyntaxReaders([
    .yaml: { bytes, file, limits in YAMLReader(limits: limits).read(bytes, file: file) },
    .toml: { bytes, file, limits in TOMLReader(limits: limits).read(bytes, file: file) },
  ])
}
