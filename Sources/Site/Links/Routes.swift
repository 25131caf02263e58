import Diagnostics
package import KeyModel
import KeySchema
import Text

/// The addresses of everything in a catalogue that has a page or a file: paths from the site's root,
/// those of pages without extension.
package struct Routes: Sendable {
  private var keys: [PropertyPath: String] = [:]
  private var points: [ExtensionPoint.ID: String] = [:]
  private var groups: [KeyGroup.ID: String] = [:]
  private var apis: [String: String] = [:]
  private var codes: [RejectionCode.ID: String] = [:]
  private var capabilities: [String: String] = [:]
  private var platforms: [Platform: String] = [:]
  private var releases: [Platform: [Version: String]] = [:]
  private var pointSchemas: [ExtensionPoint.ID: String] = [:]
  private var platformSchemas: [DocumentKind.ID: [Platform: String]] = [:]
  private var folders: [DocumentKind.ID?: String] = [:]
  /// The path of the docset's archive and feed and of the editor's extension, without ending.
  private(set) var docset = ""
  /// The findings about names that are too similar, each with both entries.
  private(set) var collisions: [Diagnostic] = []

  package init(_ catalogue: Catalogue) {
    var allocator = AddressAllocator()
    for file in PublishedSchemas.ownFiles(of: catalogue) + Download.ownFiles {
      allocator.reserve(file)
    }
    for document in catalogue.documents where catalogue.hasSeveralDocuments {
      let path = catalogue.path(.root, from: document.id)
      folders[path.document] = SiteContext.folder(for: document)
    }
    for key in catalogue.keys {
      _ = address(of: key.path, at: key.location, &allocator)
    }
    for point in catalogue.extensionPoints where points[point.id] == nil {
      points[point.id] = allocator.address(
        for: point.id, in: "extension-points",
        of: .init(name: "the extension point '\(point.id)'", location: point.location))
    }
    for group in catalogue.groups where groups[group.id] == nil {
      groups[group.id] = allocator.address(
        for: group.id, in: "groups",
        of: .init(name: "the group '\(group.id)'", location: group.location))
    }
    for key in catalogue.keys {
      for api in key.apis where apis[api.owner] == nil {
        apis[api.owner] = allocator.address(
          for: api.owner, in: "apis",
          of: .init(name: "the API '\(api.owner)'", location: key.location))
      }
    }
    for code in catalogue.codes where codes[code.id] == nil {
      codes[code.id] = allocator.address(
        for: code.id, in: "codes", of: .init(name: "the code '\(code.id)'", location: code.location)
      )
    }
    // The page of a single key says all that a capability's page could.
    for capability in catalogue.capabilities
    where capability.keys.count + capability.companions.count > 1 {
      let name = capability.name
      capabilities[name] = allocator.address(
        for: name.lowercased().replacing(" ", with: "-"), in: "capabilities",
        of: .init(name: "the capability '\(name)'", location: capability.keys.first?.location))
    }
    for line in catalogue.releases.lines where platforms[line.platform] == nil {
      let name = line.platform.name
      platforms[line.platform] = allocator.address(
        for: name.lowercased(), in: "platforms",
        of: .init(name: "the platform '\(name)'", location: line.location))
    }
    for line in catalogue.releases.lines {
      for version in line.versions where releases[line.platform]?[version] == nil {
        let name = "\(line.platform) \(version)"
        releases[line.platform, default: [:]][version] = allocator.address(
          for: "\(line.platform.name.lowercased())-\(version.text)", in: "releases",
          of: .init(name: "the release '\(name)'", location: line.location))
      }
    }
    for document in catalogue.documents {
      let stem = PublishedSchemas.stem(for: document)
      for line in catalogue.releases.lines
      where platformSchemas[document.id]?[line.platform] == nil {
        platformSchemas[document.id, default: [:]][line.platform] = allocator.address(
          for: "\(stem).\(line.platform.schemaName)", in: "schemas",
          endings: Draft.allCases.map(\.fileSuffix),
          of: .init(name: "the schema of the platform '\(line.platform)'", location: line.location)
        )
      }
    }
    for point in catalogue.extensionPoints where pointSchemas[point.id] == nil {
      pointSchemas[point.id] = allocator.address(
        for: point.id, in: "schemas", endings: Draft.allCases.map(\.fileSuffix),
        of: .init(
          name: "the schema of the extension point '\(point.id)'", location: point.location))
    }
    docset = allocator.address(
      for: catalogue.title.replacing(" ", with: "_"), in: Download.folder,
      endings: [".tgz", ".xml", ".vsix"], of: .init(name: "the docset of '\(catalogue.title)'"))
    collisions = allocator.collisions
  }

  /// The address of a key, or the folder of keys where the path names no key.
  private mutating func address(
    of path: PropertyPath, at location: SourceLocation, _ allocator: inout AddressAllocator
  ) -> String {
    if let known = keys[path] { return known }
    guard let last = path.components.last else { return folder(of: path) }
    let folder = address(of: path.parent ?? path, at: location, &allocator)
    let owner = AddressAllocator.Owner(name: "the key '\(path)'", location: location)
    let address =
      switch last {
      case .name(let name): allocator.address(for: name, in: folder, of: owner)
      case .anyName: allocator.address(for: "_any", isSafe: true, in: folder, of: owner)
      case .element: allocator.address(for: "_item", isSafe: true, in: folder, of: owner)
      }
    keys[path] = address
    return address
  }

  package func page(of key: Key) -> String { page(at: key.path) }

  package func page(at path: PropertyPath) -> String { keys[path] ?? "keys/index" }

  /// The folder of the keys that are in the document of a path.
  private func folder(of path: PropertyPath) -> String { folders[path.document] ?? "keys" }

  /// The list of the keys that are in the document of a path.
  func index(of path: PropertyPath) -> String { folder(of: path) + "/index" }

  package func page(of point: ExtensionPoint) -> String {
    points[point.id] ?? "extension-points/index"
  }

  package func page(of group: KeyGroup) -> String { groups[group.id] ?? "groups/index" }

  /// The rules of a group's keys.
  func rulesPage(of group: KeyGroup) -> String {
    "rules/" + page(of: group).dropFirst("groups/".count)
  }

  /// The page of a type or function, by its name.
  package func page(ofAPI owner: String) -> String { apis[owner] ?? "apis/index" }

  package func page(of code: RejectionCode.ID) -> String { codes[code] ?? "codes/index" }

  /// Nil where the capability has no page.
  func page(ofCapability name: String) -> String? { capabilities[name] }

  package func page(of platform: Platform) -> String { platforms[platform] ?? "platforms/index" }

  /// What each release of a platform changed, in order.
  package func differencesPage(of platform: Platform) -> String {
    page(of: platform) + "/differences"
  }

  package func page(of platform: Platform, release version: Version) -> String {
    releases[platform]?[version] ?? "releases/index"
  }

  /// The file name of an extension point's schema, without the ending of its draft.
  func schemaName(of point: ExtensionPoint) -> String {
    pointSchemas[point.id].map(Self.withoutFolder) ?? ""
  }

  /// The file name of a platform's schema, without the ending of its draft.
  func schemaName(of platform: Platform, in document: DocumentKind) -> String {
    platformSchemas[document.id]?[platform].map(Self.withoutFolder) ?? ""
  }

  /// The docset's name in files and addresses. Readers make a title of it, with spaces for `_`.
  var docsetName: String { String(docset.dropFirst(Download.folder.count + 1)) }

  private static func withoutFolder(_ address: String) -> String {
    String(address.dropFirst("schemas/".count))
  }
}
