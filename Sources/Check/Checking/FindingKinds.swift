package import Diagnostics
package import KeyModel
import KeyValidation
import Syntaxes
import Text

/// The name and meaning of every finding: the checker's, the reader's, and the findings about files.
package let findingKinds = findingFamilies.flatMap { $0.kinds }

/// The same by subject, as a site explains them, with what docgen prints about the examples.
package let findingFamilies = families.map { family in
  changed(family) { family in
    for index in family.kinds.indices {
      let kind = family.kinds[index]
      family.kinds[index].session = FindingSessions.all[kind.id] ?? ""
      family.kinds[index].canBeDisabled = kind.severity != .error || !inputs.contains(family.id)
    }
  }
}

/// The families whose errors say that something was not read or done.
private let inputs: Set = ["xml", "json", "binary", "reading", "yaml", "toml", "projects"]

private let families =
  PropertyListChecker.families + PropertyListReader.families
  + SyntaxReaders.families.map(\.family) + [
    FindingFamily(
      "products", "Bundles and programs",
      summary: "What is wrong with the files of a product, seen together.",
      [
        .bundleDisagreement, .incompleteBundle, .collidingBundles, .misplacedBundle, .excludedFile,
        .notGranted, .notClaimed, .missingGrant, .expiredGrant, .unreadableGrant,
        .programDisagreement, .undeclaredAPI,
        DiagnosticKind(
          "unreadable-signature", .note, "A program, or its code signature, cannot be read.",
          explanation: """
            A bundle's program shows for which system it was built and what it uses, and its \
            signature may contain the list of what the program claims. The program or its signature \
            is damaged, or has a form that docgen does not read.
            """,
          cost: "Nothing that the program would show is reported. The finding fails no run.",
          repair: """
            Build and sign the program again. To have only the claims checked, put the list with \
            which the program was signed beside the bundle, with the bundle's name.
            """,
          wrong: """
            Lamp.app
            └ Lamp                      cut off while it was copied
            """,
          right: """
            Lamp.app
            └ Lamp                      built and signed again
            """
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
          explanation: """
            A folder is searched for files whose names match the documents of the reference, for \
            YAML and JSON that says what it is, and for files from which tools make them. Hidden \
            folders, and those that tools fill, are left out unless a pattern names them.
            """,
          cost: """
            Nothing was checked, and the run fails, so that a misspelt path in a script is \
            noticed.
            """,
          repair: """
            Name the folder or the file that you mean. A file that you name is checked whatever \
            its name is.
            """,
          wrong: "$ docgen validate Pictures",
          right: "$ docgen validate Lamp"),
        DiagnosticKind(
          "unreadable-file", .error, "A file cannot be read.",
          explanation: """
            The file doesn't exist, is a folder without permission, or may not be read by you. The \
            exit status is 2.
            """,
          cost: "Nothing was checked in it.",
          repair: "Correct the path, or allow reading with `chmod +r FILE`.",
          wrong: "$ docgen validate Lmap.plist",
          right: "$ docgen validate Lamp.plist"),
        DiagnosticKind(
          "not-written", .error, "The baseline was not written.",
          explanation: """
            The baseline is read-only, has other names (hard links), or was saved by another \
            program while the lists were checked. The exit status is 2.
            """,
          cost: "The old baseline is unchanged.",
          repair: "Make the file writable with `chmod u+w FILE`, or delete it and write it again.",
          wrong: """
            $ docgen validate --baseline known.json --write-baseline Lamp.plist      (not writable)
            """,
          right: """
            $ chmod u+w known.json
            $ docgen validate --baseline known.json --write-baseline Lamp.plist
            """
        ),
        DiagnosticKind(
          "not-repaired", .error, "A file was not repaired with --fix.",
          explanation: """
            The file is read-only, has other names (hard links), was saved by another program \
            during the check, was found through a symbolic link, or its owner or attributes could \
            not be kept. The exit status is 2.
            """,
          cost: "Nothing in the file was changed, so its findings stay.",
          repair: """
            Make the file writable with `chmod u+w FILE` and name it itself, not a link to it; \
            then run again.
            """,
          wrong: "$ docgen validate --fix Lamp.plist      (not writable)",
          right: """
            $ chmod u+w Lamp.plist
            $ docgen validate --fix Lamp.plist
            """),
      ]),
  ]

/// The findings that the site of a catalogue explains: none where no document is a property list, because the
/// explanations speak of property lists. Syntaxes are left out that neither a document nor a file that contains one has.
package func findingFamilies(of catalogue: Catalogue) -> [FindingFamily] {
  let documents = catalogue.documents
  guard documents.contains(where: \.isPropertyList) else { return [] }
  let formats = documents.map(\.format) + documents.embeddingFiles.map(\.format)
  let unread = SyntaxReaders.families.filter { !formats.contains($0.format) }.map(\.family.id)
  return findingFamilies.filter { !unread.contains($0.id) }
}

extension DiagnosticKind {
  static let staleBaseline = DiagnosticKind(
    "stale-baseline", .note, "The baseline has a finding that is no longer found.",
    explanation: """
      The baseline lists known findings, which are left out. One of them no longer occurs in a \
      file that was checked, or its file is gone. Another platform or distribution than before gives \
      other findings too.
      """,
    cost: "Nothing. If somebody makes the same mistake again, the baseline hides it.",
    repair: """
      Write the baseline again with `--write-baseline` and the options that the run usually has.
      """,
    wrong: "$ docgen validate --baseline known.json Lamp.plist",
    right: "$ docgen validate --baseline known.json --write-baseline Lamp.plist")
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
