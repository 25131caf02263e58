import Diagnostics
import Text

extension CatalogueCheck {
  static let duplicatePath = CatalogueCheck(
    "duplicate-path", "Two keys have the same path."
  ) { catalogue in
    var seen: [PropertyPath: Key] = [:]
    return catalogue.keys.compactMap { key -> Diagnostic? in
      guard let first = seen[key.path] else {
        seen[key.path] = key
        return nil
      }
      return .error(
        "duplicate-path", at: key.location,
        "'\(key.path)' is declared twice; the other is at \(first.location)",
        remedy: "remove one, or give it another path")
    }
  }

  /// Everything else that is looked up by a name.
  static let duplicateID = CatalogueCheck(
    "duplicate-id",
    "Two groups, extension points, kinds of bundles, codes, sources or shapes have the same id, or a release is listed twice."
  ) { catalogue in
    var found: [Diagnostic] = []
    func check<ID: Hashable>(
      _ what: String, _ entries: some Sequence<(id: ID, location: SourceLocation)>
    ) {
      var seen: [ID: SourceLocation] = [:]
      for entry in entries {
        guard let first = seen.updateValue(entry.location, forKey: entry.id) else { continue }
        seen[entry.id] = first
        found.append(
          .error(
            "duplicate-id", at: entry.location,
            "The \(what) '\(entry.id)' is declared twice; the other is at \(first)",
            remedy: "merge the two, or give one of them another id"))
      }
    }
    check("group", catalogue.groups.map { ($0.id, $0.location) })
    check("extension point", catalogue.extensionPoints.map { ($0.id, $0.location) })
    var mechanisms: [String: PropertyPath] = [:]
    for point in catalogue.extensionPoints {
      let mechanism = point.mechanism
      let first = mechanisms[mechanism.name] ?? mechanism.identifierKey
      mechanisms[mechanism.name] = first
      guard first != mechanism.identifierKey else { continue }
      found.append(
        .error(
          "duplicate-id", at: point.location,
          "Two mechanisms are called '\(mechanism.name)'; the other has the key '\(first)'",
          remedy: "give one of them another name"))
    }
    var kinds: Set<String> = []
    for kind in catalogue.bundleKinds where !kinds.insert(kind.name).inserted {
      found.append(
        .error(
          "duplicate-id", at: nil, "The kind of bundle '\(kind.name)' is listed twice",
          remedy: "list it once"))
    }
    check("code", catalogue.codes.map { ($0.id, $0.location) })
    check("source", catalogue.sources.map { ($0.id, $0.location) })
    check("shape", catalogue.shapes.map { ($0.id, $0.location) })

    var lines: [Platform: SourceLocation] = [:]
    for line in catalogue.releases.lines {
      if let first = lines[line.platform] {
        found.append(
          .error(
            "duplicate-id", at: line.location,
            "The releases list \(line.platform) twice; the other entry is at \(first)",
            remedy: "list every version of the platform in one entry"))
      } else {
        lines[line.platform] = line.location
      }
      var versions: [Version: String] = [:]
      for version in line.versions {
        guard let first = versions[version] else {
          versions[version] = version.text
          continue
        }
        let same = first == version.text ? "twice" : "twice, as '\(first)' and '\(version)'"
        found.append(
          .error(
            "duplicate-id", at: line.location,
            "The releases of \(line.platform) list version \(first) \(same)",
            remedy: "list each version once"))
      }
    }
    return found
  }
}
