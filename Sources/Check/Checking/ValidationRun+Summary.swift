import Diagnostics
import KeyModel
import KeyValidation
import Text

extension ValidationRun {
  /// The verdict on the product, in a line; nil if nothing is wrong.
  package var verdict: String? { Verdict(on: findings, in: checking.catalogue).text }

  /// `Checked 2 property lists: 1 error, 1 warning and 2 notes, which --notes shows; 1 can be repaired with --fix.`
  package func summary(withNotes: Bool) -> String {
    var text = "Checked \(counted(checked, documents.noun))\(inOneFile)"
    if settingsFiles > 0 { text += " and \(counted(settingsFiles, "file")) of build settings" }
    if isNothingChecked {
      text = "Nothing was checked\(findings.countPhrase.map { ": " + $0 } ?? "")"
    } else {
      text += ": \(findings.countPhrase ?? "nothing to report")"
    }
    if !withNotes, findings.contains(where: \.isRemark) { text += ", which --notes shows" }
    if others > 0 {
      text +=
        "; \(counted(others, "other file")) not checked: no key of the reference, and another name"
    }
    if foreign > 0 {
      let kind = foreign == 1 ? "a kind" : "kinds"
      text += "; \(counted(foreign, "document")) of \(kind) that the reference doesn't have"
      if isNothingChecked { text += ", which has \(knownKinds)" }
    }
    if inBaseline > 0 { text += "; \(inBaseline) in the baseline" }
    if repaired > 0 { text += "; \(repaired) repaired" }
    let repairable = findings.count { $0.fixIt != nil }
    if repairable > 0, !makesRepairs { text += "; \(repairable) can be repaired with --fix" }
    return text + "." + inferred + inferredWays + notLookedAt
  }

  /// Whether every document that was found is of a kind that the reference doesn't have.
  private var isNothingChecked: Bool { checked == 0 && settingsFiles == 0 && foreign > 0 }

  /// `Lamp v1, Switch v1 and 3 others`.
  private var knownKinds: String {
    let names = checking.documentsByKind.map(\.name)
    let others = names.count - 5
    let shown = others > 1 ? names.prefix(5) + [counted(others, "other")] : names
    return alternatives(Array(shown), "and")
  }

  /// ` in app.json`, if all lists are in one file of another tool.
  private var inOneFile: String {
    guard embedded.count == 1, let (file, count) = embedded.first, count == checked else {
      return ""
    }
    return " in \((file.hasPrefix("./") ? String(file.dropFirst(2)) : file).legible.oneLine)"
  }

  /// ` Checked for the harbour, as the charter says.`
  private var inferredWays: String {
    granted.isEmpty ? "" : " Checked for \(granted.sorted().joined(separator: ", and for "))."
  }

  /// ` Not looked at: code, images.`
  private var notLookedAt: String {
    unread.isEmpty ? "" : " Not looked at: " + unread.sorted().joined(separator: ", ") + "."
  }

  /// ` Inferred: iOS 15.0 app (2), built macOS app.`
  private var inferred: String {
    guard !inferences.isEmpty else { return "" }
    let sorted = inferences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(5).map { $0.key + ($0.value > 1 ? " (\($0.value))" : "") }
    let more = sorted.count > 5 ? [counted(sorted.count - 5, "other sort")] : []
    return " Inferred: " + (shown + more).joined(separator: ", ") + "."
  }
}
