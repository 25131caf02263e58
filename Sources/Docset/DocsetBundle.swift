public import Archive
import Diagnostics
import Digests
import JSON
import KeyModel
import Markup

/// A docset: pages with an index, as the documentation readers Dash and Zeal open them.
///
/// Source: Kapeli, "Docset Generation Guide"; for Zeal its source, `docset.cpp`.
public struct DocsetBundle: Sendable {
  /// The name of the folder without `.docset`, of the archive and of the feed; safe in a URL and on
  /// every file system.
  public var name: String
  /// What the reader shows.
  public var title: String
  /// Tells this docset from all others; stays through all versions.
  public var identifier: String
  /// What a reader types before a colon to search in this docset alone.
  public var keyword: String
  /// The path of the first page among the documents.
  public var firstPage: String
  /// Where the site is served, ending in a slash, for the way from a page to the same one online;
  /// nil where nobody knows.
  public var baseURL: String?
  public var entries: [DocsetEntry]
  /// Pages and what they load, by their path.
  public var documents: [(path: String, bytes: [UInt8])]
  /// PNG images of 16 and 32 pixels a side.
  public var icons: (small: [UInt8]?, large: [UInt8]?)

  public init(
    name: String, title: String, identifier: String, keyword: String, firstPage: String,
    baseURL: String?, entries: [DocsetEntry], documents: [(path: String, bytes: [UInt8])],
    icons: (small: [UInt8]?, large: [UInt8]?)
  ) {
    self.name = name
    self.title = title
    self.identifier = identifier
    self.keyword = keyword
    self.firstPage = firstPage
    self.baseURL = baseURL
    self.entries = entries
    self.documents = documents
    self.icons = icons
  }

  /// Twelve digits that change with the content and with nothing else, so that readers are offered
  /// an update when there is something new, and only then.
  public var version: String {
    let list = documents.map { "\(SHA256(of: $0.bytes).hexadecimal)  \($0.path)\n" }
    let rows = entries.map { "\($0.kind.rawValue)\t\($0.name)\t\($0.path)\n" }
    return String(SHA256(of: Array((list + rows).joined().utf8)).hexadecimal.prefix(12))
  }

  /// Every file with its path from the docset's folder on.
  ///
  /// Throws where SQLite does.
  public func files(version: String) throws -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = [
      ("Contents/Info.plist", Array(informationPropertyList.xmlDocument().utf8)),
      ("Contents/Resources/docSet.dsidx", try DocsetIndex(entries).database()),
      ("meta.json", Array(metadata(version: version).serialized().utf8)),
    ]
    if let icon = icons.small { files.append(("icon.png", icon)) }
    if let icon = icons.large { files.append(("icon@2x.png", icon)) }
    files += documents.map { ("Contents/Resources/Documents/" + $0.path, $0.bytes) }
    return files.sorted { $0.path < $1.path }
  }

  /// The docset's folder as a gzipped tar archive, the form that feeds lead to.
  ///
  /// Throws where SQLite does, or where the docset is too large for the archive.
  public func archive(version: String, time: ArchiveTime) throws -> [UInt8] {
    var archive = TarArchive(time: time)
    for file in try files(version: version) {
      try archive.add("\(name).docset/\(file.path)", file.bytes)
    }
    return try gzipped(archive.bytes)
  }

  /// The feed that tells Dash and Zeal of a new version; nil without a base URL, because a feed
  /// names the archive by its full address.
  ///
  /// - Parameter archive: the archive's path from the site's root.
  public func feed(version: String, archive: String) -> String? {
    guard let baseURL else { return nil }
    var writer = HTMLWriter()
    writer.markup("<entry>\n<version>")
    writer.text(version)
    writer.markup("</version>\n<url>")
    writer.text(baseURL + relativePath(from: "", to: archive))
    writer.markup("</url>\n</entry>\n")
    return writer.string
  }

  private var informationPropertyList: PropertyListValue {
    var entries: [PropertyListValue.Entry] = [
      .init("CFBundleIdentifier", .string(identifier)),
      .init("CFBundleName", .string(title)),
      .init("DocSetPlatformFamily", .string(keyword)),
      .init("DashDocSetFamily", "dashtoc"),
      .init("DashDocSetKeyword", .string(keyword)),
      .init("dashIndexFilePath", .string(firstPage)),
      .init("isDashDocset", true),
      // The pages have no scripts.
      .init("isJavaScriptEnabled", false),
    ]
    if let baseURL { entries.append(.init("DashDocSetFallbackURL", .string(baseURL))) }
    return .dictionary(entries)
  }

  /// What Zeal knows of a docset beside its property list.
  private func metadata(version: String) -> JSONValue {
    var metadata: JSONValue = [
      "name": .string(name), "title": .string(title), "version": .string(version),
    ]
    if let baseURL {
      metadata.append(
        "feed_url", .string(baseURL + relativePath(from: "", to: "downloads/\(name).xml")))
    }
    return metadata
  }
}
