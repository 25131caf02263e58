import Diagnostics
import KeyModel
import Text

/// The reason why something is not available to a product, as the parts of a finding.
struct AvailabilityVerdict {
  var kind: DiagnosticKind
  var severity: Severity
  var text: String
  var remedy: String
  /// An exception to the remedy, as the end of a sentence.
  var exception = ""
}

extension ListFacts {
  /// The reason why the product's systems lack or no longer want what these statements are about; nil if they don't.
  func verdict(on statements: [AvailabilityStatement]) -> AvailabilityVerdict? {
    guard let platform = platform else { return verdictEverywhere(on: statements) }
    guard let statement = statements.first(where: { $0.platform == platform }) else {
      return isPlatformInferred ? verdictEverywhere(on: statements) : nil
    }
    guard statement.isAvailable else {
      return AvailabilityVerdict(
        kind: .notAvailable, severity: isPlatformInferred ? .note : .warning,
        text: "is not available on \(platform)",
        remedy: "write another value in the list for this platform",
        exception: ", in the list for this platform")
    }
    if let end = obsolescence(of: statement) {
      let isReached =
        deploymentTarget.flatMap { target in end.release.version.map { $0 <= target } }
        ?? true
      if isReached {
        let since = end.release.version.map { "since \(platform) \($0)" } ?? "on \(platform)"
        // The release may be newer than the deployment target. Most of what is deprecated still works, which
        // matters to those who ask about a platform.
        let isCertain =
          end.release.version != nil
          && !(isPlatformInferred && (deploymentTarget == nil || end.stillWorks))
        return AvailabilityVerdict(
          kind: end.isRemoval ? .removed : .deprecated, severity: isCertain ? .warning : .note,
          text: "is \(end.word) \(since)",
          remedy: "write another value")
      }
    }
    if case .version(let introduced) = statement.introduced,
      let target = deploymentTarget, target < introduced
    {
      return AvailabilityVerdict(
        kind: .notYetAvailable, severity: .note,
        text:
          "is available from \(platform) \(introduced) on, and the deployment target is \(target)",
        remedy: "make sure that the product works where the system ignores it")
    }
    return nil
  }

  private typealias Obsolescence = (
    word: String, release: Moment, isRemoval: Bool, stillWorks: Bool
  )

  /// Prefers removal if the oldest supported release lacks the key, otherwise deprecation, which usually comes first.
  private func obsolescence(of statement: AvailabilityStatement) -> Obsolescence? {
    let target = platform == statement.platform ? deploymentTarget : nil
    let isGone =
      statement.removed.map { moment in
        // Without a release to compare with, the newest is meant.
        target.flatMap { target in moment.version.map { $0 <= target } } ?? true
      } ?? false
    if let moment = statement.removed, isGone || statement.deprecated == nil {
      return ("removed", moment, true, false)
    }
    if let moment = statement.deprecated { return ("deprecated", moment, false, true) }
    if let moment = statement.ignored { return ("ignored", moment, false, false) }
    return nil
  }

  private func verdictEverywhere(on statements: [AvailabilityStatement]) -> AvailabilityVerdict? {
    let available = statements.filter { $0.isAvailable }
    guard !available.isEmpty, available.allSatisfy({ $0.isOver }) else { return nil }
    let ends = available.compactMap { statement in
      statement.platform.name
        + (obsolescence(of: statement)?.release.version.map { " \($0)" } ?? "")
    }
    let words = Set(available.compactMap { obsolescence(of: $0)?.word })
    let word = words.count == 1 ? words.first : nil
    return AvailabilityVerdict(
      kind: words == ["removed"] ? .removed : .deprecated, severity: .note,
      text:
        "is \(word ?? "deprecated") on every platform that has it: \(alternatives(ends, "and"))",
      remedy: "write another value, unless an older system needs this one",
      exception: ", unless an older system needs it")
  }
}
