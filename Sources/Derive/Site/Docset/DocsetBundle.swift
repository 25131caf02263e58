import Archive
import JSON
import KeyModel
import Markup
import Text

/// A docset without its pages: the other files that documentation readers such as Dash and Zeal need.
///
/// Source: Kapeli, "Docset Generation Guide"; for Zeal its source, `docset.cpp`.
struct DocsetBundle: Sendable {
  /// The name of the folder without `.docset`, of the archive and of the feed; safe in a URL and on
  /// every file system.
  var name: String
  /// The title that the reader shows.
  var title: String
  /// Identifies this docset; the same for all versions.
  var identifier: String
  /// The word that people type before a colon to search only this docset.
  var keyword: String
  /// The path of the first page among the documents.
  var firstPage: String
  /// The address of the site, ending in a slash, for the link from a page to the same one online;
  /// nil if the address is unknown.
  var baseURL: String?
  /// PNG images of 16 and 32 pixels a side.
  var icons: (small: [UInt8]?, large: [UInt8]?)

  /// The path of a page or a file that pages load.
  func path(ofDocument document: String) -> String {
    file("Contents/Resources/Documents/" + document)
  }

  private func file(_ path: String) -> String { "\(name).docset/\(path)" }

  /// The files that do not depend on the pages, with their paths from the folder above the docset.
  var fixedFiles: [OutputFile] {
    [OutputFile(file("Contents/Info.plist"), text: informationPropertyList.xmlDocument())]
      + [("icon.png", icons.small), ("icon@2x.png", icons.large)].compactMap { name, icon in
        icon.map { OutputFile(file(name), bytes: $0) }
      }
  }

  /// The files that list the docset's contents, for a certain version of it.
  ///
  /// - Throws: A `DocsetIndex.Failure` from SQLite.
  func contentFiles(
    _ entries: [DocsetEntry], version: String
  ) throws(DocsetIndex.Failure) -> [OutputFile] {
    [
      OutputFile(
        file("Contents/Resources/docSet.dsidx"), bytes: try DocsetIndex(entries).database()),
      OutputFile(file("meta.json"), text: metadata(version: version).serialized()),
    ]
  }

  /// Twelve digits that change with the content and with nothing else, so that readers are offered
  /// an update when there is something new, and only then.
  ///
  /// - Parameter documents: The checksum of each document by its path.
  static func version(
    _ documents: [(path: String, checksum: CRC32, size: Int)], _ entries: [DocsetEntry]
  ) -> String {
    let list = documents.sorted { $0.path < $1.path }
      .map { "\($0.checksum.hexadecimal) \($0.size) \($0.path)\n" }
    let rows = entries.map { "\($0.kind.rawValue)\t\($0.name)\t\($0.path)\n" }
    return String(SHA256(of: Array((list + rows).joined().utf8)).hexadecimal.prefix(12))
  }

  /// The feed from which Dash and Zeal learn about a new version; nil without a base URL, because a feed
  /// names the archive by its full address.
  ///
  /// - Parameter archive: The archive's path from the site's root.
  func feed(version: String, archive: String) -> String? {
    guard let baseURL else { return nil }
    var writer = HTMLWriter()
    writer.markup("<entry>\n")
    writer.element("version", version)
    writer.markup("\n")
    writer.element("url", baseURL + relativePath(from: "", to: archive))
    writer.markup("\n</entry>\n")
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

  /// The metadata that Zeal reads besides the property list.
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
