import Archive

/// A file to take away, as the page of downloads lists it.
struct Download: Sendable {
  enum Kind: String {
    case docset, feed, site, schemas, catalogue
    case editorExtension = "editor-extension"
  }

  var kind: Kind
  var path: String
  /// In bytes.
  var size: Int
  var digest: SHA256

  static let folder = "downloads"
  static let site = folder + "/site.tgz"
  static let schemas = folder + "/schemas.zip"
  /// The archives whose names no catalogue changes.
  static let ownFiles = [site, schemas]

  /// The paths of the archives of every site and of the feed.
  static func paths(in context: SiteContext) -> [String] {
    let docset = context.routes.docset
    return [docset + ".tgz"] + ownFiles
      + (context.baseURL == nil ? [] : [docset + ".xml"])
  }
}

extension Download {
  init(_ kind: Kind, _ file: OutputFile) {
    self.init(
      kind: kind, path: file.path, size: file.bytes.count, digest: SHA256(of: file.bytes))
  }
}
