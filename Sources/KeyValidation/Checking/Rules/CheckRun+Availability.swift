import Diagnostics
import KeyModel
import Text

extension CheckRun {
  func checkAvailability(of occurrence: KeyInList) {
    guard !isBelowDeprecated else { return }
    let key = occurrence.entry.key
    work.count += key.statements.count
    guard let verdict = verdict(on: key.statements) else { return }
    isBelowDeprecated = true
    // A rule that forbids the key here says more.
    guard !key.rules.contains(where: { $0.forbidsKey && applies($0) }) else { return }
    report(
      verdict.kind, verdict.severity, at: occurrence.member.keyRange,
      "\(quoted(occurrence.member.key)) \(verdict.text)",
      remedy: remedy(for: verdict, at: occurrence), about: key.path)
  }

  private func remedy(for verdict: Verdict, at occurrence: KeyInList) -> String {
    let key = occurrence.entry.key
    guard verdict.kind.id != DiagnosticKind.notYetAvailable.id else { return verdict.remedy }
    let better = replacements(of: key)
    let names = { (paths: [PropertyPath]) in
      alternatives(paths.map { $0.parent == key.path.parent ? quoted($0.name) : self.readable($0) })
    }
    // Without the key, its dictionary would lack what it needs.
    let isNeeded = key.required == .required || facts.required.contains(key.path)
    if !isNeeded, let present = better.now.first(where: { !occurrences(of: $0).isEmpty }) {
      return
        "remove the key\(verdict.exception): \(names([present])) replaces it and is there already"
    }
    if !better.now.isEmpty { return "write \(names(better.now)) instead\(verdict.exception)" }
    if !better.later.isEmpty { return "add \(names(better.later)), which newer systems read" }
    if isNeeded, let parent = key.path.parent, !parent.isRoot {
      return "remove all of \(readable(parent))\(verdict.exception)"
    }
    return "remove the key\(verdict.exception)"
  }

  /// The replacements of a key that the product's systems have, following chains of replacements.
  private func replacements(of key: Key) -> (now: [PropertyPath], later: [PropertyPath]) {
    var (now, later): ([PropertyPath], [PropertyPath]) = ([], [])
    var seen: Set<PropertyPath> = [key.path]
    var next = key.replacedBy ?? []
    while let path = next.popLast() {
      guard seen.insert(path).inserted else { continue }
      let other = catalogue[path]
      switch other.flatMap({ verdict(on: $0.statements) })?.kind.id {
      case nil: now.append(path)
      case DiagnosticKind.deprecated.id, DiagnosticKind.removed.id: next += other?.replacedBy ?? []
      case DiagnosticKind.notYetAvailable.id: later.append(path)
      default: continue
      }
    }
    return (now.sorted(), later.sorted())
  }

  func checkAvailability(of value: AllowedValue, node: Node, at occurrence: KeyInList) {
    guard !isBelowDeprecated, let verdict = verdict(on: value.availability) else { return }
    report(
      verdict.kind, verdict.severity, at: node.range,
      "the value \(quoted(value.value.plainText ?? "…")) \(verdict.text)", remedy: verdict.remedy,
      about: occurrence.entry.key.path)
  }

  func checkExtensionPoint(of occurrence: KeyInList) {
    guard !isBelowForeign, let point = facts.point, let points = occurrence.entry.points,
      !points.contains(point.id), !facts.used.contains(occurrence.entry.key.path)
    else { return }
    isBelowForeign = true
    let shown = points.sorted().prefix(3).map { quoted($0) }
    let more = points.count > 3 ? ["\(points.count - 3) more"] : []
    report(
      .wrongExtensionPoint, at: occurrence.member.keyRange,
      "\(quoted(occurrence.member.key)) is documented for \(alternatives(shown + more, "and")), not for \(quoted(point.id))",
      remedy: "remove the key if the extension doesn't read it, or correct the extension point",
      about: occurrence.entry.key.path)
  }

  private struct Verdict {
    var kind: DiagnosticKind
    var severity: Severity
    var text: String
    var remedy: String
    /// An exception to the remedy, as the end of a sentence.
    var exception = ""
  }

  private func verdict(on statements: [AvailabilityStatement]) -> Verdict? {
    guard let platform = facts.platform else { return verdictEverywhere(on: statements) }
    guard let statement = statements.first(where: { $0.platform == platform }) else {
      return facts.isPlatformInferred ? verdictEverywhere(on: statements) : nil
    }
    guard statement.isAvailable else {
      return Verdict(
        kind: .notAvailable, severity: facts.isPlatformInferred ? .note : .warning,
        text: "is not available on \(platform)",
        remedy: "write another value in the list for this platform",
        exception: ", in the list for this platform")
    }
    if let end = obsolescence(of: statement) {
      let isReached =
        facts.deploymentTarget.flatMap { target in end.release.version.map { $0 <= target } }
        ?? true
      if isReached {
        let since = end.release.version.map { "since \(platform) \($0)" } ?? "on \(platform)"
        // The release may be newer than the deployment target. Most of what is deprecated still works, which
        // matters to those who ask about a platform.
        let isCertain =
          end.release.version != nil
          && !(facts.isPlatformInferred && (facts.deploymentTarget == nil || end.stillWorks))
        return Verdict(
          kind: end.isRemoval ? .removed : .deprecated, severity: isCertain ? .warning : .note,
          text: "is \(end.word) \(since)",
          remedy: "write another value")
      }
    }
    if case .version(let introduced) = statement.introduced,
      let target = facts.deploymentTarget, target < introduced
    {
      return Verdict(
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
    let target = facts.platform == statement.platform ? facts.deploymentTarget : nil
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

  private func verdictEverywhere(on statements: [AvailabilityStatement]) -> Verdict? {
    let available = statements.filter { $0.isAvailable }
    guard !available.isEmpty, available.allSatisfy({ $0.isOver }) else { return nil }
    let ends = available.compactMap { statement in
      statement.platform.name
        + (obsolescence(of: statement)?.release.version.map { " \($0)" } ?? "")
    }
    let words = Set(available.compactMap { obsolescence(of: $0)?.word })
    let word = words.count == 1 ? words.first : nil
    return Verdict(
      kind: words == ["removed"] ? .removed : .deprecated, severity: .note,
      text:
        "is \(word ?? "deprecated") on every platform that has it: \(alternatives(ends, "and"))",
      remedy: "write another value, unless an older system needs this one",
      exception: ", unless an older system needs it")
  }
}
