package import KeyModel

/// The platform and releases on which a product runs, as far as something shows them.
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
  /// The only platform that a list itself shows; nil if it shows none, or several.
  ///
  /// A key that lists for other platforms may have too says less than a value that only one platform's lists have.
  func target(of root: PropertyListDocument.Node, _ point: ExtensionPoint?) -> ListTarget? {
    let stated = targets.filter { target in
      target.marks.contains { $0.value != nil && root.has($0) }
        || point.map { target.isOnly(for: $0) } == true
    }
    let shown =
      stated.isEmpty ? targets.filter { $0.marks.contains(where: root.has) } : stated
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
  init?(wellFormed text: String) {
    self.init(text)
    if components == nil { return nil }
  }
}
