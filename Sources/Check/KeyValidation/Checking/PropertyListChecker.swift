package import Diagnostics
package import KeyModel
import Text

/// Checks property lists against a catalogue.
///
/// An error means that a value is provably wrong. An unknown key is fine unless it is a near miss of a known one, and so is
/// what works on real systems, even if the documents say otherwise.
package final class PropertyListChecker: Sendable {
  package let catalogue: Catalogue
  package let options: CheckOptions
  let index: CatalogueIndex
  let kindMarks: KindMarks
  let otherDocuments: [String: DocumentKind]
  let words: KnownWords
  /// The readers of files that are neither property lists nor JSON.
  let syntaxes: SyntaxReaders

  package convenience init(
    _ catalogue: Catalogue, options: CheckOptions = CheckOptions(),
    otherDocuments: [String: DocumentKind] = [:], syntaxes: SyntaxReaders = SyntaxReaders()
  ) {
    self.init(
      catalogue, options: options, otherDocuments: otherDocuments, words: KnownWords(catalogue),
      syntaxes: syntaxes)
  }

  /// - Parameter words: The known words in the documents of all checkers.
  init(
    _ catalogue: Catalogue, options: CheckOptions, otherDocuments: [String: DocumentKind],
    words: KnownWords, syntaxes: SyntaxReaders
  ) {
    self.catalogue = catalogue
    self.words = words
    self.syntaxes = syntaxes
    self.options = options
    self.otherDocuments = otherDocuments
    index = CatalogueIndex(catalogue)
    kindMarks = catalogue.kindMarks(of: catalogue.document)
  }

  /// The same checker with other options.
  package func with(_ options: CheckOptions) -> PropertyListChecker {
    PropertyListChecker(self, options)
  }

  private init(_ other: PropertyListChecker, _ options: CheckOptions) {
    self.options = options
    catalogue = other.catalogue
    index = other.index
    kindMarks = other.kindMarks
    otherDocuments = other.otherDocuments
    words = other.words
    syntaxes = other.syntaxes
  }

  /// Every kind of finding, in the order their explanations are listed.
  package static let kinds: [DiagnosticKind] = families.flatMap { $0.kinds }

  package static let families = [
    FindingFamily(
      "values", "Types and values",
      summary: "A value of the wrong type, or one that its key doesn’t know.",
      [
        .wrongType, .booleanAsString, .booleanAsNumber, .realAsInteger, .numberAsString,
        .ambiguousWord, .valueNotAllowed, .unknownValue, .misspelledValue, .surroundingSpace,
        .emptyValue, .unresolvedPlaceholder,
      ]),
    FindingFamily(
      "keys", "Names and places of keys",
      summary: "A key that is misspelt, missing, or where nothing reads it.",
      [
        .misspelledKey, .unknownKey, .misplacedKey, .wrongExtensionPoint, .missingRequiredKey,
        .wrongMechanism, .wrongEntry,
      ]),
    FindingFamily(
      "availability", "Platforms, releases and stores",
      summary: "A key that is not for the systems or the store that the product is meant for.",
      [.deprecated, .removed, .notYetAvailable, .notAvailable, .refusedElsewhere]),
    FindingFamily(
      "relations", "Keys beside other keys",
      summary: "A rule on which keys belong together, and which exclude each other.",
      Demand.kinds.filter { $0.isAboutPresence }.map { $0.finding }),
    FindingFamily(
      "content", "Rules on values",
      summary: "A rule on what a text, a number, an array or a dictionary may contain.",
      Demand.kinds.filter { !$0.isAboutPresence }.map { $0.finding }),
    FindingFamily(
      "comments", "Comments that ignore findings",
      summary: "A comment for the checker that has no effect.", [.unusedIgnore]),
  ]

  /// Checks a list and reports in reading order; an incomplete list is not said to lack anything.
  package func check(
    _ document: PropertyListDocument, bytes: [UInt8], file: String, isComplete: Bool = true,
    surroundings: BundleSurroundings = BundleSurroundings()
  ) -> [Diagnostic] {
    checkCountingWork(
      document, bytes: bytes, file: file, isComplete: isComplete, surroundings: surroundings
    ).findings
  }

  /// The same, with the number of members and elements that were looked at.
  package func checkCountingWork(
    _ document: PropertyListDocument, bytes: [UInt8], file: String, isComplete: Bool = true,
    surroundings: BundleSurroundings = BundleSurroundings()
  ) -> (findings: [Diagnostic], work: Int) {
    var run = CheckRun(
      CheckRun.Input(
        self, document, bytes: bytes, file: file, isComplete: isComplete, surroundings: surroundings
      ))
    run.checkRoot()
    run.reportHeldBack()
    if run.work.isSpent { run.findings.appendTooManyComparisons() }
    return (run.findings.inReadingOrder, run.work.count)
  }

  /// The severity of a finding that services report with these codes, of a product that reaches people in a way.
  func severity(
    _ severity: Severity, of codes: [RejectionCode.ID], for destination: KnownDistribution?
  ) -> Severity {
    catalogue.severity(severity, of: codes, in: catalogue.document, for: destination)
  }
}

/// The facts that the other files of a bundle show for one of its files.
package struct BundleSurroundings: Sendable {
  /// The other files that could be read to their end, each by its document.
  package var lists: [DocumentKind.ID: PropertyListDocument.Node] = [:]
  /// The keys that an extension point asks of the file, each with the extension point.
  package var asked: [PropertyPath: ExtensionPoint.ID] = [:]
  /// The keys that settings of the build may add to the file's root.
  package var added: [PropertyListDocument.Member] = []
  /// The platform and releases of the product, as its project says.
  package var target: ListTarget?
  /// The kind that the bundle's name shows; nil if it shows none, or the file is in no bundle.
  package var bundleKind: BundleKind?
  /// The id of the way in which the product reaches people, as its grant shows it.
  package var distribution: String?
  /// Whether the file is in a program's code signature, which only a build makes.
  package var isSigned = false
  /// Whether the signature is replaced before the product reaches people, so that it shows nothing of that way.
  package var isInterim = false
  /// The system and the kit that the product's program was built for.
  package var build: ProgramBuild?
  /// The APIs that the product's code uses; nil if no code is at hand.
  package var code: CodeUse?

  package init() {}
}
