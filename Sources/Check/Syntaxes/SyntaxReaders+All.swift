package import Diagnostics
package import KeyModel
package import KeyValidation

extension SyntaxReaders {
  /// The readers of every syntax that docgen reads beside property lists and JSON.
  package static let all = SyntaxReaders([
    .yaml: { bytes, file, limits in YAMLReader(limits: limits).read(bytes, file: file) },
    .toml: { bytes, file, limits in TOMLReader(limits: limits).read(bytes, file: file) },
  ])

  /// The findings of each of them, as a site explains them.
  package static let families: [(format: DocumentKind.Format, family: FindingFamily)] = [
    (
      .yaml,
      FindingFamily(
        "yaml", "Syntax of YAML", summary: "What is wrong with the text of a YAML file.",
        YAMLReader.kinds)
    ),
    (
      .toml,
      FindingFamily(
        "toml", "Syntax of TOML", summary: "What is wrong with the text of a TOML file.",
        TOMLReader.kinds)
    ),
  ]
}
