package import Diagnostics
package import KeyModel
import KeyValidation
import Syntaxes

/// The name and meaning of every finding: the checker's, the reader's, and the findings about files.
package let findingKinds = findingFamilies.flatMap { $0.kinds }

/// The same by subject, as a site explains them.
package let findingFamilies =
  PropertyListChecker.families + PropertyListReader.families + [
    FindingFamily(
      "yaml", "Syntax of YAML", summary: "What is wrong with the text of a YAML file.",
      YAMLReader.kinds),
    FindingFamily(
      "toml", "Syntax of TOML", summary: "What is wrong with the text of a TOML file.",
      TOMLReader.kinds),
    FindingFamily(
      "products", "Bundles and programs",
      summary: "What is wrong with the files of a product, seen together.",
      [
        .bundleDisagreement, .incompleteBundle, .collidingBundles, .misplacedBundle, .excludedFile,
        .notGranted, .notClaimed, .missingGrant, .expiredGrant, .unreadableGrant,
        .programDisagreement, .undeclaredAPI,
        DiagnosticKind(
          "unreadable-signature", .note, "A program, or its code signature, cannot be read.",
          explanation:
            "A bundle's program shows for which system it was built and what it uses, and may have a file of the reference in its signature, which is checked with the bundle's other files. This one is damaged, or has a form that docgen does not read, so nothing that it would show is reported. Build and sign the program again, or put the file beside the bundle, with the bundle's name. The finding fails no run."
        ),
      ]),
    FindingFamily(
      "projects", "Projects and runs",
      summary: "What keeps files from being found, read, built or repaired.",
      [
        .unclearDocument, .unknownKind, .deprecatedDocument, .settingWithoutEffect, .copiedFile,
        .unreadSettings,
        .staleBaseline,
        DiagnosticKind(
          "no-property-list", .error, "A folder or a bundle contains no file to check.",
          explanation:
            "A folder is searched for files whose names match those of the reference's documents, for YAML and JSON that says it is one of them, and for the files from which tools make them. Hidden folders are left out unless a document names them.",
          wrong: "docgen validate Pictures",
          right: "docgen validate Lamp"),
        DiagnosticKind(
          "unreadable-file", .error, "A file cannot be read.",
          explanation: "Check its name and its permissions. The exit status is 2."),
        DiagnosticKind(
          "not-written", .error, "The baseline was not written.",
          explanation:
            "It may not be written, has other names (hard links), or was saved while the lists were checked. The old one is unchanged. The exit status is 2."
        ),
        DiagnosticKind(
          "not-repaired", .error, "A file was not repaired with --fix.",
          explanation:
            "Nothing in the file was changed: it may not be written, has other names (hard links), was saved while it was being checked, was found through a symbolic link, or its owner or attributes could not be kept. The exit status is 2.",
          wrong: "$ docgen validate --fix Lamp.plist      (not writable)",
          right: """
            $ chmod u+w Lamp.plist
            $ docgen validate --fix Lamp.plist
            """),
      ]),
  ]

/// The findings that the site of a catalogue explains: none where no document is a property list, because the
/// explanations speak of property lists.
package func findingFamilies(of catalogue: Catalogue) -> [FindingFamily] {
  catalogue.documents.contains(where: \.isPropertyList) ? findingFamilies : []
}

extension DiagnosticKind {
  static let staleBaseline = DiagnosticKind(
    "stale-baseline", .note, "The baseline has a finding that is no longer found.",
    explanation:
      "Only entries of files that were checked, or are gone, are reported. Write the baseline again with --write-baseline, so that the same mistake is reported if somebody makes it again. Other options, such as another platform, give other findings too.",
    wrong: "docgen validate --baseline known.json FILE",
    right: "docgen validate --write-baseline known.json FILE")
}

extension Diagnostic {
  /// Whether it is a note about what a list has. Others say what was not checked.
  package var isRemark: Bool {
    severity == .note && !Self.idsOfWhatIsUnchecked.contains(id)
  }

  private static let idsOfWhatIsUnchecked = [
    "unread-template", "unreadable-signature", DiagnosticKind.unreadSettings.id,
    DiagnosticKind.staleBaseline.id, DiagnosticKind.unreadableGrant.id,
  ]
}
