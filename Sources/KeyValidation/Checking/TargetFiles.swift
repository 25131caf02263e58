package import JSON
package import KeyModel

/// What a file of settings says about the target that a property list belongs to.
package struct TargetFiles: Hashable, Sendable {
  /// The paths of the target's other files by the setting that names each, if all configurations agree.
  package var paths: [String: String] = [:]
  /// The settings that may hold for the target, if only because nothing says for which one they hold.
  package var settings: Set<String> = []
}

extension BuildSettings {
  /// The files of the target that a file belongs to.
  package func targetFiles(
    of setting: String, besides others: [String], where isFile: (String) -> Bool
  ) -> TargetFiles {
    let blocks = words
    let own = blocks.filter { $0.names(setting, isFile) }
    let common = blocks.filter { block in ([setting] + others).allSatisfy { block[$0] == nil } }
    var files = TargetFiles()
    for other in others where !own.isEmpty {
      let values = Set(own.map { $0[other] })
      if values.count == 1, let value = values.first ?? nil, value.count == 1 {
        files.paths[other] = value.first?.joined(separator: " ")
      }
    }
    for block in own + common {
      files.settings.formUnion(block.filter { !$0.value.isSubset(of: Self.off) }.keys)
    }
    return files
  }

  private static let off: Set<[String]> = [[], ["NO"], ["no"], ["false"]]

  /// Whether a setting names a file.
  package func names(_ setting: String, where isFile: (String) -> Bool) -> Bool {
    words.contains { $0.names(setting, isFile) }
  }

  /// The words of each setting's values, which differ where a setting has conditions.
  var words: [[String: Set<[String]>]] {
    blocks.map { block in
      Dictionary(grouping: block, by: { $0.name }).mapValues { Set($0.map { $0.value.words }) }
    }
  }
}

extension [String: Set<[String]>] {
  func names(_ setting: String, _ isFile: (String) -> Bool) -> Bool {
    self[setting]?.contains { isFile($0.joined(separator: " ")) } == true
  }
}

extension DocumentKind.Manifest {
  /// The targets in a manifest, each with the settings of its configurations, including those that name files.
  package func targets(
    in fields: JSONValue, files: [(setting: String, fields: [[String]])]
  ) -> [(target: JSONValue, settings: BuildSettings)] {
    (fields[targets]?.members ?? []).map { member in
      let target = member.value
      let named = files.flatMap { file in
        file.fields.compactMap { field in
          target.value(at: field)?.text.map { BuildSettings.Assignment(name: file.setting, $0) }
        }
      }
      let base = named + settings.flatMap { target.value(at: $0)?.settings ?? [] }
      let others = configurations.flatMap { target.value(at: $0)?.members ?? [] }.map {
        let own = $0.value.settings
        return base.filter { known in !own.contains { $0.name == known.name } } + own
      }
      return (target, BuildSettings(blocks: [base] + others))
    }
  }

  /// The settings outside of a manifest's targets, which may hold for any of them.
  package func settings(in fields: JSONValue, where isWanted: (String) -> Bool)
    -> [BuildSettings.Assignment]
  {
    fields.members.flatMap { member -> [BuildSettings.Assignment] in
      guard member.name != targets else { return [] }
      if isWanted(member.name), let text = member.value.text {
        return [BuildSettings.Assignment(name: member.name, text)]
      }
      return settings(in: member.value, where: isWanted)
    }
  }
}

extension BuildSettings.Assignment {
  fileprivate init(name: String, _ text: String) {
    self.init(name: name, value: .init(.string(text), range: 0..<0))
  }
}

extension JSONValue {
  fileprivate var settings: [BuildSettings.Assignment] {
    members.compactMap { member in
      member.value.text.map { BuildSettings.Assignment(name: member.name, $0) }
    }
  }
}

extension PropertyListDocument.Node {
  var words: [String] {
    scalars.flatMap { $0.plainText?.split(separator: " ").map(String.init) ?? [] }
  }
}
