import Diagnostics
import KeyModel
import Text

extension CheckRun {
  /// Reports a key that is not available. Returns whether it isn't.
  mutating func checkAvailability(of occurrence: KeyInList) -> Bool {
    guard !occurrence.isBelowDeprecated else { return false }
    let key = occurrence.entry.key
    work.count += key.statements.count
    guard let verdict = facts.verdict(on: key.statements) else { return false }
    // A rule that forbids the key here says more.
    guard !key.rules.contains(where: { $0.forbidsKey && applies($0) }) else { return true }
    report(
      verdict.kind, verdict.severity, at: occurrence.member.keyRange,
      "\(quoted(occurrence.member.key)) \(verdict.text)",
      remedy: remedy(for: verdict, at: occurrence), about: key.path)
    return true
  }

  private func remedy(for verdict: AvailabilityVerdict, at occurrence: KeyInList) -> String {
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
      switch other.flatMap({ facts.verdict(on: $0.statements) })?.kind.id {
      case nil: now.append(path)
      case DiagnosticKind.deprecated.id, DiagnosticKind.removed.id: next += other?.replacedBy ?? []
      case DiagnosticKind.notYetAvailable.id: later.append(path)
      default: continue
      }
    }
    return (now.sorted(), later.sorted())
  }

  mutating func checkAvailability(of value: AllowedValue, node: Node, at occurrence: KeyInList) {
    guard !occurrence.isBelowDeprecated, let verdict = facts.verdict(on: value.availability) else {
      return
    }
    report(
      verdict.kind, verdict.severity, at: node.range,
      "the value \(quoted(value.value.plainText ?? "…")) \(verdict.text)", remedy: verdict.remedy,
      about: occurrence.entry.key.path)
  }

  /// Reports a key of other extension points. Returns whether it is one.
  mutating func checkExtensionPoint(of occurrence: KeyInList) -> Bool {
    guard !occurrence.isBelowForeign, let point = facts.point, let points = occurrence.entry.points,
      !points.contains(point.id), !facts.used.contains(occurrence.entry.key.path)
    else { return false }
    let shown = points.sorted().prefix(3).map { quoted($0) }
    let more = points.count > 3 ? ["\(points.count - 3) more"] : []
    report(
      .wrongExtensionPoint, at: occurrence.member.keyRange,
      "\(quoted(occurrence.member.key)) is documented for \(alternatives(shown + more, "and")), not for \(quoted(point.id))",
      remedy: "remove the key if the extension doesn't read it, or correct the extension point",
      about: occurrence.entry.key.path)
    return true
  }
}
