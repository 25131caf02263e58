public import Diagnostics
import Text

/// A check that every catalogue has to pass, named for the mistake it finds.
package struct CatalogueCheck: Sendable {
  /// The id of its diagnostics.
  package var id: String
  /// The mistake, in one sentence.
  package var summary: String
  /// Finds the mistakes in a catalogue.
  package var run: @Sendable (Catalogue) -> [Diagnostic]

  init(
    _ id: String, _ summary: String, _ run: @escaping @Sendable (Catalogue) -> [Diagnostic]
  ) {
    self.id = id
    self.summary = summary
    self.run = run
  }

  /// Every check, in the order their findings are explained.
  package static let all: [CatalogueCheck] = [
    .duplicatePath, .duplicateID, .listedTwice, .selfReference, .circularReplacement,
    .endlessShape, .unknownDocument,
    .overlappingDocuments, .impossiblePattern, .misplacedMechanism,
    .missingType, .childOfScalar, .misplacedRule, .invalidPattern, .impossibleRule,
    .impossibleCondition, .contradictoryRules,
    .danglingReference,
    .notOneSentence,
    .unknownVersion, .versionsOutOfOrder, .duplicatePlatform, .availableBeforeParent,
    .valueOfWrongType, .valueBreaksRule, .defaultNotAllowed, .missingSource,
    .unknownExtensionPointKey,
    .invalidExample, .synonymWithoutTarget, .invalidChange, .invalidReading, .unprintableCharacter,
  ]

  /// Checks of facts, for a catalogue in Swift; one from a file may be a first draft.
  package static let ofFacts: [CatalogueCheck] = [
    .unsourcedStatement, .availableWithoutParent, .deprecatedWithoutReplacement, .unexplainedType,
    .restatedFact, .unwordedCode, .malformedWords,
  ]
}

extension Catalogue {
  /// The findings of every check, in reading order.
  public func check() -> [Diagnostic] {
    let checks = CatalogueCheck.all + (isFromOutside ? [] : CatalogueCheck.ofFacts)
    return mapInParallel(checks, by: 1) { $0.run(self) }.flatMap(\.self).inReadingOrder()
  }
}
