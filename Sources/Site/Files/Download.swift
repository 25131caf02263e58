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

  /// Where the archives of every site and the feed are.
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

/// A download that is written in pieces, with what the page of downloads says of it.
struct GrowingDownload {
  private let kind: Download.Kind
  let path: String
  private let file: any GrowingFile
  private var size = 0
  private var digest = SHA256.Running()

  init(_ kind: Download.Kind, _ path: String, in sink: any FileSink) {
    self.kind = kind
    self.path = path
    file = sink.begin(path)
  }

  mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    file.append(bytes)
    digest.update(bytes)
    size += bytes.count
  }

  mutating func finish() -> Download {
    file.finish()
    return Download(kind: kind, path: path, size: size, digest: digest.finish())
  }

  func discard() { file.discard() }
}
