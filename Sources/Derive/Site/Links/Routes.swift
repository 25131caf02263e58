import Diagnostics
package import KeyModel
import KeySchema
import Markup
import Text

/// The addresses of everything in a catalogue that has a page or a file: paths from the site's root,
/// those of pages without extension.
package struct Routes: Sendable {
  private var keys: [PropertyPath: String] = [:]
  /// By the name of the kind of page, then by the subject's id.
  private var subjects: [String: [String: String]] = [:]
  /// The places of the APIs without their own page, in the list of APIs.
  private var apiPlaces: [String: Place] = [:]
  /// The places of releases, by platform and release.
  private var releasePlaces: [String: Place] = [:]
  private var pointSchemas: [ExtensionPoint.ID: String] = [:]
  private var folders: [DocumentKind.ID?: String] = [:]
  /// The path of the docset's archive and feed and of the editor's extension, without ending.
  private(set) var docset = ""
  /// Findings about names that are too similar, each with both entries.
  private(set) var collisions: [Diagnostic] = []

  package init(_ catalogue: Catalogue) { self.init(SiteSubjects(catalogue)) }

  init(_ all: SiteSubjects) {
    let catalogue = all.catalogue
    var allocator = AddressAllocator()
    for file in PublishedSchemas.ownFiles(of: catalogue) + Download.ownFiles {
      allocator.reserve(file)
    }
    for document in catalogue.documents where catalogue.hasSeveralDocuments {
      let path = catalogue.path(.root, from: document.id)
      folders[path.document] = allocator.folder(
        for: document.id, besides: Self.ownNames, of: .init(name: "the document '\(document.id)'"))
    }
    for key in catalogue.keys {
      _ = address(of: key.path, at: key.location, &allocator)
    }
    for kind in PageKind.all {
      for subject in kind.subjects(all) where subjects[kind.name]?[subject.id] == nil {
        subjects[kind.name, default: [:]][subject.id] = allocator.address(
          for: subject.fileName, in: kind.folder,
          of: .init(name: "the \(kind.name) '\(subject.title)'", location: subject.location))
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
    for (number, part) in APIPages.parts(all.apis).enumerated() {
      let page = LongList.path(PageKind.apis.path, part: number)
      var ids = ElementIDs()
      for owner in part where !owner.hasPage {
        apiPlaces[owner.name] = Place(page, fragment: ids.heading(owner.name))
      }
    }
    for history in all.histories { note(history) }
    for release in all.releases { note(release) }
  }

  /// Gives out the places of a platform's releases on its own page.
  private mutating func note(_ history: ReleaseHistory) {
    let platform = history.platform
    for (number, part) in history.partsOfPage.enumerated() {
      let page = LongList.path(page(of: platform), part: number)
      var ids = ElementIDs()
      for release in part {
        releasePlaces[Self.id(platform, release.version)] = Place(
          page, fragment: ids.heading("\(platform) \(release.version)"))
      }
    }
  }

  /// Gives out the places of a major release's page: the headings have the name of the first of its platforms.
  private mutating func note(_ release: (platforms: [Platform], major: ReleaseHistory.Major)) {
    guard let first = release.platforms.first,
      let page = page(.release, of: Self.id(first, release.major))
    else { return }
    var places: [Version: Place] = [:]
    for (number, part) in LongList.divided(release.major.rows, rows: { _ in 1 }).enumerated() {
      var ids = ElementIDs()
      for (version, _) in part.runs(by: \.version) {
        let id = ids.heading("\(first) \(version)")
        places[version] =
          places[version] ?? Place(LongList.path(page, part: number), fragment: id)
      }
    }
    for platform in release.platforms {
      for (version, place) in places { releasePlaces[Self.id(platform, version)] = place }
    }
  }

  /// The address of a key, or the folder of keys where the path names no key.
  private mutating func address(
    of path: PropertyPath, at location: SourceLocation, _ allocator: inout AddressAllocator
  ) -> String {
    if let known = keys[path] { return known }
    guard let last = path.components.last else { return folder(of: path) }
    let folder =
      path.isShape
      ? folderOfShapes(path.document) : address(of: path.parent ?? path, at: location, &allocator)
    let owner = AddressAllocator.Owner(name: "the key '\(path)'", location: location)
    let address =
      switch last {
      case .name(let name), .shape(let name): allocator.address(for: name, in: folder, of: owner)
      case .anyName: allocator.address(for: "_any", isSafe: true, in: folder, of: owner)
      case .element: allocator.address(for: "_item", isSafe: true, in: folder, of: owner)
      }
    keys[path] = address
    return address
  }

  /// The names at the site's root that no document's folder may have, in lower case.
  static let ownNames = Set(
    PageKind.all.map(\.folder) + ["assets", PrintPages.folder, LongList.folder]
      + Site.filesAtRoot)

  /// The page of a kind about a subject, by its id; nil if there is none.
  func page(_ kind: PageKind, of subject: String) -> String? {
    subjects[kind.name]?[subject]
  }

  package func page(of key: Key) -> String { page(at: key.path) }

  package func page(at path: PropertyPath) -> String { keys[path] ?? PageKind.keys.path }

  /// The addresses that a key's page had under its former names, where those had a page.
  func formerPages(of key: Key) -> [String] {
    let page = page(of: key)
    guard let slash = page.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return key.formerNames.map { page[...slash] + safeFileName($0) }.filter { $0 != page }
  }

  /// The folder of the keys that are in the document of a path.
  private func folder(of path: PropertyPath) -> String {
    folders[path.document] ?? PageKind.key.folder
  }

  /// The folder of a document's shapes, which no key's page can be in.
  private func folderOfShapes(_ document: DocumentKind.ID?) -> String {
    let folder = PageKind.shapes.folder
    return folders.isEmpty ? folder : folder + "/" + self.folder(of: PropertyPath([], in: document))
  }

  /// The list of the keys that are in the document of a path.
  func index(of path: PropertyPath) -> String { folder(of: path) + "/index" }

  package func page(of point: ExtensionPoint) -> String {
    page(.extensionPoint, of: point.id) ?? PageKind.extensionPoints.path
  }

  package func page(of group: KeyGroup) -> String {
    page(.group, of: group.id) ?? PageKind.groups.path
  }

  /// The place of a type or function, by its name: its own page, or a part of the list.
  package func place(ofAPI owner: String) -> Place {
    page(.api, of: owner).map { Place($0) }
      ?? apiPlaces[owner] ?? Place(PageKind.apis.path)
  }

  package func page(of code: RejectionCode.ID) -> String {
    page(.code, of: code) ?? PageKind.codes.path
  }

  /// Nil where the capability has no page.
  func page(ofCapability name: String) -> String? { page(.capability, of: name) }

  package func page(of platform: Platform) -> String {
    page(.platform, of: platform.name) ?? PageKind.platforms.path
  }

  /// The place of a release: a part of its major release's page if that has one, or else of its platform's.
  package func place(of platform: Platform, release version: Version) -> Place {
    releasePlaces[Self.id(platform, version)] ?? Place(page(of: platform))
  }

  /// A release's id, which is the same for `8` and `8.0`.
  static func id(_ platform: Platform, _ version: Version) -> String {
    "\(platform.name)\n\(version.significant.map { "\($0)" } ?? version.text)"
  }

  /// The id of a major release.
  static func id(_ platform: Platform, _ major: ReleaseHistory.Major) -> String {
    id(platform, major.name)
  }

  private static func id(_ platform: Platform, _ major: String) -> String {
    "\(platform.name)\n\(major)"
  }

  /// The file name of an extension point's schema, without the ending of its draft.
  func schemaName(of point: ExtensionPoint) -> String {
    pointSchemas[point.id].map(Self.withoutFolder) ?? ""
  }

  /// The docset's name in files and addresses. Readers make a title of it, with spaces for `_`.
  var docsetName: String { String(docset.dropFirst(Download.folder.count + 1)) }

  private static func withoutFolder(_ address: String) -> String {
    String(address.dropFirst("schemas/".count))
  }
}
