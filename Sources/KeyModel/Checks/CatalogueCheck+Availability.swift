import Diagnostics

extension CatalogueCheck {
  static let unknownVersion = CatalogueCheck(
    "unknown-version", "A platform or a version is not in the release registry."
  ) { catalogue in
    let platforms = catalogue.releases.platforms.map(\.name)
    return availabilities(of: catalogue).flatMap { name, statement, location -> [Diagnostic] in
      guard let versions = catalogue.releases.versions(of: statement.platform) else {
        let near = suggestion(for: statement.platform.name, among: platforms)
        return [
          .error(
            "unknown-version", at: location,
            "'\(statement.platform)' of \(name) is no platform of the release registry\(near)")
        ]
      }
      return moments(of: statement).compactMap { _, moment in
        guard let version = moment.version, !versions.contains(version) else { return nil }
        let near = suggestion(for: version.text, among: versions.map(\.text))
        return .error(
          "unknown-version", at: location,
          "\(statement.platform) has no release '\(version)', which \(name) names\(near)",
          remedy: "correct the version, or add the release to the registry")
      }
    }
  }

  static let versionsOutOfOrder = CatalogueCheck(
    "versions-out-of-order", "A key is deprecated, ignored or removed before it is introduced."
  ) { catalogue in
    availabilities(of: catalogue).flatMap { name, statement, location -> [Diagnostic] in
      // A version that something happened with at the latest says nothing about what follows it.
      var earlier: (what: String, version: Version)?
      return moments(of: statement).compactMap { what, moment -> Diagnostic? in
        guard let version = moment.version else { return nil }
        defer { if case .version = moment { earlier = (what, version) } }
        guard let earlier, version < earlier.version else { return nil }
        return .error(
          "versions-out-of-order", at: location,
          "\(name) is \(what) in \(statement.platform) \(version), before it is \(earlier.what) in \(earlier.version)"
        )
      }
    }
  }

  static let duplicatePlatform = CatalogueCheck(
    "duplicate-platform", "One platform has two statements."
  ) { catalogue in
    var seen: Set<[String]> = []
    return availabilities(of: catalogue).compactMap { name, statement, location -> Diagnostic? in
      let entry = [name, location.description, statement.platform.name]
      guard !seen.insert(entry).inserted else { return nil }
      return .error(
        "duplicate-platform", at: location,
        "\(name) says twice when it came to \(statement.platform)",
        remedy: "keep one statement, and tell of the other in an editor's note")
    }
  }

  static let availableBeforeParent = CatalogueCheck(
    "available-before-parent", "A key is available before the key it stands in."
  ) { catalogue in
    catalogue.keys.flatMap { key -> [Diagnostic] in
      guard let parent = catalogue.parent(of: key.path) else { return [] }
      return (key.availability ?? []).compactMap { statement -> Diagnostic? in
        guard statement.note == nil, case .version(let version) = statement.introduced,
          let above = parent.availability?.first(where: { $0.platform == statement.platform }),
          case .version(let earliest) = above.introduced, version < earliest
        else { return nil }
        return .error(
          "available-before-parent", at: key.location,
          "'\(key.path)' is available from \(statement.platform) \(version), '\(parent.path)' from \(earliest)",
          remedy: "correct one of them, or explain it in the statement's note")
      }
    }
  }
}

/// Every statement of a catalogue, with whose it is.
private func availabilities(of catalogue: Catalogue) -> [(
  name: String, statement: AvailabilityStatement, location: SourceLocation
)] {
  catalogue.keys.flatMap { key in
    (key.availability ?? []).map { ("'\(key.path)'", $0, key.location) }
      + key.values.listed.flatMap { value in
        value.availability.map {
          ("the value '\(value.value.plainText ?? "")' of '\(key.path)'", $0, key.location)
        }
      }
  }
    + catalogue.extensionPoints.flatMap { point in
      point.availability.map { ("'\(point.id)'", $0, point.location) }
    }
}

/// What a statement dates, in the order it must happen.
private func moments(of statement: AvailabilityStatement) -> [(String, Moment)] {
  let all: [(String, Moment?)] = [
    ("introduced", statement.introduced), ("deprecated", statement.deprecated),
    ("ignored", statement.ignored), ("removed", statement.removed),
  ]
  return all.compactMap { what, moment in moment.map { (what, $0) } }
}
