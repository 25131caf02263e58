package import JSON
package import KeyModel

/// The facts in a file of settings about the target that a property list belongs to.
package struct TargetFiles: Hashable, Sendable {
  /// The paths of the target's other files by the setting that names each, if all configurations agree.
  package var paths: [String: String] = [:]
  /// The settings that may hold for the target.
  package var settings: Set<String> = []
}

/// The settings of a project, arranged by the files that they name: a project names about as many files as it is long, and
/// each of them is asked for.
package struct TargetSettings: Sendable {
  /// The value of a setting where several may hold.
  fileprivate enum Value: Hashable {
    case words([String])
    /// Configurations differ, so nothing is certain.
    case several
  }

  /// Settings that apply together.
  private struct Block {
    var values: [String: Value] = [:]
    var isOn: Set<String> = []
  }

  private let fileSettings: [String]
  private var blocks: [Block] = []
  /// The blocks that name a file, by the setting and the bytes of the file's path.
  private var naming: [String: [[UInt8]: [Int]]] = [:]
  /// The values of blocks without a setting that names a file, such as a whole project's, by that setting.
  private var common: [String: [String: Value]] = [:]
  /// The settings that may hold for any target, because nothing says for which one they hold.
  package private(set) var ofAnyTarget: Set<String> = []

  /// - Parameters:
  ///   - fileSettings: The settings that name files.
  ///   - path: The path of a file in the project as the value of such a setting has it.
  package init(
    _ settings: BuildSettings, fileSettings: [String], path: (String) -> String = { $0 }
  ) {
    self.fileSettings = fileSettings
    for assignments in settings.blocks {
      var block = Block()
      for (name, all) in Dictionary(grouping: assignments, by: { $0.name }) {
        let values = Set(all.map { $0.value.words })
        block.values[name] = values.count == 1 ? values.first.map { .words($0) } : .several
        if !values.isSubset(of: Self.off) { block.isOn.insert(name) }
        guard fileSettings.contains(name) else { continue }
        for file in Set(values.map { Array(path($0.joined(separator: " ")).utf8) }) {
          naming[name, default: [:]][file, default: []].append(blocks.count)
        }
      }
      blocks.append(block)
      for file in fileSettings where block.values[file] == nil {
        for (name, value) in block.values {
          let known = common[file]?[name] ?? value
          common[file, default: [:]][name] = known == value ? value : .several
        }
      }
      if fileSettings.allSatisfy({ block.values[$0] == nil }) { ofAnyTarget.formUnion(block.isOn) }
    }
  }

  private static let off: Set<[String]> = [[], ["NO"], ["no"], ["false"]]

  /// The files that a setting names.
  package func files(of setting: String) -> some Collection<[UInt8]> {
    (naming[setting] ?? [:]).keys
  }

  /// The indices of the blocks that name a file.
  package func blocks(naming file: [UInt8], by setting: String) -> [Int] {
    naming[setting]?[file] ?? []
  }

  /// The files of the target that a file belongs to.
  package func targetFiles(of setting: String, at file: [UInt8]) -> TargetFiles {
    let own = blocks(naming: file, by: setting).map { blocks[$0] }
    var files = TargetFiles(settings: ofAnyTarget)
    for block in own { files.settings.formUnion(block.isOn) }
    for other in fileSettings where other != setting {
      if case .words(let words)? = Self.common(own.map { $0.values[other] }) {
        files.paths[other] = words.joined(separator: " ")
      }
    }
    return files
  }

  /// The only one of some values.
  private static func common(_ values: [Value?]) -> Value? {
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The only platform of a document that the settings for a file show; nil if they show none, or several.
  ///
  /// A block without a setting has the platform of the blocks for no file, such as a whole project's, if these agree.
  package func target(
    of setting: String, at file: [UInt8], as document: DocumentKind
  ) -> ListTarget? {
    let own = blocks(naming: file, by: setting).map { blocks[$0] }
    let common = common[setting] ?? [:]
    func words(_ name: String) -> [String]? {
      if case .words(let words)? = Self.common(own.map { $0.values[name] ?? common[name] }) {
        words
      } else {
        nil
      }
    }
    let names = document.targets.flatMap { $0.settings.map { $0.name } }
    guard
      let decisive = names.first(where: { name in own.contains { $0.values[name] != nil } })
        ?? names.first(where: { common[$0] != nil }),
      let values = words(decisive)
    else { return nil }
    let shown = document.targets.filter { target in
      values.allSatisfy { value in
        target.settings.contains { $0.name == decisive && $0.values.contains(value) }
      }
    }
    guard !values.isEmpty, shown.count == 1, let target = shown.first else { return nil }
    let oldest = target.oldestReleaseSetting.flatMap(words)?.joined(separator: " ")
    return ListTarget(target.platform, oldest: oldest.flatMap(Version.init(wellFormed:)))
  }
}

extension DocumentKind.Manifest {
  /// The settings of a manifest's targets, one block for each configuration, with what each block shows of where its target
  /// runs; then those outside of the targets, which may hold for any of them.
  ///
  /// - Parameters:
  ///   - files: The fields of a target that name a file, by the setting of the same meaning.
  ///   - isWanted: Whether a setting outside of the targets is one of them.
  package func settings(
    in fields: JSONValue, of document: DocumentKind, files: [(setting: String, fields: [[String]])],
    where isWanted: (String) -> Bool
  ) -> (settings: BuildSettings, targets: [ListTarget?]) {
    let oldest = fields.value(at: oldestReleases)
    var blocks: [[BuildSettings.Assignment]] = []
    var targets: [ListTarget?] = []
    for target in (fields[self.targets]?.members ?? []).map({ $0.value }) {
      let named = files.flatMap { file in
        file.fields.compactMap { field in
          target.value(at: field)?.text.map { BuildSettings.Assignment(name: file.setting, $0) }
        }
      }
      func wanted(_ fields: JSONValue?) -> [BuildSettings.Assignment] {
        (fields?.settings ?? []).filter { isWanted($0.name) }
      }
      let base = named + settings.flatMap { wanted(target.value(at: $0)) }
      let others = configurations.flatMap { target.value(at: $0)?.members ?? [] }.map {
        let own = wanted($0.value)
        let names = Set(own.map { $0.name })
        return base.filter { !names.contains($0.name) } + own
      }
      let shown = listTarget(of: target, oldest: oldest, document)
      blocks += [base] + others
      targets += ([base] + others).map { _ in shown }
    }
    let fileSettings = files.map { $0.setting }
    let common = fields.members.filter { $0.name != self.targets }.flatMap {
      assignments(in: .object([$0])) { isWanted($0) && !fileSettings.contains($0) }
    }
    return (BuildSettings(blocks: blocks + [common]), targets)
  }

  private func assignments(in fields: JSONValue, where isWanted: (String) -> Bool)
    -> [BuildSettings.Assignment]
  {
    fields.members.flatMap { member -> [BuildSettings.Assignment] in
      if isWanted(member.name), let text = member.value.text {
        return [BuildSettings.Assignment(name: member.name, text)]
      }
      return assignments(in: member.value, where: isWanted)
    }
  }

  /// The target's platform and releases; nil if it doesn't state a platform of the document.
  ///
  /// - Parameter oldest: The oldest release for each platform, for targets without one.
  private func listTarget(
    of target: JSONValue, oldest: JSONValue?, _ document: DocumentKind
  ) -> ListTarget? {
    let name = target[platform]?.text
    guard let platform = document.targets.map({ $0.platform }).first(where: { $0.name == name })
    else { return nil }
    let oldest = target[oldestRelease]?.text ?? oldest?[platform.name]?.text
    return ListTarget(platform, oldest: oldest.flatMap(Version.init(wellFormed:)))
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
  /// The words of a setting's value. More than a path has mean nothing to anyone.
  fileprivate var words: [String] {
    let words = scalars.flatMap { $0.plainText?.split(separator: " ") ?? [] }
    let length = words.reduce(0) { $0 + $1.utf8.count + 1 }
    return length > Self.longestSetting ? ["…"] : words.map(String.init)
  }

  private static let longestSetting = 4096
}
