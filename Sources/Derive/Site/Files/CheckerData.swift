import Archive
import KeyModel
import Text

/// The module that the page of a site loads, and the documents that it reads.
struct CheckerModule {
  let bytes: [UInt8]
  let documents: [DocumentKind]

  /// The larger module only where a document needs it; nil where no module reads any document.
  init?(of input: SiteInput) {
    let all = input.catalogue.documents
    let plain = all.filter { ![.yaml, .toml].contains($0.format) }
    let larger = plain.count < all.count ? input.largerChecker : nil
    guard let bytes = larger ?? input.checker else { return nil }
    self.bytes = bytes
    documents = larger == nil ? plain : all
    if documents.isEmpty { return nil }
  }
}

/// The script with what the checker in a page needs: its module and the catalogue.
///
/// A page that is opened as a file may load nothing but scripts, so both are text in a call.
struct CheckerData {
  /// The module.
  var module: [UInt8]
  /// The part of the catalogue that a check needs, in JSON.
  var catalogue: [UInt8]

  static let path = "assets/checker-data.js"

  /// The theme's files that only the page with the checker loads.
  static let assets = [
    "checker.js", "check-files.js", "check-view.js", "check-page.js", "check.css", "home.js",
  ]

  /// Whether a theme's assets include the scripts.
  static func isServed(by assets: [SourceFile]) -> Bool {
    Self.assets.allSatisfy { name in assets.contains { $0.path == name } }
  }

  /// The call that hands both to `checker.js`. Base 64 needs no escape in a string.
  var script: [UInt8] {
    // The smallest, because it is most of what a reader waits for.
    let compressor = Compressor(level: 12)
    let (module, catalogue) = (compressor.gzipped(module), compressor.gzipped(catalogue))
    return Array("docgenCheckerData({module: \"".utf8) + Base64.encoded(module)
      + Array("\", catalogue: \"".utf8) + Base64.encoded(catalogue) + Array("\"});\n".utf8)
  }
}
