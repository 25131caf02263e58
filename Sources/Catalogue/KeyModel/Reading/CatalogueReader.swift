package import Diagnostics
import JSON
import Text

/// Reads a catalogue in the form of `catalogue.json`, one entry after another.
///
/// Only a key's `path`, `types` and `summary` are required. An unknown member is an error: it is
/// misspelled or comes from a newer docgen. Invisible control characters are replaced in every
/// text.
package struct CatalogueReader {
  /// More keys than any format has; each is a page.
  static let keysLimit = 100_000
  /// Levels of a key's path.
  static let depthLimit = 24
  /// Bytes of a name on it.
  static let nameLimit = 1_000
  /// Bytes of any text.
  static let textLimit = 256 << 10
  static let findingsLimit = 1_000

  var scanner: JSONScanner
  var diagnostics: [Diagnostic] = []
  /// The addresses of the keys' pages, where the catalogue has them.
  var pages: [PropertyPath: String] = [:]

  private init(_ bytes: [UInt8], file: String) {
    scanner = JSONScanner(bytes, file: file)
  }

  /// The catalogue in a text, or nil if there are errors.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - file: The text's name for diagnostics.
  package static func read(_ bytes: [UInt8], file: String)
    -> (catalogue: Catalogue?, diagnostics: [Diagnostic])
  {
    var reader = CatalogueReader(bytes, file: file)
    return (reader.readCatalogue(), reader.diagnostics)
  }

  /// The same with the addresses of the keys' pages, without diagnostics.
  package static func readWithPages(_ bytes: [UInt8], file: String)
    -> (catalogue: Catalogue?, pages: [PropertyPath: String])
  {
    var reader = CatalogueReader(bytes, file: file)
    let catalogue = reader.readCatalogue()
    let first = catalogue?.document.id
    return (
      catalogue,
      Dictionary(
        firstOf: reader.pages.map { path, page in
          (path.document == first ? PropertyPath(path.components) : path, page)
        })
    )
  }

  private mutating func readCatalogue() -> Catalogue? {
    do throws(JSONScanner.SyntaxError) {
      let record = try CatalogueRecord.form.read(&self)
      try scanner.finish()
      if let record { reportUnknownDocuments(of: record) }
      guard let record, !diagnostics.containsErrors else { return nil }
      reportUndeclaredGroups(of: record)
      return record.catalogue
    } catch {
      diagnostics.append(
        .error(
          "json-syntax", at: error.location, "Not valid JSON: \(error.message)",
          remedy:
            "correct the JSON; a catalogue has the form of the catalogue.json that docgen publishes"
        ))
      return nil
    }
  }
}

extension CatalogueRecord {
  /// The catalogue, with a group for each undeclared group's name after the declared ones.
  fileprivate var catalogue: Catalogue {
    let mechanisms = Dictionary(
      firstOf: (mechanisms + extensionPoints.map { $0.mechanism }).filter {
        !$0.identifierKey.isRoot
      }
      .map { ($0.name, $0) })
    let extensionPoints = extensionPoints.map { point in
      changed(point) { $0.mechanism = mechanisms[$0.mechanism.name] ?? $0.mechanism }
    }
    let document = documents.first ?? .configuration
    let first = document.id
    var groups = groups.map { group in
      changed(group) { if $0.document == first { $0.document = nil } }
    }
    let declared = Dictionary(firstOf: groups.enumerated().map { ($1.id, $0) })
    var undeclared: [UndeclaredGroup: Int] = [:]
    for var key in keys {
      if key.path.document == first { key.path.document = nil }
      if case .all(let mechanism) = key.extensionPoints, let known = mechanisms[mechanism.name] {
        key.extensionPoints = .all(known)
      }
      let own = UndeclaredGroup(name: key.group, document: key.path.document)
      if let index = declared[key.group] ?? undeclared[own] {
        groups[index].keys.append(key)
      } else {
        undeclared[own] = groups.count
        groups.append(
          changed(own.group) {
            $0.keys = [key]; $0.location = key.location
          })
      }
    }
    var catalogue = Catalogue(
      title: title, document: document, otherDocuments: Array(documents.dropFirst()),
      groups: groups, extensionPoints: extensionPoints,
      bundleKinds: bundleKinds, distributions: distributions, sources: sources,
      releases: ReleaseRegistry(lines.isEmpty ? releasesOfEntries : lines), codes: codes,
      remarks: remarks, synonyms: synonyms, searchWords: searchWords, usage: usage,
      changes: changes, readings: readings)
    catalogue.isFromOutside = true
    return catalogue
  }

  /// The keys of one document that name a group which isn't declared, or none.
  private struct UndeclaredGroup: Hashable {
    var name: String
    var document: DocumentKind.ID?

    var group: KeyGroup {
      let id = name.isEmpty ? "keys" : name
      return KeyGroup(
        document.map { "\($0)-\(id)" } ?? id, name.isEmpty ? "Keys" : name, in: document,
        summary: name.isEmpty && document == nil ? "Every key of the reference." : "", keys: [])
    }
  }

  /// The releases that the entries name, for a document that lists none.
  private var releasesOfEntries: [ReleaseRegistry.Line] {
    #if hasFeature(Embedded)
      // Catalogues that docgen writes list them.
      return []
    #else
      var platforms: [Platform] = []
      var versions: [Platform: Set<Version>] = [:]
      let ofRules = keys.lazy.flatMap { $0.rules }.flatMap { rule in
        rule.until.map { $0.statement } + rule.condition.releases
      }
      for statement in keys.lazy.flatMap({ $0.statements })
        + extensionPoints.flatMap({ $0.availability })
        + ofRules
      {
        if versions[statement.platform] == nil {
          platforms.append(statement.platform)
          versions[statement.platform] = []
        }
        versions[statement.platform]?.formUnion(statement.moments.compactMap { $0.moment.version })
      }
      return platforms.map { ReleaseRegistry.Line($0, (versions[$0] ?? []).sorted()) }
    #endif
  }
}
