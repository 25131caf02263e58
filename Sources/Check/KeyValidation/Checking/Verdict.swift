package import Diagnostics
package import KeyModel
import Text

/// The verdict on a product: who refuses it, what is wrong with it, and what may be.
package struct Verdict {
  /// The number of things that each distribution refuses, in the catalogue's order.
  private var refusals: [(way: Distribution, count: Int)] = []
  /// The same for distributions that are one way among others, which nothing names.
  private var possible: [(way: Distribution, count: Int)] = []
  private var errors = 0
  private var warnings = 0

  package init(on findings: [Diagnostic], in catalogue: Catalogue) {
    // A finding without a document says that something could not be checked.
    let findings = findings.filter { $0.document != nil }
    for way in catalogue.distributions {
      let refused = findings.filter { $0.refusedBy == way.id }
      let known = refused.count { $0.severity != .note }
      if known > 0 { refusals.append((way, known)) }
      let supposed = refused.filter { $0.id == DiagnosticKind.refusedElsewhere.id }
        .reduce(0) { $0 + $1.count }
      if supposed > 0 { possible.append((way, supposed)) }
    }
    let others = findings.filter { $0.refusedBy == nil }
    errors = others.count { $0.severity == .error }
    warnings = others.count { $0.severity == .warning }
  }

  /// Its sentences; nil if nothing is wrong.
  package var text: String? {
    let sentences = ([known] + possible.map(sentence)).compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// `The harbour would refuse 3 things; 2 more are wrong, and 1 may be.`
  private var known: String? {
    let refusing = refusals.map { "\($0.way.name) would refuse \(things($0.count))" }
    var phrases = refusing.isEmpty ? [] : [alternatives(refusing, "and")]
    switch (errors, warnings) {
    case (0, 0): break
    case (0, _):
      phrases.append("\(refusing.isEmpty ? things(warnings) : "\(warnings) more") may be wrong")
    default:
      let wrong = refusing.isEmpty ? things(errors) : "\(errors) more"
      let rest = warnings == 0 ? "" : ", and \(warnings) may be"
      phrases.append("\(wrong) \(errors == 1 ? "is" : "are") wrong\(rest)")
    }
    return phrases.isEmpty ? nil : phrases.joined(separator: "; ").capitalizedFirst + "."
  }

  private func sentence(_ one: (way: Distribution, count: Int)) -> String {
    let them = one.count == 1 ? "it" : "them"
    return
      "\(one.way.name.capitalizedFirst) would refuse \(things(one.count)), if it goes there; the distribution \(one.way.id) shows \(them)."
  }

  private func things(_ count: Int) -> String { count == 1 ? "1 thing" : "\(count) things" }
}

extension [Diagnostic] {
  /// The worst first: errors, what is refused, warnings, notes; each in reading order.
  package var worstFirst: [Diagnostic] {
    func rank(_ finding: Diagnostic) -> Int {
      switch finding.severity {
      case .error: 0
      case .warning: finding.refusedBy == nil ? 2 : 1
      case .note: 3
      }
    }
    return enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map { $0.element }
  }
}
