import Diagnostics
import Text

extension CatalogueCheck {
  /// Every statement of an entry with one source is from there.
  static let unsourcedStatement = CatalogueCheck(
    "unsourced-statement",
    "A rule, a set of values, a default, a requirement or a statement of availability does not name its source."
  ) { catalogue in
    var found: [Diagnostic] = []
    func report(_ statements: [String], of name: String, at location: SourceLocation) {
      guard !statements.isEmpty else { return }
      let what = alternatives(statements, "and")
      found.append(
        Diagnostic(
          .warning, "unsourced-statement", at: location,
          "\(what.capitalizedFirst) of '\(name)' \(statements.count == 1 ? "names" : "name") no source",
          remedy:
            "name it with 'from:' of a statement, '.from(…)' of a rule, 'valuesSource:', 'defaultSource:' or 'requiredSource:'"
        ))
    }
    let identifiers = Set(catalogue.mechanisms.map(\.identifierKey))
    for key in catalogue.keys where key.sources.count > 1 {
      var statements: [String] = []
      let platforms = key.statements.filter { $0.source == nil }.map(\.platform.name)
      if !platforms.isEmpty {
        statements.append("the availability on \(alternatives(platforms, "and"))")
      }
      // The identifiers of extension points have the sources of those.
      if !identifiers.contains(key.path) {
        let values = key.values.listed
        if !values.isEmpty, key.valuesSource == nil { statements.append("the set of values") }
        statements += values.filter { $0.availability.contains { $0.source == nil } }
          .map { "the availability of the value '\($0.value.plainText ?? "…")'" }
      }
      if key.defaultSource == nil, key.defaultValue != nil || key.defaultDescription != nil {
        statements.append("the default")
      }
      // A rule may say the same, with its source.
      if key.required == .required, key.requiredSource == nil,
        !key.rules.contains(where: { $0.demand == .present(PresentDemand()) })
      {
        statements.append("the requirement")
      }
      statements += key.rules.filter { $0.source == nil }.map { "the rule '\($0.name)'" }
      report(statements, of: key.path.description, at: key.location)
    }
    for point in catalogue.extensionPoints where point.sources.count > 1 {
      let platforms = point.availability.filter { $0.source == nil }.map(\.platform.name)
      report(
        platforms.isEmpty ? [] : ["the availability on \(alternatives(platforms, "and"))"],
        of: point.id,
        at: point.location)
    }
    return found
  }

  static let availableWithoutParent = CatalogueCheck(
    "available-without-parent",
    "A key is available on a platform on which no source has the key that contains it."
  ) { catalogue in
    var platforms: [PropertyPath: Set<Platform>] = [:]
    return catalogue.keys.compactMap { key -> Diagnostic? in
      guard !key.explainsAvailability, let parent = catalogue.parent(of: key.path),
        !parent.statements.isEmpty
      else { return nil }
      let known = platforms[parent.path] ?? Set(parent.statements.availablePlatforms)
      platforms[parent.path] = known
      let others = key.statements.filter { $0.note == nil }.availablePlatforms
        .filter { !known.contains($0) }
      guard !others.isEmpty else { return nil }
      return Diagnostic(
        .warning, "available-without-parent", at: key.location,
        "'\(key.path)' is available on \(alternatives(others.map(\.name), "and")), which '\(parent.path)' does not name",
        remedy: "correct one of them, or explain it in a note on availability")
    }
  }

  static let deprecatedWithoutReplacement = CatalogueCheck(
    "deprecated-without-replacement",
    "A deprecated key does not say what replaces it, or that nothing does."
  ) { catalogue in
    var over: Set<PropertyPath> = []
    // Keys come after those that contain them, whose replacement serves for them too.
    return catalogue.keys.compactMap { key -> Diagnostic? in
      let isInside = catalogue.parent(of: key.path).map { over.contains($0.path) } ?? false
      guard key.isDeprecatedSomewhere || isInside else { return nil }
      over.insert(key.path)
      guard key.replacedBy == nil, !isInside, !key.explainsAvailability else { return nil }
      return Diagnostic(
        .warning, "deprecated-without-replacement", at: key.location,
        "'\(key.path)' is deprecated and does not say what replaces it",
        remedy:
          "list the keys in 'replacedBy:', write 'replacedBy: []' if nothing does, or explain it in a note on availability"
      )
    }
  }

  static let unexplainedType = CatalogueCheck(
    "unexplained-type", "A type that is accepted although no source names it has no note."
  ) { catalogue in
    catalogue.keys.filter { key in
      !key.alsoAccepts.isEmpty && !key.notes.contains { $0.subject == .type }
    }.map { key in
      Diagnostic(
        .warning, "unexplained-type", at: key.location,
        "'\(key.path)' also accepts \(alternatives(key.alsoAccepts.map { withArticle($0.phrase) }, "and")), and no note says why",
        remedy: "add an editor's note on the type, or remove 'alsoAccepts:'")
    }
  }
}

extension Key {
  var explainsAvailability: Bool { notes.contains { $0.subject == .availability } }
}

extension [AvailabilityStatement] {
  fileprivate var availablePlatforms: [Platform] { filter(\.isAvailable).map(\.platform) }
}
