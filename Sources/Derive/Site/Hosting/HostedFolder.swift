import Markup
import Text

/// A folder as a host serves it: a site, or the folder with all editions of one.
struct HostedFolder: Sendable {
  /// The path at the host, which begins and ends with a slash, encoded for addresses.
  var path: String
  /// The former addresses, each with the page that is there now; paths from the folder on, without ending.
  var moved: [Move]
  /// Whether a page runs the checker.
  var checksFiles: Bool

  struct Move: Hashable, Sendable {
    var address: String
    var page: String

    var file: String { PageFormat.html.file(address) }
  }

  /// - Parameter baseURL: The folder's address, ending in a slash; nil if unknown.
  init(baseURL: String?, moved: [Move], checksFiles: Bool) {
    path = baseURL.flatMap { url in url.hostInWeb.map { String(url[$0.endIndex...]) } } ?? "/"
    self.moved = moved
    self.checksFiles = checksFiles
  }

  init(_ context: SiteContext) {
    self.init(
      baseURL: context.baseURL, moved: MovedPage.moves(in: context),
      checksFiles: context.offersChecker)
  }

  /// The path as a server has it after decoding a request.
  var decodedPath: String { percentDecoded(path[...], isStrict: false) ?? path }

  /// The address of a file from the root of the host.
  func address(of file: String) -> String { path + relativePath(from: "", to: file) }

  /// The address of the page that is at a former address.
  func target(of move: Move) -> String { address(of: PageFormat.html.file(move.page)) }
}

extension MovedPage {
  /// All former addresses with their pages.
  static func moves(in context: SiteContext) -> [HostedFolder.Move] {
    all(in: context).map { HostedFolder.Move(address: $0.address, page: $0.page.path) }
  }
}
