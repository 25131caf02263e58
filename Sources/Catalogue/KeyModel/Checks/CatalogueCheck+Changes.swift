import Diagnostics
import Text

extension CatalogueCheck {
  /// A removed key can only be mentioned in the text.
  static let invalidChange = CatalogueCheck(
    "invalid-change", "A change of the catalogue has a date, a unique id and known keys."
  ) { catalogue in
    var seen: [String: SourceLocation] = [:]
    var names = Suggestions(catalogue.keys.map(\.path.description))
    return catalogue.changes.flatMap { change in
      var found: [Diagnostic] = []
      func report(_ message: String, _ remedy: String) {
        found.append(.error("invalid-change", at: change.location, message, remedy: remedy))
      }
      if !CatalogueChange.isDate(change.date) {
        report("'\(change.date)' is not a date", "write one such as 2026-11-21")
      }
      if !CatalogueChange.isID(change.id) {
        report(
          "'\(change.id)' is not an id of a change", "use lower-case letters, digits and hyphens")
      }
      if let first = seen[change.id] {
        report(
          "Two changes have the id '\(change.id)'; the other is at \(first)",
          "give each change a different id")
      } else {
        seen[change.id] = change.location
      }
      for path in change.keys where catalogue[path] == nil {
        report(
          "There is no key '\(path)'\(names.ending(for: path.description))",
          "name keys of the catalogue here, and mention others in the text")
      }
      return found
    }
  }
}

extension CatalogueChange {
  fileprivate static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }
}
