import Archive
import Markup

/// The service worker for reading offline: the list of files to keep, and the theme's code.
///
/// It keeps every page and the files that pages load: the theme's and the search index. Other forms of
/// the same facts (Markdown, JSON, schemas) and the archives are downloads, and would multiply what each
/// reader stores.
struct OfflineWorker {
  /// At the root, because a worker serves the folder it is in.
  static let path = "sw.js"
  /// Files of the theme: the code of the worker, and the script of pages that starts it.
  static let code = "assets/offline-worker.js"
  static let scriptName = "offline.js"
  static let script = "assets/" + scriptName

  /// Lines of a checksum and an address from the site's root, in the order in which they are wanted.
  private let list: [String]
  private let codeAddress: String

  /// A file of the site as the list states it. The checksum distinguishes two contents of one address; it
  /// does not verify what was fetched.
  struct Entry: Sendable {
    var path: String
    var checksum: String
    /// In bytes.
    var size: Int

    /// Nil if the worker does not keep the file.
    init?(_ file: OutputFile) {
      guard rank(of: file.path) != nil || file.path == code else { return nil }
      path = file.path
      checksum = CRC32(of: file.bytes).hexadecimal
      size = file.bytes.count
    }
  }

  /// Takes every file of a site; nil if the theme does not bring the scripts.
  init?(of site: [Entry]) {
    guard let code = site.first(where: { $0.path == Self.code })?.checksum,
      site.contains(where: { $0.path == Self.script })
    else { return nil }
    let wanted = site.compactMap { file in Self.rank(of: file.path).map { ($0, file) } }
    list = wanted.sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map {
      "\($0.1.checksum) \(relativePath(from: "", to: $0.1.path))"
    }
    // With the checksum, a change of the code is a change of the worker.
    codeAddress = "\(Self.code)?\(code)"
  }

  var file: OutputFile {
    OutputFile(
      Self.path,
      text: """
        // Written by docgen: the checksum of each file that is kept for reading without a network.
        const files = `
        \(list.joined(separator: "\n"))
        `;
        // The policy of a site may demand that only a named rule makes addresses of scripts.
        const code = { createScriptURL: () => "\(codeAddress)" };
        importScripts((self.trustedTypes?.createPolicy("docgen-worker", code) ?? code).createScriptURL(""));

        """)
  }

  /// Whether a theme's assets, by their names in its folder, include both scripts.
  static func isServed(by assets: [SourceFile]) -> Bool {
    [code, script].allSatisfy { name in assets.contains { "assets/" + $0.path == name } }
  }

  /// When a file is wanted, lower first: what every page needs, then search, then the pages; nil for
  /// what is not kept.
  private static func rank(of path: String) -> Int? {
    switch path {
    case code, Self.path: nil
    // A large file that only one page loads.
    case CheckerData.path: 1
    case page(.home), page(.notFound), WebManifest.path: 0
    case _ where path.hasPrefix("assets/"): 0
    case page(.search): 1
    case _ where path.hasSuffix(".js") && !path.contains("/"): 1
    // Each key on such a page has its own page.
    case _ where path.hasPrefix(PrintPages.folder + "/"): nil
    case _ where path.hasSuffix(PageFormat.html.suffix): 2
    // Pictures of guides.
    case _ where path.hasPrefix(PageKind.guide.folder + "/") && PictureReading.isPicture(path): 2
    default: nil
    }
  }

  private static func page(_ kind: PageKind) -> String {
    PageFormat.html.file(kind.path)
  }
}
