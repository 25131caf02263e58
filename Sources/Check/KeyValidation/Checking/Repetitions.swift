import Diagnostics
import KeyModel
import Text

extension [Diagnostic] {
  /// Removes findings that say no more than an earlier one of the same file.
  func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { finding in
      guard let mistake = finding.repeatable else { return true }
      return seen.insert([finding.location?.file ?? "", finding.id, mistake]).inserted
    }
  }
}

extension Diagnostic {
  /// The part that a later finding shares if it says nothing new; nil if every such finding matters.
  fileprivate var repeatable: String? {
    switch id {
    case DiagnosticKind.deprecated.id, DiagnosticKind.removed.id, FirstElementDemand.name: message
    case PresentDemand.name where severity == .warning: message
    case DiagnosticKind.duplicateKey.id where severity == .note: related?.message
    default: severity == .note ? key : nil
    }
  }
}
