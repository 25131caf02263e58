import Diagnostics
import Text

#if hasFeature(Embedded)
  // A page's catalogue was written by docgen. What is wrong with another one would not be read, and the words for it take
  // room in the module.
  extension CatalogueReader {
    mutating func report(
      _ id: String, at location: SourceLocation, _ message: @autoclosure () -> String,
      remedy: @autoclosure () -> String
    ) {
      report(nil)
    }

    mutating func report(_ diagnostic: @autoclosure () -> Diagnostic?) {
      if diagnostics.isEmpty {
        diagnostics = [.error("invalid-catalogue", at: nil, "", remedy: "")]
      }
    }

    mutating func reportMissing(
      _ name: String, of holder: String, meaning: String, at location: SourceLocation
    ) {
      report(nil)
    }

    mutating func reportUnknown(
      _ message: @autoclosure () -> String, _ text: String,
      among names: @autoclosure () -> [String], at location: SourceLocation
    ) {
      report(nil)
    }

    mutating func reportInvalid(
      _ message: @autoclosure () -> String, at location: SourceLocation
    ) {
      report(nil)
    }

    mutating func reportUnknownMember(
      _ name: String, of holder: @autoclosure () -> String,
      among names: @autoclosure () -> [String], advice: (String) -> String?
    ) {
      report(nil)
    }

    mutating func reportUnknownDocuments(of record: CatalogueRecord) {}

    mutating func reportUndeclaredGroups(of record: CatalogueRecord) {}
  }
#else
  extension CatalogueReader {
    mutating func report(
      _ id: String, at location: SourceLocation, _ message: String, remedy: String
    ) {
      report(.error(id, at: location, message, remedy: remedy))
    }

    /// Keeps a finding, up to a limit, because a wrong document could fill the memory.
    mutating func report(_ diagnostic: Diagnostic) {
      let isError = diagnostic.severity == .error
      guard diagnostics.count < Self.findingsLimit || isError && !diagnostics.containsErrors else {
        return
      }
      diagnostics.append(diagnostic)
    }

    mutating func reportMissing(
      _ name: String, of holder: String, meaning: String, at location: SourceLocation
    ) {
      report(
        "missing-field", at: location, "\(holder.capitalizedFirst) lacks '\(name)'",
        remedy: "add it: \(meaning.lowercasedFirst.withoutPeriod)")
    }

    /// Reports a text that is not one of a few names. The finding lists them.
    mutating func reportUnknown(
      _ message: String, _ text: String, among names: [String], at location: SourceLocation
    ) {
      let near = suggestion(for: text, among: names)
      // "unique" is not a misspelling of "unique-elements", but its beginning.
      let longer = names.filter { $0.hasPrefix(text + "-") }
      report(
        "invalid-field", at: location,
        message + (near.isEmpty && longer.count == 1 ? "; did you mean '\(longer[0])'?" : near),
        remedy: "write \(alternatives(names, "or"))")
    }

    mutating func reportInvalid(_ message: String, at location: SourceLocation) {
      report(
        "invalid-field", at: location, message,
        remedy: "write what the schema catalogue.schema.json allows there")
    }

    /// Reports a member that its object doesn't have.
    mutating func reportUnknownMember(
      _ name: String, of holder: String, among names: @autoclosure () -> [String],
      advice: (String) -> String?
    ) {
      // Searching costs time where many names are wrong.
      let near = diagnostics.count < 50 ? suggestion(for: name, among: names()) : ""
      report(
        "unknown-field", at: scanner.location, "'\(name)' is not a member of \(holder)\(near)",
        remedy: advice(name) ?? Self.remedy(forUnknownAmong: names()))
    }

    private static func remedy(forUnknownAmong names: [String]) -> String {
      let listed =
        (1...fewNames).contains(names.count)
        ? "its members are \(alternatives(names.map { "'\($0)'" }, "and"))"
        : "docs/catalogue-json.md and the schema catalogue.schema.json list the members"
      return "correct or remove it; \(listed)"
    }

    /// So many names are listed in a finding.
    private static let fewNames = 16
  }

  extension CatalogueReader {
    /// One finding for a name, because a misspelt `id` of a document concerns all of its keys.
    mutating func reportUnknownDocuments(of record: CatalogueRecord) {
      let declared =
        record.documents.isEmpty ? [DocumentKind.configuration.id] : record.documents.map { $0.id }
      let unknown = Dictionary(grouping: record.keys, by: { $0.path.document })
      for case (let name?, let keys) in unknown where !declared.contains(name) {
        guard let first = keys.min(by: { $0.location < $1.location }) else { continue }
        let path = PropertyPath(first.path.components)
        let owners = keys.count == 1 ? "'\(path)'" : "\(keys.count) keys, such as '\(path)',"
        reportUnknown(
          "The document '\(name)' of \(owners) is not declared", name, among: declared,
          at: first.location)
      }
    }

    /// A draft may declare no groups, but one that declares some has probably misspelt another.
    mutating func reportUndeclaredGroups(of record: CatalogueRecord) {
      let declared = Set(record.groups.map { $0.id })
      guard !declared.isEmpty else { return }
      var groups = Suggestions(declared.sorted())
      let undeclared = Dictionary(grouping: record.keys, by: { $0.group })
        .filter { !declared.contains($0.key) }
      for (group, keys) in undeclared {
        guard let first = keys.min(by: { $0.location < $1.location }) else { continue }
        let path = PropertyPath(first.path.components)
        let owners = keys.count == 1 ? "'\(path)'" : "\(keys.count) keys, such as '\(path)',"
        report(
          Diagnostic(
            .warning, "undeclared-group", at: first.location,
            group.isEmpty
              ? keys.count == 1
                ? "'\(path)' names no group" : "\(keys.count) keys name no group, such as '\(path)'"
              : "The group '\(group)' of \(owners) is not declared\(groups.ending(for: group))",
            remedy: "name one of the catalogue's groups, or declare it in 'groups'"))
      }
    }
  }
#endif
