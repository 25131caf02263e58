package import KeyModel

/// Where each thing of a catalogue has its page: paths from the site's root, without extension.
package struct Routes: Sendable {
  private var keys: [PropertyPath: String] = [:]
  private var points: [ExtensionPoint.ID: String] = [:]
  private var schemas: [ExtensionPoint.ID: String] = [:]
  private var groups: [KeyGroup.ID: String] = [:]

  package init(_ catalogue: Catalogue) {
    // The site's own schemas.
    var taken: Set<String> = [
      "schemas/" + PublishedSchemas.stem(for: catalogue.document).lowercased(),
      "schemas/catalogue", "schemas/catalog",
    ]
    func unique(_ path: String) -> String {
      var candidate = path
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(path)-\(number)"
        number += 1
      }
      return candidate
    }
    for key in catalogue.keys where keys[key.path] == nil {
      let names = key.path.components.map { component in
        switch component {
        case .name(let name): safeFileName(name)
        case .anyName: "_any"
        case .element: "_item"
        }
      }
      // Deep paths must not exceed what a file system allows; a long name is cut above.
      keys[key.path] = unique("keys/" + names.joined(separator: "/"))
    }
    for point in catalogue.extensionPoints where points[point.id] == nil {
      points[point.id] = unique("extension-points/" + safeFileName(point.id))
      schemas[point.id] = String(
        unique("schemas/" + safeFileName(point.id)).dropFirst("schemas/".count))
    }
    for group in catalogue.groups where groups[group.id] == nil {
      groups[group.id] = unique("groups/" + safeFileName(group.id))
    }
  }

  package func page(of key: Key) -> String { keys[key.path] ?? "keys/index" }

  package func page(of point: ExtensionPoint) -> String {
    points[point.id] ?? "extension-points/index"
  }

  package func page(of group: KeyGroup) -> String { groups[group.id] ?? "groups/index" }

  package func page(of platform: Platform) -> String {
    "platforms/" + safeFileName(platform.name.lowercased())
  }

  /// What each release of a platform changed, in order.
  package func differencesPage(of platform: Platform) -> String {
    page(of: platform) + "/differences"
  }

  package func page(of platform: Platform, release version: Version) -> String {
    "releases/" + safeFileName("\(platform.name.lowercased())-\(version.text)")
  }

  /// The schema of one extension point.
  package func schemaName(of point: ExtensionPoint) -> String {
    schemas[point.id] ?? safeFileName(point.id)
  }
}
