import Diagnostics
import Text

extension CatalogueCheck {
  static let unknownVersion = CatalogueCheck(
    "unknown-version", "A platform or a version is not in the release registry."
  ) { catalogue in
    let platforms = catalogue.releases.platforms.map(\.name)
    return statements(in: catalogue).flatMap { stated -> [Diagnostic] in
      stated.statements.flatMap { statement -> [Diagnostic] in
        guard let versions = catalogue.releases.versions(of: statement.platform) else {
          let near = suggestion(for: statement.platform.name, among: platforms)
          return [
            .error(
              "unknown-version", at: stated.location,
              "'\(statement.platform)' of \(stated.name) is no platform of the release registry\(near)"
            )
          ]
        }
        return statement.moments.compactMap { _, moment in
          guard let version = moment.version, !versions.contains(version) else { return nil }
          let near = suggestion(for: version.text, among: versions.map(\.text))
          return .error(
            "unknown-version", at: stated.location,
            "\(statement.platform) has no release '\(version)', which \(stated.name) names\(near)",
            remedy: "correct the version, or add the release to the registry")
        }
      }
    }
  }

  static let versionsOutOfOrder = CatalogueCheck(
    "versions-out-of-order", "A key is deprecated, ignored or removed before it is introduced."
  ) { catalogue in
    statements(in: catalogue).flatMap { stated in
      stated.statements.flatMap { statement -> [Diagnostic] in
        // A version that something happened with at the latest says nothing about what follows it.
        var earlier: (what: String, version: Version)?
        return statement.moments.compactMap { what, moment -> Diagnostic? in
          guard let version = moment.version else { return nil }
          defer { if case .version = moment { earlier = (what, version) } }
          guard let earlier, version < earlier.version else { return nil }
          return .error(
            "versions-out-of-order", at: stated.location,
            "\(stated.name) is \(what) in \(statement.platform) \(version), before it is \(earlier.what) in \(earlier.version)"
          )
        }
      }
    }
  }

  static let duplicatePlatform = CatalogueCheck(
    "duplicate-platform", "One platform has two statements."
  ) { catalogue in
    statements(in: catalogue).flatMap { stated -> [Diagnostic] in
      var seen: Set<Platform> = []
      return stated.statements.compactMap { statement in
        guard !seen.insert(statement.platform).inserted else { return nil }
        return .error(
          "duplicate-platform", at: stated.location,
          "\(stated.name) says twice when it came to \(statement.platform)",
          remedy: "keep one statement, and tell of the other in an editor's note")
      }
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

/// What a catalogue says of the availability of one thing.
private struct Stated {
  var subject: Subject
  var statements: [AvailabilityStatement]
  var location: SourceLocation

  enum Subject {
    case key(Key)
    case value(String, Key)
    case point(ExtensionPoint)
  }

  /// For a message; few are ever wanted.
  var name: String {
    switch subject {
    case .key(let key): "'\(key.path)'"
    case .value(let text, let key): "the value '\(text)' of '\(key.path)'"
    case .point(let point): "'\(point.id)'"
    }
  }
}

/// Every statement of a catalogue, with whose it is.
private func statements(in catalogue: Catalogue) -> [Stated] {
  var all: [Stated] = []
  for key in catalogue.keys {
    if let statements = key.availability {
      all.append(Stated(subject: .key(key), statements: statements, location: key.location))
    }
    // Two values of the same text are one to a reader.
    var places: [String: Int] = [:]
    for value in key.values.listed where !value.availability.isEmpty {
      let text = value.value.plainText ?? ""
      if let place = places[text] {
        all[place].statements += value.availability
      } else {
        places[text] = all.count
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

extension AvailabilityStatement {
  /// What it dates, in the order it must happen.
  fileprivate var moments: [(String, Moment)] {
    [
      ("introduced", introduced), ("deprecated", deprecated), ("ignored", ignored),
      ("removed", removed),
    ].compactMap { (what: String, moment: Moment?) in moment.map { (what, $0) } }
  }
}
