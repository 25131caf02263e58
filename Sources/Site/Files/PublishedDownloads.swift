import Archive
import Digests
import Docset

/// A file to take away, as the page of downloads lists it.
struct Download: Sendable {
  /// The anchor of its heading.
  var id: String
  var path: String
  /// In bytes.
  var size: Int
  var digest: SHA256

  init(_ id: String, _ file: OutputFile) {
    self.id = id
    path = file.path
    size = file.bytes.count
    digest = SHA256(of: file.bytes)
  }

  static let docset = "docset"
  static let feed = "feed"
  static let site = "site"
  static let schemas = "schemas"
  static let catalogue = "catalogue"
}

/// The archives that a site offers, made from its other files.
///
/// No archive holds the folder of archives, because none can hold itself; the archive of the site has
/// the page of downloads without the list of what it does not bring along.
struct PublishedDownloads {
  /// The archives and the feed.
  private(set) var files: [OutputFile] = []
  /// What the page lists, in its order.
  private(set) var list: [Download] = []

  static let folder = "downloads/"

  /// Where the archives and the feed are, if each can be made.
  static func paths(in context: SiteContext) -> [String] {
    let docset = folder + DocsetEdition.name(of: context.catalogue)
    return [docset + ".tgz", docset + ".xml", folder + "site.zip", folder + "schemas.zip"]
  }

  /// An archive that would be too large for its form is left out.
  init(of site: [RenderedFile], docset: DocsetBundle, time: ArchiveTime) {
    let version = docset.version
    if let bytes = try? docset.archive(version: version, time: time) {
      let archive = OutputFile("\(Self.folder)\(docset.name).tgz", bytes: bytes)
      add(Download.docset, archive)
      if let feed = docset.feed(version: version, archive: archive.path) {
        add(Download.feed, OutputFile("\(Self.folder)\(docset.name).xml", text: feed))
      }
    }
    let packed = site.sorted { $0.path < $1.path }.compactMap { file in
      file.packed.map { (path: file.path, content: $0) }
    }
    if let bytes = Self.archive(packed, time) {
      add(Download.site, OutputFile(Self.folder + "site.zip", bytes: bytes))
    }
    let schemas = packed.filter { $0.path.hasPrefix("schemas/") && $0.path.hasSuffix(".json") }
    if let bytes = Self.archive(schemas, time) {
      add(Download.schemas, OutputFile(Self.folder + "schemas.zip", bytes: bytes))
    }
    list += site.compactMap(\.download)
  }

  private mutating func add(_ id: String, _ file: OutputFile) {
    files.append(file)
    list.append(Download(id, file))
  }

  private static func archive(
    _ files: [(path: String, content: PackedContent)], _ time: ArchiveTime
  )
    -> [UInt8]?
  {
    var archive = ZIPArchive(time: time)
    do {
      for file in files { try archive.add(file.path, file.content) }
      return try archive.bytes()
    } catch {
      return nil
    }
  }
}
