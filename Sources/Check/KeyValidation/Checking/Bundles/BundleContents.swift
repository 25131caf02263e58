package import Diagnostics
import KeyModel
import Text

/// The files of a bundle beyond its lists, as far as they are at hand.
package struct BundleContents {
  /// The paths of the files that fit a pattern, with `*` in names for anything; nil where that is unknown.
  private let find: (_ pattern: String) -> [String]?
  let programs: BundlePrograms
  /// Lists in bundles of resources that declare what the program uses.
  let declarations: [ReadFile]

  /// - Parameter find: The paths of the files that fit a pattern.
  package init(
    programs: BundlePrograms, declarations: [ReadFile] = [],
    find: @escaping (_ pattern: String) -> [String]?
  ) {
    (self.programs, self.declarations, self.find) = (programs, declarations, find)
  }

  /// The contents of a bundle of which only some lists are at hand.
  package static var unknown: BundleContents {
    BundleContents(programs: BundlePrograms()) { _ in nil }
  }

  /// Whether a file fits one of some patterns, or may.
  func hasFile(_ patterns: [String]) -> Bool {
    patterns.contains { find($0).map { !$0.isEmpty } ?? true }
  }

  /// The paths of the files that fit one of some patterns.
  func files(_ patterns: [String]) -> [String] { patterns.flatMap { find($0) ?? [] }.uniqued }
}

extension DocumentCheckers {
  /// Reports files that must not be in a bundle.
  func excludedFiles(of bundle: Bundle, _ contents: BundleContents, on platform: Platform?)
    -> [Diagnostic]
  {
    guard !disabled.contains(DiagnosticKind.excludedFile.id) else { return [] }
    return documents.flatMap { document -> [Diagnostic] in
      guard let bundles = document.bundles,
        bundles.endings.contains(where: bundle.path.hasSuffix)
      else { return [] }
      return bundles.excluded.flatMap { excluded -> [Diagnostic] in
        guard excluded.platforms.isEmpty || platform.map(excluded.platforms.contains) == true else {
          return []
        }
        return contents.files(excluded.files).filter { file in
          !excluded.exceptions.contains { Text.name(fileName(of: file).utf8, fits: $0) }
        }.map { file in
          finding(
            .excludedFile, about: document, in: bundle, on: platform, at: "\(bundle.path)/\(file)",
            "\(quoted(file)) \(excluded.problem)", remedy: excluded.remedy, excluded.codes)
        }
      }
    }
  }

  /// A finding about a bundle as a whole.
  func finding(
    _ kind: DiagnosticKind, about document: DocumentKind, in bundle: Bundle,
    on platform: Platform?, at path: String, _ message: String, remedy: String,
    _ codes: [RejectionCode.ID]
  ) -> Diagnostic {
    let stated = options.distribution?.id ?? bundle.files.lazy.compactMap { $0.distribution }.first
    let destination = catalogue.destination(stated: stated, on: platform)
    let severity = catalogue.severity(kind.severity, of: codes, in: document, for: destination)
    var finding = Diagnostic(
      options.escalated(severity), kind.id, at: SourceLocation(file: path), message,
      remedy: remedy, codes: codes)
    finding.refusedBy = catalogue.refusal(codes, in: document, by: destination)
    finding.document = document.id
    return finding
  }
}

extension DiagnosticKind {
  package static let excludedFile = DiagnosticKind(
    "excluded-file", .warning, "A bundle contains a file that doesn't belong in it.",
    explanation: """
      Code belongs in programs and frameworks. This file is loose code or an object file, mostly \
      copied with the resources by mistake.
      """,
    cost: "A store refuses the product.",
    repair: """
      Remove the file from the build phase that copies resources. Link a library into the program, \
      or put it into a framework.
      """,
    wrong: """
      Lamp.app
      ├ Lamp
      └ light.o
      """,
    right: """
      Lamp.app
      └ Lamp
      """)
}
