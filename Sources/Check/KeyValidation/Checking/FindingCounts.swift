import Diagnostics
import KeyModel
import Text

extension [Diagnostic] {
  /// The number of findings of each severity, or nil: `1 error, 2 warnings and 3 notes`.
  package var countPhrase: String? {
    guard !isEmpty else { return nil }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = self.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return alternatives(counts, "and")
  }
}
