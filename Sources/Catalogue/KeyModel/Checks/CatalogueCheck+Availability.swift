import Diagnostics
import Text

extension CatalogueCheck {
  static let unknownVersion = CatalogueCheck(
    "unknown-version", "A platform or a version is not in the release registry."
  ) { catalogue in
    let releases = Dictionary(
      catalogue.releases.lines.map { ($0.platform, Set($0.versions)) },
      uniquingKeysWith: { $0.union($1) })
    var platforms = Suggestions(catalogue.releases.platforms.map(\.name))
    var versions: [Platform: Suggestions] = [:]
    var unknownPlatforms = EntriesByCause<Platform>()
    var unknownVersions = EntriesByCause<Release>()
    for stated in statements(in: catalogue) + releasesOfConditions(in: catalogue) {
      for statement in stated.statements {
        guard let known = releases[statement.platform] else {
          unknownPlatforms.add(statement.platform, of: stated.name, at: stated.location)
          continue
        }
        for (_, moment) in statement.moments {
          guard let version = moment.version, !known.contains(version) else { continue }
          unknownVersions.add(
            Release(statement.platform, version), of: stated.name, at: stated.location)
        }
      }
    }
    return unknownPlatforms.all.map { platform, entries, _, location in
      .error(
        "unknown-version", at: location,
        "The platform '\(platform)' of \(entries) is not in the release registry\(platforms.ending(for: platform.name))",
        remedy: "correct the platform, or add its releases to the registry")
    }
      + unknownVersions.all.map { release, entries, isOne, location in
        let known = releases[release.platform]?.sorted().map(\.text) ?? []
        let near = versions[release.platform, default: Suggestions(known)]
          .ending(for: release.version.text)
        return .error(
          "unknown-version", at: location,
          "\(release.platform) has no release '\(release.version)', which \(entries) \(isOne ? "names" : "name")\(near)",
          remedy: "correct the version, or add the release to the registry")
      }
  }

  static let versionsOutOfOrder = CatalogueCheck(
    "versions-out-of-order", "A key is deprecated, ignored or removed before it is introduced."
  ) { catalogue in
    statements(in: catalogue).flatMap { stated in
      stated.statements.flatMap { statement -> [Diagnostic] in
        // "At most" a version says nothing about what follows it.
        var earlier: (what: String, version: Version)?
        return statement.moments.compactMap { what, moment -> Diagnostic? in
          guard let version = moment.version else { return nil }
          defer { if case .version = moment { earlier = (what, version) } }
          guard let earlier, version < earlier.version else { return nil }
          return .error(
            "versions-out-of-order", at: stated.location,
            "\(stated.name) is \(what) in \(statement.platform) \(version), before it is \(earlier.what) in \(earlier.version)",
            remedy: "correct one of the two versions")
        }
      }
    }
  }

  static let duplicatePlatform = CatalogueCheck(
    "duplicate-platform", "One platform has two availability statements."
  ) { catalogue in
    statements(in: catalogue).flatMap { stated -> [Diagnostic] in
      var seen: Set<Platform> = []
      return stated.statements.compactMap { statement in
        guard !seen.insert(statement.platform).inserted else { return nil }
        return .error(
          "duplicate-platform", at: stated.location,
          "\(stated.name) has two availability statements for \(statement.platform)",
          remedy: "keep one, and record the other in an editor's note")
      }
    }
  }

  static let availableBeforeParent = CatalogueCheck(
    "available-before-parent", "A key is available before the key that contains it."
  ) { catalogue in
    // A parent is looked at once for each child.
    var starts: [PropertyPath: [Platform: Version]] = [:]
    return catalogue.keys.flatMap { key -> [Diagnostic] in
      guard !key.explainsAvailability, let parent = catalogue.parent(of: key.path) else {
        return []
      }
      let earliest = starts[parent.path] ?? parent.statements.introductions
      starts[parent.path] = earliest
      return key.statements.compactMap { statement -> Diagnostic? in
        guard statement.note == nil, case .version(let version) = statement.introduced,
          let earliest = earliest[statement.platform], version < earliest
        else { return nil }
        return .error(
          "available-before-parent", at: key.location,
          "'\(key.path)' is available from \(statement.platform) \(version), '\(parent.path)' from \(earliest)",
          remedy: "correct one of them, or explain it in a note on availability")
      }
    }
  }
}

extension [AvailabilityStatement] {
  fileprivate var introductions: [Platform: Version] {
    var versions: [Platform: Version] = [:]
    for statement in reversed() {
      versions[statement.platform] =
        if case .version(let version) = statement.introduced { version } else { nil }
    }
    return versions
  }
}

private struct Stated {
  var subject: AvailabilitySubject
  var statements: [AvailabilityStatement]
  var location: SourceLocation

  enum AvailabilitySubject {
    case key(Key)
    case value(String, Key)
    case rule(Rule, Key)
    case point(ExtensionPoint)
  }

  /// The subject in a message. Computed on demand, because few statements need one.
  var name: String {
    switch subject {
    case .key(let key): "'\(key.path)'"
    case .value(let text, let key): "the value '\(text)' of '\(key.path)'"
    case .rule(let rule, let key): "the rule '\(rule.name)' of '\(key.path)'"
    case .point(let point): "'\(point.id)'"
    }
  }
}

private func statements(in catalogue: Catalogue) -> [Stated] {
  var all: [Stated] = []
  for key in catalogue.keys {
    if let statements = key.availability {
      all.append(Stated(subject: .key(key), statements: statements, location: key.location))
    }
    for rule in key.rules where !rule.until.isEmpty {
      let ends = rule.until.map(\.statement)
      all.append(Stated(subject: .rule(rule, key), statements: ends, location: key.location))
    }
    // Two values with the same text are one to a reader.
    var indexes: [String: Int] = [:]
    for value in key.values.listed where !value.availability.isEmpty {
      let text = value.value.plainText ?? ""
      if let index = indexes[text] {
        all[index].statements += value.availability
      } else {
        indexes[text] = all.count
        all.append(
          Stated(
            subject: .value(text, key), statements: value.availability, location: key.location))
      }
    }
  }
  return all
    + catalogue.extensionPoints.map { point in
      Stated(subject: .point(point), statements: point.availability, location: point.location)
    }
}

private func releasesOfConditions(in catalogue: Catalogue) -> [Stated] {
  catalogue.keys.flatMap { key in
    key.rules.compactMap { rule in
      let named = rule.condition.releases
      guard !named.isEmpty else { return nil }
      return Stated(subject: .rule(rule, key), statements: named, location: key.location)
    }
  }
}
