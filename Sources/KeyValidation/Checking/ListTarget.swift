package import JSON
package import KeyModel

/// Where a product runs, as far as something shows it.
package struct ListTarget: Hashable, Sendable {
  package var platform: Platform
  /// The oldest release; nil if it is unknown.
  package var oldest: Version?

  package init(_ platform: Platform, oldest: Version? = nil) {
    self.platform = platform
    self.oldest = oldest
  }
}

extension DocumentKind {
  /// The only platform that a list itself shows; nil if there is none, or another one as well.
  func target(of root: PropertyListDocument.Node, _ point: ExtensionPoint?) -> ListTarget? {
    let shown = targets.filter { target in
      target.marks.contains(where: root.has) || point.map { target.isOnly(for: $0) } == true
    }
    guard shown.count == 1, let target = shown.first else { return nil }
    let oldest = target.oldestRelease.flatMap { root.text(at: $0) }
    return ListTarget(target.platform, oldest: oldest.flatMap(Version.init(wellFormed:)))
  }

  /// The release whose kit built a list for a platform; nil if the list doesn't say it.
  func sdk(of root: PropertyListDocument.Node, for platform: Platform) -> Release? {
    guard let target = targets.first(where: { $0.platform == platform }),
      let text = target.sdk.flatMap({ root.text(at: $0) })
    else { return nil }
    let number = text.drop { !("0"..."9").contains($0) }
    return Version(wellFormed: String(number)).map { Release(platform, $0) }
  }

  /// The settings that say for which platform a file is, and which file.
  package var namesOfTargetSettings: Set<String> {
    Set(
      targets.flatMap { $0.settings.map { $0.name } }
        + targets.compactMap { $0.oldestReleaseSetting }
        + [build?.settings?.file].compactMap { $0 })
  }

  /// The only platform that the settings for a file show; nil if they show none, or several.
  ///
  /// A block without a setting has the one of blocks for no file, such as those of a whole project, if these agree.
  package func target(
    in settings: BuildSettings, of name: String, where isFile: (String) -> Bool
  ) -> ListTarget? {
    let blocks = settings.words
    let own = blocks.filter { $0.names(name, isFile) }
    let common = blocks.filter { $0[name] == nil }
    func words(_ name: String) -> [String]? {
      let found = own.map { block in
        block[name] ?? common.compactMap { $0[name] }.reduce(into: []) { $0.formUnion($1) }
      }
      let all = found.reduce(into: Set<[String]>()) { $0.formUnion($1) }
      // Where configurations differ, nothing is certain.
      guard all.count == 1, found.allSatisfy({ !$0.isEmpty }) else { return nil }
      return all.first
    }
    let names = targets.flatMap { $0.settings.map { $0.name } }
    guard
      let decisive = names.first(where: { name in own.contains { $0[name] != nil } })
        ?? names.first(where: { name in common.contains { $0[name] != nil } }),
      let values = words(decisive)
    else { return nil }
    let shown = targets.filter { target in
      values.allSatisfy { value in
        target.settings.contains { $0.name == decisive && $0.values.contains(value) }
      }
    }
    guard !values.isEmpty, shown.count == 1, let target = shown.first else { return nil }
    let oldest = target.oldestReleaseSetting.flatMap(words)?.joined(separator: " ")
    return ListTarget(target.platform, oldest: oldest.flatMap(Version.init(wellFormed:)))
  }
}

extension DocumentKind {
  /// The only platform of some targets in a manifest; nil if one of them doesn't state it.
  package func target(
    of chosen: [JSONValue], in manifest: Manifest, _ fields: JSONValue
  ) -> ListTarget? {
    let shown = Set(
      chosen.map { target -> ListTarget? in
        let name = target[manifest.platform]?.text
        guard let platform = targets.map({ $0.platform }).first(where: { $0.name == name }) else {
          return nil
        }
        let oldest =
          target[manifest.oldestRelease]?.text
          ?? fields.value(at: manifest.oldestReleases + [platform.name])?.text
        return ListTarget(platform, oldest: oldest.flatMap(Version.init(wellFormed:)))
      })
    return shown.count == 1 ? shown.first ?? nil : nil
  }
}

extension DocumentKind.Target {
  /// Whether products of this platform alone can have an extension of a kind.
  fileprivate func isOnly(for point: ExtensionPoint) -> Bool {
    let platforms = Set(point.platforms)
    return platforms.contains(platform) && platforms.isSubset(of: [platform] + including)
  }
}

extension Version {
  /// Nil for a text that is not a version.
  fileprivate init?(wellFormed text: String) {
    self.init(text)
    if components == nil { return nil }
  }
}
