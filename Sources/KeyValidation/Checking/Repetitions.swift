package import Diagnostics
import KeyModel

extension [Diagnostic] {
  /// The findings without those that only repeat an earlier one of the same file: a key or value that is deprecated
  /// there too, a convention of a list of which all dictionaries differ alike, and another key that says the same
  /// twice. An editor marks each of them.
  package func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { finding in
      guard let mistake = finding.repeatable else { return true }
      return seen.insert([finding.location?.file ?? "", finding.id, mistake]).inserted
    }
  }
}

extension Diagnostic {
  /// What another finding that says nothing more has too; nil where each is to be looked at.
  fileprivate var repeatable: String? {
    switch id {
    case DiagnosticKind.deprecated.id, FirstElementDemand.name: message
    case DiagnosticKind.duplicateKey.id where severity == .note: related?.message
    default: nil
    }
  }
}
