import Diagnostics
import Text

extension CatalogueCheck {
  /// A change has a day, an id of its own, and keys that exist. A key that was taken out is named in
  /// the text.
  static let invalidChange = CatalogueCheck(
    "invalid-change", "A change of the catalogue has a day, an id of its own and known keys."
  ) { catalogue in
    var places: [String: CatalogueChange] = [:]
    return catalogue.changes.flatMap { change in
      var findings: [Diagnostic] = []
      func report(_ message: String, _ remedy: String) {
        findings.append(
          .error("invalid-change", at: change.location, message, remedy: remedy))
      }
      if !CatalogueChange.isDate(change.date) {
        report("'\(change.date)' is no day", "write one such as 2026-11-21")
      }
      if !CatalogueChange.isID(change.id) {
        report(
          "'\(change.id)' is no id of a change", "write lower-case letters, digits and hyphens")
      }
      if places.updateValue(change, forKey: change.id) != nil {
        report("Another change has the id '\(change.id)'", "give each an id of its own")
      }
      for path in change.keys where catalogue[path] == nil {
        let known = catalogue.keys.map(\.path.description)
        report(
          "'\(path)' names no key\(suggestion(for: path.description, among: known))",
          "name keys that the catalogue has; speak of others in the text")
      }
      return findings
    }
  }
}

extension CatalogueChange {
  fileprivate static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }
}
